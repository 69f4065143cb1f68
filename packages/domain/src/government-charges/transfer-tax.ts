import { inForceOn } from '../dates/index.ts';
import { InputError } from '../errors/index.ts';
import {
  addCents,
  allocate,
  type Cents,
  cents,
  multiplyRate,
  type Rate,
  subtractCents,
  timesCount,
  unitsOf,
  zeroCents,
} from '../money/index.ts';
import {
  type Citation,
  cited,
  type Explained,
  explainedMoney,
  given,
  money,
  rate,
  type Trace,
  type TraceValue,
} from '../trace/index.ts';

/** What a tax is reckoned on: the price, the loan, or the price and what of the loan is more than it. */
export type TaxBase = 'salePrice' | 'loanAmount' | 'priceAndExcessLoan';

/** How a tax, or a tier of one, is reckoned: so much for each unit, a part of one counting as a whole, or a percentage. */
export type PlainTerms =
  | { readonly kind: 'perUnit'; readonly unit: Cents; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly percent: Rate };

/** What of the base lies over `over` is taxed by these terms, up to where the next tier begins; a table of tiers may be chosen by the whole. */
export interface TaxTier {
  readonly over: Cents;
  readonly terms: TaxTerms;
  /** What of the part in this tier is free. */
  readonly free?: Cents;
}

/** Plain terms, or tiers: `isMarginal` taxes each part by its own tier, otherwise the whole by the tier it reaches. Tiers rise, the first is over 0. */
export type TaxTerms =
  | PlainTerms
  | { readonly kind: 'tiers'; readonly isMarginal: boolean; readonly tiers: readonly TaxTier[] };

/** One tax of one place, in force between two days: dated, versioned data. */
export interface TransferTax {
  readonly id: string;
  readonly label: string;
  readonly place: string;
  readonly from: string;
  readonly to?: string;
  /** A tax of a county or city. */
  readonly isOfCounty?: true;
  readonly base: TaxBase;
  readonly terms: TaxTerms;
  /** What of the base is free of it; more where `exemption` says so of the buyer. */
  readonly exempt?: Cents;
  /** Parts of buyer and seller by custom or law; the file may say otherwise. */
  readonly split: { readonly buyer: number; readonly seller: number };
  readonly source: Citation;
}

/** A tax on a file, and who pays what of it. */
export interface TaxDue {
  readonly tax: TransferTax;
  readonly amount: Explained<Cents>;
  readonly buyer: Cents;
  readonly seller: Cents;
}

/** What a file says that the taxes depend on. */
export interface TaxedFile {
  readonly day: string;
  readonly salePrice: Cents;
  readonly loanAmount: Cents;
  /** Parts agreed for this file, by the id of the tax. */
  readonly splits?: Readonly<Record<string, { readonly buyer: number; readonly seller: number }>>;
  /** Ids of taxes the file is exempt from. */
  readonly exemptFrom?: readonly string[];
}

/**
 * The taxes of some places on a file, in their order, each by its table in force on the day. Throws an InputError that names its field, and `day` where the
 * table of a tax has ended or not begun: a tax is never left out because nobody knows it.
 */
export function transferTaxes(file: TaxedFile, taxes: readonly TransferTax[]): TaxDue[] {
  for (const field of ['salePrice', 'loanAmount'] as const)
    if (file[field] < 0) throw new InputError('OUT_OF_RANGE', field, 'What is taxed is not below zero');
  return [...new Set(taxes.map(({ id }) => id))].map((id) => {
    const tables = taxes.filter((tax) => tax.id === id);
    return taxDue(file, tableOf(tables, file));
  });
}

