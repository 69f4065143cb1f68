import type { FeeKind } from '../settlement/index.ts';
import { fieldsOf } from '../trace/index.ts';
import { statementFigures } from './from-stored.ts';
import { isMoved, type MovedAmount, type MovedFigures, movedFigures, pairsOf } from './moved-figures.ts';
import { namedByID, type ReckonedFigures, shownFigures } from './shown-figures.ts';
import type { StatementTotal } from './statement-total.ts';
import { figuredFees, type StoredCharges } from './stored-fees.ts';
import type { FileFacts, StoredRows } from './stored-parts.ts';
import type { SummaryForm } from './summary-row.ts';
import { titleDetailsOf } from './title-details.ts';
import { type ToClose, whatIsMissing } from './to-close.ts';

/** A statement as it is reckoned: what it is made of, what it comes to, and what is still needed to close it. */
export interface ReckonedStatement extends ReckonedFigures {
  readonly charges: StoredCharges;
  readonly toClose: readonly ToClose[];
}

/** Reckons a statement from its file and its rows. */
export function reckoned(file: FileFacts, rows: StoredRows, charges: StoredCharges): ReckonedStatement {
  const fees = figuredFees(file, charges);
  const figures = statementFigures(file, rows, fees, titleDetailsOf(file, charges));
  return { file, rows, charges, fees, figures, toClose: whatIsMissing(file, rows, charges, figures) };
}

/** What changes in a statement when facts of its file do. */
export interface StatementMoves extends MovedFigures {
  /** Fees that are typed, and mostly follow. */
  readonly fixed: readonly MovedAmount[];
  /** What is to be looked at only then. */
  readonly asks: readonly ToClose[];
}

/** What differs between a statement as it stands and as it would be. Nothing is stored. */
export function statementMoves(before: ReckonedStatement, after: ReckonedStatement, form: SummaryForm): StatementMoves {
  const [was, is] = [shownFigures(before, form), shownFigures(after, form)];
  const asked = new Set(before.toClose.map(({ field, words }) => `${field} ${words}`));
  return {
    ...movedFigures(was, is, form),
    fixed: fixedOf(pairsOf(was, is, form), after, changedFacts(before, after)),
    asks: after.toClose.filter(({ field, words }) => !asked.has(`${field} ${words}`)),
  };
}

/** Facts of a file, and what traces call them. */
const factNames = {
  salePrice: ['salePrice'],
  loanAmount: ['loanAmount'],
  day: ['closing', 'closingDate', 'disbursementDate'],
  rate: ['rate'],
} as const;

type Fact = keyof typeof factNames;

function changedFacts(before: ReckonedStatement, after: ReckonedStatement): Fact[] {
  const [was, is] = [before.file, after.file];
  const changed: Record<Fact, boolean> = {
    salePrice: was.salePrice !== is.salePrice,
    loanAmount: was.loan?.amount !== is.loan?.amount,
    day: was.closingDate !== is.closingDate || was.disbursementDate !== is.disbursementDate,
    rate: before.charges.interest.loan?.rate !== after.charges.interest.loan?.rate,
  };
  // The keys of a literal are known by its type.
  return (Object.keys(changed) as Fact[]).filter((fact) => changed[fact]);
}

/** What fees of a kind mostly follow. */
const followers: Readonly<Partial<Record<FeeKind, readonly Fact[]>>> = {
  commission: ['salePrice'],
  stateTransferTax: ['salePrice', 'loanAmount'],
  localTransferTax: ['salePrice', 'loanAmount'],
  ownersTitleInsurance: ['salePrice'],
  lendersTitleInsurance: ['loanAmount'],
  prepaidInterest: ['loanAmount', 'day', 'rate'],
};

/** Fields of a rate order that take the place of price and loan. */
const insuredFields = ['ownerLiability', 'loanLiability'];

/** Fees that mostly follow what changed, and do not name it in their reasons. */
function fixedOf(
  lines: readonly MovedAmount<StatementTotal>[],
  { fees, ids }: ReckonedStatement,
  facts: readonly Fact[],
): MovedAmount[] {
  const kinds = new Map(
    fees.flatMap((each) => (each.kind === 'figure' ? [[namedByID(each.fee.code, ids), each.fee.kind] as const] : [])),
  );
  return lines.filter((line) => {
    const kind = kinds.get(line.name.split(' ')[0] ?? '');
    const meant = facts.filter((fact) => kind !== undefined && followers[kind]?.includes(fact));
    if (meant.length === 0 || isMoved(line) || line.after?.kind !== 'figure') return false;
    const fields = fieldsOf(line.after.trace).map((field) => field.split('.').at(-1) ?? field);
    if (meant.some((fact) => factNames[fact].some((name) => fields.includes(name)))) return false;
    // A flat premium names nothing: of those by the rates only what they insure can be typed.
    return !line.name.startsWith('rates.') || insuredFields.some((name) => fields.includes(name));
  });
}
