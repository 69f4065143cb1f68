import type { Comparison, JoinedNode } from './compare.ts';
import type { DiffNode } from './parse.ts';
import { Renderer } from './render.ts';

/** One line of two columns. A side that has nothing here is null. */
export interface DiffRow {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before: string | null;
  readonly after: string | null;
  /** Both in one, for narrow places. */
  readonly joined: string;
  /** Number of the last change up to here, and how many of them are in this row. */
  readonly lastChange: number;
  readonly changes: number;
}

/** Containers whose children get a row each; lists keep their frame in every row so that bullets and numbers stay. */
const split = new Set(['div', 'section', 'article', 'main', 'ul', 'ol']);

const frameless = new Set(['<div>', '<section>', '<article>', '<main>']);

interface Frame {
  readonly before: string;
  readonly after: string;
  readonly close: string;
}

/** An ordered list that goes on in its next row must not begin at 1 again. */
function numbered(open: string, index: number): string {
  if (!open.startsWith('<ol') || index === 0) return open;
  const start = Number(/ start="(-?\d+)"/.exec(open)?.[1] ?? 1);
  return `${open.slice(0, -1).replace(/ start="[^"]*"/, '')} start="${start + index}">`;
}

/** Cuts a comparison into rows, block against block. */
export function toRows({ nodes, paths }: Comparison): DiffRow[] {
  const rows: DiffRow[] = [];
  let change = 0;

  const put = (node: JoinedNode, frames: readonly Frame[]) => {
    const [before, after, joined] = (['before', 'after', 'joined'] as const).map((side) => {
      const renderer = new Renderer(paths, side, change);
      let html = renderer.node(node);
      for (const frame of [...frames].reverse())
        html = (side === 'before' ? frame.before : frame.after) + html + frame.close;
      return { html, change: renderer.change };
    });
    if (!before || !after || !joined) return;
    rows.push({
      kind: node.kind === 'pair' || node.kind === 'words' ? 'changed' : node.kind,
      before: node.kind === 'added' ? null : before.html,
      after: node.kind === 'removed' ? null : after.html,
      joined: joined.html,
      lastChange: joined.change,
      changes: joined.change - change,
    });
    change = joined.change;
  };

  const walk = (
    list: readonly JoinedNode[],
    frames: readonly Frame[],
    frame?: { before: DiffNode; after: DiffNode },
  ) => {
    let [countBefore, countAfter] = [0, 0];
    for (const node of list) {
      let around = frames;
      if (frame && !(frameless.has(frame.before.open) && frameless.has(frame.after.open))) {
        const before = numbered(frame.before.open, countBefore);
        around = [
          ...frames,
          { before, after: numbered(frame.after.open, countAfter), close: `</${frame.after.name}>` },
        ];
      }
      if (node.kind !== 'added') countBefore++;
      if (node.kind !== 'removed') countAfter++;
      if (node.kind === 'pair' && !node.restyled && split.has(node.after.name)) {
        walk(node.children, around, node);
      } else if (node.kind === 'same' && splits(node.before) && splits(node.after)) {
        const { before, after } = node;
        walk(
          before.children.map((child, index) => ({
            kind: 'same' as const,
            before: child,
            after: after.children[index] as DiffNode,
          })),
          around,
          node,
        );
      } else put(node, around);
    }
  };
  walk(nodes, []);
  return rows;
}

/** Also what did not change is cut, so that rows stay small; a mixed list item stays whole. */
const splits = (node: DiffNode) => split.has(node.name) && node.children.every(({ name }) => name !== '');
