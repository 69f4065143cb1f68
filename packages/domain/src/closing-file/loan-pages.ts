import {
  adjustableTables,
  type Gaps,
  loanDisclosures,
  loanTermLines,
  type SecuredProperty,
  type StoredDisclosures,
  type StoredLoan,
  type StoredTerms,
} from '../disclosure/index.ts';
import { escrowDisclosure } from './escrow-disclosure.ts';
import type { FiguredFee } from './figured-fee.ts';
import { financeChargeAtClosing } from './finance-charge.ts';
import type { StatementFigures } from './from-stored.ts';
import { propertyCosts, type StoredPropertyCosts } from './property-costs.ts';
import { statementCosts } from './statement-costs.ts';
import { loanCalculations } from './stored-calculations.ts';
import { interestBegin, type StoredCharges, statementInterest } from './stored-fees.ts';
import type { FileFacts, Missing } from './stored-parts.ts';
import { statementProjections } from './stored-projections.ts';
import type { ToClose } from './to-close.ts';

/** What a statement says of its loan: what the pages of the loan on a closing disclosure are made of. */
export interface StatedLoan {
  readonly loan: StoredLoan;
  readonly stated: StoredTerms & StoredDisclosures & StoredPropertyCosts;
  /** Those of the file, whose addresses secure the loan. */
  readonly properties: readonly SecuredProperty[];
}

/** What a statement comes to, as far as the pages of its loan ask. */
export interface LoanCosts {
  readonly file: FileFacts;
  readonly charges: StoredCharges;
  readonly fees: readonly FiguredFee[];
  readonly figures: StatementFigures;
}

/** Gaps of several figures, each field once. */
export const listed = (all: readonly Gaps[]): ToClose[] =>
  Object.entries(Object.assign({}, ...all) as Gaps).map(([field, words]) => ({ kind: 'missing', field, words }));

const gapsOf = (missing: readonly Missing[]): Gaps =>
  Object.fromEntries(missing.map(({ field, words }) => [field, words]));

/** The loan terms of page 1 with the prepaid interest, and what is missing for them. Of interest that a typed fee takes the place of nothing is. */
export function loanTermsPage(
  { loan, stated }: Pick<StatedLoan, 'loan' | 'stated'>,
  { file, charges }: Pick<LoanCosts, 'file' | 'charges'>,
) {
  const lines = loanTermLines(loan, stated);
  const { interest, ofInterest } = prepaidInterest({ file, charges });
  return { lines, interest, missing: listed([...lines.map((line) => line.missing), ofInterest]) };
}

/** The prepaid interest, and what is missing for it. */
export function prepaidInterest({ file, charges }: Pick<LoanCosts, 'file' | 'charges'>) {
  const interest = statementInterest(charges.interest, charges.fees, file);
  const { ofLoan, typedAt } = interest;
  return { interest, ofInterest: ofLoan.kind === 'open' && typedAt === null ? ofLoan.missing : {} };
}

/** The projected payments of page 1 with the costs of the property, and what is missing for them. */
export function projectedPaymentsPage(
  { loan, stated }: Pick<StatedLoan, 'loan' | 'stated'>,
  { charges, fees }: Pick<LoanCosts, 'charges' | 'fees'>,
) {
  const costs = propertyCosts(charges.escrow, stated, fees);
  const payments = statementProjections(loan, stated, costs);
  const open = [payments, costs.escrow, costs.total].flatMap((each) => (each.kind === 'open' ? [each.missing] : []));
  return { costs, payments, missing: listed(open) };
}

/** The loan disclosures of page 4, the liability of page 5 with them, and what is missing for them. */
export function loanDisclosuresPage(
  { loan, stated, properties }: StatedLoan,
  { file, charges, fees, figures }: LoanCosts,
) {
  const parts = loanDisclosures(loan, stated, properties);
  const tables = adjustableTables(loan, stated);
  const section = statementCosts(figures, fees).find(({ letter }) => letter === 'G');
  const initial = section?.total ?? { kind: 'open', missing: figures.missing };
  const escrow = escrowDisclosure(stated, { file, charges, fees, initial });
  const ofLines = escrow.lines.flatMap(({ total }) => (total.kind === 'open' ? total.missing : []));
  const ofParts = [...parts, ...tables].map((part) => part.missing);
  const missing = listed([...ofParts, escrow.missing, gapsOf(ofLines)]);
  return { parts, tables, escrow, missing };
}

/** The loan calculations of page 5 with the finance charge at closing, and what is missing for them. */
export function loanCalculationsPage(
  { loan, stated }: Pick<StatedLoan, 'loan' | 'stated'>,
  { file, fees, figures }: Pick<LoanCosts, 'file' | 'fees' | 'figures'>,
) {
  const charge = financeChargeAtClosing(stated, fees);
  const page5 = loanCalculations(loan, stated, {
    loanCosts: figures.totals.loanCosts,
    fees,
    begin: interestBegin(file, loan),
  });
  return { charge, page5, missing: listed(page5.kind === 'open' ? [gapsOf(page5.missing)] : []) };
}

/** What is still needed to close a statement, with what the pages of its loan need: each field is asked for once, what wants a look comes last. */
export function toCloseWithLoan(toClose: readonly ToClose[], loan: StatedLoan, costs: LoanCosts): ToClose[] {
  const isLook = ({ kind }: ToClose) => kind === 'look';
  const asked = toClose.filter((each) => !isLook(each));
  const ofPages = [loanTermsPage, projectedPaymentsPage, loanDisclosuresPage, loanCalculationsPage].flatMap(
    (page) => page(loan, costs).missing,
  );
  const more = ofPages.filter(
    ({ field }, at) =>
      !asked.some((each) => each.field === field) && ofPages.findIndex((each) => each.field === field) === at,
  );
  return [...asked, ...more, ...toClose.filter(isLook)];
}
