import { addCents, allocate, type Cents, cents, multiplyRate, type Rate, zeroCents } from '../money/index.ts';
import { type Citation, type Explained, explainedMoney, given, money, rate, text } from '../trace/index.ts';

/** What a tax is reckoned on. */
export type TaxBase = 'salePrice' | 'loanAmount';

/** How a tax is reckoned: so much for each unit, a part of one counting as a whole, or a percentage. */
export type TaxTerms =
  | { readonly kind: 'perUnit'; readonly unit: Cents; readonly amount: Cents }
  | { readonly kind: 'percent'; readonly percent: Rate };

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

/** The taxes of some places on a file, in their order. A tax not in force on the day of the file is left out. */
export function transferTaxes(file: TaxedFile, taxes: readonly TransferTax[]): TaxDue[] {
  return taxes
    .filter(({ from, to }) => from <= file.day && (to === undefined || file.day <= to))
    .map((tax) => taxDue(file, tax));
}

function taxDue(file: TaxedFile, tax: TransferTax): TaxDue {
  const isExempt = file.exemptFrom?.includes(tax.id) === true;
  const base = file[tax.base];
  const taxed = isExempt ? zeroCents : cents(Math.max(0, base - (tax.exempt ?? 0)));
  const { value, formula, rounding, terms } = amountOf(taxed, tax.terms);
  const { buyer, seller } = file.splits?.[tax.id] ?? tax.split;
  const [ofBuyer = zeroCents, ofSeller = zeroCents] = allocate(value, [buyer, seller]);
  return {
    tax,
    amount: explainedMoney(value, {
      label: tax.label,
      formula: isExempt ? 'The file is exempt' : formula,
      rounding,
      rule: tax.source,
      inputs: [
        given(tax.base === 'salePrice' ? 'Sale price' : 'Loan amount', money(base), tax.base),
        ...(tax.exempt ? [given('Exempt', money(-tax.exempt))] : []),
        terms,
        given('Place', text(tax.place)),
      ],
    }),
    buyer: ofBuyer,
    seller: ofSeller,
  };
}

function amountOf(taxed: Cents, terms: TaxTerms) {
  if (terms.kind === 'percent') {
    return {
      value: multiplyRate(taxed, terms.percent, 'halfUp'),
      formula: 'What is taxed times the rate',
      rounding: 'to the cent, half up',
      terms: given('Rate', rate(terms.percent)),
    };
  }
  const units = Math.ceil(taxed / terms.unit);
  return {
    value: cents(units * terms.amount),
    formula: `${units} units times the tax of a unit`,
    rounding: 'to whole units, up',
    terms: given('For each unit', money(terms.amount)),
  };
}

/** What buyer and seller pay of some taxes. */
export function taxTotals(due: readonly TaxDue[]): { buyer: Cents; seller: Cents } {
  return {
    buyer: addCents(...due.map(({ buyer }) => buyer)),
    seller: addCents(...due.map(({ seller }) => seller)),
  };
}
