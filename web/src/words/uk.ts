export default import.meta.glob<string>(
  ['../../../src/magnate/locale/uk/*.ftl', '!**/terminal*.ftl', '!**/errors.ftl'],
  { eager: true, query: '?raw', import: 'default' },
);
