import { addCents, cents, subtractCents } from '../money/index.ts';
import { type AltaStatement, altaStatement } from './alta/index.ts';
import { type ClosingDisclosure, closingDisclosure } from './closing-disclosure.ts';
import { type PayerColumns, payerColumns } from './commercial/index.ts';
import { type BalanceState, balanceState, type Entry, entriesOf, type SettlementFacts } from './entries/index.ts';
import {
  type GfeComparison,
  gfeComparison,
  type HudDetails,
  type HudOneA,
  type HudStatement,
  hud1974,
  hud2010,
  hudOneA,
} from './hud/index.ts';
import type { EstimatedCredits } from './lender-credits.ts';
import { buyerNetSheet, type NetSheet, sellerNetSheet } from './net-sheet/index.ts';
import { type Reconciliation, reconcile } from './reconciliation/index.ts';
import { type Cure, estimatedFees, toleranceCure } from './tolerance.ts';
import type { Refinance } from './transaction.ts';

/** Every statement of a settlement, from the same entries. */
export interface Statements {
  readonly entries: readonly Entry[];
  readonly disclosure: ClosingDisclosure;
  readonly hud2010: HudStatement;
  readonly hud1974: HudStatement;
  /** Sections M and N of a HUD-1A; null of a purchase. */
  readonly hudOneA: HudOneA | null;
  /** Null where nothing was estimated. */
  readonly gfe: GfeComparison | null;
  readonly alta: AltaStatement;
  readonly buyerNetSheet: NetSheet;
  /** Null without a seller. */
  readonly sellerNetSheet: NetSheet | null;
  readonly payers: PayerColumns;
  readonly balance: BalanceState;
  /** What is given back by the rules of the closing disclosure. */
  readonly cure: Cure;
  /** The closing disclosure beside each of the others. */
  readonly reconciliations: readonly Reconciliation[];
}

/** All statements of a settlement in one pass. Throws an InputError for facts that cannot be reckoned with. */
export function statementsOf(facts: SettlementFacts, details: HudDetails = {}): Statements {
  const entries = entriesOf(facts);
  const disclosure = closingDisclosure(facts, entries);
  const credits = creditsOf(facts, details);
  const shown = { ...details, ...credits };
  const [form2010, form1974] = [hud2010(entries, shown), hud1974(entries, shown)];
  const alta = altaStatement(entries);
  const buyer = buyerNetSheet(entries);
  const seller = facts.purchase ? sellerNetSheet(entries) : null;
  const others = [form2010, form1974, alta, buyer, ...(seller ? [seller] : [])];
  return {
    entries,
    disclosure,
    hud2010: form2010,
    hud1974: form1974,
    hudOneA: facts.refinance ? netSettlement(facts.refinance, form2010) : null,
    gfe: gfeComparison(entries, credits),
    alta,
    buyerNetSheet: buyer,
    sellerNetSheet: seller,
    payers: payerColumns(facts.fees),
    balance: balanceState(entries),
    cure: toleranceCure(estimatedFees(facts.fees, { ...credits, lenderCredits: facts.lenderCredits })),
    reconciliations: others.map(({ shown }) => reconcile(disclosure.shown, shown)),
  };
}

/** The estimate of the credits by the facts, or as the numbered forms have it. */
function creditsOf(facts: SettlementFacts, details: HudDetails): EstimatedCredits {
  const estimated = facts.estimatedLenderCredits ?? details.estimatedLenderCredits;
  const cure = facts.lenderCreditsForCure ?? details.lenderCreditsForCure;
  return {
    ...(estimated !== undefined && { estimatedLenderCredits: estimated }),
    ...(cure !== undefined && { lenderCreditsForCure: cure }),
  };
}

/** The loan, and what the borrower and others pay in, less the charges and the payoffs. */
export function netSettlement(
  { loanAmount, payoffs }: Refinance,
  { charges, cashFromBorrower, paidForBorrower }: HudStatement,
): HudOneA {
  return hudOneA({
    loanAmount,
    cashFromBorrower: addCents(
      cents(Math.max(0, cashFromBorrower.value)),
      // What others give, on the form of 1974 the lender among them.
      subtractCents(paidForBorrower.value, loanAmount),
    ),
    settlementCharges: charges.buyer,
    disbursements: payoffs.map(({ label, party = label, amount, trace }) => ({
      payee: party,
      amount,
      ...(trace && { trace }),
    })),
  });
}
