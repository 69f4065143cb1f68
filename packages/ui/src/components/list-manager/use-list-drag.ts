import { type PointerEvent, type RefObject, useMemo } from 'react';
import type { TreeRow } from '../tree-list/index.ts';
import type { TreeNode } from '../tree-list/tree.ts';
import { useTreeDrag } from '../tree-list/use-tree-drag.ts';
import type { ListItemID, ListManagerItem } from './list-manager.types.ts';
import type { ListManagerControl } from './use-list-manager.ts';

/** What a row shows of dragging; a list without an order gives none. */
export interface ListRowDrag {
  onHandle: (event: PointerEvent) => void;
  dragging: boolean;
  /** Where a drag would drop: a line above or below the row. */
  drop: 'before' | 'after' | undefined;
}

export interface ListDragOptions<T extends ListManagerItem> {
  list: ListManagerControl<T>;
  grid: RefObject<HTMLElement | null>;
  reorderable: boolean;
  /** After a drop: the first of the items that moved. */
  onDropped: (id: ListItemID) => void;
}

/** Dragging the rows of a list by their handles: the drag of a tree that has one level. Marked rows go together. */
export function useListDrag<T extends ListManagerItem>({ list, grid, reorderable, onDropped }: ListDragOptions<T>) {
  const { items, order, selection } = list;
  const rows = useMemo<TreeRow<TreeNode>[]>(
    () =>
      order.map((id, at) => {
        const place = { position: at + 1, setSize: order.length, number: `${at + 1}`, path: `${at + 1}` };
        return { item: { id }, id, parentID: null, level: 1, ...place, hasChildren: false, open: false };
      }),
    [order],
  );
  const { drag, onHandlePointerDown } = useTreeDrag<TreeNode>({
    box: grid,
    scroller: grid,
    tree: rows.map(({ item }) => item),
    rows,
    maxLevel: 1,
    targets: (id) => (selection.keys.has(id) ? order.filter((each) => selection.keys.has(each)) : [id]),
    onDrop: (ids, { index }) => {
      list.moveTo(ids, index);
      if (ids[0] !== undefined) onDropped(ids[0]);
    },
  });
  const dropAt = (index: number) => {
    if (!drag?.place) return undefined;
    if (drag.gap === index) return 'before';
    return index === items.length - 1 && drag.gap === items.length ? 'after' : undefined;
  };
  return {
    isDragging: drag !== null,
    ofRow: (id: ListItemID, index: number): ListRowDrag | null =>
      reorderable
        ? {
            onHandle: (event) => onHandlePointerDown(event, id),
            dragging: drag?.ids.has(id) ?? false,
            drop: dropAt(index),
          }
        : null,
  };
}
