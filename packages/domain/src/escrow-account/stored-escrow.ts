import { addToDate, type WireDate } from '../dates/index.ts';
import { attempt, InputError } from '../errors/index.ts';
import { formatDate, formatMonth } from '../formats/index.ts';
import { type Cents, cents, type Rounding } from '../money/index.ts';
import type { FeeCharge, FeeKind } from '../settlement/index.ts';
import { count, type Explained, given, money, type Trace, text } from '../trace/index.ts';
import type { FirstPayment } from './first-payment.ts';
import { cushionOf, type InitialEscrow, initialEscrow, mostCushionMonths } from './initial-deposit.ts';
import { type EscrowFinding, type LenderTerms, lenderAdjustmentOf } from './lender-adjustment.ts';
import {
  annualDisbursements,
  type Disbursement,
  type EscrowItem,
  monthsAfter,
  monthsOfYear,
} from './running-balance.ts';
import { type TrialMonth, trialBalance } from './trial-balance.ts';

/** How much one statement holds of an escrow account. */
export const escrowLimits = { items: 40, billsOfItem: 24, monthsCollected: 24, name: 120, reason: 200 } as const;

/** What an item is for, in the words that are stored, and which fee its deposit is. */
export const escrowItemKinds = {
  'Homeowners insurance': 'homeownersInsurance',
  'Mortgage insurance': 'mortgageInsurance',
  'City taxes': 'cityPropertyTaxes',
  'County taxes': 'countyPropertyTaxes',
  'School taxes': 'general',
  'Flood insurance': 'general',
  Assessments: 'assessments',
  Other: 'general',
} as const satisfies Record<string, FeeKind>;

/** Who pays the deposit of an item, in the words that are stored. */
export const escrowPayers = {
  Buyer: { paidBy: 'borrower' },
  Seller: { paidBy: 'seller' },
  Lender: { paidBy: 'other', payer: 'lender' },
  Other: { paidBy: 'other', payer: 'another' },
} as const satisfies Record<string, Pick<FeeCharge, 'paidBy' | 'payer'>>;

/** How the payment of a month is rounded to the cent, in the words that are stored. */
export const escrowRoundings = { Nearest: 'halfUp', Up: 'up' } as const satisfies Record<string, Rounding>;

/** Fields of a statement that its escrow account follows from. */
export interface EscrowFields {
  readonly cushionMonths: number | null;
  readonly escrowRounding: keyof typeof escrowRoundings | null;
  readonly lenderAdjustment: number | null;
  readonly lenderReason: string | null;
}

/** The terms of an account as they are stored, as far as they are known. */
export interface StoredEscrowTerms extends LenderTerms {
  readonly cushionMonths: number | null;
  readonly paymentRounding: keyof typeof escrowRoundings | null;
}

/** The terms of the account among the fields of its statement. */
export const escrowTermsOf = ({
  cushionMonths,
  escrowRounding: paymentRounding,
  lenderAdjustment,
  lenderReason,
}: EscrowFields): StoredEscrowTerms => ({ cushionMonths, paymentRounding, lenderAdjustment, lenderReason });

/** What the account is for as it is stored, as far as it is known. Amounts are cents. */
export interface StoredEscrowItem {
  readonly kind: keyof typeof escrowItemKinds | null;
  readonly label: string | null;
  /** A bill of every month; other items have bills of their own. */
  readonly monthlyAmount: number | null;
  readonly monthsCollected: number | null;
  readonly payee: string | null;
  readonly paidBy: keyof typeof escrowPayers | null;
}

/** A bill of an item as it is stored. */
export interface StoredEscrowBill {
  readonly dueDate: WireDate | null;
  readonly amount: number | null;
}

/** An item of which nothing is known yet. */
export const emptyEscrowItem: StoredEscrowItem = {
  kind: null,
  label: null,
  monthlyAmount: null,
  monthsCollected: null,
  payee: null,
  paidBy: null,
};

/** An item with its bills, both in their order. */
export interface BilledItem {
  readonly item: StoredEscrowItem;
  readonly bills: readonly StoredEscrowBill[];
}

/** What is missing for the account, or wrong with it, by field: `escrowItems.1.bills.0.dueDate`. */
type Gaps = Readonly<Record<string, string>>;

