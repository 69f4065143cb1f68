import { expect, it } from 'vitest';
import { statementDays } from './index.ts';
import { file, payoff, rows } from './stored-purchase.fixture.ts';

const good = { ...payoff, goodThrough: '2013-04-12' };
const disclosed = ['04-08 Closing disclosure sent by', '04-10 Revised loan estimate received by'];

it.each([
  [
    'those of the disclosure, of the file and of letters, by their days',
    file,
    [
      ...disclosed,
      '04-11 Closing disclosure received by',
      '04-12 payoffs.0.goodThrough',
      '04-15 closingDate',
      '04-15 disbursementDate',
    ],
  ],
  [
    'of a sale without a loan none of a disclosure',
    { ...file, loan: null },
    ['04-12 payoffs.0.goodThrough', '04-15 closingDate', '04-15 disbursementDate'],
  ],
  [
    'nothing that is not known',
    { ...file, closingDate: null, disbursementDate: null },
    ['04-12 payoffs.0.goodThrough'],
  ],
])('the days of a closing: %s', (_, facts, expected) => {
  const days = statementDays(facts, { ...rows, payoffs: [good, payoff] }, 'CDF');
  expect(days.map(({ day, label, field = label }) => `${day.slice(5)} ${field}`)).toEqual(expected);
});

it('no form HUD-1 has those of a disclosure', () => {
  expect(statementDays(file, rows, 'HUD').map(({ field }) => field)).toEqual(['closingDate', 'disbursementDate']);
});
