import {
  altaCase,
  commercialCase,
  hudCase,
  hudOneACase,
  netSheetCase,
  reconciliationCase,
  statementAuditCase,
} from '@closewright/contract/closing-math';
import { gathered, InputError } from '@closewright/domain/errors';
import {
  type AltaLine,
  type AltaTotals,
  type AuditedLine,
  altaStatement,
  auditStatement,
  buyerNetSheet,
  commercialStatement,
  type DebitCredit,
  disclosureLines,
  entriesOf,
  gfeComparison,
  type HudDetails,
  type HudLine,
  hud1974,
  hud2010,
  hudLines,
  hudOneA,
  type NetSheetLine,
  type PaidOutside,
  type Reconciliation,
  sellerNetSheet,
  statementsOf,
} from '@closewright/domain/settlement';
import { given, money } from '@closewright/domain/trace';
import { gfeComparisonCase } from '../cases.ts';
import { type Kind, kindOf } from '../kind.ts';
import { dollars } from '../present.ts';
import { shownBalance } from './settlement.ts';
import { creditsOf, factsOf } from './settlement-facts.ts';

const shownOutside = (paid: readonly PaidOutside[]) => paid.map(({ by, amount }) => ({ by, amount: dollars(amount) }));

const shownLine = ({ number, label, payee, buyer, seller, isOutside, paidOutside, estimate }: HudLine) => ({
  line: number,
  label,
  payee: payee ?? undefined,
  buyer: buyer ?? undefined,
  seller: seller ?? undefined,
  isOutsideColumns: isOutside,
  paidOutsideClosing: shownOutside(paidOutside),
  estimate: estimate === null ? undefined : dollars(estimate),
});

/** Title details that were given. */
function detailsOf(input: { [Key in keyof HudDetails]?: HudDetails[Key] | undefined }): HudDetails {
  const { lendersPolicyLimit, ownersPolicyLimit, agentsPortion, underwritersPortion } = input;
  return {
    ...(lendersPolicyLimit !== undefined && { lendersPolicyLimit }),
    ...(ownersPolicyLimit !== undefined && { ownersPolicyLimit }),
    ...(agentsPortion !== undefined && { agentsPortion }),
    ...(underwritersPortion !== undefined && { underwritersPortion }),
    ...creditsOf(input),
  };
}

/** Both columns of a line. */
const sidesOf = <T>({ buyer, seller }: { readonly buyer: T; readonly seller: T }) => ({ buyer, seller });

const hudKind = kindOf('hud-1', hudCase, (input) => {
  const facts = factsOf(input);
  const { form } = input;
  const make = form === '2010' ? hud2010 : hud1974;
  const hud = make(entriesOf(facts), detailsOf(input));
  return {
    form,
    lines: hud.lines.map(shownLine),
    grossDueFromBorrower: hud.grossDueFromBorrower,
    paidForBorrower: hud.paidForBorrower,
    cashFromBorrower: hud.cashFromBorrower,
    grossDueToSeller: hud.grossDueToSeller,
    reductions: hud.reductions,
    cashToSeller: hud.cashToSeller,
    settlementCharges: { buyer: hud.charges.buyer, seller: hud.charges.seller },
    worksheet801: hud.worksheet
      ? {
          line801: sidesOf(hud.worksheet.origination),
          line802: sidesOf(hud.worksheet.creditOrCharge),
          line803: sidesOf(hud.worksheet.adjusted),
        }
      : undefined,
  };
});

const gfeComparisonKind = kindOf('gfe-comparison', gfeComparisonCase, (input) => {
  const compared = gfeComparison(entriesOf(factsOf(input)), detailsOf(input));
  if (!compared) throw new InputError('MISSING', 'fees.0.estimate', 'Nothing was estimated');
  const { rows, tenPercent, cure } = compared;
  return {
    rows: rows.map(({ line, label, bucket, estimate, final, increase }) => ({
      line,
      label,
      bucket,
      estimate: dollars(estimate),
      final: dollars(final),
      increase: dollars(increase),
    })),
    tenPercent: {
      estimate: dollars(tenPercent.estimate),
      final: dollars(tenPercent.final),
      increase: dollars(tenPercent.increase),
      percent: tenPercent.percent,
    },
    cure: { ...cure },
  };
});

