import { attempt, InputError } from '../errors/index.ts';
import type { Cents } from '../money/index.ts';
import { OrderKind } from '../orders/index.ts';
import {
  type Adjustment,
  adjustmentTrace,
  type BalanceState,
  balanceState,
  type ClosingDisclosure,
  closingDisclosure,
  type Entry,
  entriesOf,
  type FeeSection,
  loansPayAllDue,
  premiumAdjustmentLabel,
  type TitleDetails,
} from '../settlement/index.ts';
import { type Explained, fieldsOf } from '../trace/index.ts';
import { type CashTotals, cashTotals } from './cash-totals.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type HudFigures, hudFiguresOf, hudFormOf } from './hud-figures.ts';
import { settlementOf } from './settlement-of-parts.ts';
import { isOnForm, type StatementTotal, sideTotals, type TotalName, totalNames } from './statement-total.ts';
import {
  eachOnce,
  type FileFacts,
  type Missing,
  partsOf,
  type StatementPart,
  type StoredRows,
} from './stored-parts.ts';

/** Whether a statement is in balance: it is not said as long as anything is open, unless it is out of balance already. */
export type BalanceFigure =
  | { readonly kind: 'balanced'; readonly state: BalanceState }
  | { readonly kind: 'out'; readonly state: BalanceState }
  | {
      readonly kind: 'open';
      readonly missing: readonly Missing[];
      /** Nothing is entered that could be in balance. */
      readonly isEmpty?: true;
    };

/** What a statement comes to as its rows stand. */
export interface StatementFigures {
  readonly parts: readonly StatementPart[];
  /** Null for what a statement without a seller, or with one, has none of. */
  readonly totals: Readonly<Record<TotalName, StatementTotal | null>>;
  /** The rows of the table of the cash to close. */
  readonly cash: CashTotals;
  readonly balance: BalanceFigure;
  /** All that is missing for any of them, each once. */
  readonly missing: readonly Missing[];
  /** Fees whose money goes to nobody by name. They do not unbalance. */
  readonly withoutPayee: BalanceState['withoutPayee'];
  /** What is known, as all forms are made of it. */
  readonly entries: readonly Entry[];
  /** Whose words and totals these are. */
  readonly form: 'CDF' | 'HUD';
  /** The numbered form that is made of it; null of a closing disclosure. */
  readonly hud: HudFigures | null;
}

/** What each total goes into. */
const feeds: Readonly<Partial<Record<TotalName, readonly TotalName[]>>> = {
  loanCosts: ['closingCosts'],
  otherCosts: ['closingCosts'],
  closingCosts: ['borrowerAtClosing'],
  borrowerAtClosing: ['dueFromBorrower'],
  sellerAtClosing: ['dueFromSeller'],
  payoffsAndPayments: ['cashFromBorrower'],
  dueFromBorrower: ['cashFromBorrower'],
  paidForBorrower: ['cashFromBorrower'],
  dueToSeller: ['cashToSeller'],
  dueFromSeller: ['cashToSeller'],
};

/**
 * The figures of a statement from its stored rows and its file, in one pass. Nothing that is not known is taken to be zero: every total that
 * depends on it is open, and says what is missing; the others are there.
 * @param fees what is charged, figured by its own rules
 * @param title what a HUD-1 says of the policies besides
 */