/** The table of one tax on the day of a file. An exempt file needs none in force. */
function tableOf(tables: readonly TransferTax[], { day, exemptFrom }: TaxedFile): TransferTax {
  const inForce = inForceOn(tables, day);
  const latest = tables.reduce((one, other) => (other.from > one.from ? other : one));
  if (inForce) return inForce;
  if (exemptFrom?.includes(latest.id)) return latest;
  const { label, place, to } = latest;
  const isOver = to !== undefined && day > to;
  const earliest = tables.map(({ from }) => from).toSorted()[0];
  throw new InputError(
    'NO_TABLE',
    'day',
    `${label}, ${place}: ${isOver ? `the table ran until ${to}` : `the first table is from ${earliest}`}, none is known for ${day}`,
  );
}

function taxDue(file: TaxedFile, tax: TransferTax): TaxDue {
  const isExempt = file.exemptFrom?.includes(tax.id) === true;
  const taxed = taxedOf(file, tax);
  const amount = isExempt ? exempt(taxed, tax) : amountOf(taxed, tax);
  const { buyer, seller } = partsOf(file.splits?.[tax.id] ?? tax.split, tax);
  const [ofBuyer = zeroCents, ofSeller = zeroCents] = allocate(amount.value, [buyer, seller]);
  return { tax, amount, buyer: ofBuyer, seller: ofSeller };
}

/** What of the base is taxed. */
function taxedOf(file: TaxedFile, { base, exempt: free = zeroCents, source }: TransferTax): Explained<Cents> {
  const whole = baseOf(file, base);
  if (free === 0) return whole;
  return explainedMoney(cents(Math.max(0, whole.value - free)), {
    label: 'Taxed',
    formula: 'The base less what is free of the tax',
    math: 'max(a - b, 0)',
    inputs: [whole.trace, cited('Free of the tax', money(free), source)],
  });
}

type Bases = Pick<TaxedFile, 'salePrice' | 'loanAmount'>;

/** What of a file a tax is reckoned on. */
export const baseOf = (file: Bases, base: TaxBase): Explained<Cents> =>
  base === 'priceAndExcessLoan' ? priceAndExcessLoan(file) : givenBase(file, base);

const givenBase = (file: Bases, base: 'salePrice' | 'loanAmount'): Explained<Cents> => ({
  value: file[base],
  trace: given(base === 'salePrice' ? 'Sale price' : 'Loan amount', money(file[base]), base),
});

/** The price or, where the loan is more, the loan. Without a price there is no deed to tax. */
function priceAndExcessLoan(file: Bases): Explained<Cents> {
  const [price, loan] = [givenBase(file, 'salePrice'), givenBase(file, 'loanAmount')];
  if (price.value === 0 || loan.value <= price.value) return price;
  return explainedMoney(loan.value, {
    label: 'Price and excess of the loan',
    formula: 'The price and what of the loan is more than it',
    math: 'a + max(b - a, 0)',
    inputs: [price.trace, loan.trace],
  });
}

function exempt(taxed: Explained<Cents>, { id, label, source }: TransferTax): Explained<Cents> {
  return explainedMoney(zeroCents, {
    label,
    formula: 'The file is exempt',
    math: 'b',
    rule: source,
    inputs: [taxed.trace, given('Tax of an exempt file', money(0), `exemptFrom.${id}`)],
  });
}

/** Whole parts of buyer and seller, not both zero. */
function partsOf(split: { readonly buyer: number; readonly seller: number }, { id }: TransferTax) {
  const { buyer, seller } = split;
  const isParts = [buyer, seller].every((part) => Number.isSafeInteger(part) && part >= 0) && buyer + seller > 0;
  if (!isParts)
    throw new InputError(
      'OUT_OF_RANGE',
      `splits.${id}`,
      'The parts of a tax are whole numbers, one of them above zero',
    );
  return split;
}

const amountOf = (taxed: Explained<Cents>, { label, place, terms, source }: TransferTax): Explained<Cents> =>
  taxByTerms(taxed, terms, `${label}, ${place}`, source);

/** A tax by the terms of a table, which each step of its trace cites. */
export function taxByTerms(
  taxed: Explained<Cents>,
  terms: TaxTerms,
  label: string,
  source: Citation,
): Explained<Cents> {
  if (terms.kind === 'tiers') return byTiers(taxed, terms, label, source);
  const made = plainTax(taxed, terms, label, (name, value) => cited(name, value, source));
  return { ...made, trace: { ...made.trace, rule: source } };
}

