import type { ReckonedStatement } from '../closing-file/index.ts';
import { type ChargedLine, chargedLines } from '../forms/index.ts';
import { addCents, type Cents, zeroCents } from '../money/index.ts';
import { costColumns, type Fee, feeAmount } from '../settlement/index.ts';
import { type DisclosedFee, disclosureLimits, withoutZeros } from './disclosed-statement.ts';

/** The lines of page 2 of the form that are charged; one of which anything is open is none yet. */
export const ourFees = (known: ReckonedStatement): DisclosedFee[] =>
  chargedLines(known).flatMap((line) => {
    const fees = line.items.flatMap(({ fee }) => fee ?? []);
    return fees.length < line.items.length ? [] : [feeOf(line, fees)];
  });

function feeOf(line: ChargedLine, fees: readonly Fee[]): DisclosedFee {
  const { section, label, preprinted, items, months, each, days } = line;
  const [{ row, kind = null, payee = null }, ...more] = items;
  const isSum = preprinted === 'recording';
  return {
    section,
    label,
    kind: isSum ? 'recording' : kind === 'general' ? null : kind,
    payee: (!isSum && preprinted !== 'aggregateAdjustment' && payee) || null,
    ...paidOf(fees),
    ...(/\(optional\)/i.test(label) && !'FG'.includes(section) && { isOptional: true }),
    // Longer than any account, and refused by those who read it.
    ...(months !== undefined && months <= disclosureLimits.months && { months }),
    ...(each !== undefined && { each }),
    ...(days && { days }),
    ...(more.length === 0 && { from: row }),
  };
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
