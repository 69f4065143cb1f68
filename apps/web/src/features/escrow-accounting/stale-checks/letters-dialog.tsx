import type { StaleCheck } from '@closewright/contract/stale-checks';
import { type OwnerLetterKind, ownerLetterKinds, ownerLetterNames } from '@closewright/domain/stale-checks';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { saveDownload } from '../../../lib/downloads/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { named } from './act-dialog.tsx';
import { checksWords } from './stale-words.ts';

export interface LettersDialogProps {
  checks: readonly StaleCheck[];
  dialog: DialogControl<readonly StaleCheck[]>;
}

const layout = [
  ['letter', 7, { autoFocus: true }],
  ['on', 5],
] as const;

const inReport: readonly StaleCheck['stage'][] = ['letters', 'report', 'overdue'];

/** Writes to the owners of checks: each letter is recorded, and all of them are one PDF. */
export function LettersDialog({ checks, dialog }: LettersDialogProps) {
  const clock = useClock();
  const isDue = checks.every(({ stage }) => inReport.includes(stage));
  const form = useRecordDialog<{ letter: string | null; on: string | null }, readonly StaleCheck[]>({
    dialog,
    guard: false,
    fields: {
      letter: { kind: 'select', label: 'Letter', required: true },
      on: { kind: 'date', label: 'Dated', required: true },
    },
    options: { letter: ownerLetterKinds.map((kind) => ({ value: kind, label: ownerLetterNames[kind] })) },
    begin: { letter: isDue ? 'due diligence' : 'stale', on: clock.today() },
    send: async ({ letter, on }) => {
      if (letter === null || on === null) return null;
      // The choices are the kinds of letters.
      const body = { checks: checks.map(named), letter: letter as OwnerLetterKind, on };
      const written = await call('writeOwnerLetters', { body });
      saveDownload(written.download);
      return written.checks;
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={checks.length === 1 ? 'Write letter' : `Write ${checks.length} letters`}
      lead={
        <DialogMessage>
          {checksWords(checks)} {checks.length === 1 ? 'It is' : 'They are'} one PDF, to the addresses that are known.
        </DialogMessage>
      }
    />
  );
}
