import { recordLists } from '../kit/index.ts';
import { adjustmentRecord } from './adjustment.record.ts';
import { payoffFeeRecord, payoffRecord } from './payoff.record.ts';
import { prorationRecord } from './proration.record.ts';

/** What a settlement statement is made of. The wire, the store, the reads and the editor of the statement follow from it. */
export const settlementLists = recordLists({
  payoffs: { record: payoffRecord, what: 'payoff', many: 'payoffs' },
  payoffFees: { record: payoffFeeRecord, what: 'fee', many: 'fees', parent: 'payoffs' },
  prorations: { record: prorationRecord, what: 'proration', many: 'prorations' },
  adjustments: { record: adjustmentRecord, what: 'adjustment', many: 'adjustments' },
});
