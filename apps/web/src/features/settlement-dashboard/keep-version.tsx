import type { Settlement, StatementVersion } from '@closewright/contract/settlement';
import { type VersionKind, versionKinds } from '@closewright/domain/statement-versions';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

export interface KeepVersionProps {
  ordersID: number;
  /** The statement as it was shown when the dialog was opened. */
  statement: Settlement;
  /** Reads again what the page shows. */
  refresh: () => Promise<unknown>;
  dialog: DialogControl<StatementVersion>;
}

const fields = {
  kind: { kind: 'choice', label: 'Kept as', choices: versionKinds, required: true },
  note: { kind: 'text', label: 'Note', required: false, maxLength: 200 },
};
const layout: Layout = [
  ['kind', 12],
  ['note', 12],
];
const begin: { kind: VersionKind | null; note: string | null } = { kind: null, note: null };

/** Asks what a version is kept for, and keeps it. Where statement or file were changed meanwhile it says so, and stays with what was typed. */
export function KeepVersion({ ordersID, statement, refresh, dialog }: KeepVersionProps) {
  const [seen, setSeen] = useState(statement);
  const form = useRecordDialog<typeof begin, StatementVersion>({
    dialog,
    fields,
    guard: false,
    begin,
    async send({ kind, note }) {
      // Nothing is sent without what is required.
      if (kind === null) return null;
      const { loanID, version, orderVersion } = seen;
      try {
        return await call('keepStatementVersion', {
          params: { ordersID, loanID },
          body: { version, orderVersion, kind, note },
        });
      } catch (error) {
        if (error instanceof ApiError && error.conflict !== undefined) {
          await refresh();
          // The conflict of this endpoint has the statement as it is now.
          setSeen(error.conflict.current as Settlement);
        }
        throw error;
      }
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Keep version"
      lead={<DialogMessage>The statement is kept as it is saved now. A version never changes.</DialogMessage>}
    />
  );
}
