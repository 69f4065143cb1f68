import type { InterestYear, Investment } from '@closewright/contract/investments';
import { describe, expect, it } from 'vitest';
import { attentionWords, formWords, obstacles, yearRows } from './investment-words.ts';
import { exampleInvestment } from './investments.fixture.ts';
import { readAsked } from './investments-asked.ts';

const interest = { stripe: 0, number: 7, date: '2026-03-31', amount: 12_34, memo: null, isGiven: false, given: null };
const given = { ...interest, isGiven: true, given: { stripe: 0, number: 8, date: '2026-03-31', by: 'Ann', at: '' } };

describe('what there is to see of an investment account', () => {
  it.each<[string, Partial<Investment>, string]>([
    ['an own one', { state: 'asked', isOwn: true }, 'Another person approves it'],
    ['of somebody else', { state: 'asked' }, 'Ann asked for it'],
    ['one that agrees', {}, ''],
    ['interest that waits', { interest: [interest] }, '12.34 of interest waits'],
    ['what nothing explains', { ledger: 5_000_01 }, '0.01 in the ledger is of none of its moves'],
    ['a closed one', { state: 'closed', ledger: 1 }, ''],
  ])('%s', (_, more, words) => {
    expect(attentionWords(exampleInvestment(more))).toBe(words);
  });
});

describe('what stands in the way', () => {
  it.each<[keyof typeof obstacles, Partial<Investment>, string | null]>([
    ['decide', { state: 'asked' }, null],
    ['decide', { state: 'asked', isOwn: true }, 'You asked for it: another person approves or refuses it'],
    ['decide', {}, 'It is open'],
    ['withdraw', { state: 'asked' }, 'Only Ann withdraws it'],
    ['withdraw', { state: 'asked', isOwn: true }, null],
    ['give', {}, 'No interest waits: it is posted from the day of its bank account'],
    ['give', { interest: [interest] }, null],
    ['give', { state: 'closed', interest: [interest] }, 'It is closed'],
    ['takeBack', { interest: [interest] }, 'No interest is given to its file'],
    ['takeBack', { interest: [given] }, null],
    ['name', { state: 'closed' }, null],
    ['name', { state: 'asked' }, 'It is to approve'],
    ['close', { closingObstacle: 'The ledger has money of it' }, 'The ledger has money of it'],
    ['close', { closingObstacle: null }, null],
  ])('of %s %o', (act, more, words) => {
    expect(obstacles[act](exampleInvestment(more), null)).toBe(words);
    expect(obstacles[act](exampleInvestment(more), 'You may not')).toBe('You may not');
    expect(obstacles[act](null, null)).not.toBeNull();
  });
});

describe('a form', () => {
  const of = (amount: number, more: Partial<InterestYear['rows'][number]> = {}) => {
    const row: InterestYear['rows'][number] = {
      ...{ investmentID: 1, beneficiary: 'Ada Park', taxIDMasked: '***-**-6789', fileNumber: '13-1001' },
      ...{ reporter: 'Office' as const, beneficiaryNumber: 1, elsewhere: 0 },
      address: { street: '1 Elm St', city: 'Ames', state: 'IA', zip: null },
      given: [{ creditedOn: '2026-03-31', givenOn: '2026-03-31', amount, takenBackOn: null }],
      ...more,
    };
    const [first] = yearRows(2026, { rows: [row], waiting: 0 });
    return first && formWords(first);
  };
  it('says whether it is due, who files it and what it lacks', () => {
    expect([of(9_99), of(10_00), of(10_00, { reporter: 'Bank' })]).toEqual([
      'Below $10.00: no form',
      'ZIP missing',
      'The bank files it',
    ]);
  });
});

it.each([
  [
    { state: 'open', investment: '7', show: 'interest', year: '2026' },
    { state: 'open', investment: 7, show: 'interest', year: 2026 },
  ],
  [{ state: 'gone', investment: '-1', show: 'forms', year: '1900' }, {}],
])('an address asks for what there is: %o', (search, asked) => {
  expect(readAsked(search)).toEqual(asked);
});
