import {
  type ApprovalRequest,
  approvalKindNames,
  type Disbursement,
  takeBackObstacle,
  transactionKey,
} from '@closewright/domain/check-writing';

/** What can be done with a disbursement that was made. */
export type MadeAct = 'void' | 'stop' | 'reissue' | 'takeBack';

const ends: Partial<Record<Disbursement['state'], string>> = {
  paid: 'The bank has paid it',
  voided: 'It is voided already',
  stopped: 'It is stopped already',
  'taken back': 'It is taken back already',
};

/** What is asked for of a disbursement and not decided yet: a void or a stop payment; null where nothing is. */
export function askedOf(
  { transaction }: Pick<Disbursement, 'transaction'>,
  approvals: readonly ApprovalRequest[],
): ApprovalRequest | null {
  const key = transactionKey(transaction);
  const isOfIt = ({ state, about, bankAccountID }: ApprovalRequest) =>
    state === 'pending' && about !== null && transactionKey({ bankAccountID, ...about }) === key;
  return approvals.find(isOfIt) ?? null;
}

/** What has ended a disbursement, or is asked to; null while nothing does. */
export function endOf(
  { state }: Pick<Disbursement, 'state'>,
  asked: Pick<ApprovalRequest, 'kind' | 'requestedBy'> | null,
): string | null {
  const asks = asked && `${approvalKindNames[asked.kind]} is asked for already, by ${asked.requestedBy}`;
  return ends[state] ?? asks;
}

/**
 * Why an act cannot be done; null where it can. What is asked for already is not asked for twice.
 * @param posting how and when it was posted, which decides whether it is taken back
 */
export function obstacleOf(
  act: MadeAct,
  { state, method }: Pick<Disbursement, 'state' | 'method'>,
  asked: Pick<ApprovalRequest, 'kind' | 'requestedBy'> | null,
  posting: Parameters<typeof takeBackObstacle>[0],
): string | null {
  if (act === 'takeBack') return ends[state] ?? takeBackObstacle(posting);
  const ended = endOf({ state }, asked);
  if (ended !== null) return ended;
  if (act === 'stop' && method !== 'check')
    return 'Only a check is stopped: ask the bank to send it back, then void it';
  return null;
}
