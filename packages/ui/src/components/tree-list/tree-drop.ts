import type { TreeID, TreeRow, TreeTarget } from './tree-list.types.ts';

/** Where a drag would drop: the target, and the level at which the line is drawn. */
export interface DropPlace extends TreeTarget {
  level: number;
}

/**
 * The place between two rows at the level nearest to the wanted one, or null where the items may not go.
 * @param rows the rows shown
 * @param gap number of rows above the place
 * @param wanted level the pointer stands at
 * @param moving the dragged items (topmost only)
 * @param depth levels in the deepest dragged branch
 */
export function dropPlace<T>(
  rows: readonly TreeRow<T>[],
  gap: number,
  wanted: number,
  moving: ReadonlySet<TreeID>,
  depth: number,
  maxLevel: number,
): DropPlace | null {
  // The dragged branches are out of the list while they hang on the pointer.
  const out = new Set<TreeID>(moving);
  for (const row of rows) if (row.parentID !== null && out.has(row.parentID)) out.add(row.id);
  const above = rows.slice(0, gap).findLast((row) => !out.has(row.id));
  const below = rows.slice(gap).find((row) => !out.has(row.id));
  const inside = above && (!above.hasChildren || above.open) ? above.level + 1 : (above?.level ?? 1);
  const most = Math.min(inside, maxLevel - depth + 1);
  const least = below?.level ?? 1;
  if (least > most) return null;
  const level = Math.max(least, Math.min(wanted, most));
  if (!above) return { parentID: null, index: 0, level: 1 };
  if (level === above.level + 1) return { parentID: above.id, index: 0, level };
  const byID = new Map(rows.map((row) => [row.id, row]));
  let before = above;
  while (before.level > level) {
    const parent = before.parentID === null ? undefined : byID.get(before.parentID);
    if (!parent) break;
    before = parent;
  }
  const staying = rows.filter(
    (row) => row.parentID === before.parentID && row.position <= before.position && !out.has(row.id),
  );
  return { parentID: before.parentID, index: staying.length, level };
}
