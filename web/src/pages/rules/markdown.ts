// As much of Markdown as the rules are written in: headings, paragraphs, lists, tables, and within
// a line emphasis, code and numbers of rules.

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'rule'; text: string; id: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

/** A point of a list; many are rules, with a number that one can point to. */
export interface Item {
  id: string;
  blocks: Block[];
}

const BULLET = /^(?:[-*]|\d+\.) /;
const RULE = '[A-Z]{2,3}-\\d+(?:\\.\\d+)?';
const OWN_NUMBER = new RegExp(`^\\*\\*(${RULE})\\*\\*\\s*`);
const SPAN = new RegExp(
  [
    '\\*\\*(?<strong>[^*]+)\\*\\*',
    '\\*(?<em>[^*]+)\\*',
    '`(?<code>[^`]+)`',
    '\\[(?<label>[^\\]]+)\\]\\([^)]+\\)',
    `(?<rule>\\b${RULE})\\b`,
  ].join('|'),
  'g',
);

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > at) spans.push({ kind: 'text', text: text.slice(at, found.index) });
    at = found.index + found[0].length;
    const { strong, em, code, label, rule } = found.groups!;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (em) spans.push({ kind: 'em', text: em });
    else if (code) spans.push({ kind: 'code', text: code });
    else if (rule) spans.push({ kind: 'rule', text: rule, id: rule });
    else spans.push({ kind: 'text', text: label! }); // to other documents, which aren't here
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

export function blocksOf(text: string): Block[] {
  return read(text.split('\n'));
}

function read(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#+) (.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      const title = heading[2]!;
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length,
        id: slug(title),
        spans: spansOf(title),
      });
      at += 1;
    } else if (line.startsWith('|')) {
      const rows: string[] = [];
      while (lines[at]?.startsWith('|')) rows.push(lines[at++]!);
      blocks.push({ kind: 'table', head: cells(rows[0]!), rows: rows.slice(2).map(cells) });
    } else if (BULLET.test(line)) {
      const ordered = /^\d/.test(line);
      const items: Item[] = [];
      while (at < lines.length && BULLET.test(lines[at]!)) {
        const [body, next] = pointAt(lines, at);
        items.push(body);
        at = next;
      }
      blocks.push({ kind: 'list', ordered, items });
    } else {
      const words: string[] = [];
      while (lines[at]?.trim() && !/^[#|]/.test(lines[at]!) && !BULLET.test(lines[at]!)) {
        words.push(lines[at++]!.trim());
      }
      blocks.push({ kind: 'paragraph', spans: spansOf(words.join(' ')) });
    }
  }
  return blocks;
}

/** A point of a list, with all that is indented under it, and the line after it. */
function pointAt(lines: string[], first: number): [Item, number] {
  const mark = BULLET.exec(lines[first]!)![0].length;
  const body = [lines[first]!.slice(mark)];
  let at = first + 1;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const inside = line.startsWith(' '.repeat(mark));
    const blankBefore = !lines[at - 1]!.trim();
    if (inside) body.push(line.slice(mark));
    else if (!line.trim()) body.push('');
    else if (blankBefore || BULLET.test(line) || /^[#|]/.test(line)) break;
    else body.push(line);
  }
  const own = OWN_NUMBER.exec(body[0]!);
  if (own) body[0] = body[0]!.slice(own[0].length);
  return [{ id: own?.[1] ?? '', blocks: read(body) }, at];
}

export const plain = (spans: Span[]): string => spans.map((span) => span.text).join('');

/** All words of some blocks, for searching. */
export function wordsIn(blocks: Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => wordsIn(item.blocks)).join(' ');
      if (block.kind === 'table') {
        return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
      }
      return plain(block.spans);
    })
    .join(' ');
}
