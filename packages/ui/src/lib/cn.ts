import { type ClassValue, clsx } from 'clsx';
import { kindOf, setAsideBy } from './class-kinds.ts';

/** Where the variants of a class end: behind the last colon that stands in no bracket. */
function endOfVariants(name: string): number {
  let depth = 0;
  let end = 0;
  for (let at = 0; at < name.length; at++) {
    const sign = name[at];
    if (sign === '[' || sign === '(') depth++;
    else if (sign === ']' || sign === ')') depth--;
    else if (sign === ':' && depth === 0) end = at + 1;
  }
  return end;
}

function merge(text: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of text.split(/\s+/).reverse()) {
    const end = endOfVariants(name);
    const utility = name.slice(end);
    const isImportant = utility.startsWith('!') || utility.endsWith('!');
    const kind = kindOf(isImportant ? utility.replace('!', '') : utility);
    if (kind !== undefined) {
      const where = `${name.slice(0, end)}${isImportant ? '!' : ''}`;
      if (taken.has(where + kind)) continue;
      taken.add(where + kind);
      for (const other of setAsideBy(kind)) taken.add(where + other);
    }
    kept.push(name);
  }
  return kept.reverse().join(' ');
}

/** The same few hundred class strings come again with every render. */
const known = new Map<string, string>();
const MOST = 1000;

/** Joins class names; a later utility of the same kind wins, so a caller's `className` goes last. */
export function cn(...values: ClassValue[]): string {
  const text = clsx(values).trim();
  let merged = known.get(text);
  if (merged === undefined) {
    merged = merge(text);
    if (known.size >= MOST) known.clear();
    known.set(text, merged);
  }
  return merged;
}
