import type { DisclosedFee, DisclosedStatement } from '@closewright/domain/lender-disclosure';
import { subtractCents, zeroCents } from '@closewright/domain/money';
import type { CostColumn } from '@closewright/domain/settlement';
import { added, type Growing, put } from './tree.ts';
import { escrowTypes, feeSectionWords, feeTypes, prepaidTypes, wordOf } from './ucd-words.ts';
import { amountText } from './write-values.ts';

/** Writes the lines of page 2. */
export function writeFees(loan: Growing, { fees, facts }: DisclosedStatement, prefix: string): void {
  const common = { loan, lender: facts.lender, prefix };
  for (const fee of fees) {
    if (isAdjustment(fee)) {
      const amount = amountText(fee.columns.borrowerAtClosing ?? 0);
      put(loan, 'ESCROW/ESCROW_DETAIL/EscrowAggregateAccountingAdjustmentAmount', amount);
    } else if (fee.section === 'F') writePrepaid(fee, common);
    else if (fee.section === 'G') writeEscrow(fee, common);
    else writeFee(fee, common);
  }
  for (const [type, total] of [
    ['RecordingFeeForDeed', facts.recordingDeed],
    ['RecordingFeeForMortgage', facts.recordingMortgage],
  ] as const) {
    if (typeof total !== 'number') continue;
    const fee = added(loan, 'FEE_INFORMATION/FEES/FEE');
    put(fee, 'FEE_DETAIL/FeeActualTotalAmount', amountText(total));
    put(fee, 'FEE_DETAIL/FeeType', type);
    put(fee, 'FEE_DETAIL/IntegratedDisclosureSectionType', 'TaxesAndOtherGovernmentFees');
  }
}

interface Place {
  readonly loan: Growing;
  readonly lender: unknown;
  /** Of the extensions, which the name on the form is one of. */
  readonly prefix: string;
}

/** The aggregate adjustment, where the borrower has it at closing: it has a data point of its own. */
const isAdjustment = ({ section, kind, columns }: DisclosedFee): boolean =>
  section === 'G' &&
  kind === 'aggregateAdjustment' &&
  Object.keys(columns).every((column) => column === 'borrowerAtClosing');

/** What all lines say: type with the name on the form, section and payee. */
function writeLine(
  parent: Growing,
  { section, label, kind, payee }: DisclosedFee,
  { lender, prefix }: Place,
  [container, type, words]: readonly [string, string, typeof feeTypes],
): void {
  const word = wordOf(words, kind);
  const point = put(parent, `${container}_DETAIL/${type}`, word ?? 'Other');
  point?.attributes.push([`${prefix}:DisplayLabelText`, label]);
  if (word === null) put(parent, `${container}_DETAIL/${type}OtherDescription`, label);
  const sectionWord = Object.entries(feeSectionWords).find(([, letter]) => letter === section)?.[0];
  put(parent, `${container}_DETAIL/IntegratedDisclosureSectionType`, sectionWord);
  if (payee === null) return;
  put(parent, `${container}_DETAIL/FeePaidToType`, payee === lender ? 'Lender' : 'ThirdPartyProvider');
  put(parent, `${container}_PAID_TO/LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName`, payee);
}

function writeFee(fee: DisclosedFee, place: Place): void {
  const made = added(place.loan, 'FEE_INFORMATION/FEES/FEE');
  writeLine(made, fee, place, ['FEE', 'FeeType', feeTypes]);
  if (fee.isOptional) put(made, 'FEE_DETAIL/OptionalCostIndicator', 'true');
  for (const { amount, payer, isBefore } of paymentsOf(fee)) {
    const payment = added(made, 'FEE_PAYMENTS/FEE_PAYMENT');
    put(payment, 'FeeActualPaymentAmount', amount);
    put(payment, 'FeePaymentPaidByType', payer);
    put(payment, 'FeePaymentPaidOutsideOfClosingIndicator', String(isBefore));
  }
}

function writePrepaid(fee: DisclosedFee, place: Place): void {
  const { months, each, days } = fee;
  const made = added(place.loan, 'CLOSING_INFORMATION/PREPAID_ITEMS/PREPAID_ITEM');
  const detail = 'PREPAID_ITEM_DETAIL/PrepaidItem';
  writeLine(made, fee, place, ['PREPAID_ITEM', 'PrepaidItemType', prepaidTypes]);
  if (months !== undefined) put(made, `${detail}MonthsPaidCount`, String(months));
  if (each !== undefined) put(made, `${detail}PerDiemAmount`, amountText(each));
  put(made, `${detail}PaidFromDate`, days?.from);
  put(made, `${detail}PaidThroughDate`, days?.to);
  const path = 'PREPAID_ITEM_PAYMENTS/PREPAID_ITEM_PAYMENT';
  writeTimed(made, fee, path, 'PrepaidItemActualPaymentAmount', 'PrepaidItemPayment');
}

function writeEscrow(fee: DisclosedFee, place: Place): void {
  const { months, each } = fee;
  const made = added(place.loan, 'ESCROW/ESCROW_ITEMS/ESCROW_ITEM');
  writeLine(made, fee, place, ['ESCROW_ITEM', 'EscrowItemType', escrowTypes]);
  if (months !== undefined) put(made, 'ESCROW_ITEM_DETAIL/EscrowCollectedNumberOfMonthsCount', String(months));
  if (each !== undefined) put(made, 'ESCROW_ITEM_DETAIL/EscrowMonthlyPaymentAmount', amountText(each));
  const path = 'ESCROW_ITEM_PAYMENTS/ESCROW_ITEM_PAYMENT';
  writeTimed(made, fee, path, 'EscrowItemActualPaymentAmount', 'EscrowItemPayment');
}

function writeTimed(parent: Growing, fee: DisclosedFee, path: string, amountName: string, name: string): void {
  for (const { amount, payer, isBefore } of paymentsOf(fee)) {
    const payment = added(parent, path);
    put(payment, amountName, amount);
    put(payment, `${name}PaidByType`, payer);
    put(payment, `${name}TimingType`, isBefore ? 'BeforeClosing' : 'AtClosing');
  }
}

const columnWords = [
  ['borrowerAtClosing', 'Buyer', false],
  ['borrowerBeforeClosing', 'Buyer', true],
  ['sellerAtClosing', 'Seller', false],
  ['sellerBeforeClosing', 'Seller', true],
] as const satisfies readonly (readonly [CostColumn, payer: string, isBefore: boolean])[];

/** A payment for each column that has an amount; in the last one of the lender and of others. */
function paymentsOf({ columns, byLender = zeroCents }: DisclosedFee) {
  const others = subtractCents(columns.others ?? zeroCents, byLender);
  const payments = [
    ...columnWords.map(([column, payer, isBefore]) => ({ amount: columns[column], payer, isBefore })),
    { amount: byLender, payer: 'Lender', isBefore: false },
    { amount: others, payer: 'ThirdParty', isBefore: false },
  ];
  return payments.flatMap(({ amount, ...rest }) => (amount ? [{ ...rest, amount: amountText(amount) }] : []));
}
