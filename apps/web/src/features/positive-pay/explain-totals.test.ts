import { explanationText } from '@closewright/ui/explanation-panel';
import { expect, it } from 'vitest';
import { bandFigures } from './explain-totals.ts';

const check = {
  stripe: 1,
  number: 1,
  issuedOn: '2026-11-30',
  happenedOn: '2026-11-30',
  fileNumber: '12-3456',
} as const;
const known = {
  totals: {
    ...{ issue: { count: 3, amount: 175_00 }, void: { count: 0, amount: 0 }, stop: { count: 1, amount: 9_00 } },
    ...{ fromNumber: 1042, toNumber: 1045 },
  },
  gaps: [{ from: 1044, to: 1044, why: 'told before' }] as const,
  moreGaps: 0,
  rows: [
    { ...check, kind: 'issue', checkNumber: 1042, payee: 'Ada Park', amount: 100_00 },
    { ...check, kind: 'issue', checkNumber: 1043, payee: 'Pests Co', amount: 50_00 },
    { ...check, kind: 'stop', checkNumber: 1001, payee: 'Amy Doe', amount: 9_00 },
  ] as const,
};

it('has a figure for each kind that there is, the numbers and what is not among them', () => {
  expect(bandFigures(known).map(({ label, text }) => [label, text])).toEqual([
    ['Issued, 3', '175.00'],
    ['Stopped, 1', '9.00'],
    ['Numbers', '1042 to 1045'],
    ['Not among them', '1'],
  ]);
});

it('explains each: what is not read yet is said', () => {
  const texts = bandFigures(known).map(({ explain }) => explanationText(explain()));
  expect(texts[0]).toContain('The amounts of the checks added up: 3 checks; 1 of them are not listed here');
  expect(texts[0]).toContain('Check 1042: 100.00');
  expect(texts[1]).toContain('added up: 1 check)');
  expect(texts[2]).toContain('Numbers from the first to the last: 4\n  Issued: 3\n  Not among them: 1');
  expect(texts[3]).toContain('1044: told before: 1');
});

it('has no numbers where nothing is issued', () => {
  const issue = { count: 0, amount: 0 };
  const totals = { ...known.totals, issue, fromNumber: null, toNumber: null };
  expect(bandFigures({ ...known, totals }).map(({ name }) => name)).toEqual(['issue', 'stop']);
});
