import { blankOf } from '@closewright/contract/kit';
import { settlementListNames, settlementRecord, statementLoanFields } from '@closewright/contract/settlement';
import type { StoredSettlement } from './settlement.queries.ts';

/** A statement with all of its own fields. */
export type WholeSettlement = StoredSettlement & { readonly statement: NonNullable<StoredSettlement['statement']> };

/** A kept statement with the lists and fields that there are by now: it had nothing in those that came later. */
export const asOfToday = (kept: StoredSettlement): WholeSettlement => ({
  ...Object.fromEntries(settlementListNames.map((name) => [name, []])),
  ...kept,
  orderVersion: kept.orderVersion ?? 0,
  loans: kept.loans.map((loan) => ({ ...blankOf(statementLoanFields), ...loan })),
  statement: { ...blankOf(settlementRecord.fields), ...kept.statement },
});
