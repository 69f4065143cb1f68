import type { ActionName } from '../access/index.ts';
import { governmentChargeOf } from './charged-twice.ts';
import type { StoredFee } from './stored-fee.ts';

const actions = { recording: 'editRecordingFees', transferTaxes: 'editTransferTaxes' } as const;

/**
 * The actions of which one is needed to enter, change or take away a fee, beside what every fee takes: a typed fee of section E is as much
 * of a recording fee or a transfer tax as one that Recording and Taxes works out. One that does not say which it is may be either.
 */
export function feeActions(fee: Partial<StoredFee>): readonly ActionName[] {
  if (fee.section !== 'E') return [];
  const charge = governmentChargeOf(fee);
  return charge === null ? Object.values(actions) : [actions[charge]];
}