const hudOneAKind = kindOf(
  'hud-1a',
  hudOneACase,
  ({ loanAmount, cashFromBorrower, settlementCharges, disbursements }) => {
    const trace = given('Total settlement charges', money(settlementCharges), 'settlementCharges');
    const one = hudOneA({
      loanAmount,
      cashFromBorrower,
      settlementCharges: { value: settlementCharges, trace },
      disbursements,
    });
    return { lines: one.lines.map(shownLine), totalDisbursed: one.totalDisbursed, toBorrower: one.toBorrower };
  },
);

const shownSide = ({ debit, credit }: DebitCredit) => ({ debit: debit ?? undefined, credit: credit ?? undefined });
const shownAltaLine = ({ label, payee, buyer, seller, paidOutside }: AltaLine) => ({
  label,
  payee,
  buyer: shownSide(buyer),
  seller: shownSide(seller),
  paidOutsideClosing: shownOutside(paidOutside),
});
const shownTotals = ({ debits, credits, due }: AltaTotals) => ({ debits, credits, due });

const altaKind = kindOf('alta-statement', altaCase, (input) => {
  const facts = factsOf(input);
  const { variant } = input;
  const { sections, totals } = altaStatement(entriesOf(facts), variant);
  return {
    variant,
    sections: sections.map(({ label, lines }) => ({ label, lines: lines.map(shownAltaLine) })),
    buyer: totals.buyer && shownTotals(totals.buyer),
    seller: totals.seller && shownTotals(totals.seller),
  };
});

const shownItem = ({ label, group, amount }: NetSheetLine) => ({ label, group, amount });

const netSheetKind = kindOf('net-sheet', netSheetCase, (input) => {
  const [facts] = gathered(
    () => factsOf(input),
    () => {
      if (input.side === 'seller' && input.transaction === 'refinance')
        throw new InputError('INCONSISTENT', 'side', 'A refinance has no seller');
    },
  );
  const { side } = input;
  const sheet = (side === 'seller' ? sellerNetSheet : buyerNetSheet)(entriesOf(facts));
  return {
    side,
    due: sheet.due.map(shownItem),
    off: sheet.off.map(shownItem),
    totalDue: sheet.totalDue,
    totalOff: sheet.totalOff,
    net: sheet.net,
  };
});

/** Two statements side by side. */
export const shownReconciliation = ({ first, second, differences, isExplained, cash }: Reconciliation) => ({
  first,
  second,
  isExplained,
  differences: differences.map(({ amount, ...difference }) => ({ ...difference, amount: dollars(amount) })),
  buyer: cash.borrowerAtClosing,
  seller: cash.sellerAtClosing,
});

const reconciliationKind = kindOf('reconciliation', reconciliationCase, (input) => {
  const { reconciliations, balance } = statementsOf(factsOf(input), detailsOf(input));
  return { reconciliations: reconciliations.map(shownReconciliation), balance: shownBalance(balance) };
});

const shownAudited = ({ name, label, typed, off, figure }: AuditedLine) => ({
  line: name,
  label,
  typed: dollars(typed),
  computed: figure,
  off: dollars(off),
  isRight: off === 0,
});

const statementAuditKind = kindOf('statement-audit', statementAuditCase, (input) => {
  const facts = factsOf(input);
  const { form, typed } = input;
  const { disclosure, ...huds } = statementsOf(facts, detailsOf(input));
  const lines = {
    'closing-disclosure': () => disclosureLines(disclosure, facts.fees),
    'hud-2010': () => hudLines(huds.hud2010),
    'hud-1974': () => hudLines(huds.hud1974),
  }[form]();
  const { isRight, lines: audited, missing } = auditStatement(lines, typed);
  return {
    form,
    isRight,
    lines: audited.map(shownAudited),
    missing: missing.map(({ name, label, figure }) => ({ line: name, label, computed: figure })),
  };
});

const commercialKind = kindOf('commercial-statement', commercialCase, (input) => {
  const facts = factsOf(input);
  const { parties, headings } = input;
  const statement = commercialStatement(entriesOf(facts), { parties, headings });
  const named = (amounts: (typeof statement)['due']) =>
    parties.map(({ name, side }, at) => ({ name, side, amount: amounts[at] }));
  return {
    sections: statement.sections.map(({ heading, lines }) => ({
      heading,
      lines: lines.map(({ label, payee, amounts }) => ({ label, payee, amounts: named(amounts) })),
    })),
    due: named(statement.due),
  };
});

export const statementKinds: readonly Kind[] = [
  hudKind,
  gfeComparisonKind,
  hudOneAKind,
  altaKind,
  netSheetKind,
  reconciliationKind,
  statementAuditKind,
  commercialKind,
];
