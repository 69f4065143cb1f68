import type { WireDate } from '../dates/index.ts';
import { type Delivery, explainedEarliestConsummation } from '../trid/index.ts';
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

/** Why a delivery cannot be as it is entered, by field. */
export function deliveryProblems(
  kind: VersionKind,
  { method, sentOn, receivedOn }: VersionDelivery,
): Readonly<Record<string, string>> {
  if (kind === 'Draft') return { method: 'A draft is delivered to nobody' };
  if (receivedOn === null) return {};
  if (receivedOn < sentOn) return { receivedOn: 'It cannot have come before it was sent' };
  return method === 'In person' && receivedOn !== sentOn
    ? { receivedOn: 'What is handed over has come on that day' }
    : {};
}

/** A version as far as it counts for the wait before a closing. */
export interface DeliveredVersion {
  readonly kind: VersionKind;
  readonly delivery: VersionDelivery | null;
}

/**
 * The wait that the stored deliveries give: that of the first disclosure the borrower has received (12 CFR 1026.19(f)(1)(ii)). One that is
 * mailed or e-mailed counts as received three business days later, unless it is known to have come before (comment 19(f)(1)(iii)-1). Null
 * where nothing was delivered to the borrower.
 */
export function storedWait(versions: readonly DeliveredVersion[]) {
  const waits = versions.flatMap(({ kind, delivery }) =>
    delivery === null || kind !== 'Issued to borrower'
      ? []
      : [
          {
            delivery,
            ...explainedEarliestConsummation(delivery.sentOn, deliveryMethods[delivery.method], delivery.receivedOn),
          },
        ],
  );
  const [first] = waits.toSorted((one, other) => (one.received.value < other.received.value ? -1 : 1));
  return first ?? null;
}
