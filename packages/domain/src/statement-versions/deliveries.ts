import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';
import type { Delivery } from '../trid/index.ts';
import type { VersionKind } from './version-kinds.ts';

/** How a version reached somebody, in the words that are stored. */
export const deliveryMethods = {
  'In person': 'inPerson',
  Mail: 'mail',
  'E-mail': 'electronic',
} as const satisfies Record<string, Delivery>;

export type DeliveryMethod = keyof typeof deliveryMethods;

/** A version on its way: the day it was sent or handed over, and the day it is known to have come, where one is. */
export interface VersionDelivery {
  readonly deliveredTo: string;
  readonly method: DeliveryMethod;
  readonly sentOn: WireDate;
  readonly receivedOn: WireDate | null;
}

/** A delivery as it is listed: what was taken back stays. */
export interface ListedDelivery extends VersionDelivery {
  readonly takenBack: object | null;
}

/** The deliveries of a version that stand. */
export const standing = <D extends ListedDelivery>({ deliveries }: { readonly deliveries: readonly D[] }): D[] =>
  deliveries.filter(({ takenBack }) => takenBack === null);

/** What a delivery is held against: the day its version was kept, today, and what else stands of that version. */
export interface DeliveryPlace {
  readonly kind: VersionKind;
  readonly keptOn: WireDate;
  readonly today: WireDate;
  readonly others: readonly VersionDelivery[];
}

const nameOf = ({ deliveredTo, method }: VersionDelivery) => `${method} ${nameKey(deliveredTo)}`;

/** Why a delivery cannot be as it is entered, by field. */
export function deliveryProblems(
  { kind, keptOn, today, others }: DeliveryPlace,
  delivery: VersionDelivery,
): Readonly<Record<string, string>> {
  const { sentOn, receivedOn } = delivery;
  if (kind === 'Draft') return { method: 'A draft is delivered to nobody' };
  const isKnown = others.some((other) => nameOf(other) === nameOf(delivery));
  return {
    ...(isKnown ? { method: 'It went to them in this way already: change that delivery' } : {}),
    ...(sentOn < keptOn ? { sentOn: `It was kept on ${formatDate(keptOn)}: it cannot have been sent before` } : {}),
    ...(sentOn > today ? { sentOn: 'That day is still to come' } : {}),
    ...(receivedOn === null ? {} : receivedProblem(delivery, receivedOn, today)),
  };
}

function receivedProblem(
  { method, sentOn }: VersionDelivery,
  receivedOn: WireDate,
  today: WireDate,
): Readonly<Record<string, string>> {
  if (receivedOn < sentOn) return { receivedOn: 'It cannot have come before it was sent' };
  if (receivedOn > today) return { receivedOn: 'That day is still to come' };
  return method === 'In person' && receivedOn !== sentOn
    ? { receivedOn: 'What is handed over has come on that day' }
    : {};
}
