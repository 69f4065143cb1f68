import { chargeTrace, type Fee, isPrepaidInterest } from '../settlement/index.ts';
import { fieldsOf } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type Missing, noSeller } from './stored-parts.ts';

/** Without a seller nobody pays a seller's share: a fee that has one is open, as a debit or credit of a seller is. */
export function withoutSellersShare(each: FiguredFee): FiguredFee {
  if (each.kind === 'open') return each;
  const { code, label, charges, disclosed = [] } = each.fee;
  const share = [...charges, ...disclosed].find(({ paidBy, amount }) => paidBy === 'seller' && amount !== 0);
  if (share === undefined) return each;
  const fields = fieldsOf(chargeTrace(each.fee, share));
  // Of those that an amount follows from, the one that divides it between the sides comes last.
  const field = fields.findLast((name) => /seller|borrower/i.test(name)) ?? fields[0] ?? code;
  return openFor(each.fee, [{ field, words: `${label}: ${noSeller}` }]);
}

/** The same for the premiums of an order. Those that are shown together are known together: what opens one of them opens the others. */
export function premiumsWithoutSeller(premiums: readonly FiguredFee[]): FiguredFee[] {
  const left = premiums.map(withoutSellersShare);
  const missing = left.flatMap((each, at) =>
    each.kind === 'open' && isShownOtherwise(premiums[at]) ? each.missing : [],
  );
  if (missing.length === 0) return left;
  return left.map((each) => (each.kind === 'figure' && isShownOtherwise(each) ? openFor(each.fee, missing) : each));
}

const isShownOtherwise = (each: FiguredFee | undefined): boolean =>
  each?.kind === 'figure' && each.fee.disclosed !== undefined;

function openFor(fee: Fee, missing: readonly Missing[]): FiguredFee {
  const { code, section, payee, isFinanceCharge } = fee;
  return {
    kind: 'open',
    code,
    section,
    missing,
    ...(payee && { payee }),
    ...(isFinanceCharge && { isFinanceCharge }),
    ...(isPrepaidInterest(fee) && { isPrepaidInterest: true }),
  };
}
