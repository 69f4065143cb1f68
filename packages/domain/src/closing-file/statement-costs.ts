import { attempt, InputError } from '../errors/index.ts';
import { type CostLetter, type CostLine, costLetters, costLines } from '../fees/index.ts';
import {
  type CostColumn,
  costColumns,
  figureOf,
  type HudForm,
  type HudSeries,
  hudForm1974,
  hudForm2010,
  hudSeries,
  sumOf,
  takenOff,
} from '../settlement/index.ts';
import type { Trace } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StatementFigures } from './from-stored.ts';
import { lenderCreditsOf } from './settlement-of-parts.ts';
import type { StatementTotal } from './statement-total.ts';
import type { Missing } from './stored-parts.ts';

/** A line of the costs of a statement: a section, a total, or the credits of the lender. */
export interface StatementCost {
  readonly letter: CostLetter | `${HudSeries | 1400}` | null;
  readonly title: string;
  /** How many fees stand in it. */
  readonly fees: number;
  /** What the borrower pays of it. */
  readonly total: StatementTotal;
  /** What is paid of it in each column; null where nothing is. */
  readonly columns: Readonly<Record<CostColumn, StatementTotal | null>>;
}

const isIn = (letter: CostLetter, section: string | null): boolean => {
  if (letter === 'J') return true;
  if (section === null) return letter === 'D' || letter === 'I';
  if (letter === 'D') return 'ABC'.includes(section);
  return letter === 'I' ? 'EFGH'.includes(section) : letter === section;
};

/**
 * The costs of a statement by section, with its totals and, where the lender gives any, its credits. As long as a fee of a line is open, so is all that
 * it may stand in: who pays it is not known either. Amounts beyond all that is reckoned with leave every line open.
 */
export function statementCosts(figures: StatementFigures, fees: readonly FiguredFee[]): readonly StatementCost[] {
  const made = attempt(() => costsOf(figures, fees));
  if (!(made instanceof InputError)) return made;
  const open = { kind: 'open', missing: [{ field: 'statement', words: made.message }] } as const;
  return costsOf({ ...figures, parts: [] }, []).map((line) => ({
    ...line,
    total: open,
    columns: inColumns(() => open),
  }));
}

function costsOf(figures: StatementFigures, fees: readonly FiguredFee[]): readonly StatementCost[] {
  if (figures.form === 'HUD') return hudCosts(figures, fees);
  const lines = costLines(fees.flatMap((each) => (each.kind === 'figure' ? [each.fee] : [])));
  const costs = costLetters.map((letter) => costOf(letter, lines[letter], figures, fees));
  const credits = creditsOf(figures);
  return credits ? costs.toSpliced(-1, 0, credits) : costs;
}

function costOf(
  letter: CostLetter,
  { title, borrower, columns }: CostLine,
  { totals, missing: all }: StatementFigures,
  fees: readonly FiguredFee[],
): StatementCost {
  const own = fees.filter((each) => isIn(letter, each.kind === 'figure' ? each.fee.section : each.section));
  const missing = own.flatMap((each) => (each.kind === 'open' ? each.missing : []));
  const figured = (figure: CostLine['borrower']) => figure && totalOf(figure, missing);
  const totalNames = { D: totals.loanCosts, I: totals.otherCosts, J: totals.closingCosts } as const;
  const total = letter === 'D' || letter === 'I' || letter === 'J' ? totalNames[letter] : figured(borrower);
  const open = { kind: 'open', missing: missing.length > 0 ? missing : all } as const;
  const isKnown = missing.length === 0;
  const paid = (column: CostColumn) => (isKnown ? figured(columns[column]) : open);
  return {
    letter,
    title,
    fees: own.length,
    total: total ?? open,
    columns: {
      ...inColumns(paid),
      // Less what the lender gives.
      ...(letter === 'J' && { borrowerAtClosing: totals.borrowerAtClosing }),
    },
  };
}

const totalOf = (figure: NonNullable<CostLine['borrower']>, missing: readonly Missing[]): StatementTotal =>
  missing.length > 0 ? { kind: 'open', missing } : { kind: 'figure', ...figure };

