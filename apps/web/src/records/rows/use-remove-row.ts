import { counted } from '@closewright/domain/formats';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { messageOf } from '../../lib/api/index.ts';
import type { Row } from '../editor/aggregate.ts';
import type { RowsOfKind } from '../editor/remove-rows.ts';
import { useRecordPage } from './page-context.ts';

/** What is asked before a row is taken away. */
export interface RemoveQuestion {
  title: string;
  message: string;
}

/** Takes rows away together, after a question where there is one, and says when that did not work. Whether they are gone. */
export function useRemoveRow(kind: string, verb: 'Delete' | 'Remove' = 'Delete') {
  const { editor } = useRecordPage();
  const { noun = 'row', many } = editor.kinds[kind] ?? {};
  return async (
    rows: readonly Row[],
    question?: RemoveQuestion,
    /** What goes with them. */
    along?: (gone: readonly Row[]) => RowsOfKind,
  ): Promise<boolean> => {
    const what = rows.length === 1 ? noun : counted(rows.length, noun, many);
    const confirmLabel = `${verb} ${what}`;
    if (question && !(await dialogs.confirm({ ...question, confirmLabel, destructive: true }))) return false;
    const take = async (gone: readonly Row[]): Promise<boolean> => {
      const keys = gone.map(({ key }) => key);
      try {
        await editor.remove(kind, keys, { along: along?.(gone), again: take });
        return true;
      } catch (error) {
        toasts.error({ title: `The ${what} could not be ${verb.toLowerCase()}d`, message: messageOf(error) });
        return false;
      }
    };
    return take(rows);
  };
}
