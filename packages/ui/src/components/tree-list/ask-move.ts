import { onDemand } from '../../lib/on-demand.ts';
import { dialogs } from '../../services/dialogs/index.ts';
import type { MoveDialogProps } from './move-dialog.tsx';
import type { TreeTarget } from './tree-list.types.ts';

// Fields and lists come with the first question.
const MoveDialog = onDemand(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

/** Asks where items shall go. null if nobody answered. */
export async function askMove(props: Omit<MoveDialogProps, 'dialog'>): Promise<TreeTarget | null> {
  const { ids, places, text } = props;
  const title =
    ids.length === 1
      ? text.moveTitle(places.find((place) => place.id === ids[0])?.path ?? '')
      : text.moveTitleSeveral(ids.length);
  const result = await dialogs.open<Omit<MoveDialogProps, 'dialog'>, TreeTarget>(MoveDialog, props, {
    title,
    label: title,
    size: 'small',
    key: 'tree-move',
  });
  return result.dismissed ? null : result.value;
}