export function statementFigures(
  file: FileFacts,
  rows: StoredRows,
  fees: readonly FiguredFee[] = [],
  title: TitleDetails = {},
): StatementFigures {
  const parts = [...partsOf(file, rows), ...openPremiums(file, fees)];
  const knownFees = fees.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  const made = attempt(() => {
    const known = settlementOf(file, parts, knownFees);
    const entries = entriesOf(known);
    const disclosure = closingDisclosure(known, entries);
    const paysAllDue = known.purchase !== undefined && loansPayAllDue(known.purchase);
    const hud = hudFiguresOf(file, known, entries, title);
    return { entries, disclosure, paysAllDue, state: balanceState(entries), hud };
  });
  // Amounts beyond all that is reckoned with leave nothing to say.
  const refused = made instanceof InputError ? [{ field: 'statement', words: made.message }] : [];
  const known = made instanceof InputError ? null : totalsOf(made.disclosure, made.hud);
  const form = hudFormOf(file) === null ? 'CDF' : 'HUD';
  const missing = missingByTotal(file, parts, fees);
  const total = (name: TotalName): StatementTotal | null => {
    if (!isOnForm(name, form)) return null;
    const open = [...refused, ...missing[name]];
    const figure = known?.[name];
    if (open.length > 0) return known && !figure ? null : { kind: 'open', missing: open };
    return figure ? { kind: 'figure', ...figure } : null;
  };
  // Each name has an entry.
  const totals = Object.fromEntries(totalNames.map((name) => [name, total(name)])) as Record<
    TotalName,
    StatementTotal | null
  >;
  const cash = made instanceof InputError ? {} : cashTotals(parts, missing, made.disclosure, made.paysAllDue);
  const gaps = [...parts, ...fees].flatMap((each) => ('missing' in each ? each.missing : []));
  const nothing = nothingEntered(file, rows, fees);
  const open = eachOnce([...refused, ...nothing, ...sellerOfPurchase(file), ...gaps]);
  const { state, entries, hud } = made instanceof InputError ? { state: null, entries: [], hud: null } : made;
  const { premiumAdjustment } = made instanceof InputError ? { premiumAdjustment: null } : made.disclosure;
  // The forms HUD-1 show what is charged, and have none. One that is open already has its line.
  const isKnown = hud === null && premiumAdjustment && !fees.some((each) => each.kind === 'open' && each.movesSides);
  const shown = isKnown ? [...parts, ofPremiums(premiumAdjustment)] : parts;
  return {
    parts: shown,
    totals,
    cash,
    balance: balanceOf(state, open, nothing.length > 0),
    missing: open,
    withoutPayee: state?.withoutPayee ?? [],
    entries,
    form,
    hud,
  };
}

/** The adjustment for premiums that are open: nobody knows which side it is of. */
function openPremiums(file: FileFacts, fees: readonly FiguredFee[]): StatementPart[] {
  const missing = eachOnce(fees.flatMap((each) => (each.kind === 'open' && each.movesSides ? each.missing : [])));
  if (!file.hasSeller || hudFormOf(file) !== null || missing.length === 0) return [];
  const label = premiumAdjustmentLabel;
  return [
    {
      from: 'rateOrders',
      kind: 'premiums',
      label,
      place: null,
      sides: ['buyer', 'seller'],
      amounts: {},
      missing,
    },
  ];
}

/** The line of the summaries that gives the sides back what the presentation of premiums moved between them. It leads to the first order that it comes from. */
function ofPremiums(adjustment: Adjustment): StatementPart {
  const amounts = { buyer: adjustmentTrace(adjustment, 'buyer'), seller: adjustmentTrace(adjustment, 'seller') };
  const isCredit = adjustment.buyer < 0;
  return {
    from: fieldsOf(amounts.buyer).flatMap((field) => /^rateOrders\.\d+/.exec(field) ?? [])[0] ?? 'rateOrders',
    kind: isCredit ? 'Adjustment from seller' : 'Adjustment from borrower',
    label: adjustment.label,
    place: isCredit ? 'paid' : 'due',
    sides: ['buyer', 'seller'],
    amounts,
    missing: [],
  };
}

/** A statement without any rows is none yet, however little is open in it. What the reader has no right to may be there. */
function nothingEntered(
  { leftOut = [] }: FileFacts,
  { payoffs, prorations, adjustments }: StoredRows,
  fees: readonly FiguredFee[],
): Missing[] {
  const lists = [fees, payoffs, prorations, adjustments];
  if (leftOut.length > 0 || lists.some(({ length }) => length > 0)) return [];
  return [{ field: 'fees.0', words: 'All of it: nothing is entered in this statement' }];
}

/** The contacts of the file, as what is missing names them. */
export const sellersField = 'file.sellers';

/** A purchase without a seller has the pages of a loan, which leave its price out: that is not done without a word. */
function sellerOfPurchase({ hasSeller, kindOfOrder, salePrice }: FileFacts): Missing[] {
  if (hasSeller || kindOfOrder !== OrderKind.Purchase || !salePrice) return [];
  return [{ field: sellersField, words: 'The seller of the purchase: without one its price counts for nothing' }];
}

function balanceOf(state: BalanceState | null, open: readonly Missing[], isEmpty: boolean): BalanceFigure {
  if (state && !state.isBalanced) return { kind: 'out', state };
  return state && open.length === 0
    ? { kind: 'balanced', state }
    : { kind: 'open', missing: open, ...(isEmpty && { isEmpty }) };
}

