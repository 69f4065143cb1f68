import { type CashRowKey, type ClosingDisclosure, noSellerRows, standardRows } from '../settlement/index.ts';
import type { StatementTotal, TotalName } from './statement-total.ts';
import type { Missing, PartKind, StatementPart } from './stored-parts.ts';

/** The rows of the table that calculates the cash to close, each figured or open; only those that the table of the file has. */
export type CashTotals = Readonly<Partial<Record<CashRowKey, StatementTotal>>>;

/** What a row is made of: totals, and parts by their kind. */
interface Made {
  readonly totals?: readonly TotalName[];
  readonly kinds?: readonly PartKind[];
}

const price: readonly PartKind[] = ['salePrice', 'loanAmount'];
const costs: readonly TotalName[] = ['closingCosts'];

const madeOf: Readonly<Record<CashRowKey, Made>> = {
  loanAmount: { kinds: ['loanAmount'] },
  closingCosts: { totals: costs },
  paidBefore: { totals: ['loanCosts', 'otherCosts'] },
  financed: { totals: [...costs, 'payoffsAndPayments'], kinds: price },
  downPayment: { kinds: [...price, 'Existing loan assumed'] },
  deposit: { kinds: ['deposit', 'Further deposit'] },
  fundsForBorrower: { totals: costs, kinds: [...price, 'Existing loan assumed'] },
  sellerCredits: { kinds: ['Seller credit'] },
  adjustments: {
    kinds: [
      'Personal property',
      'Payment to another',
      'Adjustment from borrower',
      'Adjustment from seller',
      'Other credit',
      'proration',
      'premiums',
    ],
  },
  payoffs: { totals: ['payoffsAndPayments'] },
  cashToClose: { totals: ['cashFromBorrower'] },
};

/** What stands besides in the rows that loans which pay all amounts due leave. */
const owed: readonly PartKind[] = [
  'Personal property',
  'Payment to another',
  'Adjustment from borrower',
  'Adjustment from seller',
  'premiums',
];
const leftByLoans: readonly CashRowKey[] = ['financed', 'downPayment', 'fundsForBorrower'];

/** Parts of which only the side is not known as long as they are open. */
const sayWhatTheyAre: readonly PartKind[] = ['proration', 'premiums'];

/** The rows of the table of a statement. One that is made of something open is open itself, and says what is missing. */
export function cashTotals(
  parts: readonly StatementPart[],
  missing: Readonly<Record<TotalName, readonly Missing[]>>,
  disclosure: Pick<ClosingDisclosure, 'table'>,
  paysAllDue: boolean,
): CashTotals {
  const { table } = disclosure;
  const rows = Object.keys('loanAmount' in table ? { ...noSellerRows, financed: '' } : standardRows);
  const open = ({ totals = [], kinds = [] }: Made) => [
    ...totals.flatMap((name) => missing[name]),
    // A debit or credit whose kind is not said may be of any row.
    ...parts
      .filter(
        ({ kind, place }) =>
          kinds.includes(kind) || (kinds.length > 0 && place === null && !sayWhatTheyAre.includes(kind)),
      )
      .flatMap((part) => part.missing),
  ];
  return Object.fromEntries(
    // The keys of a table are those of its rows.
    (rows as (keyof typeof table)[]).map((key) => {
      const made = madeOf[key];
      const more = paysAllDue && leftByLoans.includes(key) ? owed : [];
      const gaps = open({ ...made, kinds: [...(made.kinds ?? []), ...more] });
      return [key, gaps.length > 0 ? { kind: 'open', missing: gaps } : { kind: 'figure', ...table[key] }];
    }),
  );
}
