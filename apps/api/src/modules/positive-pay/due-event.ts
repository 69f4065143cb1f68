import type { PositivePayEventRow } from '@closewright/contract/positive-pay';

/** What an event is in the ledger, with the check that it is about. */
export interface DueEvent extends Omit<PositivePayEventRow, 'fileNumber'> {
  readonly checkStripe: number;
  readonly checkPosting: number;
}
