import type { ControlChange } from '@closewright/contract/controls';
import { type ControlDecision, type ControlState, controlDecisionProblem } from '@closewright/domain/controls';

/** The states as people read them. */
export const stateNames: Readonly<Record<ControlState, string>> = {
  asked: 'Waits',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  outdated: 'Outdated',
};

/** The state of a change; of one that waits for a setting that moved it says so. */
export const stateOf = ({ state, isMoved }: ControlChange): string => (isMoved ? 'Setting moved' : stateNames[state]);

/** What is done, for buttons and what is said afterwards. */
export const decisionWords: Readonly<Record<ControlDecision, { readonly verb: string; readonly done: string }>> = {
  approve: { verb: 'Approve', done: 'approved and set' },
  decline: { verb: 'Decline', done: 'declined' },
  withdraw: { verb: 'Withdraw', done: 'withdrawn' },
};

/**
 * Why a change cannot be decided so; null where it can.
 * @param refusal why whoever reads it may write nothing
 */
export function decideObstacle(
  change: ControlChange | null,
  decision: ControlDecision,
  refusal: string | null,
): string | null {
  if (refusal !== null) return refusal;
  if (change === null) return 'No change is in hand';
  const problem = controlDecisionProblem(change.state, decision, change.isOwn);
  if (problem !== null) return problem;
  if (!change.maySet) return 'You may not change this setting, and so not decide about it';
  if (decision === 'approve' && change.isMoved)
    return `It was “${change.was}” when this was asked for, and is “${change.now}” now: it is asked for again`;
  return null;
}
