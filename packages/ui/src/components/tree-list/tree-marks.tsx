import { Badge } from '../badge/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { TreeListMessages } from './tree-list.messages.ts';
import type { TreeAction, TreeItem, TreeRow } from './tree-list.types.ts';

export interface TreeBadgesProps<T extends TreeItem> {
  row: TreeRow<T>;
  cut: boolean;
  readOnly: boolean;
  text: TreeListMessages;
  onRemove: ((row: TreeRow<T>, badgeID: string) => void) | undefined;
}

/** The states of an item in words. A removable one has a button that names badge and item. */
export function TreeBadges<T extends TreeItem>({ row, cut, readOnly, text, onRemove }: TreeBadgesProps<T>) {
  return (
    <>
      {row.item.dirty && (
        <span
          role="img"
          aria-label={text.dirty}
          title={text.dirty}
          className="mx-1 size-1.5 flex-none rounded-full bg-warning-solid forced-colors:bg-[CanvasText]"
        />
      )}
      {cut && <Badge tone="accent">{text.cutMark}</Badge>}
      {row.item.badges?.map(({ id, label, removable, ...look }) => (
        <Badge
          key={id}
          {...look}
          onRemove={removable && !readOnly && onRemove ? () => onRemove(row, id) : undefined}
          removeLabel={text.removeBadge(label, row.path)}
        >
          {label}
        </Badge>
      ))}
      {row.item.deleted && <Badge tone="danger">{text.deleted}</Badge>}
    </>
  );
}

export interface TreeToolbarProps<T extends TreeItem> {
  row: TreeRow<T>;
  actions: readonly TreeAction<T>[];
  text: TreeListMessages;
}

/** The acts on one item, each named with the item's number. */
export function TreeToolbar<T extends TreeItem>({ row, actions, text }: TreeToolbarProps<T>) {
  return actions.map(({ id, label, icon, onAct, disabled, disabledReason }) => (
    <IconButton
      key={id}
      icon={icon}
      label={text.act(label, row.path)}
      variant="quiet"
      size="sm"
      disabled={disabled}
      disabledReason={disabledReason}
      onClick={(event) => {
        event.stopPropagation();
        onAct(row);
      }}
    />
  ));
}
