import type { ListedDelivery, ListedSigning, StatementVersion } from '@closewright/contract/settlement';
import { formatDate } from '@closewright/domain/formats';
import { roleTypeLabel } from '@closewright/domain/parties';
import { revisedVersion } from '@closewright/domain/statement-versions';
import type { Clock } from '../../app/session/clock.ts';

/**
 * What a version was kept as, with its note or why it revises another one, and what else there is to say of it.
 * @param versions those of its statement
 */
export function versionWords(version: StatementVersion, versions: readonly StatementVersion[]): string {
  const { kind, note, isThere, isOfRemovedLoan } = version;
  const isRevised = !isOfRemovedLoan && revisedVersion(version, versions) !== undefined;
  const kept = isRevised ? `${kind}, revised` : kind;
  return [
    note === null ? kept : `${kept}: ${note}`,
    ...(isOfRemovedLoan ? ['of a loan that was removed'] : []),
    ...(isThere ? [] : ['taken away']),
  ].join(', ');
}

/** How a version was delivered. */
export const deliveryWords = ({ method, deliveredTo, sentOn, receivedOn }: ListedDelivery): string =>
  [
    `${method} to ${deliveredTo}, ${formatDate(sentOn)}`,
    ...(receivedOn === null ? [] : [`received ${formatDate(receivedOn)}`]),
  ].join(', ');

/** Who signed a version, as whom and when. */
export const signingWords = ({ signedBy, roleTypeID, signedOn }: ListedSigning): string =>
  `Signed by ${signedBy}, ${roleTypeLabel(roleTypeID)}, ${formatDate(signedOn)}`;

/** When and by whom a delivery or signature was taken back, and why: another delivery may stand in its place. */
export const takenBackWords = (
  { at, by, reason }: NonNullable<ListedDelivery['takenBack']>,
  clock: Pick<Clock, 'moment'>,
): string =>
  [
    `${reason === null ? 'changed' : 'taken back'} ${clock.moment(at)}`,
    ...(by === null ? [] : [by]),
    ...(reason === null ? [] : [reason]),
  ].join(', ');
