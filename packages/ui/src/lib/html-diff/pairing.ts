import type { Interner } from './inline.ts';
import type { DiffNode } from './parse.ts';

/** One step through two lists of siblings: both (a pair), or one side only (-1 is "none"). */
export interface Step {
  readonly before: number;
  readonly after: number;
}

/** Words looked at per node: enough to know a clause again. */
const MAX_WORDS = 400;
/** Nodes aligned at once; a larger gap is cut into pieces of this size. */
const WINDOW = 64;
/** Share of common words from which two nodes are one changed node. */
const ALIKE = 0.3;

function collectWords(node: DiffNode, interner: Interner, into: number[]): void {
  if (node.html !== '') {
    for (const word of node.html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []) {
      into.push(interner.id(word));
      if (into.length >= MAX_WORDS) return;
    }
  }
  for (const child of node.children) {
    if (into.length >= MAX_WORDS) return;
    collectWords(child, interner, into);
  }
}

function wordsOf(node: DiffNode, interner: Interner): Int32Array {
  if (node.words) return node.words;
  const words: number[] = [];
  collectWords(node, interner, words);
  node.words = Int32Array.from(words).sort();
  return node.words;
}

/** 0 (nothing in common) to 1 (the same words). */
function similarity(a: DiffNode, b: DiffNode, interner: Interner): number {
  const left = wordsOf(a, interner);
  const right = wordsOf(b, interner);
  if (left.length + right.length === 0) return 1;
  let [i, j, common] = [0, 0, 0];
  while (i < left.length && j < right.length) {
    const difference = (left[i] as number) - (right[j] as number);
    if (difference === 0) common++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return (2 * common) / (left.length + right.length);
}

/** Parts whose place says who they are: they pair up also with nothing in common. */
const positional = new Set(['td', 'th', 'tbody', 'thead', 'tfoot', 'caption', 'colgroup']);

function worth(a: DiffNode, b: DiffNode, interner: Interner): number {
  if (a.name !== b.name) return 0;
  const alike = similarity(a, b, interner);
  if (positional.has(a.name)) return alike + 0.05;
  return alike >= ALIKE ? alike : 0;
}

/**
 * Walks two gaps between equal siblings: which of them are the same node, changed. Order is kept on both sides; the best sum of
 * likeness wins.
 */
export function alignGap(
  before: readonly DiffNode[],
  after: readonly DiffNode[],
  interner: Interner,
  fromBefore: number,
  toBefore: number,
  fromAfter: number,
  toAfter: number,
): Step[] {
  const rows = toBefore - fromBefore;
  const columns = toAfter - fromAfter;
  const pieces = Math.ceil(Math.max(rows, columns) / WINDOW);
  const steps: Step[] = [];
  for (let piece = 0; piece < pieces; piece++) {
    const cut = (from: number, length: number, at: number) => from + Math.round((length * at) / pieces);
    alignWindow(
      before,
      after,
      interner,
      cut(fromBefore, rows, piece),
      cut(fromBefore, rows, piece + 1),
      cut(fromAfter, columns, piece),
      cut(fromAfter, columns, piece + 1),
      steps,
    );
  }
  return steps;
}

function alignWindow(
  before: readonly DiffNode[],
  after: readonly DiffNode[],
  interner: Interner,
  fromBefore: number,
  toBefore: number,
  fromAfter: number,
  toAfter: number,
  steps: Step[],
): void {
  const rows = toBefore - fromBefore;
  const columns = toAfter - fromAfter;
  const width = columns + 1;
  const gains = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      const gain = worth(before[fromBefore + i] as DiffNode, after[fromAfter + j] as DiffNode, interner);
      gains[i * columns + j] = gain;
      const paired = gain > 0 ? gain + (best[(i + 1) * width + j + 1] as number) : 0;
      best[i * width + j] = Math.max(paired, best[(i + 1) * width + j] as number, best[i * width + j + 1] as number);
    }
  }
  let [i, j] = [0, 0];
  while (i < rows || j < columns) {
    const here = best[i * width + j] as number;
    const gain = i < rows && j < columns ? (gains[i * columns + j] as number) : 0;
    if (gain > 0 && here === gain + (best[(i + 1) * width + j + 1] as number)) {
      steps.push({ before: fromBefore + i++, after: fromAfter + j++ });
    } else if (i < rows && (j === columns || here === (best[(i + 1) * width + j] as number))) {
      steps.push({ before: fromBefore + i++, after: -1 });
    } else {
      steps.push({ before: -1, after: fromAfter + j++ });
    }
  }
}
