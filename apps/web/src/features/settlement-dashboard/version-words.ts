import type { ListedDelivery, StatementVersion } from '@closewright/contract/settlement';
import { formatDate } from '@closewright/domain/formats';
import type { Clock } from '../../app/session/clock.ts';

/** What a version was kept as, and what else there is to say of it. */
export const versionWords = ({ kind, note, isThere, isOfRemovedLoan }: StatementVersion): string =>
  [
    note === null ? kind : `${kind}: ${note}`,
    ...(isOfRemovedLoan ? ['of a loan that was removed'] : []),
    ...(isThere ? [] : ['taken away']),
  ].join(', ');

/** How a version was delivered. */
export const deliveryWords = ({ method, deliveredTo, sentOn, receivedOn }: ListedDelivery): string =>
  [
    `${method} to ${deliveredTo}, ${formatDate(sentOn)}`,
    ...(receivedOn === null ? [] : [`received ${formatDate(receivedOn)}`]),
  ].join(', ');

/** When and by whom a delivery was taken back, and why: another one may stand in its place. */
export const takenBackWords = (
  { at, by, reason }: NonNullable<ListedDelivery['takenBack']>,
  clock: Pick<Clock, 'moment'>,
): string =>
  [
    `${reason === null ? 'changed' : 'taken back'} ${clock.moment(at)}`,
    ...(by === null ? [] : [by]),
    ...(reason === null ? [] : [reason]),
  ].join(', ');
