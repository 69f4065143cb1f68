import { expect, it } from 'vitest';
import { feeActions } from './fee-rights.ts';

it.each([
  [{ section: 'E', kind: 'Recording' }, ['editRecordingFees']],
  [{ section: 'E', label: 'Recordation of the deed' }, ['editRecordingFees']],
  [{ section: 'E', kind: 'State tax, stamps' }, ['editTransferTaxes']],
  [{ section: 'E', label: 'Documentary stamp tax' }, ['editTransferTaxes']],
  [{ section: 'E', label: 'Other' }, ['editRecordingFees', 'editTransferTaxes']],
  [{ section: 'E' }, ['editRecordingFees', 'editTransferTaxes']],
  [{ section: 'H', kind: 'Recording' }, ['editRecordingFees']],
  [{ section: 'H', kind: 'State tax, stamps' }, ['editTransferTaxes']],
  [{ section: 'E', kind: 'Pest inspection' }, ['editRecordingFees', 'editTransferTaxes']],
  [{ section: 'H', label: 'Recording' }, []],
  [{}, []],
] as const)('a fee that is %j needs one of %j', (fee, expected) => {
  expect(feeActions(fee)).toEqual(expected);
});