/** The deposit of a stored account with its first year, what has to be known first, or that there is no account. */
export type EscrowFigure =
  | ({
      readonly kind: 'figure';
      readonly months: readonly TrialMonth[];
      /** What is held beside the bills by the terms of the account. */
      readonly cushion: Explained<Cents>;
      readonly findings: readonly EscrowFinding[];
      /** The adjustment by the rule of the account, where that of the lender takes its place. */
      readonly calculatedAdjustment: InitialEscrow['adjustment'] | null;
    } & Omit<InitialEscrow, 'months'>)
  | { readonly kind: 'open'; readonly missing: Gaps }
  | { readonly kind: 'none' };

/** What people call an item. */
export const escrowItemName = ({ label, kind }: StoredEscrowItem, unnamed = 'Escrow item'): string =>
  label?.trim() || kind || unnamed;

/**
 * What an account takes at closing (12 CFR 1024.17(c), (d)) and how its first year runs. Nothing is assumed: where what is stored does not say
 * enough, the account stays open and names what is missing; so it does where a bill is none of its year.
 */
export function escrowFigure(
  terms: StoredEscrowTerms,
  firstPayment: FirstPayment,
  items: readonly BilledItem[],
): EscrowFigure {
  if (items.length === 0) return { kind: 'none' };
  const { cushionMonths, paymentRounding } = terms;
  const { day } = firstPayment;
  const cushion = ([0, 1, 2] as const).find((each) => each === cushionMonths);
  const gaps = { ...gapsOf(terms, firstPayment), ...Object.assign({}, ...items.map(gapsOfItem(day))) };
  if (cushion === undefined || paymentRounding === null || day === null || Object.keys(gaps).length > 0)
    return { kind: 'open', missing: gaps };
  const made = attempt(() => {
    const rounding = escrowRoundings[paymentRounding];
    const account = items.map((each, at) => itemOf(each, at, { day, source: firstPayment.source }));
    const escrow = initialEscrow({ items: account, cushionMonths: cushion, paymentRounding: rounding });
    const ofLender = lenderAdjustmentOf(terms, escrow);
    const taken = { ...escrow, ...ofLender?.taken };
    return {
      ...taken,
      cushion: cushionOf(account, cushion),
      months: trialBalance(account, taken.monthlyPayment, taken.aggregateDeposit, day),
      calculatedAdjustment: ofLender?.calculated ?? null,
      // What is judged is what stands: the rule is not where the lender's adjustment takes its place.
      findings: ofLender?.findings ?? findingsOf(escrow),
    };
  });
  return made instanceof InputError
    ? { kind: 'open', missing: { [made.field]: made.message } }
    : { kind: 'figure', ...made };
}

/** The rule of Appendix E leaves no adjustment above zero but for the rounding of payments: a cent a month for each line and the whole. */
const findingsOf = ({ adjustment, single }: InitialEscrow): readonly EscrowFinding[] =>
  adjustment.value > monthsOfYear * (single.length + 1)
    ? [
        {
          field: itemPath(0),
          what: 'The adjustment is above zero',
          act: 'the lines collect less than the account needs',
        },
      ]
    : [];

const gapsOf = ({ cushionMonths, paymentRounding }: StoredEscrowTerms, { day }: FirstPayment): Gaps => ({
  ...(day === null ? { firstPayment: 'The day of the first payment' } : {}),
  ...(cushionMonths === null || cushionMonths > mostCushionMonths
    ? { cushionMonths: `The cushion, 0 to ${mostCushionMonths} months` }
    : {}),
  ...(paymentRounding === null ? { paymentRounding: 'The rounding of a payment' } : {}),
});

const gapsOfItem =
  (firstPayment: WireDate | null) =>
  ({ item, bills }: BilledItem, at: number): Gaps => {
    const name = escrowItemName(item);
    const { monthlyAmount, paidBy } = item;
    const found = {
      ...(monthlyAmount === null && bills.length === 0
        ? { monthlyAmount: `What ${name} costs: its bills, or a bill of every month` }
        : {}),
      ...(monthlyAmount !== null && bills.length > 0
        ? { monthlyAmount: `${name} has bills: one of every month besides would be counted, too` }
        : {}),
      ...(paidBy === null ? { paidBy: `Who pays the deposit of ${name}` } : {}),
      ...Object.assign({}, ...bills.map((bill, of) => gapsOfBill(bill, `bills.${of}`, name, firstPayment))),
    };
    return Object.fromEntries(
      Object.entries<string>(found).map(([field, words]) => [`${itemPath(at)}.${field}`, words]),
    );
  };

