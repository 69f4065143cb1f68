import { type Cents, cents, negateCents, subtractCents, zeroCents } from '../money/index.ts';
import {
  type CashChangeFacts,
  type CashRowKey,
  compareWithEstimate,
  figureOf,
  noSellerRows,
  standardRows,
  sumOf,
  takenOff,
} from '../settlement/index.ts';
import { cited, type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StatementFigures } from './from-stored.ts';
import type { StatementTotal } from './statement-total.ts';
import type { Missing } from './stored-parts.ts';
import { type StatedCredits, toleranceState } from './tolerance-state.ts';

/** A line of the loan estimate as it is stored, and whether its amount stands with the other sign in the table. */
interface EstimatedLine {
  readonly field: string;
  readonly isTakenOff?: true;
}

/** The lines of both tables; nothing is entered for one that is always zero on the estimate, or a sum. */
const standardLines: Readonly<Partial<Record<CashRowKey, EstimatedLine>>> = {
  closingCosts: { field: 'estimatedClosingCosts' },
  financed: { field: 'estimatedFinanced', isTakenOff: true },
  downPayment: { field: 'estimatedDownPayment' },
  deposit: { field: 'estimatedDeposit', isTakenOff: true },
  fundsForBorrower: { field: 'estimatedFundsForBorrower', isTakenOff: true },
  sellerCredits: { field: 'estimatedSellerCredits', isTakenOff: true },
  adjustments: { field: 'estimatedAdjustments' },
};
const noSellerLines: Readonly<Partial<Record<CashRowKey, EstimatedLine>>> = {
  loanAmount: { field: 'estimatedLoanAmount' },
  closingCosts: { field: 'estimatedClosingCosts', isTakenOff: true },
  payoffs: { field: 'estimatedPayoffs', isTakenOff: true },
};

/** What is entered of the loan estimate, in cents, by the names of its fields. */
export type StoredEstimate = Readonly<Record<string, unknown>>;

/** What the statement says of the credits of the lender, by the names of its fields. */
export const storedCredits = ({ parts }: Pick<StatementFigures, 'parts'>, stored: StoredEstimate): StatedCredits => ({
  parts,
  estimatedLenderCredits: amountIn(stored, 'estimatedLenderCredits'),
  lenderCreditsForCure: amountIn(stored, 'lenderCreditsForCure'),
});

const amountIn = (stored: StoredEstimate, field: string): number | null => {
  const amount = stored[field];
  return typeof amount === 'number' ? amount : null;
};

/** A line of the table that calculates the cash to close. */
export interface CashLine {
  readonly key: CashRowKey;
  readonly label: string;
  /** The field of the statement that its estimate is entered in; none of what follows. */
  readonly field?: string;
  /** The estimate is stored with the other sign. */
  readonly isTakenOff?: true;
  /** Null where the table has no estimate of it. */
  readonly estimate: StatementTotal | null;
  readonly final: StatementTotal;
  /** Of the cash to close without a seller, which has no sign: what comes from the borrower, below zero where it goes to them; null while it is open. */
  readonly fromBorrower?: { readonly estimate: Cents | null; readonly final: Cents | null };
  /** Null while one of both is open. */
  readonly change: { readonly hasChanged: boolean; readonly reasons: readonly string[] } | null;
}

/** The table of the cash to close: what was estimated, what it is, and what the form says of the difference (12 CFR 1026.38(i), without a seller (e)). */
export function cashLines(
  figures: StatementFigures,
  stored: StoredEstimate,
  fees: readonly FiguredFee[],
): readonly CashLine[] {
  const { cash } = figures;
  const hasSeller = cash.loanAmount === undefined;
  const rows = hasSeller ? standardRows : noSellerRows;
  const fields = hasSeller ? standardLines : noSellerLines;
  // The keys of a literal are known by its type.
  const lines = (Object.entries(rows) as [CashRowKey, string][]).flatMap(([key, label]) => {
    const final = cash[key];
    if (key === 'cashToClose' || final === undefined) return [];
    return [{ key, label, ...fields[key], estimate: estimateOf(label, fields[key], stored), final }];
  });
  const { cashToClose: close, financed } = cash;
  const all = [
    ...lines,
    ...(close
      ? [{ key: 'cashToClose' as const, label: rows.cashToClose, ...closeOf(lines, hasSeller, figures), final: close }]
      : []),
    // What of the costs the loan pays stands below the table without a seller, and is compared with nothing.
    ...(!hasSeller && financed
      ? [{ key: 'financed' as const, label: standardRows.financed, estimate: null, final: financed }]
      : []),
  ];
  const credits = storedCredits(figures, stored);
  const tolerance = toleranceState(fees, credits);
  const facts =
    tolerance.kind === 'figure'
      ? { overLimits: tolerance.cure.value, credited: subtractCents(tolerance.cure.value, tolerance.owed.value) }
      : {};
  return all.map((line) => ({ ...line, change: changeOf(line, facts) }));
}

