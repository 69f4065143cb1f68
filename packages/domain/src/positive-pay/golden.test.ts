import { describe, expect, it } from 'vitest';
import { goldenAccount as account, goldenEvents as events, goldenLines, goldenSettings } from './golden.fixture.ts';
import { goldenDifference, type PositivePayGolden, type PositivePayLayout, positivePayStarters } from './index.ts';

const facts = { date: '2026-06-30', number: 7 } as const;
const golden = (text: string, isFile = true): PositivePayGolden => ({ text, isFile, account, events, facts });

/** A starter with what its bank says of it, and the sample that was written out from what the bank published. */
function withSample(layout: PositivePayLayout): PositivePayLayout {
  const { bankID = null, word } = goldenSettings[layout.name] ?? {};
  const text = (goldenLines[layout.name] ?? []).map((line) => `${line}\r\n`).join('');
  return {
    ...{ ...layout, bankID, golden: golden(text) },
    ...(word !== undefined && { words: { ...layout.words, void: word, stop: word } }),
  };
}

describe('the sample of a bank', () => {
  it.each(positivePayStarters.map(({ layout }) => [layout.name, layout] as const))(
    'is what the starter %s writes, byte by byte',
    (_, starter) => {
      const layout = withSample(starter);
      expect(layout.golden?.text).not.toBe('');
      expect(goldenDifference(layout)).toBeNull();
      // One other byte anywhere is found.
      const text = layout.golden?.text ?? '';
      for (const at of [0, Math.floor(text.length / 2), text.length - 3]) {
        const other = `${text.slice(0, at)}${text[at] === '~' ? '!' : '~'}${text.slice(at + 1)}`;
        expect(goldenDifference({ ...layout, golden: golden(other) })?.words).toMatch(
          /the sample has ~|the sample has !/,
        );
      }
    },
  );

  const chase = positivePayStarters.map(({ layout }) => withSample(layout)).find(({ name }) => name === 'Chase CSV');
  if (chase === undefined) throw new Error('there is no such starter');
  const sample = chase.golden?.text ?? '';

  it.each<[string, PositivePayGolden | null, string | null]>([
    ['there is none', null, null],
    ['it was pasted without its line ends', golden(sample.replaceAll('\r\n', '\n').trimEnd(), false), null],
    [
      'its lines end otherwise',
      golden(sample.replaceAll('\r\n', '\n')),
      'Line 1, column 61: the layout writes CR, the sample has the end of the line',
    ],
    [
      'it ends early',
      golden(sample.slice(0, 10)),
      'Line 1, column 11: the layout writes 8, the sample has nothing more',
    ],
    [
      'it has a blank',
      golden(sample.replace('I,', 'I ')),
      'Line 1, column 2: the layout writes ,, the sample has a blank',
    ],
    ['it has a line more', golden(`${sample}X`), 'Line 4, column 1: the layout writes nothing more, the sample has X'],
  ])('is compared where %s', (_, kept, words) => {
    expect(goldenDifference({ ...chase, golden: kept })?.words ?? null).toBe(words);
  });

  it('is no file where the layout has no place for its checks', () => {
    const narrow = chase.detail.map((field) => ({ ...field, width: 1 }));
    expect(goldenDifference({ ...chase, detail: narrow })?.words).toMatch(/^It makes no file of the sample's checks: /);
  });
});
