import { expect, it } from 'vitest';
import { figuresToKeep, reckoned, shownFigures } from '../closing-file/index.ts';
import { file, noCharges, rows } from '../closing-file/stored-purchase.fixture.ts';
import { reckonedOtherwise } from './index.ts';

const charges = {
  ...noCharges,
  fees: [{ label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 85_00 }] as const,
};
const known = reckoned(file, rows, charges);
const kept = figuresToKeep(known, 'CDF');
const otherwise = (changed: Partial<typeof kept>) =>
  reckonedOtherwise({ ...kept, ...changed }, shownFigures(known, 'CDF'), 'CDF');
const told = <T extends { readonly figure: object }>(all: readonly T[], is: (each: T) => boolean, value: number) =>
  all.map((each) => (is(each) ? { ...each, figure: { kind: 'figure', value } as const } : each));

it('a version is reckoned by the same rules as it was kept: nothing is said', () => {
  expect(otherwise({})).toEqual([]);
});

it('what is kept has no reasons, and is the same when it was stored', () => {
  expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
  expect(JSON.stringify(kept)).not.toContain('trace');
});

it('totals are told, and lines only where no total moves', () => {
  const totals = told(kept.totals, ({ name }) => name === 'loanCosts', 80_00);
  const lines = told(kept.lines, ({ label }) => label === 'Survey', 80_00);
  expect(otherwise({ totals, lines })).toEqual(['Total loan costs 85.00 in place of 80.00']);
  expect(otherwise({ lines })).toEqual(['Survey 85.00 in place of 80.00']);
});

it('a line that today has none of, and a day', () => {
  const lines = [...kept.lines, { name: 'gone', label: 'Stamps', figure: { kind: 'figure', value: 5_00 } as const }];
  const days = kept.days.map(({ label, day }) => ({ label, day: label === 'Closing' ? '2013-04-16' : day }));
  expect(otherwise({ lines, days })).toEqual([
    'Stamps none in place of 5.00',
    'Closing 04/15/2013 in place of 04/16/2013',
  ]);
});
