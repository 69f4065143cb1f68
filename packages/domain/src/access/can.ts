import { type ActionName, actions } from './actions.ts';
import type { Actor } from './actor.ts';
import { type ActionSubject, type Decision, judge } from './judge.ts';

/** Whether the actor may do something, and why not. */
export const can = (asking: Actor, action: ActionName, subject: ActionSubject = {}): Decision =>
  judge(asking, actions[action], subject);
