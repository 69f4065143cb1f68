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

it('a HUD-1 has none of a disclosure, and the business day before on which it may be inspected', () => {
  const days = statementDays({ ...file, closingDate: '2013-04-15' }, rows, 'HUD');
  expect(days.map(({ day, label }) => `${day} ${label}`)).toEqual([
    '2013-04-12 Borrower may inspect the HUD-1',
    '2013-04-15 Closing',
    '2013-04-15 Disbursement',
  ]);
});
