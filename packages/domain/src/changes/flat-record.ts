/** A record of plain values by field name; absent and undefined mean the same. */
export type FlatRecord = Readonly<Record<string, unknown>>;

/**
 * Whether two field values are the same. Values of the wire are texts, numbers, booleans and null, compared as they
 * are; lists and objects by their content. Undefined counts as null: a field nobody filled is empty either way.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isSameValue((left as FlatRecord)[key], (right as FlatRecord)[key]));
}
