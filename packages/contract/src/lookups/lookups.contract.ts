import { lookupSetNames } from '@closewright/domain/lookup-sets';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

/** The lookup sets (core.md §3); domain/lookup-sets says what may be done with each. */
export const lookupSets = lookupSetNames;

/** An item of a pick list. `data` is what rules know it by, such as a state's code; region 0 stands for all regions. */
export const lookupItemSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    data: z.string().nullable(),
    regionID: z.int(),
    regions: z.array(z.int()),
    inactive: z.boolean(),
  })
  .meta({ id: 'LookupItem' });

export const getLookups = endpoint({
  name: 'getLookups',
  method: 'GET',
  path: '/api/lookups',
  summary: 'All lookup sets of the file screens, limited to the regions of the caller (the global region 0 always).',
  tag: 'Lookups',
  result: z.record(z.enum(lookupSets), z.array(lookupItemSchema)),
  access: { kind: 'signedIn' },
});

/** The name of a pick list, such as `states`. */
export type LookupSet = (typeof lookupSets)[number];
/** A choice of a pick list. An inactive one is still shown where it is stored, but no longer offered. */
export type LookupItem = z.infer<typeof lookupItemSchema>;