/** The totals of the form of the file. */
function totalsOf(disclosure: ClosingDisclosure, hud: HudFigures | null) {
  return hud ? totalsOfHud(hud, disclosure.summaries !== null) : totalsOfDisclosure(disclosure);
}

/** 1400 of both sides and what is made of it: 120 to 303 and 420 to 603, without a seller 1520 and the cash. */
function totalsOfHud(hud: HudFigures, hasSeller: boolean): Record<TotalName, Explained<Cents> | null> {
  const ofSale = (figure: Explained<Cents>) => (hasSeller ? figure : null);
  return {
    loanCosts: null,
    otherCosts: null,
    closingCosts: null,
    borrowerAtClosing: hud.charges.buyer,
    sellerAtClosing: ofSale(hud.charges.seller),
    payoffsAndPayments: hud.oneA?.totalDisbursed ?? null,
    dueFromBorrower: ofSale(hud.grossDueFromBorrower),
    paidForBorrower: ofSale(hud.paidForBorrower),
    cashFromBorrower: hud.cashFromBorrower,
    dueToSeller: ofSale(hud.grossDueToSeller),
    dueFromSeller: ofSale(hud.reductions),
    cashToSeller: ofSale(hud.cashToSeller),
  };
}

function totalsOfDisclosure({ costs, summaries, payoffsAndPayments, cashFromBorrower }: ClosingDisclosure) {
  const { loanCosts, otherCosts, total, borrowerAtClosing, sellerAtClosing } = costs;
  return {
    loanCosts,
    otherCosts,
    closingCosts: total,
    borrowerAtClosing,
    sellerAtClosing: summaries && sellerAtClosing,
    payoffsAndPayments,
    dueFromBorrower: summaries?.dueFromBorrower ?? null,
    paidForBorrower: summaries?.paidForBorrower ?? null,
    cashFromBorrower,
    dueToSeller: summaries?.dueToSeller ?? null,
    dueFromSeller: summaries?.dueFromSeller ?? null,
    cashToSeller: summaries?.cashToSeller ?? null,
  } satisfies Record<TotalName, Explained<Cents> | null>;
}

/** What is missing for each total: by what is open itself, and by what goes into it. */
function missingByTotal(file: FileFacts, parts: readonly StatementPart[], fees: readonly FiguredFee[]) {
  // Each name has an entry.
  const missing = Object.fromEntries(totalNames.map((name) => [name, []])) as unknown as Record<TotalName, Missing[]>;
  for (const part of parts)
    if (part.missing.length > 0) for (const name of touchedBy(part, file)) missing[name].push(...part.missing);
  for (const fee of fees) {
    if (fee.kind === 'figure') continue;
    for (const name of totalsOfFee(fee.section)) missing[name].push(...fee.missing);
  }
  // A seller who pays an estimated charge for the borrower is a credit on 204 to 209; so is the lender on the form of 1974.
  const credited = { hud2010: fees, hud1974: parts.filter(({ place }) => place === 'costs') };
  const form = hudFormOf(file);
  for (const each of form ? credited[form.name] : [])
    if ('missing' in each) missing.paidForBorrower.push(...each.missing);
  const next = (name: TotalName): readonly TotalName[] =>
    name === 'borrowerAtClosing' && !file.hasSeller ? ['cashFromBorrower'] : (feeds[name] ?? []);
  // A total stands before all that it goes into.
  for (const name of totalNames) {
    missing[name] = eachOnce(missing[name]);
    for (const into of next(name)) missing[into].push(...missing[name]);
  }
  return missing;
}

/** The totals that a fee of a section goes into itself. Who pays it is not known as long as it is open. */
function totalsOfFee(section: FeeSection | null): readonly TotalName[] {
  if (section === null) return ['loanCosts', 'otherCosts', 'sellerAtClosing'];
  return [loanSections.includes(section) ? 'loanCosts' : 'otherCosts', 'sellerAtClosing'];
}

const loanSections: readonly FeeSection[] = ['A', 'B', 'C'];

/** The totals that a part goes into itself. */
function touchedBy({ kind, place, sides }: StatementPart, { hasSeller }: FileFacts): readonly TotalName[] {
  if (place === 'costs') return ['closingCosts'];
  if (!hasSeller) return [kind === 'loanAmount' ? 'cashFromBorrower' : 'payoffsAndPayments'];
  if (place === null) return ['closingCosts', 'dueFromBorrower', 'paidForBorrower', 'dueToSeller', 'dueFromSeller'];
  return sides.map((side) => sideTotals[place][side]);
}
