import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { depth, find, type TreeNode, topmost } from './tree.ts';
import { type DropPlace, dropPlace } from './tree-drop.ts';
import type { TreeID, TreeRow, TreeTarget } from './tree-list.types.ts';

/** Pixels the pointer travels before a press becomes a drag. */
const SLACK = 4;
/** Width of a level. */
const LEVEL = 34;
/** Nearer than this to an edge the list scrolls under the pointer. */
const EDGE = 32;

/** A drag under way. */
export interface TreeDrag {
  ids: ReadonlySet<TreeID>;
  /** Rows above the place. */
  gap: number;
  /** null where the items may not go. */
  place: DropPlace | null;
}

export interface TreeDragOptions<T extends TreeNode> {
  box: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  tree: readonly T[];
  rows: readonly TreeRow<T>[];
  maxLevel: number;
  /** The items a drag of this one takes along. */
  targets: (id: TreeID) => readonly TreeID[];
  onDrop: (ids: readonly TreeID[], target: TreeTarget) => void;
}

/** Dragging rows by their handle with mouse, pen or finger. Up and down choose the place, sideways the level; Escape ends it. */
export function useTreeDrag<T extends TreeNode>(options: TreeDragOptions<T>) {
  const [drag, setDrag] = useState<TreeDrag | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const onHandlePointerDown = (event: ReactPointerEvent, id: TreeID) => {
    if (event.button !== 0) return;
    event.preventDefault();
    stop.current?.();
    const start = { x: event.clientX, y: event.clientY };
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ids = new Set(topmost(latest.current.tree, latest.current.targets(id)).map((item) => item.id));
    const startLevel = find(latest.current.tree, id)?.level ?? 1;
    let pointer = start;
    let now: TreeDrag | null = null;
    let frame = 0;

    const look = () => {
      const { box, tree, rows, maxLevel } = latest.current;
      const elements = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const below = elements.find((element) => {
        const { top, height } = element.getBoundingClientRect();
        return pointer.y < top + height / 2;
      });
      const gap = below ? Number(below.dataset.row) : Number(elements.at(-1)?.dataset.row ?? -1) + 1;
      const inward = ((pointer.x - start.x) * (rightToLeft ? -1 : 1)) / LEVEL;
      const deepest = Math.max(1, ...topmost(tree, ids).map(depth));
      const place = dropPlace(rows, gap, startLevel + Math.round(inward), ids, deepest, maxLevel);
      if (now && now.gap === gap && now.place?.level === place?.level && now.place?.parentID === place?.parentID)
        return;
      now = { ids, gap, place };
      setDrag(now);
    };
    const roll = () => {
      const { scroller } = latest.current;
      const edges = scroller.current?.getBoundingClientRect();
      if (edges && scroller.current) {
        const over = Math.max(0, pointer.y - (edges.bottom - EDGE)) - Math.max(0, edges.top + EDGE - pointer.y);
        if (over !== 0) {
          scroller.current.scrollTop += Math.max(-16, Math.min(16, over / 2));
          look();
        }
      }
      frame = requestAnimationFrame(roll);
    };
    const onMove = (move: PointerEvent) => {
      if (move.pointerId !== event.pointerId) return;
      pointer = { x: move.clientX, y: move.clientY };
      if (!now && Math.hypot(pointer.x - start.x, pointer.y - start.y) < SLACK) return;
      if (!now) frame = requestAnimationFrame(roll);
      look();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
      removeEventListener('keydown', onKey, true);
      stop.current = null;
      now = null;
      setDrag(null);
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== event.pointerId) return;
      const place = now?.place;
      end();
      if (place) latest.current.onDrop([...ids], place);
    };
    const onCancel = (cancel: PointerEvent) => {
      if (cancel.pointerId === event.pointerId) end();
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !now) return;
      key.preventDefault();
      key.stopPropagation();
      end();
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey, true);
    stop.current = end;
  };
  return { drag, onHandlePointerDown };
}
