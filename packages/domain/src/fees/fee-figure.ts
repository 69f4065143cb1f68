import { attempt, InputError } from '../errors/index.ts';
import { formatMoney } from '../formats/index.ts';
import { addCents, type Cents, cents, subtractCents, zeroCents } from '../money/index.ts';
import {
  amountOfTerms,
  type CostColumn,
  costColumns,
  type Fee,
  type FeeCharge,
  type FeeTerms,
  percentShares,
} from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money, rate } from '../trace/index.ts';
import { type ChargedElsewhere, chargedTwice } from './charged-twice.ts';
import { feeProblems } from './fee-problems.ts';
import {
  columnWords,
  feeBaseWords,
  feeKindWords,
  otherPayerWords,
  payerOf,
  percentField,
  sourceWords,
  toleranceWords,
} from './fee-words.ts';
import { feeName, type KnownFeeBases, type StoredFee } from './stored-fee.ts';

/** Something to look at before a fee is used: its terms and its shares differ by an amount, or all of it is charged elsewhere, too. */
export interface FeeFinding {
  readonly what: string;
  readonly amount: Cents;
}

/** What a fee comes to and who bears it, or what has to be known first, by field. */
export type FeeFigure =
  | {
      readonly kind: 'figure';
      readonly fee: Fee;
      readonly total: Explained<Cents>;
      readonly findings: readonly FeeFinding[];
    }
  | { readonly kind: 'open'; readonly missing: Readonly<Record<string, string>> };

/**
 * What a stored fee comes to and who bears it. Nothing is assumed: where it does not say enough, it stays open and names what is missing; what nobody
 * bears of its terms is a finding and is given to nobody.
 * @param elsewhere what other pages charge: a fee for the same is a finding
 */
export function feeFigure(stored: Partial<StoredFee>, bases: KnownFeeBases, elsewhere?: ChargedElsewhere): FeeFigure {
  const missing = gapsOf(stored, bases);
  if (Object.keys(missing).length > 0) return { kind: 'open', missing };
  const made = attempt(() => figureOf(stored, bases));
  if (made instanceof InputError) return { kind: 'open', missing: { [made.field]: made.message } };
  const what = elsewhere && chargedTwice(stored, elsewhere);
  return what && made.total.value !== 0
    ? { ...made, findings: [...made.findings, { what, amount: made.total.value }] }
    : made;
}

function figureOf(stored: Partial<StoredFee>, bases: KnownFeeBases): Extract<FeeFigure, { kind: 'figure' }> {
  const label = feeName(stored);
  const terms = termsOf(stored);
  const known = { loanAmount: cents(bases.loanAmount ?? 0), salePrice: cents(bases.salePrice ?? 0) };
  const names = { errorAt: fieldOfTerms, stepAt: fieldOfTerms };
  const whole = terms && amountOfTerms({ label, ...terms }, known, names);
  const charges = chargesOf(stored, whole, label);
  const borne = addCents(...charges.map(({ amount }) => amount));
  const fee = feeOf(stored, charges, label);
  if (whole === null) {
    const [first] = charges;
    const inputs = charges.flatMap(({ trace }) => trace ?? []);
    const total =
      charges.length === 1 && first?.trace
        ? { value: borne, trace: first.trace }
        : explainedMoney(borne, { label, formula: 'The sum of what each payer pays', math: 'sum(all)', inputs });
    return { kind: 'figure', fee, total, findings: [] };
  }
  const unborne = subtractCents(whole.value, borne);
  if (unborne === 0) return { kind: 'figure', fee, total: whole, findings: [] };
  return { kind: 'figure', fee: { ...fee, unborne }, total: whole, findings: [findingOf(whole.value, unborne)] };
}

/** What a fee is, with its charges. */
function feeOf(stored: Partial<StoredFee>, charges: readonly FeeCharge[], label: string): Fee {
  const { code, section, bucket, source, kind, payeeName, isFinanceCharge, estimate } = stored;
  // A fee without them is open, see `gapsOf`.
  if (!section || !bucket) throw new InputError('MISSING', section ? 'bucket' : 'section', 'It is needed');
  return {
    code: code?.trim() || label,
    label,
    section,
    bucket: toleranceWords[bucket],
    source: source ? sourceWords[source] : 'typed',
    charges,
    ...(kind ? { kind: feeKindWords[kind] } : {}),
    ...(payeeName?.trim() ? { payee: payeeName.trim() } : {}),
    ...(isFinanceCharge ? { isFinanceCharge } : {}),
    ...((estimate ?? null) === null ? {} : { estimate: cents(estimate ?? 0) }),
  };
}

