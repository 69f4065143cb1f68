import {
  lenderDefaultColumns as column,
  lenderDefaultList,
  lenderDefaultProblems,
} from '@closewright/domain/statement-presets';
import { field, record } from '../kit/index.ts';
import { settlementFields } from '../settlement/index.ts';

const {
  assumption,
  demandFeature,
  partialPayments,
  lateDays,
  lateFeeAs,
  lateFeePercent,
  lateFeeAmount,
  lateFeeWords,
  escrowAccount,
  escrowedYear,
  cushionMonths,
  escrowRounding,
  prepaidInterestDay,
  termRounding,
  paymentTotal,
  interestDecimals,
} = settlementFields;

/** What statements of the loans of a lender say again and again. */
export const lenderDefaultRecord = record({
  table: 'lender_defaults',
  id: 'lenderDefaultID',
  of: 'tenant',
  noun: 'Lender default',
  name: [['lenderName']],
  fields: {
    lenderName: field.requiredText({ label: column.lenderName, max: 120 }),
    assumption,
    demandFeature,
    partialPayments,
    lateDays,
    lateFeeAs,
    lateFeePercent,
    lateFeeAmount,
    lateFeeWords,
    escrowAccount,
    escrowedYear,
    cushionMonths,
    escrowRounding,
    prepaidInterestDay,
    termRounding,
    paymentTotal,
    interestDecimals,
    inactive: field.boolean({ label: column.inactive }),
  },
  problems: lenderDefaultProblems,
  most: lenderDefaultList.most,
  isVersioned: true,
  read: 'readConfiguration',
});
