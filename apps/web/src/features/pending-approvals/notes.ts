import type { ApprovalRow } from '@closewright/contract/check-writing';
import { approvalEffect } from '@closewright/domain/check-writing';
import type { Problems } from './order-of-sending.ts';

type Figures = Pick<ApprovalRow, 'available' | 'lacking' | 'state'>;

/** Why a request was not decided, and what its row told then; null until the list is read again. */
export interface Note {
  readonly problem: string;
  readonly figures: Figures | null;
}
export type Notes = ReadonlyMap<number, Note>;

/** The notes of what was not decided, with the figures that the list has after it. */
export const notesWith = (problems: Problems, rows: readonly ApprovalRow[]): Notes =>
  new Map(
    [...problems].map(([id, problem]) => [
      id,
      { problem, figures: rows.find(({ approvalID }) => approvalID === id) ?? null },
    ]),
  );

const isSame = (a: Figures, b: Figures): boolean =>
  a.available === b.available && a.lacking === b.lacking && a.state === b.state;

/** The notes that still hold: none outlives the figures of its row, and what these say themselves is newer. */
export const heldProblems = (notes: Notes, rows: readonly ApprovalRow[]): Problems =>
  new Map(
    rows.flatMap((row) => {
      const note = notes.get(row.approvalID);
      if (note === undefined || (note.figures !== null && !isSame(note.figures, row))) return [];
      return [[row.approvalID, approvalEffect(row, row).problem ?? note.problem] as const];
    }),
  );
