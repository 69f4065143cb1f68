import type { ApprovalRow } from '@closewright/contract/check-writing';

const ranks = { advance: 0, loss: 0, void: 1, stop: 1, payment: 2, transfer: 2 } as const satisfies Readonly<
  Record<ApprovalRow['kind'], number>
>;

/** Requests in the order in which they are sent: money of the office first, then what goes back to a file, then what is paid or given of it. */
export const inOrderOfSending = <R extends Pick<ApprovalRow, 'kind'>>(rows: readonly R[]): readonly R[] =>
  rows.toSorted((a, b) => ranks[a.kind] - ranks[b.kind]);

/** Why a request was not decided, by its id. */
export type Problems = ReadonlyMap<number, string>;
