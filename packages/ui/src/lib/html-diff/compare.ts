import { Interner, Paths } from './inline.ts';
import { alignGap } from './pairing.ts';
import { type DiffNode, type Ignore, parse } from './parse.ts';
import { matchSequences } from './sequence.ts';
import { compareWords, type Segment } from './words.ts';

/** What to compare, and what not. */
export interface CompareOptions {
  /** Differences that count as none. Default: only runs of white space, which HTML shows as one space. */
  readonly ignore?: Partial<Ignore>;
  /** Hears the share of the work that is done, 0 to 1, now and then. */
  readonly onProgress?: (done: number) => void;
}

/** A node of the joined tree: of both sides (`same`, `pair`, `words`) or of one. */
export type JoinedNode =
  | { readonly kind: 'same'; readonly before: DiffNode; readonly after: DiffNode }
  | { readonly kind: 'removed' | 'added'; readonly node: DiffNode }
  | {
      readonly kind: 'pair';
      readonly before: DiffNode;
      readonly after: DiffNode;
      readonly children: readonly JoinedNode[];
      /** The opening tag differs and that counts. */
      readonly restyled: boolean;
    }
  | { readonly kind: 'words'; readonly segments: readonly Segment[] };

/** Both sides in one tree, and the inline nestings its words refer to. */
export interface Comparison {
  readonly nodes: readonly JoinedNode[];
  readonly paths: Paths;
}

/**
 * Compares two HTML texts: equal blocks by their hash first, then words inside the blocks that changed. Pure: runs in a worker and in
 * Node. Never throws on malformed input.
 */
export function compareHtml(before: string, after: string, options: CompareOptions = {}): Comparison {
  const ignore: Ignore = { case: false, space: false, format: false, ...options.ignore };
  const interner = new Interner();
  const a = parse(before, interner, ignore);
  options.onProgress?.(0.15);
  const b = parse(after, interner, ignore);
  options.onProgress?.(0.3);
  const comparer = new Comparer(interner, ignore, (done) => options.onProgress?.(0.3 + 0.7 * done));
  return { nodes: comparer.children(a, b, true), paths: comparer.paths };
}

class Comparer {
  readonly paths = new Paths();
  private readonly interner: Interner;
  private readonly ignore: Ignore;
  private readonly progress: (done: number) => void;

  constructor(interner: Interner, ignore: Ignore, progress: (done: number) => void) {
    this.interner = interner;
    this.ignore = ignore;
    this.progress = progress;
  }

  children(before: DiffNode, after: DiffNode, top = false): JoinedNode[] {
    const a = before.children;
    const b = after.children;
    const matched = matchSequences(
      Int32Array.from(a, (child) => child.id),
      Int32Array.from(b, (child) => child.id),
    );
    const joined: JoinedNode[] = [];
    let gapA = 0;
    let gapB = 0;
    for (let i = 0; i <= a.length; i++) {
      const to = i < a.length ? (matched[i] as number) : b.length;
      if (to < 0) continue;
      if (gapA < i || gapB < to) {
        this.gap(a, b, gapA, i, gapB, to, joined);
        if (top) this.progress(i / Math.max(1, a.length));
      }
      if (i < a.length) joined.push({ kind: 'same', before: a[i] as DiffNode, after: b[to] as DiffNode });
      gapA = i + 1;
      gapB = to + 1;
    }
    return joined;
  }

  private gap(
    a: readonly DiffNode[],
    b: readonly DiffNode[],
    fromA: number,
    toA: number,
    fromB: number,
    toB: number,
    joined: JoinedNode[],
  ): void {
    for (const { before, after } of alignGap(a, b, this.interner, fromA, toA, fromB, toB)) {
      const old = a[before];
      const now = b[after];
      if (old && now) joined.push(this.pair(old, now));
      else if (old) joined.push({ kind: 'removed', node: old });
      else if (now) joined.push({ kind: 'added', node: now });
    }
  }

  private pair(before: DiffNode, after: DiffNode): JoinedNode {
    if (before.name === '') {
      const segments = compareWords(before, after, this.interner, this.paths, this.ignore);
      return segments.every(({ same }) => same) ? { kind: 'same', before, after } : { kind: 'words', segments };
    }
    const restyled = !this.ignore.format && before.open !== after.open;
    const children = this.children(before, after);
    if (!restyled && children.every(({ kind }) => kind === 'same')) return { kind: 'same', before, after };
    return { kind: 'pair', before, after, children, restyled };
  }
}
