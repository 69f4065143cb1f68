import { customDataLimits } from './limits.ts';

/** Said of an entry that is in its list already (building-blocks.md §5, list manager). */
export const itemExists = 'An item with this value already exists.';

/** A choice as an administrator wants it. */
export interface ListEntry {
  readonly availableValue: string;
  /** The parent list's value that offers it; null in a list without parent. */
  readonly parentID: number | null;
}

/**
 * What is wrong with the choices of a list, by their place in it. The same text may stand under two parent values, once
 * under each.
 * @param parentValues ids of the parent list's values; null for a list without parent
 */
export function listProblems(
  entries: readonly ListEntry[],
  parentValues: ReadonlySet<number> | null,
): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  const seen = new Set<string>();
  for (const [index, { availableValue, parentID }] of entries.entries()) {
    const text = availableValue.trim();
    const key = JSON.stringify([parentID, text.toLowerCase()]);
    const problem =
      text === ''
        ? 'This value is required.'
        : text.length > customDataLimits.listValue
          ? `At most ${customDataLimits.listValue} characters.`
          : (parentEntryProblem(parentID, parentValues) ?? (seen.has(key) ? itemExists : null));
    if (problem !== null) problems.set(index, problem);
    seen.add(key);
  }
  return problems;
}

function parentEntryProblem(parentID: number | null, parentValues: ReadonlySet<number> | null): string | null {
  if (parentValues === null) return parentID === null ? null : 'This list depends on no other.';
  if (parentID === null) return 'Choose the parent value that offers this one.';
  return parentValues.has(parentID) ? null : 'The parent list has no such value.';
}
