import { fieldOfFee, interestBegin, type ReckonedStatement, statementInterest } from '../closing-file/index.ts';
import { addToDate } from '../dates/index.ts';
import { addCents, type Cents, cents, zeroCents } from '../money/index.ts';
import { costColumns, type Fee, feeAmount } from '../settlement/index.ts';
import { type DisclosedFee, withoutZeros } from './disclosed-statement.ts';
import { isPoints, pointsOf } from './points.ts';

/** Fees that are one line of the form, however many they are (12 CFR 1026.38(g)(1), (3)). */
const singleLines = [
  { section: 'E', kind: 'recording', label: 'Recording Fees' },
  { section: 'G', kind: 'aggregateAdjustment', label: 'Aggregate Adjustment' },
] as const;

/** The fees of a statement as the lines of page 2; what is open has none. */
export function ourFees(known: ReckonedStatement): DisclosedFee[] {
  const fees = known.fees.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  const isOf = (fee: Fee, line: (typeof singleLines)[number]) => fee.section === line.section && fee.kind === line.kind;
  const own = fees.filter((fee) => !singleLines.some((line) => isOf(fee, line)));
  const single = singleLines.flatMap((line) => {
    const summed = fees.filter((fee) => isOf(fee, line));
    const [only, ...more] = summed;
    if (only === undefined) return [];
    const from = more.length === 0 ? { from: fieldOfFee(only.code) } : {};
    return [{ ...line, payee: null, ...paidOf(summed), ...from }];
  });
  return [...own.map((fee) => lineOf(fee, known)), ...single];
}

/** What it costs to record the deeds, and the mortgages; null where it is open or there is nothing, of which the form has a blank. */
export function recordingTotals({ fees, charges }: ReckonedStatement) {
  const totalOf = (kind: 'Deed' | 'Mortgage'): Cents | null => {
    const codes = charges.documents.flatMap((row, at) => (row.kind === kind ? [`recording.${at}`] : []));
    const own = fees.flatMap((each) => (each.kind === 'figure' && codes.includes(each.fee.code) ? [each.fee] : []));
    const total = addCents(...Object.values(columnsOf(own)));
    return own.length < codes.length || total === 0 ? null : total;
  };
  return { recordingDeed: totalOf('Deed'), recordingMortgage: totalOf('Mortgage') };
}

const columnsOf = (fees: readonly Fee[]): DisclosedFee['columns'] =>
  withoutZeros(
    Object.fromEntries(
      costColumns.map((column) => [
        column,
        addCents(...fees.map((fee) => feeAmount(fee, [column], 'disclosed')?.value ?? zeroCents)),
      ]),
    ),
  );

/** Who pays what of fees. */
function paidOf(fees: readonly Fee[]): Pick<DisclosedFee, 'columns' | 'byLender'> {
  const ofLender = fees.flatMap((fee) =>
    (fee.disclosed ?? fee.charges).flatMap(({ payer, amount }) => (payer === 'lender' ? [amount] : [])),
  );
  const byLender = addCents(...ofLender);
  return { columns: columnsOf(fees), ...(byLender !== 0 && { byLender }) };
}

function lineOf(fee: Fee, known: ReckonedStatement): DisclosedFee {
  const { section, label, kind = null, payee = null, code } = fee;
  const named = { section, label, kind: kind === 'general' ? null : kind };
  return {
    ...named,
    label: labelOf(named, rowOf(fee, known)),
    payee: payee || null,
    ...paidOf([fee]),
    ...(isOptional(fee, known) && { isOptional: true }),
    ...detailsOf(fee, known),
    from: fieldOfFee(code),
  };
}

/** The stored fee that a line is typed in. */
const rowOf = ({ code }: Fee, { charges }: ReckonedStatement) => {
  const [, at] = /^fees\.(\d+)$/.exec(code) ?? [];
  return at === undefined ? undefined : charges.fees[Number(at)];
};

/** Points with the percent of the loan they are reckoned from, as the form prints them. */
const labelOf = (line: Pick<DisclosedFee, 'section' | 'label' | 'kind'>, row: ReturnType<typeof rowOf>): string =>
  isPoints(line) && row?.percent != null && row.percentOf === 'Loan amount'
    ? pointsOf(line.label, row.percent)
    : line.label;

/** Whether the form says so of a charge: of what the borrower pays for in section H (12 CFR 1026.38(g)(4)(ii)), or as it is typed. */
function isOptional(fee: Fee, known: ReckonedStatement): boolean {
  if ('FG'.includes(fee.section)) return false;
  const { borrowerAtClosing, borrowerBeforeClosing } = columnsOf([fee]);
  const isOfBorrower = borrowerAtClosing !== undefined || borrowerBeforeClosing !== undefined;
  return (
    (fee.section === 'H' && isOfBorrower && rowOf(fee, known)?.isOptional === true) || /\(optional\)$/i.test(fee.label)
  );
}

/** Months, what each is, and days of prepaid items and escrow deposits, as far as they are entered. */
function detailsOf(fee: Fee, known: ReckonedStatement): Pick<DisclosedFee, 'months' | 'each' | 'days'> {
  const { charges, file } = known;
  const row = rowOf(fee, known);
  if (fee.code === 'prepaidInterest') {
    const { ofLoan } = statementInterest(charges.interest, charges.fees, file);
    const { loan } = charges.interest;
    const begin = interestBegin(file, loan).day;
    const end = loan?.interestTo ?? (loan?.firstPaymentDate ? addToDate(loan.firstPaymentDate, -1, 'months') : null);
    const perDay = ofLoan.kind === 'figure' && ofLoan.perDay.value.kind === 'money' ? ofLoan.perDay.value.cents : null;
    return {
      ...(perDay !== null && { each: perDay }),
      ...(begin !== null && end !== null && { days: { from: begin, to: end } }),
    };
  }
  const [, at] = /^escrow\.(\d+)$/.exec(fee.code) ?? [];
  if (at !== undefined) {
    const { item } = charges.escrow.items[Number(at)] ?? {};
    const { monthsCollected = null, monthlyAmount = null } = item ?? {};
    return {
      ...(monthsCollected !== null && { months: monthsCollected }),
      ...(monthlyAmount !== null && { each: cents(monthlyAmount) }),
    };
  }
  if (!row || !'FG'.includes(fee.section)) return {};
  const { quantity, each } = row;
  return {
    ...(quantity && { months: quantity }),
    ...(quantity && each && fee.section === 'G' && { each: cents(each) }),
  };
}
