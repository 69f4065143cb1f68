// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid with a layout of their own cannot be table elements
// biome-ignore-all lint/a11y/useFocusableInteractive: the rows take the focus, not the cells
// biome-ignore-all lint/a11y/useKeyWithClickEvents: keys are handled once, on the list
import { CircleAlert, GripVertical, Lock, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { ListManagerMessages } from './list-manager.messages.ts';
import type { ListFailure, ListManagerItem } from './list-manager.types.ts';
import { listRowVariants } from './list-manager.variants.ts';
import type { ListRowDrag } from './use-list-drag.ts';

export interface ListRowProps<T extends ListManagerItem> {
  item: T;
  index: number;
  active: boolean;
  current: boolean;
  selected: boolean;
  dirty: boolean;
  saving: boolean;
  failure: ListFailure<T> | undefined;
  readOnly: boolean;
  /** The field, while the row is being edited. */
  editor: ReactNode;
  text: ListManagerMessages;
  /** Null in a list without an order. */
  drag: ListRowDrag | null;
  onPress: (event: MouseEvent) => void;
  onEdit: () => void;
  onDelete: () => void;
  onTryAgain: () => void;
  onDiscard: () => void;
}

/** One item: its name, what is not saved about it, and its buttons while it is the current one or under the pointer. */
export function ListRow<T extends ListManagerItem>(props: ListRowProps<T>) {
  const { item, index, active, current, selected, dirty, saving, failure, readOnly, editor, text, drag } = props;
  const [hovered, setHovered] = useState(false);
  const editing = editor !== null;
  // One tab stop per list, then the buttons of its row.
  const tabIndex = active ? 0 : -1;
  const buttons = !readOnly && !editing && item.locked === undefined && (current || hovered);
  return (
    <div
      role="row"
      data-slot="list-row"
      data-row={index}
      tabIndex={active ? 0 : -1}
      aria-rowindex={index + 1}
      aria-selected={readOnly ? undefined : selected}
      aria-busy={saving || undefined}
      data-current={(current && !editing) || undefined}
      data-dragging={drag?.dragging || undefined}
      data-drop={drag?.drop}
      onClick={props.onPress}
      onDoubleClick={() => !editing && props.onEdit()}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className={listRowVariants()}
    >
      {drag && !editing && (
        <span
          aria-hidden
          title={text.drag}
          data-slot="list-handle"
          onPointerDown={drag.onHandle}
          className="-ms-1 flex min-h-grid-row w-6 flex-none cursor-grab touch-none items-center justify-center text-disabled hover:text-muted group-data-dragging/row:cursor-grabbing"
        >
          <GripVertical className="size-icon-sm" strokeWidth={1.75} />
        </span>
      )}
      <div role="gridcell" className="min-w-0 flex-1">
        {editing ? (
          editor
        ) : (
          <span className="flex min-h-grid-row items-center gap-2">
            <span className={item.inactive ? 'truncate text-subtle' : 'truncate'}>{item.name}</span>
            {item.inactive && <span className="ms-auto flex-none text-label text-subtle">{text.inactive}</span>}
          </span>
        )}
        {failure && !editing && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1 text-label text-danger-fg">
            <CircleAlert aria-hidden className="size-3 flex-none" strokeWidth={2} />
            <span className="min-w-0">{failure.message}</span>
            <span className="flex gap-2">
              <Button
                size="sm"
                tabIndex={tabIndex}
                aria-label={text.tryAgainItem(item.name)}
                onClick={props.onTryAgain}
              >
                {text.tryAgain}
              </Button>
              <Button size="sm" tabIndex={tabIndex} aria-label={text.discardItem(item.name)} onClick={props.onDiscard}>
                {text.discard}
              </Button>
            </span>
          </div>
        )}
      </div>
      {!editing && (
        <div role="gridcell" className="flex min-h-grid-row flex-none items-center justify-end gap-1">
          {saving && <span role="img" aria-label={text.saving} className="busy-ring text-subtle" />}
          {dirty && !saving && !failure && (
            <span
              role="img"
              aria-label={text.dirty}
              title={text.dirty}
              className="mx-1 size-1.5 rounded-full bg-warning-solid forced-colors:bg-[CanvasText]"
            />
          )}
          {item.locked !== undefined && (
            <Lock role="img" aria-label={item.locked} className="size-3.5 text-subtle" strokeWidth={1.75} />
          )}
          {buttons && (
            <>
              <IconButton
                icon={Pencil}
                label={text.editItem(item.name)}
                variant="quiet"
                size="sm"
                tabIndex={tabIndex}
                onClick={props.onEdit}
                className="h-6 w-6"
              />
              <IconButton
                icon={Trash2}
                label={text.deleteItem(item.name)}
                variant="quiet"
                size="sm"
                tabIndex={tabIndex}
                onClick={props.onDelete}
                className="h-6 w-6"
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