function gapsOfBill(
  { dueDate, amount }: StoredEscrowBill,
  path: string,
  name: string,
  firstPayment: WireDate | null,
): Gaps {
  const isOutside = dueDate !== null && firstPayment !== null && !isOfYear(monthsAfter(firstPayment, dueDate));
  return {
    ...(dueDate === null ? { [`${path}.dueDate`]: `The day a bill of ${name} is due` } : {}),
    ...(isOutside ? { [`${path}.dueDate`]: outside(name, dueDate, firstPayment) } : {}),
    ...(amount === null ? { [`${path}.amount`]: `The amount of a bill of ${name}` } : {}),
  };
}

const isOfYear = (month: number): boolean => month >= 0 && month < monthsOfYear;

function outside(name: string, dueDate: WireDate, firstPayment: WireDate): string {
  const last = addToDate(firstPayment, monthsOfYear - 1, 'months');
  return `${name} due ${formatDate(dueDate)} is no bill of the year of the account, ${formatMonth(firstPayment)} to ${formatMonth(last)}`;
}

const itemPath = (at: number): string => `escrowItems.${at}`;

/** A stored item as the rule takes it, each figure with the field it stands in. Nothing is missing of it. */
function itemOf({ item, bills }: BilledItem, at: number, first: { day: WireDate; source: string }): EscrowItem {
  const { kind, payee, paidBy, monthlyAmount, monthsCollected } = item;
  const path = itemPath(at);
  const label = escrowItemName(item);
  const disbursements =
    monthlyAmount === null
      ? bills.flatMap((bill, of) => billOf(bill, label, `${path}.bills.${of}`, first))
      : billsOfEveryMonth(monthlyAmount, label, `${path}.monthlyAmount`);
  return {
    label,
    disbursements,
    year: yearOf(label, disbursements, monthlyAmount !== null),
    ...(monthsCollected === null
      ? {}
      : {
          monthsCollected: {
            value: monthsCollected,
            trace: given('Months collected', count(monthsCollected, 'months'), `${path}.monthsCollected`),
          },
        }),
    ...(kind === null ? {} : { kind: escrowItemKinds[kind] }),
    ...(payee?.trim() ? { payee: payee.trim() } : {}),
    ...(paidBy === null ? {} : { paidBy: escrowPayers[paidBy] }),
  };
}

function billOf(
  { dueDate, amount }: StoredEscrowBill,
  label: string,
  path: string,
  { day, source }: { day: WireDate; source: string },
): Disbursement[] {
  if (dueDate === null || amount === null) return [];
  const month = monthsAfter(day, dueDate);
  const due: Trace = {
    label: `${label}: months after the first payment`,
    value: count(month, 'months'),
    formula: 'From the month of the first payment to that of the bill',
    math: 'monthsAfter(a, b)',
    inputs: [
      given(source, text(day), 'firstPayment'),
      given(`${label}: a bill is due`, text(dueDate), `${path}.dueDate`),
    ],
  };
  return [
    {
      month,
      amount: cents(amount),
      from: { month: due, amount: given(`${label} due ${dueDate}`, money(amount), `${path}.amount`) },
    },
  ];
}

function billsOfEveryMonth(monthlyAmount: number, label: string, path: string): Disbursement[] {
  const amount = given(`${label}, every month`, money(monthlyAmount), path);
  return Array.from({ length: monthsOfYear }, (_, month) => ({
    month,
    amount: cents(monthlyAmount),
    from: { month: given(`${label}: months after the first payment`, count(month, 'months'), path), amount },
  }));
}

function yearOf(label: string, disbursements: readonly Disbursement[], isEveryMonth: boolean): Trace {
  const amounts = disbursements.flatMap(({ from }) => from?.amount ?? []);
  return {
    label: `${label}, bills of the year`,
    value: money(annualDisbursements([{ label, disbursements }])),
    formula: isEveryMonth ? 'The bill of a month, twelve times' : 'All its bills',
    math: isEveryMonth ? `a * ${monthsOfYear}` : 'sum(all)',
    inputs: isEveryMonth ? amounts.slice(0, 1) : amounts,
  };
}
