import type { OrOpen } from '../disclosure/index.ts';
import {
  type EscrowFigure,
  type EscrowItem,
  escrowFigure,
  escrowRoundings,
  monthlyOf,
  type StoredEscrowItem,
} from '../escrow-account/index.ts';
import { addCents, type Cents, cents } from '../money/index.ts';
import type { FeeKind } from '../settlement/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StoredCharges } from './stored-fees.ts';

/** What a statement stores of the costs of the property besides its escrow account, as far as it is known. Cents of a month. */
export interface StoredPropertyCosts {
  /** What goes into escrow, where the account is not entered; 0 where there is none. */
  readonly monthlyEscrow: number | null;
  readonly taxesOutsideEscrow: number | null;
  readonly insuranceOutsideEscrow: number | null;
  readonly otherOutsideEscrow: number | null;
  /** What the other costs are for. */
  readonly otherPropertyCost: string | null;
}

/** A statement in which nothing is said of them. */
export const noPropertyCosts: StoredPropertyCosts = {
  monthlyEscrow: null,
  taxesOutsideEscrow: null,
  insuranceOutsideEscrow: null,
  otherOutsideEscrow: null,
  otherPropertyCost: null,
};

/** What page 1 tells apart of the costs of a property (12 CFR 1026.37(c)(5)), by the field of what is paid of it outside of escrow. */
export const propertyCostLines = {
  taxesOutsideEscrow: 'Property taxes',
  insuranceOutsideEscrow: 'Homeowner’s insurance',
  otherOutsideEscrow: 'Other',
} as const;

type CostField = keyof typeof propertyCostLines;

/** Whether the costs of a line are in escrow, as the form says it; null where there are none of it. */
export interface PropertyCostLine {
  readonly field: CostField;
  readonly label: string;
  readonly inEscrow: 'Yes' | 'No' | 'Some' | null;
  /** What is paid of it outside of escrow; null while nobody has said it. */
  readonly outside: Explained<Cents> | null;
}

/** Estimated taxes, insurance and assessments of page 1, and the escrow payment of a month that goes into its columns. */
export interface PropertyCosts {
  /** Without mortgage insurance, which has a line of its own. */
  readonly escrow: OrOpen<Explained<Cents>>;
  /** All that goes into the account each month, mortgage insurance with it, as page 4 has it. */
  readonly account: OrOpen<Explained<Cents>>;
  readonly lines: readonly PropertyCostLine[];
  readonly total: OrOpen<Explained<Cents>>;
}

/** Kinds of fees by the line their costs stand in; others are of the last one. */
const linesOfFees: Readonly<Partial<Record<FeeKind, CostField>>> = {
  cityPropertyTaxes: 'taxesOutsideEscrow',
  countyPropertyTaxes: 'taxesOutsideEscrow',
  homeownersInsurance: 'insuranceOutsideEscrow',
};

/** The same of items of the account. */
const linesOfItems: Readonly<Partial<Record<NonNullable<StoredEscrowItem['kind']>, CostField>>> = {
  'City taxes': 'taxesOutsideEscrow',
  'County taxes': 'taxesOutsideEscrow',
  'School taxes': 'taxesOutsideEscrow',
  'Homeowners insurance': 'insuranceOutsideEscrow',
};

/** Lines of section G that are no cost of the property. */
const noCosts: readonly FeeKind[] = ['mortgageInsurance', 'aggregateAdjustment'];

/** The costs of the property as a statement stores them. Nothing that is not said is assumed. */
export function propertyCosts(
  account: StoredCharges['escrow'],
  stated: StoredPropertyCosts,
  fees: readonly FiguredFee[],
): PropertyCosts {
  const figure = escrowFigure(account.terms, account.firstPayment, account.items);
  const escrow = monthlyEscrow(figure, account, stated);
  const escrowed = escrowedLines(account, fees, escrow);
  // The keys of a literal are known by its type.
  const lines = (Object.keys(propertyCostLines) as CostField[]).map((field): PropertyCostLine => {
    const named = field === 'otherOutsideEscrow' ? stated.otherPropertyCost?.trim() : undefined;
    const label = named ? `${propertyCostLines[field]}: ${named}` : propertyCostLines[field];
    const amount = stated[field];
    const outside =
      amount === null
        ? null
        : { value: cents(amount), trace: given(`${label}, outside of escrow`, money(amount), field) };
    return { field, label, inEscrow: markOf(escrowed.has(field), amount), outside };
  });
  return { escrow, account: monthlyAccount(figure, escrow, account, fees), lines, total: totalOf(escrow, lines) };
}

