import { type DisclosedFee, withoutZeros } from '@closewright/domain/lender-disclosure';
import { addCents, type Cents, zeroCents } from '@closewright/domain/money';
import type { CostColumn, FeeSection } from '@closewright/domain/settlement';
import { all, amountAt, answerAt, countAt, first, namingAt, textAt, type UcdElement, wordAt } from './element.ts';
import { escrowTypes, feeSectionWords, feeTypes, prepaidTypes } from './ucd-words.ts';

/** The lines of page 2: fees, prepaid items and the escrow account; what it costs to record deeds and mortgages stands beside. */
export function readFees(loan: UcdElement) {
  const lines = all(loan, 'FEE_INFORMATION/FEES/FEE');
  const totalOf = (type: string) => {
    const own = lines.filter((fee) => textAt(fee, 'FEE_DETAIL/FeeType') === type);
    const amounts = own.flatMap((fee) => amountAt(fee, 'FEE_DETAIL/FeeActualTotalAmount') ?? []);
    return amounts.length === 0 ? null : addCents(...amounts);
  };
  return {
    recordingDeed: totalOf('RecordingFeeForDeed'),
    recordingMortgage: totalOf('RecordingFeeForMortgage'),
    fees: [
      ...lines.flatMap(feeOf),
      ...all(loan, 'CLOSING_INFORMATION/PREPAID_ITEMS/PREPAID_ITEM').map(prepaidOf),
      ...all(loan, 'ESCROW/ESCROW_ITEMS/ESCROW_ITEM').map(escrowOf),
      ...adjustmentOf(loan),
    ],
  };
}

/** Fees that only say what of another line is for what, or stand on page 4. */
const noLines: readonly (string | null)[] = ['RecordingFeeForDeed', 'RecordingFeeForMortgage'];

function feeOf(fee: UcdElement): DisclosedFee[] {
  const type = textAt(fee, 'FEE_DETAIL/FeeType');
  const section = wordAt(fee, 'FEE_DETAIL/IntegratedDisclosureSectionType', feeSectionWords);
  // A fee without a section stands on no line of page 2.
  if (section === null || noLines.includes(type)) return [];
  const payments = all(fee, 'FEE_PAYMENTS/FEE_PAYMENT').map((payment) => ({
    payer: wordAt(payment, 'FeePaymentPaidByType', payers),
    isBefore: answerAt(payment, 'FeePaymentPaidOutsideOfClosingIndicator') ?? false,
    amount: amountAt(payment, 'FeeActualPaymentAmount') ?? zeroCents,
  }));
  return [
    {
      ...lineOf(fee, section, 'FEE', 'FeeType', feeTypes),
      ...paidOf(payments),
      ...(answerAt(fee, 'FEE_DETAIL/OptionalCostIndicator') && { isOptional: true }),
    },
  ];
}

/** What a line is called, what it is for and who is paid. */
function lineOf(
  element: UcdElement,
  section: FeeSection,
  container: 'FEE' | 'PREPAID_ITEM' | 'ESCROW_ITEM',
  type: string,
  kinds: typeof feeTypes,
): Pick<DisclosedFee, 'section' | 'label' | 'isUnnamed' | 'kind' | 'payee'> {
  const at = `${container}_DETAIL/${type}`;
  const word = textAt(element, at) ?? 'Other';
  const kind = Object.hasOwn(kinds, word) ? (kinds[word] ?? null) : null;
  const payee = textAt(element, `${container}_PAID_TO/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName`);
  return { section, ...namingAt(element, at), kind, payee };
}

const payers = {
  Buyer: 'borrower',
  Seller: 'seller',
  Lender: 'lender',
  ThirdParty: 'others',
} as const;

interface Payment {
  readonly payer: (typeof payers)[keyof typeof payers] | null;
  readonly isBefore: boolean;
  readonly amount: Cents;
}

/** The columns of payments, and what of the last one the lender pays. */
function paidOf(payments: readonly Payment[]): Pick<DisclosedFee, 'columns' | 'byLender'> {
  const columns: Partial<Record<CostColumn, Cents>> = {};
  for (const payment of payments) {
    const column = columnOf(payment);
    columns[column] = addCents(columns[column] ?? zeroCents, payment.amount);
  }
  const byLender = addCents(...payments.flatMap(({ payer, amount }) => (payer === 'lender' ? [amount] : [])));
  return { columns: withoutZeros(columns), ...(byLender !== 0 && { byLender }) };
}

function columnOf({ payer, isBefore }: Payment): CostColumn {
  if (payer === 'borrower') return isBefore ? 'borrowerBeforeClosing' : 'borrowerAtClosing';
  if (payer === 'seller') return isBefore ? 'sellerBeforeClosing' : 'sellerAtClosing';
  return 'others';
}

/** Payments of prepaid items and escrow items, whose data points begin with their name. */
const timedPayments = (element: UcdElement, container: string, amount: string, name: string) =>
  all(element, `${container}S/${container}`).map((payment) => ({
    payer: wordAt(payment, `${name}PaidByType`, payers),
    isBefore: wordAt(payment, `${name}TimingType`, { AtClosing: false, BeforeClosing: true }) ?? false,
    amount: amountAt(payment, amount) ?? zeroCents,
  }));

function prepaidOf(item: UcdElement): DisclosedFee {
  const detail = 'PREPAID_ITEM_DETAIL/PrepaidItem';
  const months = countAt(item, `${detail}MonthsPaidCount`);
  const each = amountAt(item, `${detail}PerDiemAmount`);
  const [from, to] = [textAt(item, `${detail}PaidFromDate`), textAt(item, `${detail}PaidThroughDate`)];
  const payments = timedPayments(item, 'PREPAID_ITEM_PAYMENT', 'PrepaidItemActualPaymentAmount', 'PrepaidItemPayment');
  return {
    ...lineOf(item, 'F', 'PREPAID_ITEM', 'PrepaidItemType', prepaidTypes),
    ...paidOf(payments),
    ...(months !== null && { months }),
    ...(each !== null && { each }),
    ...(from !== null && to !== null && { days: { from, to } }),
  };
}

function escrowOf(item: UcdElement): DisclosedFee {
  const months = countAt(item, 'ESCROW_ITEM_DETAIL/EscrowCollectedNumberOfMonthsCount');
  const each = amountAt(item, 'ESCROW_ITEM_DETAIL/EscrowMonthlyPaymentAmount');
  const payments = timedPayments(item, 'ESCROW_ITEM_PAYMENT', 'EscrowItemActualPaymentAmount', 'EscrowItemPayment');
  return {
    ...lineOf(item, 'G', 'ESCROW_ITEM', 'EscrowItemType', escrowTypes),
    ...paidOf(payments),
    ...(months !== null && { months }),
    ...(each !== null && { each }),
  };
}

/** The last line of section G, which the borrower has at closing. */
function adjustmentOf(loan: UcdElement): DisclosedFee[] {
  const detail = first(loan, 'ESCROW/ESCROW_DETAIL');
  const amount = detail && amountAt(detail, 'EscrowAggregateAccountingAdjustmentAmount');
  if (amount === null) return [];
  return [
    {
      section: 'G',
      label: 'Aggregate Adjustment',
      kind: 'aggregateAdjustment',
      payee: null,
      columns: withoutZeros({ borrowerAtClosing: amount }),
    },
  ];
}
