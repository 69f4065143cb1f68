import type { OrderDetail } from '@closewright/contract/orders';
import { freeFile } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, keyFor } from '../../lib/api/index.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Rows } from '../../records/editor/aggregate.ts';
import { editRows } from '../../records/editor/edited-rows.ts';
import { byKind } from '../../records/editor/rows.ts';
import type { RecordPageState } from '../../records/rows/page-context.ts';
import { rowMode } from '../../records/rows/row-mode.ts';
import type { StatementKind } from '../../records/settlement/statement-aggregate.ts';
import { type FormFileKind, formFileAggregate, formFileKinds, pagesOfFileKinds, typedFile } from './file-on-form.ts';
import { sendWithFile } from './send-with-file.ts';

/** The file of a statement as it is written on its form. */
export interface FileOnForm {
  /** What its fields need of a page. */
  readonly page: RecordPageState<FormFileKind>;
  readonly rows: Rows<FormFileKind>;
  /** The file as it is typed. */
  readonly detail: OrderDetail;
}

const none = createStore<Rows<FormFileKind>>(byKind(formFileKinds, () => []));

/**
 * What of the file is written on its form: undone with the statement and saved in one call with it, of its own version, by the rights of its own pages.
 * Null for whoever may not read File Main.
 * @param onInvalid tells what is wrong and belongs to no field
 */
export function useFileOnForm(
  { ordersID, loanID }: { ordersID: number; loanID: number },
  page: RecordPageState<StatementKind>,
  onInvalid: (others: readonly string[]) => void,
): FileOnForm | null {
  const client = useQueryClient();
  const clock = useClock();
  const { actor } = useSession();
  const { detail, state: file = freeFile } = useOpenFile() ?? {};
  const latest = useRef({ page, onInvalid });
  useEffect(() => {
    latest.current = { page, onInvalid };
  });
  const { parts, engine } = page.editor;
  const isRead = detail !== undefined;
  const first = useRef(detail);
  if (first.current === undefined) first.current = detail;
  const editor = useMemo(() => {
    if (!isRead || first.current === undefined) return null;
    const aggregate = formFileAggregate(ordersID);
    const { queryKey } = aggregate;
    const place = {
      onInvalid: (others: readonly string[]) => latest.current.onInvalid(others),
      words: () => ({ lookups: latest.current.page.lookups, moment: clock.moment }),
      store(saved: OrderDetail) {
        client.setQueryData(queryKey, saved);
        void client.invalidateQueries({ queryKey: keyFor('getSettlement') });
      },
      refresh: () => client.invalidateQueries({ queryKey }),
    };
    return editRows(aggregate, first.current, { place, history: parts.history, onChange: parts.changed });
  }, [isRead, ordersID, client, clock, parts]);
  useEffect(() => {
    if (editor === null) return;
    const { changes, hasRefused, check, send } = editor;
    const params = { ordersID, loanID };
    return parts.add({
      hasChanges: () => changes() !== null || hasRefused(),
      validate: check,
      send,
      sendWith: (statement) =>
        changes() === null
          ? statement()
          : sendWithFile({ statement, file: send, save: (body) => call('saveStatementWithFile', { params, body }) }),
    });
  }, [editor, parts, ordersID, loanID]);
  // Read again after an event or a save by somebody else.
  useEffect(() => {
    if (detail) editor?.adopt(detail);
  }, [editor, detail]);
  const rows = useStore(editor?.rows ?? none);
  const state = useMemo((): RecordPageState<FormFileKind> | null => {
    if (editor === null) return null;
    return {
      ...page,
      editor: { ...editor, engine, parts },
      modeOf: (path, values) => {
        const [kind = ''] = path.split('.');
        // The lists of a file are called as their kinds.
        const route = routeByName(pagesOfFileKinds[kind as FormFileKind]);
        return rowMode({ actor, route, file, kinds: formFileKinds }, path, values);
      },
    };
  }, [editor, page, engine, parts, actor, file]);
  return useMemo(
    () => (state && detail ? { page: state, rows, detail: typedFile(detail, rows) } : null),
    [state, rows, detail],
  );
}