/** Items of the account by the rounding of its payment. */
const paidFor = (label: string, items: readonly EscrowItem[], { terms }: StoredCharges['escrow']) =>
  monthlyOf(label, items, escrowRoundings[terms.paymentRounding ?? 'Nearest']);

/**
 * What goes into the account each month, with mortgage insurance that is paid out of it (comment 38(l)(7)(i)(A)(4)-1). Where the account has no items, lines
 * of section G do not say what a month of their insurance is.
 */
function monthlyAccount(
  figure: EscrowFigure,
  escrow: PropertyCosts['escrow'],
  account: StoredCharges['escrow'],
  fees: readonly FiguredFee[],
): PropertyCosts['account'] {
  if (escrow.kind === 'open') return escrow;
  if (figure.kind === 'figure') {
    const items = figure.single.map(({ item }) => item);
    return { kind: 'figure', ...paidFor('Monthly escrow payment', items, account) };
  }
  const isInsured = fees.some(
    (each) => each.kind === 'figure' && each.fee.section === 'G' && each.fee.kind === 'mortgageInsurance',
  );
  if (!isInsured) return escrow;
  return {
    kind: 'open',
    missing: {
      monthlyEscrow: 'Section G has mortgage insurance: items of the account, which say what a month of it is',
    },
  };
}

/** What goes into escrow each month but for mortgage insurance: by the items of the account, or as it is typed where there are none. */
function monthlyEscrow(
  figure: EscrowFigure,
  account: StoredCharges['escrow'],
  { monthlyEscrow: typed }: StoredPropertyCosts,
): OrOpen<Explained<Cents>> {
  const field = 'monthlyEscrow';
  if (figure.kind !== 'none' && typed !== null)
    return { kind: 'open', missing: { [field]: 'The escrow account has items, and a payment is typed: one of both' } };
  if (figure.kind === 'open') return figure;
  if (figure.kind === 'figure') {
    const items = figure.single.map(({ item }) => item).filter(({ kind }) => kind !== 'mortgageInsurance');
    return { kind: 'figure', ...paidFor('Estimated escrow', items, account) };
  }
  if (typed === null)
    return {
      kind: 'open',
      missing: { [field]: 'What goes into escrow each month: items of the account, or the sum, 0 if there is none' },
    };
  return { kind: 'figure', value: cents(typed), trace: given('Estimated escrow', money(typed), field) };
}

/** What the escrow account pays for: its items, or the lines of section G where they alone are entered. */
function escrowedLines(
  { items }: StoredCharges['escrow'],
  fees: readonly FiguredFee[],
  escrow: OrOpen<Explained<Cents>>,
): ReadonlySet<CostField> {
  if (items.length > 0)
    return new Set(
      items.flatMap(({ item: { kind } }) =>
        kind === 'Mortgage insurance' ? [] : [(kind && linesOfItems[kind]) ?? 'otherOutsideEscrow'],
      ),
    );
  if (escrow.kind === 'figure' && escrow.value === 0) return new Set();
  return new Set(
    fees.flatMap((each) => {
      if (each.kind === 'open' || each.fee.section !== 'G') return [];
      const { kind = 'general' } = each.fee;
      return noCosts.includes(kind) ? [] : [linesOfFees[kind] ?? 'otherOutsideEscrow'];
    }),
  );
}

function markOf(isEscrowed: boolean, outside: number | null): PropertyCostLine['inEscrow'] {
  const isOutside = outside !== null && outside > 0;
  if (isEscrowed) return isOutside ? 'Some' : 'Yes';
  return isOutside ? 'No' : null;
}

function totalOf(escrow: PropertyCosts['escrow'], lines: readonly PropertyCostLine[]): OrOpen<Explained<Cents>> {
  const gaps = lines.flatMap(({ field, outside }) =>
    outside === null ? [[field, `${propertyCostLines[field]} paid outside of escrow each month, 0 if none`]] : [],
  );
  const missing = { ...(escrow.kind === 'open' ? escrow.missing : {}), ...Object.fromEntries(gaps) };
  if (escrow.kind === 'open' || Object.keys(missing).length > 0) return { kind: 'open', missing };
  const parts = [escrow, ...lines.flatMap(({ outside }) => (outside === null ? [] : [outside]))];
  return {
    kind: 'figure',
    ...explainedMoney(addCents(...parts.map(({ value }) => value)), {
      label: 'Estimated taxes, insurance and assessments',
      formula: 'What goes into escrow each month, and what is paid outside of it',
      math: 'sum(all)',
      rule: { text: '12 CFR 1026.37(c)(4)(ii), 1026.38(c)(1)' },
      inputs: parts.map(({ trace }) => trace),
    }),
  };
}
