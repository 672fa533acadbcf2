export default import.meta.glob<string>(
  '../../../src/magnate/locale/de/{core,lobby-*,web,web-{end,guide,motion,pages}}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);
