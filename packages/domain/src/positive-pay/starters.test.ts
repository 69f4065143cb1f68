import { describe, expect, it } from 'vitest';
import { goldenAccount, goldenColumns, goldenEvents, goldenLines, goldenSettings } from './golden.fixture.ts';
import { layoutProblems, type PositivePayLayout, positivePayFile, positivePayStarters } from './index.ts';

const facts = { date: '2026-06-30', number: 7 } as const;

function goldenLayout(layout: PositivePayLayout): PositivePayLayout {
  const { bankID = null, word } = goldenSettings[layout.name] ?? {};
  return { ...layout, bankID, ...(word !== undefined && { words: { ...layout.words, void: word, stop: word } }) };
}

describe('a starter', () => {
  it.each(positivePayStarters.map((starter) => [starter.layout.name, starter] as const))(
    '%s writes its golden file',
    (name, starter) => {
      const layout = goldenLayout(starter.layout);
      const { file, problems } = positivePayFile(layout, goldenAccount, goldenEvents, facts);
      expect(problems).toEqual([]);
      expect(file?.text).toBe(goldenLines[name]?.map((line) => `${line}\r\n`).join(''));
      for (const [from, to, text] of goldenColumns[name] ?? [])
        expect(file?.lines[0]?.slice(from - 1, to), `${name} ${from}-${to}`).toBe(text);
      if (layout.format === 'Fixed') expect(goldenColumns[name]).toBeDefined();
    },
  );

  it('has a golden file, each', () => {
    expect(Object.keys(goldenLines).toSorted()).toEqual(
      positivePayStarters.map(({ layout }) => layout.name).toSorted(),
    );
  });

  it('is wrong in nothing but what the bank has to be asked', () => {
    expect(
      positivePayStarters.flatMap(({ layout }) =>
        Object.entries(layoutProblems(layout)).map(([path, why]) => `${layout.name} ${path}: ${why}`),
      ),
    ).toEqual([
      'BMO CSV detail.3.value: The layout has no bank ID',
      'First Tennessee detail.1.value: The layout has no bank ID',
      'Investors CSV words.void: The word for a void is required',
      'Investors CSV words.stop: The word for a stop is required: that for a void where the bank has none',
    ]);
  });
});
