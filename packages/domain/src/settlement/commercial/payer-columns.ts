import { addCents, type Cents } from '../../money/index.ts';
import type { Explained } from '../../trace/index.ts';
import { checkFees } from '../check-fees.ts';
import { type Fee, type FeeCharge, type OtherPayer, otherPayers } from '../fee.ts';
import { chargeTrace } from '../fee-amounts.ts';
import { figureOf, sumOf } from '../sum.ts';

/** Payers in the order of their columns: the parties, then who else pays. */
export const columnPayers = ['borrower', 'seller', ...otherPayers] as const;

export type ColumnPayer = 'borrower' | 'seller' | OtherPayer;

/** A fee by who pays it, at or before closing. */
export interface PayerRow {
  readonly code: string;
  readonly label: string;
  readonly payee?: string;
  readonly amounts: Partial<Readonly<Record<ColumnPayer, Explained<Cents>>>>;
  readonly total: Explained<Cents>;
}

/** Every fee with a column for each payer. */
export interface PayerColumns {
  /** Only payers who pay something. */
  readonly payers: readonly ColumnPayer[];
  readonly rows: readonly PayerRow[];
  readonly totals: Partial<Readonly<Record<ColumnPayer, Explained<Cents>>>>;
  /** What all columns come to; the sum of the rows, too. */
  readonly total: Explained<Cents>;
  /** What is paid by others than buyer and seller. */
  readonly paidByOthers: Cents;
}

const payerOf = ({ paidBy, payer = 'another' }: FeeCharge): ColumnPayer => (paidBy === 'other' ? payer : paidBy);

/** The fees of a file with a column for each payer: buyer, seller, lender, agent, broker, builder. */
export function payerColumns(fees: readonly Fee[]): PayerColumns {
  checkFees(fees);
  const rows = fees.map(rowOf);
  const payers = columnPayers.filter((payer) => rows.some(({ amounts }) => amounts[payer]));
  const totals = Object.fromEntries(
    payers.map((payer) => [
      payer,
      sumOf(
        `Paid by ${payer}`,
        rows.flatMap(({ amounts }) => amounts[payer]?.trace ?? []),
        'The sum of the column',
      ),
    ]),
  ) as PayerColumns['totals'];
  const others = otherPayers.flatMap((payer) => totals[payer]?.value ?? []);
  return {
    payers,
    rows,
    totals,
    total: sumOf(
      'All fees',
      payers.flatMap((payer) => totals[payer]?.trace ?? []),
      'The sum of the columns',
    ),
    paidByOthers: addCents(...others),
  };
}

function rowOf(fee: Fee): PayerRow {
  const payers = [...new Set(fee.charges.map(payerOf))];
  const amounts = Object.fromEntries(
    payers.map((payer) => {
      const own = fee.charges.filter((charge) => payerOf(charge) === payer).map((charge) => chargeTrace(fee, charge));
      const [first, ...more] = own;
      return [
        payer,
        first && more.length === 0 ? figureOf(first) : sumOf(fee.label, own, 'What the payer bears of it'),
      ];
    }),
  ) as PayerRow['amounts'];
  const { code, label, payee } = fee;
  return {
    code,
    label,
    ...(payee && { payee }),
    amounts,
    total: sumOf(
      label,
      payers.flatMap((payer) => amounts[payer]?.trace ?? []),
      'What all pay of it',
    ),
  };
}
