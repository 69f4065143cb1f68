import type { Comparison, JoinedNode } from './compare.ts';
import type { Tokens } from './inline.ts';
import type { DiffNode } from './parse.ts';

/** One change in words, for lists and announcements. */
export interface DiffChange {
  readonly kind: 'added' | 'removed' | 'replaced' | 'format';
  /** The first words of what was and what is, as plain text. */
  readonly before: string;
  readonly after: string;
}

const EXCERPT = 120;

const shorten = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).trimEnd()}…` : text);

const references: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Markup to plain text. Only for showing as text, never as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (found) => references[found] as string)
    .replace(/\s+/g, ' ')
    .trim();

function nodeText(node: DiffNode): string {
  let text = node.html;
  for (const child of node.children) {
    text += ` ${nodeText(child)}`;
    if (text.length > EXCERPT * 20) break;
  }
  return text;
}

const excerpt = (node: DiffNode) => shorten(plainText(nodeText(node)));
const tokensText = (tokens: Tokens) => shorten(plainText(tokens.text.join('')));

/** Every change in the order of its number: the first has number 1. */
export function listChanges({ nodes }: Comparison): DiffChange[] {
  const changes: DiffChange[] = [];
  const visit = (list: readonly JoinedNode[]) => {
    for (const node of list) {
      if (node.kind === 'removed') changes.push({ kind: 'removed', before: excerpt(node.node), after: '' });
      else if (node.kind === 'added') changes.push({ kind: 'added', before: '', after: excerpt(node.node) });
      else if (node.kind === 'words') {
        for (const { same, before, after } of node.segments) {
          if (same) continue;
          const kind = before.text.length === 0 ? 'added' : after.text.length === 0 ? 'removed' : 'replaced';
          changes.push({ kind, before: tokensText(before), after: tokensText(after) });
        }
      } else if (node.kind === 'pair') {
        if (node.restyled) changes.push({ kind: 'format', before: excerpt(node.before), after: excerpt(node.after) });
        visit(node.children);
      }
    }
  };
  visit(nodes);
  return changes;
}