/** What is stored of an amount that is typed into a line as it stands there; a line that always lessens the cash is stored without a sign, however it was typed. */
export function storedEstimate({ field, isTakenOff }: Pick<CashLine, 'field' | 'isTakenOff'>, typed: unknown) {
  if (field === undefined) return {};
  if (typeof typed !== 'number') return { [field]: null };
  if (neverBelow.includes(field)) return { [field]: Math.abs(typed) };
  return { [field]: isTakenOff ? negateCents(cents(typed, field)) : typed };
}

const neverBelow = [
  'estimatedLoanAmount',
  'estimatedFinanced',
  'estimatedDownPayment',
  'estimatedDeposit',
  'estimatedFundsForBorrower',
  'estimatedSellerCredits',
];

function estimateOf(label: string, line: EstimatedLine | undefined, stored: StoredEstimate) {
  if (line === undefined) {
    const rule = { text: '12 CFR 1026.38(i)(2), (e)(3)' };
    return { kind: 'figure', ...figureOf(cited(`${label}, estimated`, money(zeroCents), rule)) } as const;
  }
  const amount = stored[line.field];
  if (typeof amount !== 'number')
    return { kind: 'open', missing: [{ field: line.field, words: `${label}, of the loan estimate` }] } as const;
  const typed = given(`${label}, estimated`, money(cents(amount, line.field)), line.field);
  return { kind: 'figure', ...figureOf(line.isTakenOff ? takenOff(typed) : typed) } as const;
}

/** The cash to close that was estimated: the sum of the lines above it; without a seller it has no sign, as on the form. */
function closeOf(
  lines: readonly Pick<CashLine, 'estimate'>[],
  hasSeller: boolean,
  { totals: { cashFromBorrower } }: Pick<StatementFigures, 'totals'>,
): Pick<CashLine, 'estimate' | 'fromBorrower'> {
  const final = cashFromBorrower?.kind === 'figure' ? cashFromBorrower.value : null;
  const missing: Missing[] = lines.flatMap(({ estimate }) => (estimate?.kind === 'open' ? estimate.missing : []));
  if (missing.length > 0)
    return { estimate: { kind: 'open', missing }, ...(!hasSeller && { fromBorrower: { estimate: null, final } }) };
  const steps = lines.flatMap(({ estimate }) => (estimate?.kind === 'figure' ? [estimate.trace] : []));
  const rule = { text: hasSeller ? '12 CFR 1026.38(i)(9)' : '12 CFR 1026.38(e)(5)' };
  const label = 'Estimated cash to close';
  const sum = sumOf(label, steps, 'The sum of the lines above', rule);
  if (hasSeller) return { estimate: { kind: 'figure', ...sum } };
  const step = {
    label,
    formula: 'The sum of the lines above without its sign',
    math: 'max(a, -a)',
    inputs: [sum.trace],
  };
  return {
    estimate: { kind: 'figure', ...explainedMoney(cents(Math.abs(sum.value)), step) },
    fromBorrower: { estimate: negateCents(sum.value), final },
  };
}

function changeOf(
  { key, label, estimate, final }: Omit<CashLine, 'change'>,
  facts: CashChangeFacts,
): CashLine['change'] {
  if (estimate?.kind !== 'figure' || final.kind !== 'figure') return null;
  const [row] = compareWithEstimate({ [key]: label }, { [key]: estimate.value }, { [key]: final }, facts);
  return row ? { hasChanged: row.hasChanged, reasons: row.reasons } : null;
}

/** What the estimates of single fees come to, and how many fees have none. */
export interface EstimateOfFees {
  readonly total: Explained<Cents>;
  readonly without: number;
}

/** What the estimates of single fees come to; null where none has one. */
export function estimateOfFees(figured: readonly FiguredFee[]): EstimateOfFees | null {
  const fees = figured.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  const steps = fees.flatMap(({ label, code, estimate }) =>
    estimate === undefined ? [] : [given(label, money(estimate), `${code ?? label}.estimate`)],
  );
  if (steps.length === 0) return null;
  return { total: sumOf('Estimates of the fees', steps, 'Their sum'), without: figured.length - steps.length };
}