/**
 * A tax by plain terms.
 * @param leaf the trace of one of the terms: cited from a table, or given by its field
 */
export function plainTax(
  taxed: Explained<Cents>,
  terms: PlainTerms,
  label: string,
  leaf: (label: string, value: TraceValue, field: 'rate' | 'unit' | 'unitAmount') => Trace,
): Explained<Cents> {
  if (terms.kind === 'percent') {
    return explainedMoney(multiplyRate(taxed.value, terms.percent, 'halfUp'), {
      label,
      formula: 'What is taxed times the rate',
      math: 'halfUp(a * b / 100)',
      rounding: 'to the cent, half up',
      inputs: [taxed.trace, leaf('Rate', rate(terms.percent), 'rate')],
    });
  }
  const units = unitsOf(taxed.value, terms.unit);
  return explainedMoney(timesCount(terms.amount, units), {
    label,
    formula: `${units} units times the tax of a unit`,
    math: 'ceiling(a / b) * c',
    rounding: 'to whole units, up',
    inputs: [
      taxed.trace,
      leaf('Unit', money(terms.unit), 'unit'),
      leaf('For each unit', money(terms.amount), 'unitAmount'),
    ],
  });
}

function byTiers(
  taxed: Explained<Cents>,
  { tiers, isMarginal }: Extract<TaxTerms, { kind: 'tiers' }>,
  label: string,
  source: Citation,
): Explained<Cents> {
  const reached = tiers.filter(({ over }, at) => at === 0 || taxed.value > over);
  const parts = (isMarginal ? reached : reached.slice(-1)).map(({ over, terms, free }, at) => {
    const part = isMarginal ? freeOf(partIn(taxed, over, tiers[at + 1]?.over ?? null, source), free, source) : taxed;
    return taxByTerms(part, terms, `Tier ${isMarginal ? at + 1 : reached.length}`, source);
  });
  return explainedMoney(addCents(...parts.map(({ value }) => value)), {
    label,
    formula: isMarginal ? 'Each part of what is taxed by its own tier' : 'What is taxed by the tier it reaches',
    math: 'sum(all)',
    rounding: 'in each tier',
    rule: source,
    inputs: parts.map(({ trace }) => trace),
  });
}

/** The part of what is taxed that lies in a tier. */
function partIn(taxed: Explained<Cents>, over: Cents, upTo: Cents | null, source: Citation): Explained<Cents> {
  const end = upTo === null ? taxed.value : cents(Math.min(taxed.value, upTo));
  return explainedMoney(subtractCents(end, over), {
    label: 'Taxed in this tier',
    formula: 'From where the tier begins to its end or what is taxed, whichever is less',
    math: upTo === null ? 'a - b' : 'min(a, c) - b',
    inputs: [
      taxed.trace,
      cited('Tier begins over', money(over), source),
      ...(upTo === null ? [] : [cited('Next tier begins over', money(upTo), source)]),
    ],
  });
}

/** The part in a tier less what of it is free. */
function freeOf(part: Explained<Cents>, free: Cents | undefined, source: Citation): Explained<Cents> {
  if (free === undefined) return part;
  return explainedMoney(cents(Math.max(0, part.value - free)), {
    label: 'Taxed in this tier, less what is free',
    formula: 'The part in this tier less what of it is free of the tax',
    math: 'max(a - b, 0)',
    inputs: [part.trace, cited('Free in this tier', money(free), source)],
  });
}

/** What buyer and seller pay of some taxes. */
export function taxTotals(due: readonly TaxDue[]): { buyer: Cents; seller: Cents } {
  return {
    buyer: addCents(...due.map(({ buyer }) => buyer)),
    seller: addCents(...due.map(({ seller }) => seller)),
  };
}
