import { onDemand } from '../../lib/on-demand.ts';
import { type DialogResult, dialogs } from '../../services/dialogs/index.ts';
import type { MergeDialogProps } from './merge-dialog.tsx';
import { mergeTableMessages } from './merge-table.messages.ts';

// The table comes with the first conflict.
const MergeDialog = onDemand(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

/** Shows both sides and asks what to keep, one conflict at a time. Resolves with the merged record, or as dismissed. */
export function askMerge(props: Omit<MergeDialogProps, 'dialog'>): Promise<DialogResult<Record<string, unknown>>> {
  const title = props.messages?.title ?? mergeTableMessages.title;
  return dialogs.open<Omit<MergeDialogProps, 'dialog'>, Record<string, unknown>>(MergeDialog, props, {
    title,
    label: title,
    size: 'medium',
    key: 'merge',
  });
}
