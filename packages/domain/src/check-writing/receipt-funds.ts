import type { WireDate } from '../dates/index.ts';
import {
  electronicInstruments,
  type FundsAsked,
  type FundsAvailability,
  fundsAvailability,
} from './good-funds/index.ts';
import { isStanding, type Receipt } from './receipts.ts';

/** The receipts of a file that stand, as the rules of good funds look at those beside another one. */
const beside = (receipts: readonly Receipt[]): FundsAsked['others'] =>
  receipts.filter(isStanding).map(({ facts: { instrument, payer }, amount }) => ({ instrument, payer, amount }));

/** When a receipt that is about to be recorded would be good funds, beside those of its file. What comes electronically is at the bank at once. */
export const newReceiptFunds = (
  one: Omit<FundsAsked, 'depositedOn' | 'others'> & { readonly depositedOn?: WireDate | null | undefined },
  receipts: readonly Receipt[],
): FundsAvailability =>
  fundsAvailability({
    ...one,
    depositedOn: one.depositedOn ?? (electronicInstruments.has(one.instrument) ? one.receivedOn : null),
    others: beside(receipts),
  });

/**
 * When a receipt that was recorded is good funds, beside the others of its file.
 * @param state of its bank account
 */
export function receiptFunds(receipt: Receipt, receipts: readonly Receipt[], state: string): FundsAvailability {
  const { facts, amount, date, deposited } = receipt;
  const { instrument, payer } = facts;
  return fundsAvailability({
    // Of what was claimed it counts from the day on which it came in.
    ...{ state, instrument, payer, amount, receivedOn: (facts.unclaimed && facts.madeOn) ?? date },
    depositedOn: deposited?.on ?? null,
    others: beside(receipts.filter((each) => each !== receipt)),
  });
}

/** Whether a rule says on a day that money is good funds. */
export const isGoodOn = ({ kind, on }: FundsAvailability, day: WireDate): boolean =>
  kind === 'at once' || (kind === 'from' && on !== null && on <= day);
