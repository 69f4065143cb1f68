import { addendumLimits } from '@closewright/domain/addenda';
import {
  columnWords,
  feeActions,
  feeBaseWords,
  feeKindWords,
  feeLimits,
  feeProblems,
  otherPayerWords,
  sourceWords,
  toleranceWords,
} from '@closewright/domain/fees';
import { wordsOf } from '@closewright/domain/prorations';
import { feeSections } from '@closewright/domain/settlement';
import { field, record } from '../kit/index.ts';

const percentOf = (label: string) => field.rate({ label: `${label} %` });

/** Who pays a charge: an amount or a percentage of it in each column. */
export const feeShareFields = {
  borrowerAtClosing: field.money({ label: columnWords.borrowerAtClosing }),
  borrowerAtClosingPercent: percentOf(columnWords.borrowerAtClosing),
  borrowerBeforeClosing: field.money({ label: columnWords.borrowerBeforeClosing }),
  borrowerBeforeClosingPercent: percentOf(columnWords.borrowerBeforeClosing),
  sellerAtClosing: field.money({ label: columnWords.sellerAtClosing }),
  sellerAtClosingPercent: percentOf(columnWords.sellerAtClosing),
  sellerBeforeClosing: field.money({ label: columnWords.sellerBeforeClosing }),
  sellerBeforeClosingPercent: percentOf(columnWords.sellerBeforeClosing),
  others: field.money({ label: columnWords.others }),
  othersPercent: percentOf(columnWords.others),
} as const;

/** What a closer writes of a charge, of which every form is made; columns of table `fees` (domain.md §3). */
export const feeFields = {
  code: field.text({ label: 'Code', max: feeLimits.code }),
  label: field.requiredText({ label: 'Description', max: feeLimits.name }),
  section: field.choice({ label: 'Section', choices: wordsOf(feeSections), max: 1 }),
  kind: field.choice({ label: 'Kind', choices: wordsOf(feeKindWords), max: 40 }),
  payeeName: field.text({ label: 'Payee', max: feeLimits.name }),
  bucket: field.choice({ label: 'Tolerance', choices: wordsOf(toleranceWords), max: 20 }),
  source: field.choice({ label: 'Source', choices: wordsOf(sourceWords), max: 20 }),
  amount: field.money({ label: 'Amount' }),
  percent: field.rate({ label: 'Percentage' }),
  percentOf: field.choice({ label: 'Percentage of', choices: wordsOf(feeBaseWords), max: 20 }),
  quantity: field.integer({ label: 'How many', min: 0, max: feeLimits.quantity }),
  each: field.money({ label: 'Each' }),
  ...feeShareFields,
  otherPayer: field.choice({ label: 'Other payer', choices: wordsOf(otherPayerWords), max: 20 }),
  isFinanceCharge: field.boolean({ label: 'Finance charge' }),
  isOptional: field.boolean({ label: 'Optional' }),
  estimate: field.money({ label: 'Estimate', min: 0 }),
  /** What is printed beside the line; remarks stay in the office. */
  note: field.memo({ label: 'Note to the line', max: addendumLimits.note }),
  remarks: field.memo({ label: 'Remarks', max: feeLimits.memo }),
} as const;

/** A charge of a statement: what it is, what it comes to, who bears it and who is paid. */
export const feeRecord = record({
  table: 'fees',
  id: 'feeID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Fee',
  name: [['label'], ['code']],
  fields: feeFields,
  problems: feeProblems,
  most: feeLimits.fees,
  read: 'readSettlementEntries',
  write: 'saveSettlement',
  needs: feeActions,
});
