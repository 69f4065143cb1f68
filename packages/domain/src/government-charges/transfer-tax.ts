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
import { type Citation, cited, type Explained, explainedMoney, given, money, rate } from '../trace/index.ts';

/** What a tax is reckoned on. */
export type TaxBase = 'salePrice' | 'loanAmount';

/** How a tax, or a tier of one, is reckoned: so much for each unit, a part of one counting as a whole, or a percentage. */
export type PlainTerms =
  | { readonly kind: 'perUnit'; readonly unit: Cents; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly percent: Rate };

/** What of the base lies over `over` is taxed by these terms, up to where the next tier begins. */
export interface TaxTier {
  readonly over: Cents;
  readonly terms: PlainTerms;
}

/** Plain terms, or tiers: `marginal` taxes each part by its own tier, otherwise the whole by the tier it reaches. Tiers rise, the first is over 0. */
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

/** The taxes of some places on a file, in their order. A tax not in force on the day of the file is left out. Throws an InputError that names its field. */
export function transferTaxes(file: TaxedFile, taxes: readonly TransferTax[]): TaxDue[] {
  for (const field of ['salePrice', 'loanAmount'] as const)
    if (file[field] < 0) throw new InputError('OUT_OF_RANGE', field, 'What is taxed is not below zero');
  return taxes
    .filter(({ from, to }) => from <= file.day && (to === undefined || file.day <= to))
    .map((tax) => taxDue(file, tax));
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
  const whole = given(base === 'salePrice' ? 'Sale price' : 'Loan amount', money(file[base]), base);
  if (free === 0) return { value: file[base], trace: whole };
  return explainedMoney(cents(Math.max(0, file[base] - free)), {
    label: 'Taxed',
    formula: 'The base less what is free of the tax',
    math: 'max(a - b, 0)',
    inputs: [whole, cited('Free of the tax', money(free), source)],
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

function amountOf(taxed: Explained<Cents>, { label, place, terms, source }: TransferTax): Explained<Cents> {
  const at = `${label}, ${place}`;
  return terms.kind === 'tiers' ? byTiers(taxed, terms, at, source) : byTerms(taxed, terms, at, source);
}

function byTerms(taxed: Explained<Cents>, terms: PlainTerms, label: string, source: Citation): Explained<Cents> {
  if (terms.kind === 'percent') {
    return explainedMoney(multiplyRate(taxed.value, terms.percent, 'halfUp'), {
      label,
      formula: 'What is taxed times the rate',
      math: 'halfUp(a * b / 100)',
      rounding: 'to the cent, half up',
      rule: source,
      inputs: [taxed.trace, cited('Rate', rate(terms.percent), source)],
    });
  }
  const units = unitsOf(taxed.value, terms.unit);
  return explainedMoney(timesCount(terms.amount, units), {
    label,
    formula: `${units} units times the tax of a unit`,
    math: 'ceiling(a / b) * c',
    rounding: 'to whole units, up',
    rule: source,
    inputs: [
      taxed.trace,
      cited('Unit', money(terms.unit), source),
      cited('For each unit', money(terms.amount), source),
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
  const parts = (isMarginal ? reached : reached.slice(-1)).map(({ over, terms }, at) => {
    const part = isMarginal ? partIn(taxed, over, tiers[at + 1]?.over ?? null, source) : taxed;
    return byTerms(part, terms, `Tier ${isMarginal ? at + 1 : reached.length}`, source);
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

/** What buyer and seller pay of some taxes. */
export function taxTotals(due: readonly TaxDue[]): { buyer: Cents; seller: Cents } {
  return {
    buyer: addCents(...due.map(({ buyer }) => buyer)),
    seller: addCents(...due.map(({ seller }) => seller)),
  };
}
