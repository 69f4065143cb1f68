import { isABA } from '../formats/index.ts';

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
  if (!isABA(routingNumber)) problems.routingNumber = 'A routing number has nine digits';
  else if (!hasCheckDigit(routingNumber)) problems.routingNumber = 'The check digit of this routing number is wrong';
  if (!/^[0-9A-Z]{4,34}$/.test(plainAccount(accountNumber))) {
    problems.accountNumber = 'An account number has 4 to 34 figures and letters';
  }
  return problems;
}

/** An account number without blanks and dashes, in capital letters: the form in which two entries are compared. */
export function plainAccount(accountNumber: string): string {
  return accountNumber.replace(/[\s-]/g, '').toUpperCase();
}

/** ABA check: 3, 7, 1 times the digits add up to a multiple of ten. The field itself takes any nine digits (core.md §5). */
function hasCheckDigit(routingNumber: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...routingNumber].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
