import type { StatementVersion } from '@closewright/contract/settlement';
import { formatDate } from '@closewright/domain/formats';

/** What a version was kept as, and what else there is to say of it. */
export const versionWords = ({ kind, note, isThere, isOfRemovedLoan }: StatementVersion): string =>
  [
    note === null ? kind : `${kind}: ${note}`,
    ...(isOfRemovedLoan ? ['of a loan that was removed'] : []),
    ...(isThere ? [] : ['taken away']),
  ].join(', ');

/** How a version was delivered; empty as long as nobody has said so. */
export const deliveryWords = ({ delivery }: StatementVersion): string =>
  delivery === null
    ? ''
    : [
        `${delivery.method} to ${delivery.deliveredTo}, ${formatDate(delivery.sentOn)}`,
        ...(delivery.receivedOn === null ? [] : [`received ${formatDate(delivery.receivedOn)}`]),
      ].join(', ');
