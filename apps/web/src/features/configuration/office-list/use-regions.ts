import { itemName } from '@closewright/domain/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../../lib/api/index.ts';

const everywhere = { value: 0, label: 'All regions' };

/** The regions as a choice, all of them first, and the name of one. */
export function useRegions() {
  const { data: lookups } = useQuery(queryFor('getLookups'));
  return useMemo(() => {
    const regions = lookups?.regions ?? [];
    return {
      options: [everywhere, ...regions.map(({ id, name }) => ({ value: id, label: name }))],
      nameOf: (regionID: number) =>
        regionID === everywhere.value ? everywhere.label : itemName(lookups ?? {}, 'regions', regionID),
    };
  }, [lookups]);
}
