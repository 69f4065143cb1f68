import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { messageOf } from '../../lib/api/index.ts';
import type { Row } from '../editor/aggregate.ts';
import { useRecordPage } from './page-context.ts';

/** What is asked before a row is taken away. */
export interface RemoveQuestion {
  title: string;
  message: string;
}

/** Takes a row away, after a question where there is one, and says when that did not work. */
export function useRemoveRow(kind: string, verb: 'Delete' | 'Remove' = 'Delete') {
  const { editor } = useRecordPage();
  const noun = editor.kinds[kind]?.noun ?? 'row';
  return async ({ key }: Row, question?: RemoveQuestion): Promise<void> => {
    const confirmLabel = `${verb} ${noun}`;
    if (question && !(await dialogs.confirm({ ...question, confirmLabel, destructive: true }))) return;
    try {
      await editor.remove(kind, [key]);
    } catch (error) {
      toasts.error({ title: `The ${noun} could not be ${verb.toLowerCase()}d`, message: messageOf(error) });
    }
  };
}
