import { type ControlName, type ControlValue, controlOf } from './controls.ts';

/** What becomes of a weaker setting that is asked for. `outdated`: the setting moved meanwhile, and it is asked for anew. */
export const controlStates = ['asked', 'approved', 'declined', 'withdrawn', 'outdated'] as const;

/** What is done with it. */
export const controlDecisions = ['approve', 'decline', 'withdraw'] as const;

export type ControlState = (typeof controlStates)[number];
export type ControlDecision = (typeof controlDecisions)[number];

/** Of reasons, in characters, and how many changes are listed at most. */
export const controlLimits = { reason: 300, listed: 500 } as const;

/** What a decision makes of a change that was asked for. */
export const decidedControl: Readonly<Record<ControlDecision, ControlState>> = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
};

/** Why somebody may not decide a change so, whatever the setting is; null where they may. */
export function controlDecisionProblem(state: ControlState, decision: ControlDecision, isOwn: boolean): string | null {
  if (state !== 'asked') return 'It was decided already';
  if (decision === 'withdraw') return isOwn ? null : 'Who asked for it withdraws it; decline it instead';
  return isOwn ? 'You asked for it: another person decides' : null;
}

/**
 * Why a change cannot be approved any more: the setting moved since it was asked for. Null where it still stands as it did.
 * @param was what held when it was asked for
 * @param now what holds
 */
export function movedProblem(name: ControlName, was: ControlValue, now: ControlValue): string | null {
  const { label, words } = controlOf(name);
  if (sameValue(was, now)) return null;
  return `${label}: it was “${words(was)}” when this was asked for, and is “${words(now)}” now. Ask for it again`;
}

/** Whether two values are the same, whatever the order of their parts. */
export function sameValue(one: ControlValue, other: ControlValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof typeof one)[]).every((part) => one[part] === other[part]);
}
