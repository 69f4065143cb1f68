import { payoffDayBases, payoffLimits, payoffProblems } from '@closewright/domain/payoffs';
import { field, record } from '../kit/index.ts';

const letter = 'Letter of the lender';
const perDay = 'Interest of a day';
const check = 'Before money is sent';

/** What a closer writes of a loan that is paid off, as the letter of its lender says it; columns of table `payoffs` (domain.md §3). */
export const payoffFields = {
  lenderName: field.requiredText({ label: 'Lender', section: letter, max: payoffLimits.name }),
  loanNumber: field.text({ label: 'Loan number', section: letter, max: 60 }),
  principal: field.money({ label: 'Principal', section: letter, min: 0 }),
  interest: field.money({ label: 'Interest', section: letter, min: 0 }),
  interestTo: field.date({ label: 'Interest to', section: letter }),
  goodThrough: field.date({ label: 'Good through', section: letter }),
  credits: field.money({ label: 'Credits', section: letter, min: 0 }),
  perDiem: field.money({ label: 'Per diem', section: perDay, min: 0 }),
  rate: field.rate({ label: 'Rate', section: perDay }),
  daysInYear: field.choice({ label: 'Days of the year', section: perDay, choices: payoffDayBases, max: 3 }),
  roundsDay: field.boolean({ label: 'Round each day', section: perDay }),
  cushionDays: field.integer({ label: 'Cushion days', section: perDay, min: 0, max: payoffLimits.cushionDays }),
  letterDate: field.date({ label: 'Letter dated', section: check }),
  wireVerifiedDate: field.date({ label: 'Wire instructions verified', section: check }),
  escrowNote: field.text({ label: 'Escrow refund', section: check, max: payoffLimits.name }),
  remarks: field.memo({ label: 'Remarks', section: check, max: payoffLimits.memo }),
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
    label: field.requiredText({ label: 'Fee', section: 'Fees', max: payoffLimits.name }),
    amount: field.money({ label: 'Amount', section: 'Fees', min: 0 }),
  },
  most: payoffLimits.feesOfPayoff,
  read: 'readPayoffs',
  write: 'savePayoffs',
});
