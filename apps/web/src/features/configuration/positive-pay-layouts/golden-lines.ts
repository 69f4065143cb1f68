import type { PositivePayGolden } from '@closewright/domain/positive-pay';
import type { Sample } from './sample-checks.tsx';

/** A piece of a line that is the same on both sides, or not. */
export interface GoldenPiece {
  readonly text: string;
  readonly isSame: boolean;
}

/** A line of the bank’s sample beside ours. */
export interface GoldenLine {
  /** From 1. */
  readonly number: number;
  readonly isSame: boolean;
  /** Null where the other side alone has it. */
  readonly ours: readonly GoldenPiece[] | null;
  readonly theirs: readonly GoldenPiece[] | null;
  /** The first column in which they differ, from 1; null where they are the same, or one of them is missing. */
  readonly column: number | null;
}

/** The bank’s sample: a text that is pasted has lost how its lines end. */
export interface GoldenSample {
  readonly text: string;
  /** It is a file as it was loaded. */
  readonly isFile: boolean;
}

/** A sample after its box holds a text: a file stays one until its lines change. */
export const typedSample = (before: GoldenSample, text: string): GoldenSample =>
  text.replaceAll('\r\n', '\n') === before.text.replaceAll('\r\n', '\n') ? before : { text, isFile: false };

/** How ours compares with the bank’s sample. */
export interface GoldenComparison {
  readonly lines: readonly GoldenLine[];
  readonly different: number;
  /** What cannot be seen in the lines: how they end. Null where that is the same or cannot be told. */
  readonly ends: string | null;
}

const endOf = (text: string): string => (text.includes('\r\n') ? 'CR LF' : text.includes('\n') ? 'LF' : 'nothing');
const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

/** Our file beside the bank’s own sample, line by line and column by column. */
export function goldenComparison(ours: string, { text: theirs, isFile }: GoldenSample): GoldenComparison {
  const mine = ours === '' ? [] : linesOf(ours);
  const sample = theirs === '' ? [] : linesOf(theirs);
  const lines = Array.from({ length: Math.max(mine.length, sample.length) }, (_, at) =>
    goldenLine(at + 1, mine[at], sample[at]),
  );
  return { lines, different: lines.filter(({ isSame }) => !isSame).length, ends: isFile ? endsOf(ours, theirs) : null };
}

function endsOf(ours: string, theirs: string): string | null {
  if (ours === '' || theirs === '') return null;
  const [mine, sample] = [endOf(ours), endOf(theirs)];
  if (mine !== sample && mine !== 'nothing' && sample !== 'nothing')
    return `Lines end with ${mine}, in the sample with ${sample}.`;
  const [isEnded, sampleIsEnded] = [ours.endsWith('\n'), theirs.endsWith('\n')];
  if (isEnded === sampleIsEnded) return null;
  return isEnded
    ? 'The last line ends as the others do, in the sample it does not.'
    : 'The last line does not end as the others do, in the sample it does.';
}

function goldenLine(number: number, ours: string | undefined, theirs: string | undefined): GoldenLine {
  if (ours === undefined || theirs === undefined) {
    const only = (text: string | undefined) => (text === undefined ? null : [{ text, isSame: false }]);
    return { number, isSame: false, ours: only(ours), theirs: only(theirs), column: null };
  }
  const isSameAt = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => ours[at] === theirs[at]);
  const first = isSameAt.indexOf(false);
  return {
    number,
    isSame: first < 0,
    ours: piecesOf(ours, isSameAt),
    theirs: piecesOf(theirs, isSameAt),
    column: first < 0 ? null : first + 1,
  };
}

/** A line in pieces that are the same as the other side, and pieces that are not. */
function piecesOf(text: string, isSameAt: readonly boolean[]): GoldenPiece[] {
  const pieces: GoldenPiece[] = [];
  for (let from = 0; from < text.length; ) {
    const isSame = isSameAt[from] ?? false;
    let to = from + 1;
    while (to < text.length && isSameAt[to] === isSame) to++;
    pieces.push({ text: text.slice(from, to), isSame });
    from = to;
  }
  return pieces;
}

/** The sample as it is kept with its layout; null where there is none. */
export const goldenOf = (
  { text, isFile }: GoldenSample,
  { account, facts, checks }: Sample,
): PositivePayGolden | null =>
  text === '' ? null : { text, isFile, account, facts, events: checks.map(({ key: _key, ...event }) => event) };

/** The checks of a sample that is kept with its layout; null where there is none. */
export const sampleOf = (golden: PositivePayGolden | null | undefined): Sample | null =>
  golden
    ? {
        account: golden.account,
        facts: golden.facts,
        checks: golden.events.map((event, at) => ({ ...event, key: at + 1 })),
      }
    : null;
