import { routingNumberFinding } from '../banking/index.ts';
import { plainAccount } from '../formats/index.ts';

/** The two things of a company that nobody changes alone. */
export type ProtectedKind = 'taxID' | 'wire';

/** What becomes of a change that was asked for; `replaced` was current once. */
export type ProtectedStatus = 'waiting' | 'current' | 'replaced' | 'refused' | 'withdrawn';

/** What somebody may do with a change that waits. */
export type ProtectedDecision = 'approve' | 'refuse' | 'withdraw';

/** The part of a change that its rule looks at. */
export interface WaitingChange {
  readonly status: ProtectedStatus;
  readonly askedBy: number;
}

/**
 * Why somebody may not decide so about a change, null when they may. Whoever asked for it takes it back but never approves or
 * refuses it: fraud by e-mail lives on wire instructions that one person alone could change (ALTA Best Practices 2.04, Wire
 * transfer procedures: dual control and call-back).
 */
export function decisionProblem(
  { status, askedBy }: WaitingChange,
  usersID: number,
  decision: ProtectedDecision,
): string | null {
  if (status !== 'waiting') return 'This change has been decided already.';
  const isOwn = askedBy === usersID;
  if (decision === 'withdraw') return isOwn ? null : 'Only the person who asked can take the change back.';
  return isOwn ? 'Somebody else has to decide: you asked for this change.' : null;
}

/** Where money is sent. */
export interface WireEntry {
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** What is wrong with wire instructions, by field: nine digits that pass the check of the ABA, and an account. */
export function wireProblems({ routingNumber, accountNumber }: WireEntry): { [K in keyof WireEntry]?: string } {
  const problems: { -readonly [K in keyof WireEntry]?: string } = {};
  const routing = routingNumberFinding(routingNumber);
  if (routing !== null) problems.routingNumber = routing;
  if (!/^[0-9A-Z]{4,34}$/.test(plainAccount(accountNumber))) {
    problems.accountNumber = 'An account number has 4 to 34 figures and letters';
  }
  return problems;
}
