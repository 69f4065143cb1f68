import { describe, expect, it } from 'vitest';
import {
  type ActedCheck,
  actProblem,
  dormancyOf,
  letterProblem,
  type NewStaleAct,
  ownerLetter,
  productRule,
} from './index.ts';
import { act, addressIn } from './stale-checks.fixture.ts';

const today = '2026-08-01';
const texas = productRule('TX');
if (texas === null) throw new Error('there is no Texas');
/** Of 03/01/2023 in Texas: reported by 11/01/2026. */
const check: ActedCheck = {
  ...{ date: '2023-03-01', acts: [], address: addressIn('TX'), state: 'TX' },
  dormancy: dormancyOf({ date: '2023-03-01', answeredOn: null, rule: texas }).value,
};
const nowhere = { ...check, address: null, state: null, dormancy: null };
const report = (state: string, year: number): NewStaleAct => ({
  kind: 'reported',
  on: today,
  note: null,
  report: { state, year },
});
const hold: NewStaleAct = { kind: 'held', on: today, note: 'For the owner' };

describe('what is said of a check', () => {
  it.each<[string, NewStaleAct, ActedCheck, string | null, string]>([
    ['of a day to come', { ...hold, on: '2026-08-02' }, check, 'on', 'This day is yet to come'],
    ['of a day before it', { ...hold, on: '2023-02-28' }, check, 'on', 'The check is of 03/01/2023'],
    ['held twice', hold, { ...check, acts: [act('held', today)] }, null, 'Ann holds it already: take that back first'],
    [
      'reported twice',
      report('TX', 2026),
      { ...check, acts: [act('reported', today)] },
      null,
      'Ann has reported it already',
    ],
    ['reported to another state', report('OH', 2026), check, 'report.state', 'Its owner was last known in Texas'],
    ['reported before it is due', report('TX', 2025), check, 'report.year', 'Its report is due on 11/01/2026'],
    ['reported for a year to come', report('TX', 2027), check, 'report.year', 'This year is yet to come'],
    [
      'reported without a state',
      report('TX', 2026),
      nowhere,
      null,
      'The state of its owner is not known: type the address first',
    ],
  ])('%s', (_what, said, of, field, words) => {
    expect(actProblem(said, of, today)).toEqual({ field, words });
  });

  it.each<[string, NewStaleAct, ActedCheck]>([
    ['held', hold, check],
    ['reported', report('TX', 2026), check],
    [
      'called, while it is held',
      { kind: 'called', on: today, note: 'A voicemail' },
      { ...check, acts: [act('held', today)] },
    ],
  ])('%s', (_what, said, of) => {
    expect(actProblem(said, of, today)).toBeNull();
  });
});

describe('a letter', () => {
  const early = { ...check, dormancy: check.dormancy && { ...check.dormancy, lettersFrom: '2026-08-02' } };
  it.each([
    [
      'without an address',
      'stale',
      nowhere,
      'No letter gets there: type the address with street, city, state and ZIP first',
    ],
    [
      'to an address without a state',
      'stale',
      { ...check, address: addressIn(null) },
      'No letter gets there: type the address with street, city, state and ZIP first',
    ],
    ['before its time', 'due diligence', early, 'The letter before its report is written from 08/02/2026 on'],
    [
      'of a report to no state',
      'due diligence',
      { ...nowhere, address: addressIn('PR') },
      'The state of its owner is not known: type the address first',
    ],
  ] as const)('%s is not written', (_what, letter, of, words) => {
    expect(letterProblem({ letter, on: today }, of, today)).toEqual({ field: null, words });
  });
  it('about a stale check is written at any time', () => {
    expect(letterProblem({ letter: 'stale', on: today }, early, today)).toBeNull();
  });

  const facts = {
    on: today,
    checkNumber: 1001,
    date: '2023-03-01',
    payee: 'Ann Owner',
    amount: 1234_56,
    fileNumber: 'F-1',
    memo: null,
  };
  it('says what was written, and asks for an answer within 30 days', () => {
    const { subject, paragraphs, facts: told } = ownerLetter({ ...facts, letter: 'stale', report: null });
    expect(subject).toBe('A check that you have not cashed');
    expect(paragraphs.join(' ')).toContain('our check 1001 for $1,234.56, payable to you');
    expect(paragraphs.join(' ')).toContain('by 08/31/2026');
    expect(told).toEqual([
      ['Check', '1001'],
      ['Date', '03/01/2023'],
      ['Amount', '$1,234.56'],
      ['Payable to', 'Ann Owner'],
      ['Our file', 'F-1'],
    ]);
  });
  it('before a report names state and day, and asks for no answer after it', () => {
    const { subject, paragraphs } = ownerLetter({
      ...facts,
      letter: 'due diligence',
      report: { state: 'TX', due: '2026-08-15' },
    });
    expect(subject).toContain('Texas');
    expect(paragraphs.join(' ')).toContain('to the State of Texas by 08/15/2026');
    expect(paragraphs.join(' ')).toContain('tell us by 08/15/2026');
  });
});
