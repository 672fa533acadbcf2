// TypeScript types of a game's messages, from the schema that `magnate schema GAME` prints, or of
// what the server sends and gets whatever the game, from the one of `server_schema.py`.
// Reads it from standard input and writes the types to standard output.

import { compile } from 'json-schema-to-typescript';

const pascal = (name) =>
    name.replace(/(^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, __, c) => c.toUpperCase());
const union = (names) => names.map((name) => JSON.stringify(name)).join(' | ') || 'never';

const PLAIN = 'number';

/** Name the domains, and write tuples as the generator understands them. */
function prepared(node) {
    if (Array.isArray(node)) return node.map(prepared);
    if (node === null || typeof node !== 'object') return node;
    const { domain, prefixItems, $ref, ...rest } = node;
    const out = Object.fromEntries(
        Object.entries(rest).map(([key, value]) => [key, prepared(value)]),
    );
    // of the server's own types, whose view is left open, the name of the definition says enough
    if (out.title?.includes?.('[dict')) delete out.title;
    if ($ref) out.$ref = $ref.replace('#/$defs/', '#/definitions/');
    if (typeof domain === 'string' && domain !== PLAIN) out.tsType = pascal(domain);
    if (prefixItems) {
        out.items = prefixItems.map(prepared);
        out.additionalItems = false;
        out.minItems = out.maxItems = prefixItems.length;
    }
    if (out.type === 'object' && out.properties && out.additionalProperties === undefined) {
        out.additionalProperties = false;
    }
    return out;
}

let text = '';
for await (const chunk of process.stdin) text += chunk;
const schema = JSON.parse(text);
const ofGame = 'game' in schema;
const roots = {
    title: ofGame ? 'Sent' : 'ServerTypes',
    type: 'object',
    properties: ofGame
        ? { message: prepared(schema.message), blocked: prepared(schema.blocked) }
        : Object.fromEntries(
              Object.keys(schema.components).map((name) => [
                  name,
                  { $ref: `#/definitions/${name}` },
              ]),
          ),
    additionalProperties: false,
    definitions: prepared(schema.components),
};
roots.required = Object.keys(roots.properties);
const types = await compile(roots, roots.title, { bannerComment: '', format: false });

console.log(`// Made from the schema of ${schema.game ?? 'the server'}; don't edit.\n`);
for (const [name, { texts }] of Object.entries(schema.domains ?? {})) {
    if (name === PLAIN) continue;
    const values = texts.length && texts.length <= 40 ? `: ${texts.join(', ')}` : '';
    console.log(`/** ${name}${values} */\nexport type ${pascal(name)} = number;`);
}
if (ofGame) {
    console.log(`export type ActionKind = ${union(schema.actions.map((kind) => kind.name))};`);
    console.log(`export type FactKey = ${union(schema.facts.map((kind) => kind.key))};`);
    console.log(`export type NumberName = ${union(Object.keys(schema.numbers))};\n`);
} else {
    console.log(
        'export type Seat = number;\nexport type ActionKind = string;\nexport type FactKey = string;\n',
    );
}
console.log(types);
