import type { ApprovalRow } from '@closewright/contract/check-writing';
import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyFor } from '../../lib/api/index.ts';
import { decidedWords, decideObstacle } from './approval-words.ts';
import { DecideDialog, type DecideDialogProps, type DecidedAnswer } from './decide-dialog.tsx';
import type { Problems } from './decide-in-parts.ts';

const none: Problems = new Map();

/**
 * Approves and refuses requests once it is said what that does; what stays as it is says why in its row.
 * @param input.refusal why nothing can be decided; null where it can
 */
export function useDecide({ refusal, onDecided }: { refusal: string | null; onDecided(): void }) {
  const client = useQueryClient();
  const [problems, setProblems] = useState(none);
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
    setProblems(
      (before) => new Map([...before].filter(([id]) => !rows.some((row) => row.approvalID === id)).concat([...found])),
    );
    onDecided();
    const words = decidedWords({
      isApproved,
      done: rows.filter(({ approvalID }) => done.has(approvalID)),
      left: found.size,
    });
    if (found.size === 0) toasts.success(words);
    else toasts.warning(words);
    void client.invalidateQueries({ queryKey: keyFor('listApprovals') });
    void client.invalidateQueries({ queryKey: keyFor('getFileLedger') });
  };
  return { problems, decide: (rows: readonly ApprovalRow[], isApproved: boolean) => void decide(rows, isApproved) };
}
