import { zeroCents } from '@closewright/domain/money';
import {
  type BalanceState,
  balanceState,
  type CashRow,
  type ClosingDisclosure,
  type Cure,
  closingDisclosure,
  compareWithEstimate,
  entriesOf,
  estimatedCredits,
  estimatedFees,
  noSellerRows,
  prepaidFinanceCharge,
  standardRows,
  toleranceCure,
} from '@closewright/domain/settlement';
import { settlementCase, toleranceCase } from '../cases.ts';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';
import { creditsOf, factsOf } from './settlement-facts.ts';

/** Totals, summaries and the two sides of a closing disclosure. */
export function shownDisclosure({ costs, summaries, payoffsAndPayments, cashFromBorrower }: ClosingDisclosure) {
  const { sections, loanCosts, otherCosts, total, borrowerAtClosing, borrowerBeforeClosing, sellerAtClosing } = costs;
  return {
    A: sections.A.borrower,
    B: sections.B.borrower,
    C: sections.C.borrower,
    D: loanCosts,
    E: sections.E.borrower,
    F: sections.F.borrower,
    G: sections.G.borrower,
    H: sections.H.borrower,
    I: otherCosts,
    J: total,
    borrowerAtClosing,
    borrowerBeforeClosing,
    sellerAtClosing,
    sellerBeforeClosing: dollars(costs.columns.sellerBeforeClosing),
    paidByOthers: dollars(costs.columns.others),
    ...(summaries && {
      K: summaries.dueFromBorrower,
      L: summaries.paidForBorrower,
      M: summaries.dueToSeller,
      N: summaries.dueFromSeller,
      cashToSeller: summaries.cashToSeller,
    }),
    ...(payoffsAndPayments && { payoffsAndPayments }),
    cashFromBorrower,
    cashIs: cashFromBorrower.value < 0 ? 'toBorrower' : 'fromBorrower',
  };
}

const shownRow = ({ key, label, estimate, final, hasChanged, reasons }: CashRow) => ({
  key,
  label,
  estimate: dollars(estimate),
  final: dollars(final),
  hasChanged,
  reasons,
});

/** A cure by its buckets. */
const shownCure = ({ zero, tenPercent, total }: Cure) => ({ zero, tenPercent, total });

/** Whether a settlement is in balance, and where it is out. */
export const shownBalance = ({ isBalanced, outBy, findings, withoutPayee, receipts, disbursements }: BalanceState) => ({
  isBalanced,
  outBy,
  findings: findings.map(({ amount, ...finding }) => ({ ...finding, amount: dollars(amount) })),
  withoutPayee: withoutPayee.map(({ amount, ...fee }) => ({ ...fee, amount: dollars(amount) })),
  receipts,
  disbursements,
});

const settlementKind = kindOf('settlement', settlementCase, (input) => {
  const facts = factsOf(input);
  const { estimatedCash, overLimits } = input;
  const entries = entriesOf(facts);
  const disclosure = closingDisclosure(facts, entries);
  const cure = toleranceCure(estimatedFees(facts.fees, facts));
  const { table } = disclosure;
  const rows = facts.purchase ? standardRows : noSellerRows;
  const compared =
    estimatedCash &&
    compareWithEstimate(rows, known(estimatedCash), table, {
      overLimits: overLimits ?? cure.total.value,
      credited: facts.lenderCreditsForCure ?? zeroCents,
    });
  return {
    ...shownDisclosure(disclosure),
    cashToClose: { ...table },
    prepaidFinanceCharge: prepaidFinanceCharge(facts.fees) ?? undefined,
    didThisChange: compared?.map(shownRow),
    cure: shownCure(cure),
    balance: shownBalance(balanceState(entries)),
  };
});

/** The estimated rows that are there. */
function known<T extends object>(rows: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(rows).filter(([, amount]) => amount !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

const toleranceKind = kindOf('tolerance', toleranceCase, (input) => {
  const credits = { lenderCredits: input.lenderCredits, ...creditsOf(input) };
  const all = input.fees.map(({ name, ...fee }) => ({ label: name, ...fee }));
  return shownCure(
    toleranceCure(credits.estimatedLenderCredits === undefined ? all : [...all, estimatedCredits(credits)]),
  );
});

export const settlementKinds: readonly Kind[] = [settlementKind, toleranceKind];