/** How much a fee is by its terms; null where it has none. */
function termsOf({ amount, percent, percentOf, quantity, each }: Partial<StoredFee>): FeeTerms | null {
  if (isKnown(percent) && isKnown(percentOf)) return { percent, of: feeBaseWords[percentOf] };
  if (isKnown(quantity) && isKnown(each)) return { count: quantity, each: cents(each, 'each') };
  return isKnown(amount) ? { amount: cents(amount, 'amount') } : null;
}

/** The stored name of a part of the terms. */
const fieldOfTerms = (name: string): string => ({ count: 'quantity', of: 'percentOf' })[name] ?? name;

function isKnown<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

const columnsWith = (stored: Partial<StoredFee>) => ({
  amounts: costColumns.filter((column) => isKnown(stored[column])),
  percents: costColumns.filter((column) => isKnown(stored[percentField(column)])),
});

function chargesOf(stored: Partial<StoredFee>, whole: Explained<Cents> | null, label: string): FeeCharge[] {
  const { amounts, percents } = columnsWith(stored);
  const isShared = amounts.length + percents.length > 1;
  const named = (column: CostColumn) => (isShared ? `${label}, ${columnWords[column].toLowerCase()}` : label);
  const given100 = percents.map((column) => stored[percentField(column)] ?? '0');
  const shares = whole === null ? [] : percentShares(whole.value, given100);
  const ofPercent = (column: CostColumn, at: number): FeeCharge => {
    const amount = shares[at] ?? zeroCents;
    return {
      ...payer(stored, column),
      amount,
      trace: explainedMoney(amount, {
        label: named(column),
        formula: 'The payer’s percentage of the fee; cents left over go to the largest remainders',
        math: `percentShare(a, ${at}, ${percents.map((_, place) => 'bcdef'[place]).join(', ')})`,
        rounding: 'to the cent, so that all of it is the fee',
        inputs: [
          ...(whole === null ? [] : [whole.trace]),
          ...percents.map((each) =>
            given(columnWords[each], rate(stored[percentField(each)] ?? '0'), percentField(each)),
          ),
        ],
      }).trace,
    };
  };
  const ofAmount = (column: CostColumn): FeeCharge => {
    const amount = cents(stored[column] ?? 0, column);
    return { ...payer(stored, column), amount, trace: given(named(column), money(amount), column) };
  };
  return costColumns.flatMap((column) => [
    ...(amounts.includes(column) ? [ofAmount(column)] : []),
    ...(percents.includes(column) ? [ofPercent(column, percents.indexOf(column))] : []),
  ]);
}

function payer({ otherPayer }: Partial<StoredFee>, column: CostColumn): Pick<FeeCharge, 'paidBy' | 'when' | 'payer'> {
  const who = payerOf(column);
  return who.paidBy === 'other' && otherPayer ? { ...who, payer: otherPayerWords[otherPayer] } : who;
}

function findingOf(whole: Cents, unborne: Cents): FeeFinding {
  const shown = formatMoney(cents(Math.abs(unborne)));
  const isLeft = whole !== 0 && unborne < 0 === whole < 0;
  return {
    what: isLeft ? `${shown} of it is borne by nobody` : `${shown} more than the fee is borne`,
    amount: unborne,
  };
}

function gapsOf(stored: Partial<StoredFee>, bases: KnownFeeBases): Readonly<Record<string, string>> {
  const { section, bucket, amount, percent, percentOf, quantity, each } = stored;
  const { amounts, percents } = columnsWith(stored);
  const hasTerms = [amount, percent, quantity, each].some(isKnown);
  const base = isKnown(percent) && isKnown(percentOf) ? feeBaseWords[percentOf] : null;
  return {
    ...(isKnown(section) ? {} : { section: 'The section it stands in' }),
    ...(isKnown(bucket) ? {} : { bucket: 'How far it may rise' }),
    ...(isKnown(percent) && !isKnown(percentOf) ? { percentOf: 'What the percentage is taken of' } : {}),
    ...(base !== null && bases[base] === null
      ? { [base]: `The ${base === 'loanAmount' ? 'loan amount' : 'sale price'}` }
      : {}),
    ...(isKnown(quantity) && !isKnown(each) ? { each: 'The price of one' } : {}),
    ...(isKnown(each) && !isKnown(quantity) ? { quantity: 'How many' } : {}),
    ...(percents.length > 0 && !hasTerms ? { amount: 'The fee that the percentages are of' } : {}),
    ...(amounts.length + percents.length === 0 ? { borrowerAtClosing: 'Who pays it, and how much' } : {}),
    ...feeProblems(stored),
  };
}
