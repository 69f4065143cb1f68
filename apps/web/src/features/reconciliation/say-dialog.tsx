import { bankFileLimits } from '@closewright/domain/bank-files';
import { DialogMessage } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import type { ReactNode } from 'react';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';

type Typed = { said: string | null };

/** What is asked before something is done: a sentence, or none where it may be left empty. */
export interface Saying<A> {
  title: string;
  subtitle?: string;
  lead: ReactNode;
  label: string;
  /** What is said where it is missing; without it it may be left empty. */
  missing?: string;
  saveLabel: string;
  send(said: string | null): Promise<A>;
}

interface SayDialogProps<A> extends Omit<Saying<A>, 'title' | 'subtitle'> {
  dialog: DialogControl<A>;
}

const layout: Layout = [['said', 12, { autoFocus: true }]];

function SayDialog<A>({ lead, label, missing, saveLabel, send, dialog }: SayDialogProps<A>) {
  const form = useRecordDialog<Typed, A>({
    dialog,
    fields: {
      said: {
        ...{ kind: 'text', label, maxLength: bankFileLimits.note, required: missing !== undefined },
        ...(missing !== undefined && { missing }),
      },
    },
    begin: { said: null },
    send: ({ said }) => send(said),
    fieldOf: () => 'said',
  });
  return (
    <RecordDialog form={form} layout={layout} saveLabel={saveLabel} lead={<DialogMessage>{lead}</DialogMessage>} />
  );
}

/** Asks for a sentence and does what it is asked for. Null where it was left. */
export async function askToSay<A>({ title, subtitle, ...props }: Saying<A>): Promise<A | null> {
  const answer = await dialogs.open<Omit<SayDialogProps<A>, 'dialog'>, A>(SayDialog, props, {
    ...{ title, size: 'medium', key: 'reconciliation-say' },
    ...(subtitle !== undefined && { subtitle }),
  });
  return answer.dismissed ? null : answer.value;
}
