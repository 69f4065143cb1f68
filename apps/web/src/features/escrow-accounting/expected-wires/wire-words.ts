import type { ArrivedWire, ExpectedWire } from '@closewright/contract/wires';
import { counted, formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';

const told = (amount: number): string => formatMoney(cents(amount));

/** Why nothing is done with a wire any more, or with none in hand; null where it is still expected. */
export function wireObstacle(wire: ExpectedWire | null, refusal: string | null): string | null {
  if (refusal !== null) return refusal;
  if (wire === null) return 'Choose a wire first.';
  if (wire.received !== null) return `${wire.received.by} has recorded its receipt.`;
  return wire.calledOff === null ? null : `${wire.calledOff.by} has called it off.`;
}

/** An expected wire in a list of choices. */
export const expectedWords = ({ sender, fileNumber, expectedOn, amount }: ExpectedWire): string =>
  `${told(amount)} from ${sender}, file ${fileNumber}, ${formatDate(expectedOn)}`;

/** A wire that arrived in a list of choices. */
export const arrivedWords = ({ item }: ArrivedWire): string =>
  [`${told(item.amount)} on ${formatDate(item.date)}`, item.bankReference ?? item.customerReference, item.text]
    .filter((part) => part !== null && part !== '')
    .join(', ');

/** By how much what arrived is another amount than expected; null where it is the same. */
export function differenceWords(expected: number, arrived: number): string | null {
  if (expected === arrived) return null;
  const by = told(Math.abs(arrived - expected));
  return `The bank has ${told(arrived)}, expected were ${told(expected)}: ${by} ${arrived < expected ? 'less' : 'more'}.`;
}

/** How late a wire is: "Late, 3 days". */
export const lateWords = (days: number): string => `Late, ${counted(days, 'day')}`;
