import { type TreeNode, walk } from './tree.ts';
import type { TreeID, TreeItem, TreePlace, TreeRow } from './tree-list.types.ts';
import { isUnloaded } from './tree-moves.ts';

/** 1 is "a", 26 "z", 27 "aa". */
export function letters(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** 4 is "iv". */
export function roman(number: number): string {
  let text = '';
  let rest = number;
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
}

/** The number of an item by its level: 1, a, i, then again 1, a, i. */
export function levelNumber(level: number, position: number): string {
  const kind = (level - 1) % 3;
  return kind === 0 ? String(position) : kind === 1 ? letters(position) : roman(position);
}

export type NumberOf<T> = (level: number, position: number, item: T) => string;

/** The places of all items, opened or not, parents before their children. */
export function placesOf<T extends TreeItem>(tree: readonly T[], numberOf: NumberOf<T> = levelNumber): TreePlace<T>[] {
  const paths = new Map<TreeID, string>();
  const places: TreePlace<T>[] = [];
  for (const { item, parentID, index, siblings, level } of walk(tree)) {
    const bare = numberOf(level, index + 1, item);
    const above = parentID === null ? undefined : paths.get(parentID);
    const path = [above, bare || String(index + 1)].filter(Boolean).join('.');
    paths.set(item.id, path);
    places.push({
      item,
      id: item.id,
      parentID,
      level,
      position: index + 1,
      setSize: siblings.length,
      number: bare ? `${bare}.` : '',
      path,
    });
  }
  return places;
}

/** The rows shown: items all of whose parents are open. */
export function rowsOf<T extends TreeItem>(places: readonly TreePlace<T>[], folded: ReadonlySet<TreeID>): TreeRow<T>[] {
  const rows: TreeRow<T>[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place.level > hiddenBelow) continue;
    hiddenBelow = Number.POSITIVE_INFINITY;
    const loaded = (place.item.children?.length ?? 0) > 0;
    const open = loaded && !folded.has(place.id);
    if (loaded && !open) hiddenBelow = place.level;
    rows.push({ ...place, hasChildren: loaded || isUnloaded(place.item), open });
  }
  return rows;
}

/** An item's place as it is saved. */
export interface TreeRecord {
  id: TreeID;
  parentID: TreeID | null;
  /** From 1. */
  level: number;
  /** Place among its siblings, from 1. */
  ordinal: number;
  /** Place in the whole list in steps of 10, so that a line can be put between without writing all again. */
  sequence: number;
}

/** The places of all items as they are saved: levels from 1, sequence in steps of 10. */
export function recordsOf<T extends TreeNode>(tree: readonly T[]): TreeRecord[] {
  return [...walk(tree)].map(({ item, parentID, index, level }, at) => ({
    id: item.id,
    parentID,
    level,
    ordinal: index + 1,
    sequence: (at + 1) * 10,
  }));
}

/** The tree of saved records, in the order of `sequence`. A parent that is missing, or a circle, puts its items at the top. */
export function treeOf<R extends { id: TreeID; parentID: TreeID | null; sequence: number }>(
  records: readonly R[],
): (R & { children?: readonly (R & TreeNode)[] })[] {
  type Node = R & { children?: Node[] };
  const nodes = new Map<TreeID, Node>();
  for (const record of records) nodes.set(record.id, { ...record });
  const reachesTop = (node: Node): boolean => {
    const seen = new Set<TreeID>([node.id]);
    let parentID = node.parentID;
    while (parentID !== null) {
      if (seen.has(parentID)) return false;
      seen.add(parentID);
      const parent = nodes.get(parentID);
      if (!parent) return true;
      parentID = parent.parentID;
    }
    return true;
  };
  const top: Node[] = [];
  for (const node of [...nodes.values()].sort((a, b) => a.sequence - b.sequence)) {
    const parent = node.parentID === null || !reachesTop(node) ? undefined : nodes.get(node.parentID);
    if (!parent) top.push(node);
    else parent.children = [...(parent.children ?? []), node];
  }
  return top as never;
}
