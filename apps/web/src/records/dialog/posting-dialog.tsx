import type { FileLedger } from '@closewright/contract/check-writing';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import type { ReactNode } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { type Layout, when } from '../form/layout.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useRecordDialog } from './use-record-dialog.ts';

/** The day of a posting, and why it is made, where it asks that. */
export interface PostingAnswer extends Record<string, string | null> {
  date: string | null;
  why: string | null;
}

export interface PostingDialogProps<A = FileLedger> {
  /** What is posted, above the fields; by what is typed. */
  lead: ReactNode | ((typed: PostingAnswer) => ReactNode);
  /** What it asks besides the day, and whether that must be there. */
  why?: { readonly label: string; required(typed: PostingAnswer): boolean; readonly missing: string };
  /** Default: true. What is taken back that was not posted has no day. */
  isDated?: boolean;
  saveLabel: string;
  /** The field of `why` in the call. */
  field?: 'reason' | 'note';
  send(date: string, why: string | null): Promise<A | null>;
  dialog: DialogControl<A>;
}

const day = { kind: 'date', label: 'Date', required: true };

/** Asks for the day of a posting and, where the act has one, for its reason; then posts. */
export function PostingDialog<A>({
  lead,
  why,
  isDated = true,
  saveLabel,
  field = 'reason',
  send,
  dialog,
}: PostingDialogProps<A>) {
  const clock = useClock();
  const form = useRecordDialog<PostingAnswer, A>({
    dialog,
    fields: { date: day, ...(why && { why: { kind: 'text', label: why.label, required: false, maxLength: 200 } }) },
    guard: false,
    begin: { date: clock.today(), why: null },
    check: (typed) => (why?.required(typed) && typed.why === null ? { why: why.missing } : {}),
    send: async ({ date, why: said }) => (date === null ? null : send(date, said)),
    fieldOf: (path) => (path === field ? 'why' : undefined),
  });
  const layout: Layout = [
    ...when(isDated, ['date', 12, { className: 'col-span-12 w-[160px]' }]),
    ...(why ? ([['why', 12, { required: why.required(form.values), autoFocus: true }]] as const) : []),
  ];
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={saveLabel}
      lead={<DialogMessage>{typeof lead === 'function' ? lead(form.values) : lead}</DialogMessage>}
    />
  );
}
