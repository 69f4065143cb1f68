import { expect, it } from 'vitest';
import { interestFigure, type StoredInterest } from './index.ts';

const loan: StoredInterest = {
  amount: 162_000_00,
  rate: '3.875',
  dayBasis: '360',
  interestFrom: null,
  interestTo: null,
  firstPaymentDate: '2013-06-01',
};
const from = (day: string) =>
  interestFigure('By day, rounded', loan, { day, source: 'Disbursement date of the file', field: 'disbursementDate' });

it('days of interest count from the day that it begins on, which the disbursement may be', () => {
  expect(from('2013-04-18')).toMatchObject({
    days: {
      value: { count: 13 },
      formula: 'Days from the one interest begins on up to the first day the first payment covers',
      inputs: [{ label: 'Disbursement date of the file' }, {}],
    },
    from: { value: '2013-04-18' },
    to: { value: '2013-05-01' },
    perDay: { value: { cents: 17_44 } },
  });
});

it('dates that are reversed are told as people write them, each by what it is', () => {
  expect(from('2013-06-02')).toEqual({
    kind: 'open',
    missing: {
      'loan.firstPaymentDate':
        'Interest begins on 06/02/2013; that of the first payment begins on 05/01/2013, in an earlier month',
    },
  });
});
