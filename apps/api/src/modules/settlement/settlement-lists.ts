import { payoffFeeRecord, payoffRecord } from '@closewright/contract/settlement';
import { payoffProblems } from '@closewright/domain/payoffs';
import type { RecordList, RowRule } from '../../platform/records/index.ts';

const payoffs: RecordList = { name: 'payoffs', what: 'payoff', many: 'payoffs', record: payoffRecord };

/** The lists of a statement, parents before their children. */
export const settlementLists: readonly RecordList[] = [
  payoffs,
  { name: 'payoffFees', what: 'fee', many: 'fees', record: payoffFeeRecord, parent: payoffs },
];

/** What is wrong with a row of a statement as a whole. */
export const settlementRules: readonly RowRule[] = [{ list: payoffs, rule: payoffProblems }];
