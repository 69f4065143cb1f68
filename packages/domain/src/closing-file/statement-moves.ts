import { columnWords } from '../fees/index.ts';
import { type Cents, subtractCents } from '../money/index.ts';
import { costColumns, type FeeKind, feeAmount, figureOf } from '../settlement/index.ts';
import { fieldsOf, type Trace } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type StatementFigures, statementFigures } from './from-stored.ts';
import { type StatementDay, statementDays } from './statement-days.ts';
import { type StatementTotal, totalNames } from './statement-total.ts';
import { figuredFees, type StoredCharges } from './stored-fees.ts';
import type { FileFacts, StatementPart, StoredRows } from './stored-parts.ts';
import type { SummaryForm } from './summary-lines.ts';
import { type ToClose, whatIsMissing } from './to-close.ts';
import { totalWords } from './total-words.ts';

/** A statement as it is reckoned: what it is made of, what it comes to, and what is still needed to close it. */
export interface ReckonedStatement {
  readonly file: FileFacts;
  readonly rows: StoredRows;
  readonly charges: StoredCharges;
  readonly fees: readonly FiguredFee[];
  readonly figures: StatementFigures;
  readonly toClose: readonly ToClose[];
  /** The ids of its rows by list, of those below a row by the way to it (`rateOrders.0.endorsements`): where rows come, go and move, lines are told apart by them. */
  readonly ids?: Readonly<Record<string, readonly number[]>>;
}

/** Reckons a statement from its file and its rows. */
export function reckoned(file: FileFacts, rows: StoredRows, charges: StoredCharges): ReckonedStatement {
  const fees = figuredFees(file, charges);
  const figures = statementFigures(file, rows, fees);
  return { file, rows, charges, fees, figures, toClose: whatIsMissing(file, rows, charges, figures) };
}

/** An amount before and after; null where there is none, and no change while it is open on a side. */
export interface MovedAmount {
  readonly name: string;
  /** Its letter or line on the form; empty where it has none. */
  readonly line: string;
  readonly label: string;
  readonly before: StatementTotal | null;
  readonly after: StatementTotal | null;
  readonly change: Cents | null;
}

/** A day that moves, or comes or goes. */
export interface MovedDay {
  readonly label: string;
  readonly before: StatementDay | null;
  readonly after: StatementDay | null;
}

/** What changes in a statement when facts of its file do. */
export interface StatementMoves {
  /** The amounts that follow: lines of the summaries, and fees by who pays them. */
  readonly amounts: readonly MovedAmount[];
  /** All totals, those that stay among them. */
  readonly totals: readonly MovedAmount[];
  readonly days: readonly MovedDay[];
  /** Fees that are typed, and mostly follow. */
  readonly fixed: readonly MovedAmount[];
  /** What is to be looked at only then. */
  readonly asks: readonly ToClose[];
}

/** What differs between a statement as it stands and as it would be. Nothing is stored. */
export function statementMoves(before: ReckonedStatement, after: ReckonedStatement, form: SummaryForm): StatementMoves {
  const lines = pairsOf(linesOf(before), linesOf(after));
  const totals = totalNames.flatMap((name) => {
    const [was, is] = [before.figures.totals[name], after.figures.totals[name]];
    return was === null && is === null ? [] : [moved(name, totalWords(name, form), was, is)];
  });
  const asked = new Set(before.toClose.map(({ field, words }) => `${field} ${words}`));
  return {
    amounts: lines.filter(isMoved),
    totals,
    days: movedDays(statementDays(before.file, before.rows, form), statementDays(after.file, after.rows, form)),
    fixed: fixedOf(lines, after, changedFacts(before.file, after.file)),
    asks: after.toClose.filter(({ field, words }) => !asked.has(`${field} ${words}`)),
  };
}

const moved = (
  name: string,
  { line, label }: Pick<MovedAmount, 'line' | 'label'>,
  before: StatementTotal | null,
  after: StatementTotal | null,
): MovedAmount => ({ name, line, label, before, after, change: changeOf(before, after) });

function changeOf(before: StatementTotal | null, after: StatementTotal | null): Cents | null {
  if (before?.kind !== 'figure' || after?.kind !== 'figure') return null;
  return subtractCents(after.value, before.value);
}

const isMoved = ({ before, after, change }: MovedAmount) =>
  change === null ? before?.kind !== after?.kind : change !== 0;

interface Line {
  readonly name: string;
  readonly label: string;
  readonly figure: StatementTotal;
  /** The name of the line of the other side, which mostly has the same amount. */
  readonly twin?: string;
}

/** What stands on the lines of a statement, each by a name that stays when its amount moves. */
const linesOf = ({ figures, fees, ids }: ReckonedStatement): Line[] =>
  [...figures.parts.flatMap(ofPart), ...fees.flatMap(ofFee)].map((line) => ({
    ...line,
    name: namedByID(line.name, ids),
    ...(line.twin && { twin: namedByID(line.twin, ids) }),
  }));

