import type { ApprovalRow } from '@closewright/contract/check-writing';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { keyFor } from '../../lib/api/index.ts';
import { decidedWords, decideObstacle } from './approval-words.ts';
import { DecideDialog, type DecideDialogProps, type DecidedAnswer } from './decide-dialog.tsx';
import { heldProblems, type Notes, notesWith } from './notes.ts';

const none: Notes = new Map();

export interface DecidingInput {
  /** Why nothing can be decided; null where it can. */
  refusal: string | null;
  /** The rows of the list. */
  rows: readonly ApprovalRow[];
  /** Reads the list again, and tells its rows. */
  readAgain(): Promise<readonly ApprovalRow[]>;
  onDecided(): void;
}

/** Approves and refuses requests once it is said what that does; what stays as it is says why in its row. */
export function useDecide({ refusal, rows: listed, readAgain, onDecided }: DecidingInput) {
  const client = useQueryClient();
  const [notes, setNotes] = useState(none);
  const problems = useMemo(() => heldProblems(notes, listed), [notes, listed]);
  const decide = async (rows: readonly ApprovalRow[], isApproved: boolean): Promise<void> => {
    const verb = isApproved ? 'Approve' : 'Refuse';
    const obstacle = decideObstacle(rows, refusal);
    if (obstacle !== null) {
      toasts.warning({ title: `Nothing is ${isApproved ? 'approved' : 'refused'}`, message: obstacle });
      return;
    }
    const answer = await dialogs.open<Omit<DecideDialogProps, 'dialog'>, DecidedAnswer>(
      DecideDialog,
      { rows, isApproved },
      { title: `${verb} ${counted(rows.length, 'request')}`, size: 'medium', key: 'decide-approvals' },
    );
    if (answer.dismissed) return;
    const { done, problems: found } = answer.value;
    const note = (read: readonly ApprovalRow[]) =>
      setNotes((before) => {
        const others = [...before].filter(([id]) => !rows.some(({ approvalID }) => approvalID === id));
        return new Map([...others, ...notesWith(found, read)]);
      });
    note([]);
    onDecided();
    void client.invalidateQueries({ queryKey: keyFor('listApprovals') });
    void client.invalidateQueries({ queryKey: keyFor('getFileLedger') });
    void client.invalidateQueries({ queryKey: keyFor('getLeftToPay') });
    const read = await readAgain();
    note(read);
    const left = read.filter(({ approvalID }) => found.has(approvalID)).length;
    const words = decidedWords({
      isApproved,
      done: rows.filter(({ approvalID }) => done.has(approvalID)),
      left,
      gone: found.size - left,
    });
    if (found.size === 0) toasts.success(words);
    else toasts.warning(words);
  };
  return { problems, decide: (rows: readonly ApprovalRow[], isApproved: boolean) => void decide(rows, isApproved) };
}
