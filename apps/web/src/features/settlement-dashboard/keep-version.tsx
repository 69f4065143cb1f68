import type { Settlement, StatementVersion } from '@closewright/contract/settlement';
import {
  revisedVersion,
  revisionProblem,
  usualRevisions,
  type VersionKind,
  versionKinds,
} from '@closewright/domain/statement-versions';
import { buttonVariants } from '@closewright/ui/button';
import { DialogMessage } from '@closewright/ui/dialog';
import { MenuButton } from '@closewright/ui/dropdown-menu';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

export interface KeepVersionProps {
  ordersID: number;
  /** The statement as it was shown when the dialog was opened. */
  statement: Settlement;
  /** Those of the statement. */
  versions: readonly StatementVersion[];
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

/**
 * Asks what a version is kept for, and keeps it; what was issued to a side before is revised, and has a reason in place of the note. Where statement or file were changed meanwhile it says so, and stays with what was typed.
 */
export function KeepVersion({ ordersID, statement, versions, refresh, dialog }: KeepVersionProps) {
  const [seen, setSeen] = useState(statement);
  const form = useRecordDialog<typeof begin, StatementVersion>({
    dialog,
    fields,
    guard: false,
    begin,
    check({ kind, note }) {
      const problem = kind && revisionProblem(kind, note, versions);
      return problem ? { note: problem } : {};
    },
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
  const { kind, note } = form.values;
  const revised = kind === null ? undefined : revisedVersion({ kind }, versions);
  const typed = (said: string) => form.set({ note: said });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      parts={
        revised && {
          note: ({ className, ...part }) => (
            <div className={className}>
              <TextField
                {...part}
                label={`What has changed since version ${revised.number}, and why`}
                required
                maxLength={fields.note.maxLength}
                value={note ?? ''}
                onValueChange={typed}
              />
              <MenuButton
                menuLabel="Usual reasons"
                entries={usualRevisions.map((reason) => ({
                  id: reason,
                  label: reason,
                  onSelect: () => typed(reason),
                }))}
                className={buttonVariants({ variant: 'quiet', size: 'sm' })}
              >
                Usual reasons
                <ChevronDown aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
              </MenuButton>
            </div>
          ),
        }
      }
      saveLabel="Keep version"
      lead={<DialogMessage>The statement is kept as it is saved now. A version never changes.</DialogMessage>}
    />
  );
}
