import {
  type CommissionFigure,
  commissionName,
  referralPayeeOf,
  type StoredCommission,
  type StoredCommissionPayee,
} from '../commissions/index.ts';
import type { Cents } from '../money/index.ts';
import type { Fee } from '../settlement/index.ts';
import { type Explained, partOf } from '../trace/index.ts';
import { calculated, charge } from './calculated-fees.ts';

/** Whose commission a fee is of. */
interface CommissionOf {
  /** Its own in the file. */
  readonly code: string;
  readonly label: string;
  readonly paidBy: 'borrower' | 'seller';
  readonly payees: readonly string[];
  /** Who gets a part of it for the referral. */
  readonly referral?: string | null;
}

/** The commission of a side, section H, at its full amount whoever holds the deposit (12 CFR 1026.38(g)(4)). */
export function commissionFee({ code, label, paidBy, payees, referral }: CommissionOf, amount: Explained<Cents>): Fee {
  // A referral alone does not say who gets the rest.
  const named = payees.length > 0 && referral ? [...payees, referral] : payees;
  const payee = named.filter((name) => name !== '').join(', ');
  return {
    ...calculated({ section: 'H', code, label, kind: 'commission' }, [charge(paidBy, amount)]),
    ...(payee && { payee }),
  };
}

/** A stored commission with what it comes to. */
export interface FiguredCommission {
  readonly stored: StoredCommission;
  readonly payees: readonly StoredCommissionPayee[];
  readonly figure: CommissionFigure;
}

/** The commission of a row as a fee, found by the place of the row; null as long as it is open. The steps of its trace are named within the row. */
export function feeOfCommission({ stored, payees, figure }: FiguredCommission, at: number): Fee | null {
  if (figure.kind === 'open') return null;
  const { value, trace } = figure.amount;
  const of = {
    code: `commission.${at}`,
    label: `Real estate commission, ${commissionName(stored)}`,
    paidBy: stored.paidBy === 'Borrower' ? 'borrower' : 'seller',
    payees: payees.map(({ payee }) => payee?.trim() ?? ''),
    referral: referralPayeeOf(stored),
  } as const;
  return commissionFee(of, { value, trace: partOf(`commissions.${at}`, trace) });
}
