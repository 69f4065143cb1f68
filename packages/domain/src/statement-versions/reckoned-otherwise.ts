import { amountWords, isMoved, movedFigures, type ShownFigures, type SummaryForm } from '../closing-file/index.ts';
import { formatDate } from '../formats/index.ts';

/**
 * What the rules and rates of today make of a version otherwise than it shows, in words: its totals, and where none of them moves its lines; its
 * days.
 */
export function reckonedOtherwise(kept: ShownFigures, today: ShownFigures, form: SummaryForm): string[] {
  const { amounts, totals, days } = movedFigures(kept, today, form);
  const moved = totals.filter(isMoved);
  const inPlaceOf = (label: string, is: string, was: string) => `${label} ${is || 'none'} in place of ${was || 'none'}`;
  return [
    ...(moved.length > 0 ? moved : amounts).map(({ label, before, after }) =>
      inPlaceOf(label, amountWords(after), amountWords(before)),
    ),
    ...days.map(({ label, before, after }) =>
      inPlaceOf(label, formatDate(after?.day ?? null), formatDate(before?.day ?? null)),
    ),
  ];
}