/** Lists by what the codes of their fees begin with, where that is not their name. */
const listsOfCodes: Readonly<Record<string, string>> = {
  commission: 'commissions',
  recording: 'recordingDocuments',
  transferTax: 'transferTaxes',
  rates: 'rateOrders',
  escrow: 'escrowItems',
};

/** The name of a line with the ids of its rows in place of their places: `fees.3 others`, `payoff payoffs.0`. */
function namedByID(name: string, ids: ReckonedStatement['ids'] = {}): string {
  let above = '';
  return name.replace(/(\w+)\.(\d+)/g, (whole, of: string, at: string) => {
    const list = `${above}${listsOfCodes[of] ?? of}`;
    const id = ids[list]?.[Number(at)];
    if (id === undefined) return whole;
    above = `${list}.${at}.`;
    return `${of}.id${id}`;
  });
}

/** A line of each side; that of the seller is told only where it is not the same as that of the buyer. */
function ofPart({ from, kind, label, amounts, missing }: StatementPart): Line[] {
  // The adjustment for premiums is one, whichever order it comes from.
  const name = `${kind} ${from.replace(/^rateOrders\.\d+$/, 'rateOrders')}`;
  const figured = (trace: Trace): StatementTotal => ({ kind: 'figure', ...figureOf(trace) });
  const { buyer, seller } = amounts;
  if (!buyer) return [{ name, label, figure: seller ? figured(seller) : { kind: 'open', missing } }];
  return [
    { name, label, figure: figured(buyer) },
    ...(seller ? [{ name: `${name} seller`, label: `${label}, seller`, figure: figured(seller), twin: name }] : []),
  ];
}

/** A fee by who pays it, as the statement shows it: its totals are made of that. */
function ofFee(each: FiguredFee): Line[] {
  if (each.kind === 'open') return openLines(each);
  const { fee } = each;
  const shares = costColumns.flatMap((column) => {
    const amount = feeAmount(fee, [column], 'disclosed');
    return amount ? [{ column, amount }] : [];
  });
  return shares.map(({ column, amount }) => ({
    name: `${fee.code} ${column}`,
    label: shares.length === 1 ? fee.label : `${fee.label}, ${columnWords[column].toLowerCase()}`,
    figure: { kind: 'figure', ...amount },
  }));
}

/** A line for each row that something is missing in, or field of the file; what is missing first is said. */
function openLines(fee: FiguredFee & { kind: 'open' }): Line[] {
  const byRow = Map.groupBy(fee.missing, ({ field }) => /^\w+\.\d+/.exec(field)?.[0] ?? field);
  return [...byRow].map(([row, [first]]) => ({ name: `open ${row}`, label: first?.words ?? '', figure: fee }));
}

/** Each line before and after, in the order of the statement; one that is new stands behind. */
function pairsOf(before: readonly Line[], after: readonly Line[]): MovedAmount[] {
  const [was, is] = [before, after].map((lines) => new Map(lines.map((line) => [line.name, line])));
  const pairs = new Map(
    [...before, ...after].map(({ name, label }) => {
      const [one, other] = [was?.get(name)?.figure ?? null, is?.get(name)?.figure ?? null];
      return [name, moved(name, { line: '', label: is?.get(name)?.label ?? label }, one, other)];
    }),
  );
  const twins = new Map([...before, ...after].map(({ name, twin }) => [name, twin]));
  return [...pairs.values()].filter((pair) => {
    const twin = pairs.get(twins.get(pair.name) ?? '');
    return twin === undefined || !isSame(pair, twin);
  });
}

/** Whether two lines are the same before and after. A side that comes or goes alone is not. */
const isSame = (one: MovedAmount, other: MovedAmount) =>
  (['before', 'after'] as const).every(
    (when) => centsOfTotal(one[when]) === centsOfTotal(other[when]) || one[when] === null,
  );

const centsOfTotal = (total: StatementTotal | null) => (total?.kind === 'figure' ? total.value : null);

function movedDays(before: readonly StatementDay[], after: readonly StatementDay[]): MovedDay[] {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  return [...labels].flatMap((label) => {
    const [was, is] = [before, after].map((days) => days.find((day) => day.label === label) ?? null);
    if (was?.day === is?.day) return [];
    return [{ label, before: was ?? null, after: is ?? null }];
  });
}

/** Facts of a file, and what traces call them. */
const factNames = {
  salePrice: ['salePrice'],
  loanAmount: ['loanAmount'],
  day: ['closing', 'closingDate', 'disbursementDate'],
} as const;

type Fact = keyof typeof factNames;

function changedFacts(before: FileFacts, after: FileFacts): Fact[] {
  const changed: Record<Fact, boolean> = {
    salePrice: before.salePrice !== after.salePrice,
    loanAmount: before.loan?.amount !== after.loan?.amount,
    day: before.closingDate !== after.closingDate || before.disbursementDate !== after.disbursementDate,
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
  prepaidInterest: ['loanAmount', 'day'],
};

/** Fields of a rate order that take the place of price and loan. */
const insuredFields = ['ownerLiability', 'loanLiability'];

/** Fees that mostly follow what changed, and do not name it in their reasons. */
function fixedOf(
  lines: readonly MovedAmount[],
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
