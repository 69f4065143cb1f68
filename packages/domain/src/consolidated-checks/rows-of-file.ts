import {
  type GateFacts,
  gateInTurn,
  type PlannedDisbursement,
  type ProposedDisbursement,
  proposedDisbursements,
} from '../check-writing/index.ts';

/** A disbursement that a file proposes, and why it is not paid now; null where it may be. */
export interface RowOfFile {
  readonly proposed: ProposedDisbursement;
  /** The first of the checks before a disbursement that blocks it, in words. */
  readonly blocked: string | null;
}

/** What a file proposes to pay, each judged by the checks before a disbursement as if it were the only one. What is overpaid is none of them. */
export const rowsOfFile = (facts: GateFacts, plans: readonly PlannedDisbursement[]): readonly RowOfFile[] =>
  proposedDisbursements(facts.money, facts.soFar, plans)
    .filter(({ kind }) => kind === 'pay')
    .flatMap((proposed) =>
      gateInTurn([proposed], () => true, facts).map(({ items }) => {
        const blocking = items.find(({ state }) => state === 'blocks');
        return { proposed, blocked: blocking ? `${blocking.title}. ${blocking.words}` : null };
      }),
    );
