import { payoffDayBases, payoffLimits, payoffProblems } from '@closewright/domain/payoffs';
import { field, record } from '../kit/index.ts';

/** What a closer writes of a loan that is paid off, as the letter of its lender says it; columns of table `payoffs` (domain.md §3). */
export const payoffFields = {
  lenderName: field.requiredText({ label: 'Lender', max: payoffLimits.name }),
  loanNumber: field.text({ label: 'Loan number', max: 60 }),
  principal: field.money({ label: 'Principal', min: 0 }),
  interest: field.money({ label: 'Interest', min: 0 }),
  interestTo: field.date({ label: 'Interest to' }),
  goodThrough: field.date({ label: 'Good through' }),
  credits: field.money({ label: 'Credits', min: 0 }),
  perDiem: field.money({ label: 'Per diem', min: 0 }),
  rate: field.rate({ label: 'Rate' }),
  daysInYear: field.choice({ label: 'Days of the year', choices: payoffDayBases, max: 3 }),
  roundsDay: field.boolean({ label: 'Round each day' }),
  cushionDays: field.integer({ label: 'Cushion days', min: 0, max: payoffLimits.cushionDays }),
  letterDate: field.date({ label: 'Letter dated' }),
  wireVerifiedDate: field.date({ label: 'Wire instructions verified' }),
  escrowNote: field.text({ label: 'Escrow refund', max: payoffLimits.name }),
  remarks: field.memo({ label: 'Remarks', max: payoffLimits.memo }),
} as const;

/** A loan that a statement pays off. */
export const payoffRecord = record({
  table: 'payoffs',
  id: 'payoffID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Payoff',
  name: [['lenderName'], ['loanNumber']],
  fields: payoffFields,
  problems: payoffProblems,
  most: payoffLimits.payoffs,
  read: 'readPayoffs',
  write: 'savePayoffs',
});

/** A fee the lender adds: release, recording, statement, wire. */
export const payoffFeeRecord = record({
  table: 'payoff_fees',
  id: 'payoffFeeID',
  of: 'orders',
  parent: 'payoffID',
  order: 'sequence',
  noun: 'Payoff fee',
  name: [['label']],
  fields: {
    label: field.requiredText({ label: 'Fee', max: payoffLimits.name }),
    amount: field.money({ label: 'Amount', min: 0 }),
  },
  most: payoffLimits.feesOfPayoff,
  read: 'readPayoffs',
  write: 'savePayoffs',
});
