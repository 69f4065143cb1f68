import { type CostLetter, costLetters, toleranceWords } from '@closewright/domain/fees';
import { formatMoney } from '@closewright/domain/formats';
import { wordsOf } from '@closewright/domain/prorations';
import {
  costColumns,
  type Fee,
  type FeeSection,
  feeAmount,
  feeSections,
  paidOutside,
  payerWords,
} from '@closewright/domain/settlement';
import type { GridCellState, GridRowState } from '@closewright/ui/data-grid';
import type { Row } from '../../records/editor/aggregate.ts';

/** Keys of the lines that are sums, and of what other pages charge: no row has one of these. */
export const sumKeys = -1_000_000;
export const calculatedKeys = -2_000_000;
/** The line of what the lender gives. */
export const creditsKey = -1_500_000;

/** What a sum holds, and says, as long as something of it is open. */
export const openSum = 'Open';

/** Whether a letter is a section, and no total. */
export const isSection = (letter: CostLetter): letter is FeeSection => letter in feeSections;

/** The line of sums that a key of the grid names: the head of a section, or a row of totals. */
export const letterOf = (key: string | number): CostLetter | undefined =>
  typeof key === 'string' ? costLetters.find((letter) => letter === key) : costLetters[sumKeys - key];

/** Whether a row is worked out: one of the totals, or what another page charges. */
export const isWorked = ({ key }: Row): boolean => key <= sumKeys;

/** The section of the grid that a row stands in. */
export const sectionOf = ({ values }: Row): string => String(values.section ?? '');

const calculated: GridCellState = { origin: 'calculated' };
/** The looks of the cells of a sum. */
export const sumStates = Object.fromEntries(costColumns.map((column) => [column, calculated]));
/** The looks of what another page charges. */
export const stateOfCalculated: GridRowState = { cells: sumStates };

/** The line of a fee that is entered on a page of its own: a commission, a deposit for escrow. */
export function calculatedRow(fee: Fee, at: number): Row {
  const { label, section, payee = null, bucket } = fee;
  const amounts = costColumns.map((column) => [column, feeAmount(fee, [column], 'disclosed')?.value ?? null]);
  const tolerance = wordsOf(toleranceWords).find((word) => toleranceWords[word] === bucket) ?? null;
  const values = {
    section,
    label,
    payeeName: payee,
    bucket: tolerance,
    source: 'Calculated',
    outside: outsideWords(fee),
  };
  return { key: calculatedKeys - at, id: 0, values: { ...values, ...Object.fromEntries(amounts) } };
}

/** What was paid of a fee outside of the closing, as a HUD-1 writes it beside the line. */
export const outsideWords = (fee: Fee): string =>
  paidOutside(fee)
    .map(({ by, amount }) => `P.O.C. ${formatMoney(amount)} (${payerWords(by)})`)
    .join(', ');
