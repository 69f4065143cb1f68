import { InputError } from '../errors/index.ts';
import { type Cents, negateCents, zeroCents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import {
  type CashTable,
  cashToClose,
  cashToCloseWithoutSeller,
  type NoSellerTable,
  payoffsAndPayments,
  type standardRows,
} from './cash-to-close.ts';
import { type ClosingCosts, closingCosts } from './closing-costs.ts';
import { columnsOfEntry, type Entry, entriesOf, type SettlementFacts } from './entries/index.ts';
import { costColumns } from './fee-amounts.ts';
import { disclosedItem, type ShownItem, type ShownStatement } from './reconciliation/shown-statement.ts';
import { type Summaries, summaries } from './summaries.ts';
import { premiumAdjustment } from './title-premiums.ts';
import type { Adjustment } from './transaction.ts';

/** The money of a closing disclosure. */
export interface ClosingDisclosure {
  readonly costs: ClosingCosts;
  /** K to N; null of a loan without a seller. */
  readonly summaries: Summaries | null;
  /** K of a loan without a seller; null with one. */
  readonly payoffsAndPayments: Explained<Cents> | null;
  /** The standard table, or the one without a seller. */
  readonly table: CashTable<typeof standardRows> | NoSellerTable;
  /** Above zero from the borrower. */
  readonly cashFromBorrower: Explained<Cents>;
  /** What gives the sides back what the presentation of premiums moved between them. */
  readonly premiumAdjustment: Adjustment | null;
  /** The statement as others are compared with it. */
  readonly shown: ShownStatement;
}

/** The figures of pages 2 and 3 (12 CFR 1026.38(f) to (k), (e) without a seller). Throws an InputError for facts that cannot be reckoned with. */
export function closingDisclosure(
  facts: SettlementFacts,
  entries: readonly Entry[] = entriesOf(facts),
): ClosingDisclosure {
  const costs = closingCosts(facts.fees, facts.lenderCredits, facts.lenderCreditsTrace);
  const adjustment = premiumAdjustment(facts.fees);
  const items = [...entries.map(disclosedItem), ...(adjustment ? [adjustmentItem(adjustment)] : [])];
  const shared = { costs, premiumAdjustment: adjustment };
  if (facts.refinance) {
    if (adjustment) {
      throw new InputError('INCONSISTENT', 'fees', 'Premiums cannot be shown to a seller where there is none');
    }
    const table = cashToCloseWithoutSeller(facts.refinance, costs);
    return {
      ...shared,
      summaries: null,
      table,
      payoffsAndPayments: payoffsAndPayments(facts.refinance),
      cashFromBorrower: table.cashFromBorrower,
      shown: shownOf(items, table.cashFromBorrower.value, zeroCents),
    };
  }
  const { purchase } = facts;
  const transaction = adjustment
    ? { ...purchase, adjustments: [...(purchase.adjustments ?? []), adjustment] }
    : purchase;
  const sides = summaries(transaction, costs);
  return {
    ...shared,
    payoffsAndPayments: null,
    summaries: sides,
    table: cashToClose(transaction, costs),
    cashFromBorrower: sides.cashFromBorrower,
    shown: shownOf(items, sides.cashFromBorrower.value, sides.cashToSeller.value),
  };
}

const shownOf = (items: readonly ShownItem[], fromBorrower: Cents, toSeller: Cents): ShownStatement => ({
  name: 'cd',
  covers: costColumns,
  items,
  cash: { borrowerAtClosing: fromBorrower, sellerAtClosing: negateCents(toSeller) },
});

/** The adjustment only a closing disclosure has. */
function adjustmentItem({ label, buyer, seller }: Adjustment): ShownItem {
  const presentation = 'simultaneousPremiums';
  return {
    key: 'premiumAdjustment',
    label,
    columns: { ...columnsOfEntry({ amounts: {} }), borrowerAtClosing: buyer, sellerAtClosing: seller },
    departures: [
      { presentation, column: 'borrowerAtClosing', amount: buyer },
      { presentation, column: 'sellerAtClosing', amount: seller },
    ],
  };
}
