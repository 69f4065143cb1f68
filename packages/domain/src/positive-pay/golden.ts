import { positivePayFile } from './positive-pay-file.ts';
import type { PositivePayLayout } from './positive-pay-layout.ts';

/** Where a file differs first from the sample of the bank. */
export interface GoldenDifference {
  /** From 1. */
  readonly line: number;
  /** In characters, from 1; one behind the shorter line where one of them ends. */
  readonly column: number;
  /** In a sentence. */
  readonly words: string;
}

/** A text that was pasted has lost how its lines end, and whether the last one does. */
const asPasted = (text: string): string => text.replaceAll('\r\n', '\n').replace(/\n$/, '');

const shown = (character: string | undefined): string =>
  character === undefined
    ? 'nothing more'
    : ({ ' ': 'a blank', '\r': 'CR', '\n': 'the end of the line', '\t': 'a tab' }[character] ?? character);

/**
 * The first byte in which what a layout makes of the checks of its bank's sample is another than the sample; null where it has none, or they are the
 * same.
 */
export function goldenDifference(layout: PositivePayLayout): GoldenDifference | null {
  const { golden } = layout;
  if (!golden) return null;
  const { file, problems } = positivePayFile(layout, golden.account, golden.events, golden.facts);
  if (file === null)
    return {
      line: 1,
      column: 1,
      words: `It makes no file of the sample's checks: ${problems[0]?.why ?? 'it is empty'}`,
    };
  const [ours, theirs] = golden.isFile ? [file.text, golden.text] : [asPasted(file.text), asPasted(golden.text)];
  if (ours === theirs) return null;
  let at = 0;
  while (ours[at] === theirs[at]) at += 1;
  const before = ours.slice(0, at);
  const line = before.split('\n').length;
  const column = at - (before.lastIndexOf('\n') + 1) + 1;
  return {
    line,
    column,
    words: `Line ${line}, column ${column}: the layout writes ${shown(ours[at])}, the sample has ${shown(theirs[at])}`,
  };
}
