import type { LookupSets } from '@closewright/domain/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOptionalSession } from '../../app/session/app-session.ts';
import { queryFor } from '../../lib/api/index.ts';
import type { FormField } from './record-field.tsx';

/** What the choices of a form are made of. */
export interface FieldChoices {
  readonly lookups: LookupSets;
  /** Region ids whose lookup items the user may choose. */
  readonly regionIDs: readonly number[];
}

const none: LookupSets = {};

/** The lookup sets of the company and the regions of the user; asked for where a field has a lookup set. */
export function useFieldChoices(fields: Readonly<Record<string, FormField>>): FieldChoices {
  const session = useOptionalSession();
  const enabled = session !== null && Object.values(fields).some(({ lookup }) => lookup !== undefined);
  const { data: lookups = none } = useQuery({ ...queryFor('getLookups'), enabled });
  const regions = session?.regions;
  return useMemo(() => ({ lookups, regionIDs: regions?.map(({ regionID }) => regionID) ?? [] }), [lookups, regions]);
}
