import { flatten, type Interner, type Paths, type Tokens, tokenKey } from './inline.ts';
import type { DiffNode, Ignore } from './parse.ts';
import { matchSequences } from './sequence.ts';
import { isSpace } from './text.ts';

/** Part of a changed run. `same` holds the tokens of both sides, which may differ in what is ignored. */
export interface Segment {
  readonly same: boolean;
  readonly before: Tokens;
  readonly after: Tokens;
}

/** Share of letters that must stay for a change to be shown word by word; below it the run is replaced as a whole. */
const KEPT = 0.15;

const empty = (): Tokens => ({ text: [], path: [] });

function take(from: Tokens, at: number, to: Tokens): void {
  to.text.push(from.text[at] as string);
  to.path.push(from.path[at] as number);
}

function append(from: Tokens, to: Tokens): void {
  for (let i = 0; i < from.text.length; i++) take(from, i, to);
}

/** Compares two runs word by word. One segment that is the same: nothing changed. */
export function compareWords(
  before: DiffNode,
  after: DiffNode,
  interner: Interner,
  paths: Paths,
  ignore: Ignore,
): Segment[] {
  const a = flatten(before.html, paths, before.preformatted);
  const b = flatten(after.html, paths, after.preformatted);
  const matched = matchSequences(keys(a, interner, ignore), keys(b, interner, ignore));
  const segments = joinAcrossSpaces(cut(a, b, matched));
  const tidied = ignore.space ? segments.map(forgetSpaces) : segments;
  const joined = joinEqual(tidied);
  return keptShare(joined) < KEPT ? [{ same: false, before: a, after: b }] : joined;
}

function keys(tokens: Tokens, interner: Interner, ignore: Ignore): Int32Array {
  const ids = new Int32Array(tokens.text.length);
  for (let i = 0; i < ids.length; i++) {
    ids[i] = interner.id(tokenKey(tokens.text[i] as string, tokens.path[i] as number, ignore));
  }
  return ids;
}

function cut(a: Tokens, b: Tokens, matched: Int32Array): Segment[] {
  const segments: Segment[] = [];
  let j = 0;
  let open: Segment | null = null;
  const segment = (same: boolean): Segment => {
    if (open?.same !== same) {
      open = { same, before: empty(), after: empty() };
      segments.push(open);
    }
    return open;
  };
  for (let i = 0; i < a.text.length; i++) {
    const to = matched[i] as number;
    if (to < 0) {
      take(a, i, segment(false).before);
      continue;
    }
    while (j < to) take(b, j++, segment(false).after);
    const same = segment(true);
    take(a, i, same.before);
    take(b, j++, same.after);
  }
  while (j < b.text.length) take(b, j++, segment(false).after);
  return segments;
}

const blank = (tokens: Tokens) => tokens.text.every(isSpace);

/** Two replaced words with only a space between them are one replaced phrase. */
function joinAcrossSpaces(segments: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (let i = 0; i < segments.length; i++) {
    const here = segments[i] as Segment;
    const last = joined.at(-1);
    const next = segments[i + 1];
    if (here.same && last && next && !last.same && blank(here.before)) {
      const removed = !blank(last.before) || !blank(next.before);
      const added = !blank(last.after) || !blank(next.after);
      const oneSided = (!blank(last.before) && !blank(next.before)) || (!blank(last.after) && !blank(next.after));
      if (removed && added && oneSided) {
        append(here.before, last.before);
        append(here.after, last.after);
        append(next.before, last.before);
        append(next.after, last.after);
        i++;
        continue;
      }
    }
    joined.push(here);
  }
  return joined;
}

/** A difference in spaces only is none. */
const forgetSpaces = (segment: Segment): Segment =>
  !segment.same && blank(segment.before) && blank(segment.after) ? { ...segment, same: true } : segment;

function joinEqual(segments: Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last?.same === segment.same) {
      append(segment.before, last.before);
      append(segment.after, last.after);
    } else joined.push(segment);
  }
  return joined;
}

function keptShare(segments: readonly Segment[]): number {
  let kept = 0;
  let all = 0;
  const count = (tokens: Tokens) =>
    tokens.text.reduce((sum, text) => sum + (/[\p{L}\p{N}]/u.test(text) ? text.length : 0), 0);
  for (const { same, before, after } of segments) {
    const length = count(before) + count(after);
    all += length;
    if (same) kept += length;
  }
  return all === 0 ? 1 : kept / all;
}
