import type { WirePayee, WirePayeeRow } from '@closewright/contract/wires';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TriangleAlert } from 'lucide-react';
import { useClock } from '../../../app/session/clock.ts';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import {
  beginInstructions,
  instructionErrors,
  instructionFields,
  instructionLayout,
  instructionsBody,
  payeeName,
  type TypedPayee,
} from './instructions-form.ts';
import { sourceWarning } from './payee-words.ts';

export interface InstructionsDialogProps {
  /** Whose instructions; null for a new payee, which is named besides. */
  payee: Pick<WirePayeeRow, 'wirePayeeID' | 'name' | 'latest'> | null;
  dialog: DialogControl<WirePayee>;
}

/** Enters the first instructions of a new payee, or other ones of a known one. They are typed whole: what came before is no help for a fraud. */
export function InstructionsDialog({ payee, dialog }: InstructionsDialogProps) {
  const today = useClock().today();
  const isNew = payee === null;
  const form = useRecordDialog<TypedPayee, WirePayee>({
    dialog,
    guard: { title: 'Leave the instructions?', message: 'What was typed of them is not kept.' },
    fields: { ...(isNew && { name: payeeName }), ...instructionFields },
    begin: { name: null, ...beginInstructions(today) },
    check: (typed) => instructionErrors(typed, today),
    async send({ name, ...typed }) {
      const instructions = instructionsBody(typed);
      if (instructions === null) return null;
      return payee === null
        ? call('createWirePayee', { body: { name: name ?? '', companyID: null, instructions } })
        : call('addWireInstructions', { params: { wirePayeeID: payee.wirePayeeID }, body: instructions });
    },
  });
  const warning = sourceWarning(form.values.source);
  return (
    <RecordDialog
      form={form}
      layout={[
        ...(isNew ? [['name', 12, { autoFocus: true, help: 'What staff call it' }] as const] : []),
        ...instructionLayout,
      ]}
      parts={{ sourceWarning: <SourceWarning words={warning} /> }}
      saveLabel={isNew ? 'Add payee' : 'Enter instructions'}
      lead={<DialogMessage>{leadOf(payee)}</DialogMessage>}
    />
  );
}

/** What entering does. */
function leadOf(payee: InstructionsDialogProps['payee']): string {
  const confirmed = 'Money goes there once another person has called back and the waiting period is over.';
  if (payee === null || payee.latest === null) return confirmed;
  return `From now on nothing goes to ${payee.name} by its instructions ${payee.latest.number}. ${confirmed}`;
}

/** Said when the way they came is chosen; it takes no room before. */
function SourceWarning({ words }: { words: string | null }) {
  return (
    <p role="status" className="flex gap-2 text-label text-warning-fg empty:hidden">
      {words !== null && (
        <>
          <TriangleAlert aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
          {words}
        </>
      )}
    </p>
  );
}
