import type { Cents } from '../../money/index.ts';
import type { Explained, Trace } from '../../trace/index.ts';
import { checkFees } from '../check-fees.ts';
import { checkRefinance, checkTransaction } from '../check-transaction.ts';
import { checkNotNegative } from '../checked.ts';
import type { Fee } from '../fee.ts';
import { costColumns, feeAmount } from '../fee-amounts.ts';
import type { EstimatedCredits } from '../lender-credits.ts';
import { lenderCreditsTrace } from '../lender-credits.ts';
import { figureOf, takenOff } from '../sum.ts';
import { adjustmentTrace, amountTrace, lineTrace } from '../summaries.ts';
import {
  type Adjustment,
  type Refinance,
  type SummaryLine,
  type Transaction,
  type TransactionAmount,
  transactionAmounts,
} from '../transaction.ts';
import { type Entry, type EntryAmounts, type EntryKind, hasAmount } from './entry.ts';

/** What all statements of a settlement are made of: its fees, the credits of the lender, and the purchase or the refinance. */
export type SettlementFacts = EstimatedCredits & {
  readonly fees: readonly Fee[];
  /** Credits of the lender as an amount above zero, cures included. */
  readonly lenderCredits: Cents;
  /** How they came about. */
  readonly lenderCreditsTrace?: Trace;
} & (
    | { readonly purchase: Transaction; readonly refinance?: never }
    | { readonly refinance: Refinance; readonly purchase?: never }
  );

/** Which side an amount is put on, and with which sign: `+` owes, `-` is credited. */
type Sides = Partial<Readonly<Record<'buyer' | 'seller', '+' | '-'>>>;

/**
 * The entries of a settlement in the order of its sections, without those that are zero. Throws an InputError for facts that cannot be reckoned with.
 */
export function entriesOf(facts: SettlementFacts): Entry[] {
  checkFees(facts.fees);
  checkNotNegative(facts.lenderCredits, 'lenderCredits');
  const deal = facts.purchase ? ofPurchase(facts.purchase) : ofRefinance(facts.refinance);
  const credits: Entry = {
    key: 'lenderCredits',
    kind: 'lenderCredit',
    label: 'Lender credits',
    amounts: amountsOf(lenderCreditsTrace(facts), { buyer: '-' }),
    party: partyRoles.lender,
  };
  const all = [...deal, ...facts.fees.map(ofFee), credits];
  return all.filter(hasAmount);
}

function ofPurchase(purchase: Transaction): Entry[] {
  checkTransaction(purchase);
  const single = (kind: EntryKind, name: TransactionAmount, sides: Sides) =>
    ofAmount(kind, name, amountTrace(purchase, name), sides);
  return [
    single('salePrice', 'salePrice', { buyer: '+', seller: '-' }),
    single('personalProperty', 'personalProperty', { buyer: '+', seller: '-' }),
    { ...single('deposit', 'deposit', { buyer: '-' }), party: partyRoles.depositHolder },
    { ...single('loan', 'loanAmount', { buyer: '-' }), party: partyRoles.lender },
    single('assumedLoan', 'existingLoansAssumed', { buyer: '-', seller: '+' }),
    single('sellerCredit', 'sellerCredit', { buyer: '-', seller: '+' }),
    ...many('otherCredit', purchase.otherCredits, { buyer: '-' }),
    ...many('paidInAdvance', purchase.paidInAdvance, { buyer: '+', seller: '-' }),
    ...many('unpaidBySeller', purchase.unpaidBySeller, { buyer: '-', seller: '+' }),
    ...(purchase.adjustments ?? []).map(ofAdjustment),
    { ...single('excessDeposit', 'excessDeposit', { seller: '+' }), party: partyRoles.depositHolder },
    ...many('payoff', purchase.payoffs, { seller: '+' }, true),
  ];
}

function ofRefinance(refinance: Refinance): Entry[] {
  checkRefinance(refinance);
  return [
    {
      ...ofAmount('loan', 'loanAmount', amountTrace(refinance, 'loanAmount'), { buyer: '-' }),
      party: partyRoles.lender,
    },
    ...many('otherCredit', refinance.otherCredits, { buyer: '-' }),
    ...many('payoff', refinance.payoffs, { buyer: '+' }, true),
  ];
}

/** Parties by what they are, where an entry does not say who that is. */
export const partyRoles = {
  lender: 'Lender',
  /** Who has the deposit of the borrower, or what the seller's side already has of it. */
  depositHolder: 'Holder of the deposit',
} as const;

/** The entry of an amount, which is called by its name and not by its reason. */
function ofAmount(kind: EntryKind, name: TransactionAmount, trace: Trace, sides: Sides): Entry {
  return { key: name, kind, label: transactionAmounts[name], amounts: amountsOf(trace, sides) };
}

/** The entries of a list. Two lines of one name are told apart by their place. */
function many(kind: EntryKind, lines: readonly SummaryLine[], sides: Sides, isOwnParty = false): Entry[] {
  return lines.map((line, at) => {
    const isFirst = lines.findIndex(({ label }) => label === line.label) === at;
    const { label, kind: prorationKind } = line;
    const party = line.party ?? (isOwnParty ? label : undefined);
    return {
      key: `${kind}.${label}${isFirst ? '' : `.${at}`}`,
      kind,
      label,
      amounts: amountsOf(lineTrace(line), sides),
      ...(party && { party }),
      ...(prorationKind && { prorationKind }),
    };
  });
}

function ofAdjustment(adjustment: Adjustment, at: number): Entry {
  const { label, party } = adjustment;
  const side = (name: 'buyer' | 'seller'): Explained<Cents> | undefined => {
    if (adjustment[name] === 0) return undefined;
    const step = adjustmentTrace(adjustment, name);
    return figureOf(adjustment[name] < 0 ? takenOff(step) : step);
  };
  const [ofBuyer, ofSeller] = [side('buyer'), side('seller')];
  return {
    key: `adjustment.${at}.${label}`,
    kind: 'adjustment',
    label,
    amounts: { ...(ofBuyer && { borrowerAtClosing: ofBuyer }), ...(ofSeller && { sellerAtClosing: ofSeller }) },
    ...(party && { party }),
  };
}

function amountsOf(trace: Trace, { buyer, seller }: Sides): EntryAmounts {
  const signed = (sign: '+' | '-') => figureOf(sign === '+' ? trace : takenOff(trace));
  return { ...(buyer && { borrowerAtClosing: signed(buyer) }), ...(seller && { sellerAtClosing: signed(seller) }) };
}

function ofFee(fee: Fee): Entry {
  const amounts = costColumns.flatMap((column) => {
    const amount = feeAmount(fee, [column]);
    return amount ? [[column, amount] as const] : [];
  });
  const party = payeeOf(fee);
  return {
    key: `fee.${fee.code}`,
    kind: 'fee',
    label: fee.label,
    amounts: Object.fromEntries(amounts),
    fee,
    ...(party && { party }),
  };
}

/** Who is paid a fee: as it says; charges of the lender and what it holds in escrow go to the lender. */
export function payeeOf({
  payee,
  section,
  kind,
}: Partial<Pick<Fee, 'payee' | 'section' | 'kind'>>): string | undefined {
  if (payee) return payee;
  return section === 'A' || section === 'G' || kind === 'prepaidInterest' ? partyRoles.lender : undefined;
}
