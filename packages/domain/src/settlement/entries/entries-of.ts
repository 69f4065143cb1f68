import type { Cents } from '../../money/index.ts';
import { type Explained, given, money, type Trace } from '../../trace/index.ts';
import { checkFees } from '../check-fees.ts';
import { checkRefinance, checkTransaction } from '../check-transaction.ts';
import { checkNotNegative } from '../checked.ts';
import type { Fee } from '../fee.ts';
import { costColumns, feeAmount } from '../fee-amounts.ts';
import type { EstimatedCredits } from '../lender-credits.ts';
import { figureOf, takenOff } from '../sum.ts';
import { lineTrace } from '../summaries.ts';
import type { Adjustment, Refinance, SummaryLine, Transaction } from '../transaction.ts';
import { type Entry, type EntryAmounts, type EntryKind, hasAmount } from './entry.ts';

/** What all statements of a settlement are made of: its fees, the credits of the lender, and the purchase or the refinance. */
export type SettlementFacts = EstimatedCredits & {
  readonly fees: readonly Fee[];
  /** Credits of the lender as an amount above zero, cures included. */
  readonly lenderCredits: Cents;
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
  const credits = single('lenderCredit', 'lenderCredits', 'Lender credits', facts.lenderCredits, { buyer: '-' });
  const all = [...deal, ...facts.fees.map(ofFee), { ...credits, party: 'Lender' }];
  return all.filter(hasAmount);
}

function ofPurchase(purchase: Transaction): Entry[] {
  checkTransaction(purchase);
  return [
    single('salePrice', 'salePrice', 'Sale price', purchase.salePrice, { buyer: '+', seller: '-' }),
    single('personalProperty', 'personalProperty', 'Personal property', purchase.personalProperty, {
      buyer: '+',
      seller: '-',
    }),
    { ...single('deposit', 'deposit', 'Deposit', purchase.deposit, { buyer: '-' }), party: 'Holder of the deposit' },
    { ...single('loan', 'loanAmount', 'Loan amount', purchase.loanAmount, { buyer: '-' }), party: 'Lender' },
    single('assumedLoan', 'existingLoansAssumed', 'Existing loans assumed', purchase.existingLoansAssumed, {
      buyer: '-',
      seller: '+',
    }),
    single('sellerCredit', 'sellerCredit', 'Seller credit', purchase.sellerCredit, { buyer: '-', seller: '+' }),
    ...many('otherCredit', purchase.otherCredits, { buyer: '-' }),
    ...many('paidInAdvance', purchase.paidInAdvance, { buyer: '+', seller: '-' }),
    ...many('unpaidBySeller', purchase.unpaidBySeller, { buyer: '-', seller: '+' }),
    ...(purchase.adjustments ?? []).map(ofAdjustment),
    {
      ...single('excessDeposit', 'excessDeposit', 'Excess deposit', purchase.excessDeposit, { seller: '+' }),
      party: 'Holder of the deposit',
    },
    ...many('payoff', purchase.payoffs, { seller: '+' }, true),
  ];
}

function ofRefinance(refinance: Refinance): Entry[] {
  checkRefinance(refinance);
  return [
    { ...single('loan', 'loanAmount', 'Loan amount', refinance.loanAmount, { buyer: '-' }), party: 'Lender' },
    ...many('otherCredit', refinance.otherCredits, { buyer: '-' }),
    ...many('payoff', refinance.payoffs, { buyer: '+' }, true),
  ];
}

function single(kind: EntryKind, field: string, label: string, amount: Cents, sides: Sides): Entry {
  return { key: field, kind, label, amounts: amountsOf(given(label, money(amount), field), sides) };
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

function ofAdjustment({ label, buyer, seller, party }: Adjustment, at: number): Entry {
  const side = (amount: Cents): Explained<Cents> | undefined =>
    amount === 0 ? undefined : { value: amount, trace: given(label, money(amount), label) };
  const [ofBuyer, ofSeller] = [side(buyer), side(seller)];
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
function payeeOf({ payee, section, kind }: Fee): string | undefined {
  if (payee) return payee;
  return section === 'A' || section === 'G' || kind === 'prepaidInterest' ? 'Lender' : undefined;
}
