import type { Comparison, JoinedNode } from './compare.ts';
import type { Paths, Tokens } from './inline.ts';
import type { DiffNode } from './parse.ts';
import { kindOf } from './tags.ts';
import type { Segment } from './words.ts';

/** Which text is written: one of the two with its own marks, or both in one. */
export type Side = 'before' | 'after' | 'joined';

/**
 * Every mark of ours carries `data-diff` (`del`, `ins` or `format`), so marks that were in the text already stay apart from it, and
 * `data-change`, the number of the change, the same on both sides.
 */
const mark = (kind: 'del' | 'ins', change: number) => `<${kind} data-diff="${kind}" data-change="${change}">`;

const withAttributes = (open: string, attributes: string) => `${open.slice(0, -1)} ${attributes}>`;

const asAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const closing = (node: DiffNode) => (kindOf(node.name) === 'void-block' ? '' : `</${node.name}>`);

function plain(node: DiffNode): string {
  if (node.name === '') return node.html;
  let html = node.open;
  for (const child of node.children) html += plain(child);
  return html + closing(node);
}

/** Writes joined nodes as HTML and counts the changes it passes, whichever side it writes. */
export class Renderer {
  change: number;
  private readonly paths: Paths;
  private readonly side: Side;

  constructor(paths: Paths, side: Side, change = 0) {
    this.paths = paths;
    this.side = side;
    this.change = change;
  }

  nodes(nodes: readonly JoinedNode[]): string {
    let html = '';
    for (const node of nodes) html += this.node(node);
    return html;
  }

  node(joined: JoinedNode): string {
    switch (joined.kind) {
      case 'same':
        return plain(this.side === 'before' ? joined.before : joined.after);
      case 'removed':
        this.change++;
        return this.side === 'after' ? '' : this.whole(joined.node, 'del', true);
      case 'added':
        this.change++;
        return this.side === 'before' ? '' : this.whole(joined.node, 'ins', true);
      case 'words':
        return this.words(joined.segments);
      case 'pair':
        return this.opening(joined) + this.nodes(joined.children) + closing(joined.after);
    }
  }

  /** The opening tag of a pair, with a mark of its own if it was changed. */
  opening({ before, after, restyled }: JoinedNode & { kind: 'pair' }): string {
    const { open } = this.side === 'before' ? before : after;
    if (!restyled) return open;
    this.change++;
    const attributes = `data-diff="format" data-change="${this.change}"`;
    return withAttributes(
      open,
      this.side === 'joined' ? `${attributes} data-diff-before="${asAttribute(before.open)}"` : attributes,
    );
  }

  private whole(node: DiffNode, kind: 'del' | 'ins', outermost: boolean): string {
    if (node.name === '') return `${mark(kind, this.change)}${node.html}</${kind}>`;
    let html = outermost ? withAttributes(node.open, `data-diff="${kind}" data-change="${this.change}"`) : node.open;
    for (const child of node.children) html += this.whole(child, kind, false);
    return html + closing(node);
  }

  private words(segments: readonly Segment[]): string {
    let html = '';
    let path = 0;
    const write = (tokens: Tokens, kind?: 'del' | 'ins') => {
      let open = false;
      for (let i = 0; i < tokens.text.length; i++) {
        const to = tokens.path[i] as number;
        if (to !== path) {
          if (open) html += `</${kind}>`;
          html += this.paths.between(path, to);
          open = false;
          path = to;
        }
        if (kind && !open) {
          html += mark(kind, this.change);
          open = true;
        }
        html += tokens.text[i];
      }
      if (open) html += `</${kind}>`;
    };
    for (const { same, before, after } of segments) {
      if (same) write(this.side === 'before' ? before : after);
      else {
        this.change++;
        if (this.side !== 'after') write(before, 'del');
        if (this.side !== 'before') write(after, 'ins');
      }
    }
    return html + this.paths.between(path, 0);
  }
}

/** Both texts in one HTML text: `resolveHtml` takes either back out of it. Well formed whatever went in. */
export function renderJoined({ nodes, paths }: Comparison): string {
  return new Renderer(paths, 'joined').nodes(nodes);
}
