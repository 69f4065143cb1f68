import { shiftRun } from '../../lib/shift-run.ts';
import { childrenOf, depth, find, insert, isWithin, remove, type TreeNode, topmost, update } from './tree.ts';
import type { TreeID, TreeTarget } from './tree-list.types.ts';

/** Deepest level of a list, as the editor's lists have. */
export const MAX_LEVEL = 9;

/** A move, and where it leaves things. `tree` is the given one if nothing moved. */
export interface Moved<T> {
  tree: readonly T[];
  /** The items that moved, in the order shown. */
  ids: readonly TreeID[];
}

/** True if the items may go below this parent: not into themselves, and no deeper than `maxLevel`. */
export function mayGoBelow<T extends TreeNode>(
  tree: readonly T[],
  ids: Iterable<TreeID>,
  parentID: TreeID | null,
  maxLevel = MAX_LEVEL,
): boolean {
  const parent = parentID === null ? null : find(tree, parentID);
  if (parent === undefined) return false;
  return topmost(tree, ids).every(
    (item) => (parentID === null || !isWithin(item, parentID)) && (parent?.level ?? 0) + depth(item) <= maxLevel,
  );
}

/**
 * Moves items, with what is below them, to one place. `target.index` counts the siblings that are there while the items are out. Items
 * that lie below another moved one go along with it. A move into itself or too deep does nothing.
 */
export function move<T extends TreeNode>(
  tree: readonly T[],
  ids: Iterable<TreeID>,
  target: TreeTarget,
  maxLevel = MAX_LEVEL,
): Moved<T> {
  const items = topmost(tree, ids);
  const moved = items.map((item) => item.id);
  if (items.length === 0 || !mayGoBelow(tree, moved, target.parentID, maxLevel)) return { tree, ids: [] };
  const next = insert(remove(tree, new Set(moved)), items, target);
  return sameOrder(tree, next) ? { tree, ids: [] } : { tree: next, ids: moved };
}

function sameOrder<T extends TreeNode>(a: readonly T[], b: readonly T[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((item, at) => {
    const other = b[at];
    return (
      other?.id === item.id && sameOrder((item.children ?? []) as readonly T[], (other.children ?? []) as readonly T[])
    );
  });
}

/** Each of the items one place up (or down) among its siblings; neighbours that move together keep their order, the first stays at the edge. */
export function step<T extends TreeNode>(tree: readonly T[], ids: Iterable<TreeID>, by: -1 | 1): Moved<T> {
  const wanted = new Set(topmost(tree, ids).map((item) => item.id));
  const moved: TreeID[] = [];
  const shift = (siblings: readonly T[]): readonly T[] => {
    const shifted = shiftRun(siblings, (item) => wanted.has(item.id), by);
    moved.push(...shifted.moved.map((item) => item.id));
    return shifted.order;
  };
  const parents = new Set([...wanted].map((id) => find(tree, id)?.parentID ?? null));
  let next = tree;
  for (const parentID of parents) {
    if (parentID === null) next = shift(next);
    else next = update(next, parentID, (item) => ({ ...item, children: shift((item.children ?? []) as readonly T[]) }));
  }
  return moved.length > 0 ? { tree: next, ids: topmost(next, moved).map((item) => item.id) } : { tree, ids: [] };
}

/** Puts the items below the sibling before them, at its end. */
export function indent<T extends TreeNode>(tree: readonly T[], ids: Iterable<TreeID>, maxLevel = MAX_LEVEL): Moved<T> {
  const wanted = new Set(ids);
  let next = tree;
  const moved: TreeID[] = [];
  for (const { id } of topmost(tree, wanted)) {
    const found = find(next, id);
    const before = found?.siblings[found.index - 1];
    // The first of its siblings has nothing to go below, nor has what follows it in the same run of marked items; any other run goes
    // below one and the same sibling.
    if (!found || !before || wanted.has(before.id)) continue;
    // Children that are not loaded yet would come before it unseen.
    if (isUnloaded(before)) continue;
    const result = move(next, [id], { parentID: before.id, index: before.children?.length ?? 0 }, maxLevel);
    next = result.tree;
    moved.push(...result.ids);
  }
  return { tree: next, ids: moved };
}

/** Takes the items out of their parent, to the place right after it. What followed them stays with the parent. */
export function outdent<T extends TreeNode>(tree: readonly T[], ids: Iterable<TreeID>): Moved<T> {
  let next = tree;
  const moved: TreeID[] = [];
  // The last one first: each goes right after the parent, so they come out in their order.
  for (const { id } of topmost(tree, ids).reverse()) {
    const found = find(next, id);
    if (!found || found.parentID === null) continue;
    const parent = find(next, found.parentID);
    if (!parent) continue;
    const result = move(next, [id], { parentID: parent.parentID, index: parent.index + 1 });
    next = result.tree;
    moved.unshift(...result.ids);
  }
  return { tree: next, ids: moved };
}

/** Moves items so that the first of them is the `position`-th (from 1) below a parent. */
export function moveToPosition<T extends TreeNode>(
  tree: readonly T[],
  ids: Iterable<TreeID>,
  parentID: TreeID | null,
  position: number,
  maxLevel = MAX_LEVEL,
): Moved<T> {
  return move(tree, ids, { parentID, index: Math.max(0, position - 1) }, maxLevel);
}

/** Moves items right after another one, as its siblings. */
export function moveAfter<T extends TreeNode>(
  tree: readonly T[],
  ids: Iterable<TreeID>,
  afterID: TreeID,
  maxLevel = MAX_LEVEL,
): Moved<T> {
  const wanted = new Set(topmost(tree, ids).map((item) => item.id));
  const after = find(tree, afterID);
  if (!after || topmost(tree, wanted).some((item) => isWithin(item, afterID))) return { tree, ids: [] };
  const staying = after.siblings.slice(0, after.index).filter((item) => !wanted.has(item.id)).length;
  return move(tree, wanted, { parentID: after.parentID, index: staying + 1 }, maxLevel);
}

/** Has children that are not loaded. */
export const isUnloaded = (item: TreeNode & { childCount?: number | undefined }): boolean =>
  item.children === undefined && (item.childCount ?? 0) > 0;

/** How many may be chosen as places below a parent once the items are out: one more than the siblings that stay. */
export function placesBelow<T extends TreeNode>(
  tree: readonly T[],
  ids: Iterable<TreeID>,
  parentID: TreeID | null,
): number {
  const moving = topmost(tree, ids);
  const wanted = new Set(moving.map((item) => item.id));
  const staying = childrenOf(tree, parentID).filter((item) => !wanted.has(item.id)).length;
  return staying + 1;
}
