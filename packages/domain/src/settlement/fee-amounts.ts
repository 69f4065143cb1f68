import { type Cents, zeroCents } from '../money/index.ts';
import { type Explained, given, money, type Trace } from '../trace/index.ts';
import type { Fee, FeeCharge } from './fee.ts';
import { sumOf } from './sum.ts';

/** The five columns of the closing cost details: who pays, at or before closing. */
export const costColumns = [
  'borrowerAtClosing',
  'borrowerBeforeClosing',
  'sellerAtClosing',
  'sellerBeforeClosing',
  'others',
] as const;

export type CostColumn = (typeof costColumns)[number];

/** The column a charge stands in. What others pay is in one column, whenever it is paid. */
export function columnOf({ paidBy, when }: Pick<FeeCharge, 'paidBy' | 'when'>): CostColumn {
  if (paidBy === 'other') return 'others';
  if (paidBy === 'seller') return when === 'atClosing' ? 'sellerAtClosing' : 'sellerBeforeClosing';
  return when === 'atClosing' ? 'borrowerAtClosing' : 'borrowerBeforeClosing';
}

/** The charges a statement shows: those that are made, or what a closing disclosure has to show for them. */
export type ChargesShown = 'charged' | 'disclosed';

/** What a fee comes to in some columns, with its reason; null where it has no charge in them. */
export function feeAmount(
  fee: Fee,
  columns: readonly CostColumn[],
  shown: ChargesShown = 'charged',
): Explained<Cents> | null {
  const charges = (shown === 'disclosed' && fee.disclosed) || fee.charges;
  const own = charges.filter((charge) => columns.includes(columnOf(charge)));
  const [first, ...more] = own;
  if (!first) return null;
  if (more.length === 0) return { value: first.amount, trace: chargeTrace(fee, first) };
  const steps = own.map((charge) => chargeTrace(fee, charge));
  return sumOf(fee.label, steps, 'The sum of what is paid of the fee');
}

/** Why a charge is what it is: its own reason, or that it was given. */
export const chargeTrace = ({ label, code }: Fee, { amount, trace }: FeeCharge): Trace =>
  trace ?? given(label, money(amount), code);

/** The amount alone, zero where there is none. */
export const centsOf = (amount: Explained<Cents> | null | undefined): Cents => amount?.value ?? zeroCents;
