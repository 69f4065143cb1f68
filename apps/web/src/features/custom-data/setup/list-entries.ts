import type { CustomDataListValue } from '@closewright/contract/custom-data';
import type { ListManagerItem } from '@closewright/ui/list-manager';

/** A choice while its list is edited. New ones have negative ids. */
export interface ListEntryItem extends ListManagerItem {
  id: number;
  parentID: number | null;
}

/** The choices of a list as they are edited. */
export function entriesOf(values: readonly CustomDataListValue[]): ListEntryItem[] {
  return values
    .toSorted((a, b) => a.positionOrdinal - b.positionOrdinal)
    .map(({ customDataListValueID: id, availableValue: name, parentID }) => ({ id, name, parentID }));
}

/** All choices with those of one parent value exchanged; the others keep their order. */
export function withEntries(
  entries: readonly ListEntryItem[],
  parentID: number | null,
  next: readonly ListEntryItem[],
): ListEntryItem[] {
  const before = entries.findIndex((entry) => entry.parentID === parentID);
  const others = entries.filter((entry) => entry.parentID !== parentID);
  const at = before < 0 ? others.length : entries.slice(0, before).filter((e) => e.parentID !== parentID).length;
  return [...others.slice(0, at), ...next, ...others.slice(at)];
}

/** What a save sends: every choice in its order, 0 for the id of a new one. */
export function sentEntries(entries: readonly ListEntryItem[]) {
  return entries.map(({ id, name, parentID }) => ({
    customDataListValueID: Math.max(0, id),
    availableValue: name,
    parentID,
  }));
}

/** The lines of a pasted text that are no choice yet, without blanks around and each once. */
export function newNames(text: string, entries: readonly Pick<ListEntryItem, 'name'>[]): string[] {
  const seen = new Set(entries.map(({ name }) => name.toLowerCase()));
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => {
      const isNew = line !== '' && !seen.has(line.toLowerCase());
      seen.add(line.toLowerCase());
      return isNew;
    });
}
