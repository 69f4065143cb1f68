import { flatten, Interner, Paths, serialize } from './inline.ts';
import { type DiffNode, parse } from './parse.ts';
import { kindOf } from './tags.ts';

const TAG = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const OURS = / data-(?:diff-before|diff|change)="[^"]*"/g;

const asText = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

interface Open {
  readonly action: 'keep' | 'drop' | 'unwrap';
  readonly inline: boolean;
  /** Length of the output after the opening tag, and before it. */
  readonly from: number;
  readonly outer: number;
  /** Something inside was dropped: an element left empty by that goes too. */
  robbed: boolean;
}

/** Takes one side out of joined HTML: `before` rejects every change, `after` accepts every change. */
export function resolveHtml(joined: string, side: 'before' | 'after'): string {
  const dropped = side === 'before' ? 'ins' : 'del';
  const stack: Open[] = [];
  let html = '';
  let at = 0;
  let dropping = 0;
  for (const match of joined.matchAll(TAG)) {
    const [tag, slash, rawName = '', attributes = ''] = match;
    const { index } = match;
    if (dropping === 0) html += joined.slice(at, index);
    at = index + tag.length;
    const name = rawName.toLowerCase();
    const kind = kindOf(name);
    if (slash) {
      const open = stack.pop();
      if (open?.action === 'drop') dropping--;
      if (dropping > 0 || open?.action !== 'keep') continue;
      if (open.robbed && open.inline && html.length === open.from) html = html.slice(0, open.outer);
      else html += tag;
      continue;
    }
    const ours = / data-diff="(\w+)"/.exec(attributes)?.[1];
    const marked = ours !== undefined && ours === name;
    const action = ours === dropped ? 'drop' : marked ? 'unwrap' : 'keep';
    const outer = html.length;
    if (action === 'drop') {
      for (const open of stack) open.robbed = true;
    } else if (action === 'keep' && dropping === 0) {
      const restored = side === 'before' ? / data-diff-before="([^"]*)"/.exec(attributes)?.[1] : undefined;
      html += restored === undefined ? (ours === undefined ? tag : tag.replace(OURS, '')) : asText(restored);
    }
    if (kind === 'void-block' || kind === 'void-inline') continue;
    if (action === 'drop') dropping++;
    stack.push({ action, inline: kind === 'inline', from: html.length, outer, robbed: false });
  }
  return html + joined.slice(at);
}

/** HTML in the one spelling the comparison works on: what `resolveHtml` gives equals this, for either side. */
export function normalizeHtml(html: string): string {
  const paths = new Paths();
  const write = (node: DiffNode): string => {
    if (node.name === '' && node.children.length === 0) {
      return serialize(flatten(node.html, paths, node.preformatted), paths);
    }
    const close = node.name === '' || kindOf(node.name) === 'void-block' ? '' : `</${node.name}>`;
    return node.open + node.children.map(write).join('') + close;
  };
  return write(parse(html, new Interner(), { case: false, space: false, format: false }));
}
