import type { LookupRecord } from '@closewright/contract/lookups';
import type { LookupSetName } from '@closewright/domain/lookup-sets';
import { findItem } from '@closewright/domain/lookups';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, messageOf, queryFor } from '../../../lib/api/index.ts';

/** The items of a set, and what an administrator does with them. */
export function useLookupSet(set: LookupSetName) {
  const client = useQueryClient();
  const input = { params: { set } };
  const items = useQuery(queryFor('listLookupSet', input));
  const lookups = useQuery(queryFor('getLookups'));
  /** The name of a region; the global one is everywhere. */
  const regionName = (regionID: number) =>
    regionID === 0 ? 'All regions' : (findItem(lookups.data ?? {}, 'regions', regionID)?.name ?? `Region ${regionID}`);

  /** What was changed is offered at once on every screen. */
  const refresh = () => {
    void client.invalidateQueries({ queryKey: keyFor('listLookupSet', input) });
    void client.invalidateQueries({ queryKey: keyFor('getLookups') });
  };
  /** Moves an item by one place, at once; a refusal brings the old order back. */
  const move = async (id: number, by: 1 | -1) => {
    const before = items.data ?? [];
    const from = before.findIndex((item) => item.id === id);
    const moved = moveItem(before, from, from + by);
    if (moved === before) return;
    client.setQueryData<LookupRecord[]>(keyFor('listLookupSet', input), moved);
    try {
      await call('orderLookupSet', { ...input, body: { ids: moved.map((item) => item.id) } });
    } catch (error) {
      toasts.error({ title: 'The list keeps its order', message: messageOf(error) });
    }
    refresh();
  };
  return { items, regions: lookups.data?.regions ?? [], regionName, refresh, move };
}

/** The list with one item at another place; the same list where there is no such place. */
function moveItem(items: LookupRecord[], from: number, to: number): LookupRecord[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
