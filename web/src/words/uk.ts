export default import.meta.glob<string>(
  '../../../src/magnate/locale/uk/{core,lobby-*,web,web-{end,guide,motion,pages}}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
