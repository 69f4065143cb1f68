import { onDemand } from '../../lib/on-demand.ts';
import { dialogs } from '../../services/dialogs/index.ts';
import type { ItemDialogProps } from './item-dialog.tsx';

const ItemDialog = onDemand(async () => ({ default: (await import('./item-dialog.tsx')).ItemDialog }));

/** Asks for the name of an item in the dialog "Edit list item". null if nobody answered. */
export async function askItem(title: string, props: Omit<ItemDialogProps, 'dialog'>): Promise<string | null> {
  const result = await dialogs.open<Omit<ItemDialogProps, 'dialog'>, string>(ItemDialog, props, {
    title,
    label: title,
    size: 425,
    key: 'list-item',
  });
  return result.dismissed ? null : result.value;
}
