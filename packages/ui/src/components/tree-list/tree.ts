import type { TreeID, TreeTarget } from './tree-list.types.ts';

/**
 * Trees as plain data: every function answers a new tree and leaves the given one alone; what did not change keeps its identity. No
 * function ever loses an item, doubles one, or puts one below itself.
 */
export interface TreeNode {
  id: TreeID;
  children?: readonly this[] | undefined;
}

/** An item with where it is. */
export interface Found<T> {
  item: T;
  parentID: TreeID | null;
  /** Place among its siblings, from 0. */
  index: number;
  siblings: readonly T[];
  /** 1 at the top. */
  level: number;
}

/** Every item, parents before their children, in the order shown. */
export function* walk<T extends TreeNode>(
  tree: readonly T[],
  parentID: TreeID | null = null,
  level = 1,
): Generator<Found<T>> {
  for (const [index, item] of tree.entries()) {
    yield { item, parentID, index, siblings: tree, level };
    if (item.children?.length) yield* walk(item.children as readonly T[], item.id, level + 1);
  }
}

/** The item of this id and its place, or undefined. */
export function find<T extends TreeNode>(tree: readonly T[], id: TreeID): Found<T> | undefined {
  for (const found of walk(tree)) if (found.item.id === id) return found;
  return undefined;
}

/** The children of an item, or the items at the top. */
export const childrenOf = <T extends TreeNode>(tree: readonly T[], parentID: TreeID | null): readonly T[] =>
  parentID === null ? tree : ((find(tree, parentID)?.item.children ?? []) as readonly T[]);

/** True if `id` is the item or somewhere below it. */
export function isWithin<T extends TreeNode>(item: T, id: TreeID): boolean {
  return item.id === id || (item.children ?? []).some((child) => isWithin(child, id));
}

/** Levels in an item's branch: 1 without children. */
export const depth = <T extends TreeNode>(item: T): number =>
  1 + Math.max(0, ...(item.children ?? []).map((child) => depth(child)));

/** The given items without those that lie below another given one, in the order shown. */
export function topmost<T extends TreeNode>(tree: readonly T[], ids: Iterable<TreeID>): T[] {
  const wanted = new Set(ids);
  const found: T[] = [];
  const look = (items: readonly T[]) => {
    for (const item of items) {
      if (wanted.has(item.id)) found.push(item);
      else look((item.children ?? []) as readonly T[]);
    }
  };
  if (wanted.size > 0) look(tree);
  return found;
}

/** Replaces the item of this id by what `change` makes of it. */
export function update<T extends TreeNode>(tree: readonly T[], id: TreeID, change: (item: T) => T): readonly T[] {
  let changed = false;
  const next = tree.map((item) => {
    if (item.id === id) {
      const to = change(item);
      if (to !== item) changed = true;
      return to;
    }
    if (!item.children?.length) return item;
    const children = update(item.children as readonly T[], id, change);
    if (children === item.children) return item;
    changed = true;
    return { ...item, children };
  });
  return changed ? next : tree;
}

/** Takes out the items of these ids, with what is below them. */
export function remove<T extends TreeNode>(tree: readonly T[], ids: ReadonlySet<TreeID>): readonly T[] {
  let changed = false;
  const next: T[] = [];
  for (const item of tree) {
    if (ids.has(item.id)) {
      changed = true;
      continue;
    }
    const children = item.children ? remove(item.children as readonly T[], ids) : undefined;
    if (children === item.children) next.push(item);
    else {
      changed = true;
      next.push({ ...item, children });
    }
  }
  return changed ? next : tree;
}

/** Puts items in at a place. A parent that is not there leaves the tree as it is. */
export function insert<T extends TreeNode>(
  tree: readonly T[],
  items: readonly T[],
  { parentID, index }: TreeTarget,
): readonly T[] {
  if (items.length === 0) return tree;
  if (parentID === null) return tree.toSpliced(Math.max(0, Math.min(index, tree.length)), 0, ...items);
  return update(tree, parentID, (parent) => {
    const children = (parent.children ?? []) as readonly T[];
    return { ...parent, children: children.toSpliced(Math.max(0, Math.min(index, children.length)), 0, ...items) };
  });
}
