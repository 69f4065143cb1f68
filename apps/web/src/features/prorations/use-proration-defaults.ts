import type { Settlement } from '@closewright/contract/settlement';
import { type ProrationPlace, prorationBegins, usualProrations } from '@closewright/domain/prorations';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';

type Values = Row['values'];

/** What the office does with prorations where the property is: what a line begins with, and the usual lines that are not there yet, or why there is none. */
export function useProrationDefaults({ propertyState }: Settlement, rows: readonly Row[]) {
  const { data: all = [], isSuccess } = useQuery(queryFor('listProrationDefaults'));
  const regionID = useOpenFile()?.header?.regionID ?? null;
  const place: ProrationPlace = { state: propertyState, regionID };
  const usual = usualProrations(all, place, []).map((line): Values => ({ ...line }));
  const there = rows.map(({ values: { label } }) => (typeof label === 'string' ? label : null));
  const toAdd = usualProrations(all, place, there).map((line): Values => ({ ...line }));
  const begin: Values = { ...prorationBegins(all, place) };
  return { begin, toAdd, whyNone: isSuccess ? whyNone(propertyState, usual.length) : 'They are being read' };
}

function whyNone(state: string | null, usual: number): string {
  if (state === null) return 'The file has no property with a state';
  return usual === 0 ? `Configuration has no usual prorations of ${state}` : 'All of them are there';
}
