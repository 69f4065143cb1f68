import type { ActionName } from '../access/index.ts';
import { governmentChargeOf } from './charged-twice.ts';
import type { StoredFee } from './stored-fee.ts';

const actions = { recording: 'editRecordingFees', transferTaxes: 'editTransferTaxes' } as const;

/**
 * The actions of which one is needed to enter, change or take away a fee, beside what every fee takes: a typed fee of section E is as much
 * of a recording fee or a transfer tax as one that Recording and Taxes works out, and so is one whose kind places it there on a HUD-1. One of section E that
 * does not say which it is may be either.
 */
export function feeActions(fee: Partial<StoredFee>): readonly ActionName[] {
  const charge = governmentChargeOf(fee);
  if (charge !== null) return [actions[charge]];
  return fee.section === 'E' ? Object.values(actions) : [];
}
