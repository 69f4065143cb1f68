import { addCents, type Cents, negateCents, zeroCents } from '../money/index.ts';
import {
  type CashTable,
  type ClosingCosts,
  closingCosts,
  closingDisclosure,
  type Fee,
  feeAmount,
  type NoSellerTable,
  type SettlementFacts,
  type standardRows,
} from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import { inWholeDollars } from './whole-dollars.ts';

/** Sections as a loan estimate names them (12 CFR 1026.37(f), (g)). */
export const estimateSections = {
  A: 'Origination Charges',
  B: 'Services You Cannot Shop For',
  C: 'Services You Can Shop For',
  E: 'Taxes and Other Government Fees',
  F: 'Prepaids',
  G: 'Initial Escrow Payment at Closing',
  H: 'Other',
} as const;

/** Closing costs and cash to close of a loan estimate, in whole dollars: totals are of the rounded lines (12 CFR 1026.37(o)(4)). */
export interface EstimatedClosing {
  readonly fees: readonly Fee[];
  readonly costs: ClosingCosts;
  readonly lenderCredits: Cents;
  /** The rows in their order; nothing is paid before a closing that is estimated. */
  readonly rows: readonly (readonly [key: string, figure: Explained<Cents>])[];
  /** The sum of the rows: above zero from the borrower. */
  readonly cashFromBorrower: Cents;
}

/** What a loan estimate shows of the facts of a settlement: what the borrower pays of each fee, whenever it is paid. */
export function estimatedClosing(facts: SettlementFacts): EstimatedClosing {
  const fees = facts.fees.flatMap(estimatedFee);
  const credits = facts.lenderCredits ?? zeroCents;
  const lenderCredits = inWholeDollars({
    value: credits,
    trace: given('Lender credits', money(credits), 'lenderCredits'),
  }).value;
  const { table } = closingDisclosure({ ...facts, fees, lenderCredits });
  const rows = rowsOf(table);
  // What the loan pays of the costs stands below the table without a seller, and is no row of it.
  const isSale = !('cashFromBorrower' in table);
  const sum = addCents(...rows.filter(([key]) => isSale || key !== 'financed').map(([, { value }]) => value));
  return {
    fees,
    costs: closingCosts(fees, lenderCredits),
    lenderCredits,
    rows,
    cashFromBorrower: isSale ? sum : negateCents(sum),
  };
}

const rowsOf = (table: CashTable<typeof standardRows> | NoSellerTable) =>
  Object.entries(table)
    .filter(([key]) => !['cashToClose', 'cashFromBorrower', 'paidBefore'].includes(key))
    .map(([key, figure]) => [key, inWholeDollars(figure)] as const);

/** A fee as the estimate shows it; none of what the borrower does not pay. */
function estimatedFee(fee: Fee): Fee[] {
  const amount = feeAmount(fee, ['borrowerAtClosing', 'borrowerBeforeClosing'], 'disclosed');
  if (!amount) return [];
  const { value, trace } = inWholeDollars(amount, fee.label);
  const { disclosed: _disclosed, ...rest } = fee;
  return [{ ...rest, charges: [{ paidBy: 'borrower', when: 'atClosing', amount: value, trace }] }];
}