const inColumns = (of: (column: CostColumn) => StatementTotal | null) =>
  // Each column has an entry.
  Object.fromEntries(costColumns.map((column) => [column, of(column)])) as StatementCost['columns'];

/** What the lender gives as a line, which is taken off what the borrower pays at closing; null where it gives nothing. */
function creditsOf({ parts }: StatementFigures): StatementCost | null {
  const missing = parts.flatMap((part) => (part.kind === 'Lender credit' ? part.missing : []));
  const credits = lenderCreditsOf(parts);
  if (credits === null && missing.length === 0) return null;
  const isKnown = credits !== null && missing.length === 0;
  const total: StatementTotal = isKnown
    ? { kind: 'figure', ...figureOf(takenOff(credits.trace)) }
    : { kind: 'open', missing };
  return {
    letter: null,
    title: 'Lender credits',
    fees: 0,
    total,
    columns: inColumns((column) => (column === 'borrowerAtClosing' ? total : null)),
  };
}

/** Section L of a HUD-1: its series by what is paid of them, and line 1400. */
function hudCosts({ hud, entries, totals }: StatementFigures, fees: readonly FiguredFee[]): StatementCost[] {
  if (hud === null) return [];
  const costs = hudSeries.map((series): StatementCost => {
    const title = hud.heads[series];
    const missing = fees.flatMap((each) =>
      each.kind === 'open' && mayStandIn(each, series, forms[hud.name]) ? each.missing : [],
    );
    const own = entries.filter(({ fee }) => fee && hud.places.get(fee)?.series === series);
    const lines = hud.lines.filter(({ number, isOutside }) => !isOutside && seriesOfLine(number) === series);
    const sum = (traces: readonly Trace[]): StatementTotal | null => {
      if (missing.length > 0) return { kind: 'open', missing };
      return traces.length > 0 ? totalOf(sumOf(title, traces, 'The sum of its lines'), []) : null;
    };
    const paid = (column: CostColumn) => {
      const side = column === 'borrowerAtClosing' ? 'buyer' : column === 'sellerAtClosing' ? 'seller' : null;
      return sum(
        side
          ? lines.flatMap((line) => line[side]?.trace ?? [])
          : own.flatMap(({ amounts }) => amounts[column]?.trace ?? []),
      );
    };
    const columns = inColumns(paid);
    return {
      letter: `${series}`,
      title,
      fees: own.length,
      total: columns.borrowerAtClosing ?? noCharge(title),
      columns,
    };
  });
  const { borrowerAtClosing, sellerAtClosing } = totals;
  const sums = inColumns((column) =>
    column === 'borrowerAtClosing' ? borrowerAtClosing : column === 'sellerAtClosing' ? sellerAtClosing : null,
  );
  const title = 'Total Settlement Charges';
  const count = costs.reduce((sum, cost) => sum + cost.fees, 0);
  return [...costs, { letter: '1400', title, fees: count, total: borrowerAtClosing ?? noCharge(title), columns: sums }];
}

const forms = { hud2010: hudForm2010, hud1974: hudForm1974 } as const;

/** Whether an open fee may stand in a series: one that says neither its section nor what it is for may in any. */
function mayStandIn(
  { section, feeKind, movesSides }: Extract<FiguredFee, { kind: 'open' }>,
  series: HudSeries,
  form: HudForm,
): boolean {
  if (movesSides) return series === 1100;
  if (section === null && feeKind === undefined) return true;
  // The bucket says what counts it, not its series; a kind without a section is one of the title.
  const placed = form.placeOf({ section: section ?? 'C', bucket: 'canChange', ...(feeKind && { kind: feeKind }) });
  return placed.series === series;
}

const seriesOfLine = (number: string) =>
  Number(number) < 1400 ? hudSeries.findLast((series) => series <= Number(number)) : null;

const noCharge = (title: string): StatementTotal => totalOf(sumOf(title, [], 'The sum of its lines'), []);
