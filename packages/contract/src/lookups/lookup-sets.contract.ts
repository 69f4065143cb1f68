import { z } from 'zod';
import { endpoint, line, shapeOf } from '../kit/index.ts';
import { lookupRecord } from './lookup.record.ts';
import { lookupItemSchema, lookupSets } from './lookups.contract.ts';

const tag = 'Configuration';
const setParams = z.strictObject({ set: z.enum(lookupSets) });
const itemParams = setParams.extend({ itemID: z.coerce.number().pipe(z.int32()) });

/** An item as its administrator sees it: with its version and who changed it. */
export const lookupRecordSchema = lookupItemSchema
  .extend({ version: z.int(), updatedAt: z.string(), updatedBy: z.string() })
  .meta({ id: 'LookupRecord' });

const itemBody = z.strictObject({
  ...shapeOf(lookupRecord.fields),
  data: line().max(200).nullable(),
  /** Further regions; an item of the global region has none. */
  regions: z.array(z.int32().positive()).max(200),
});

export const listLookupSet = endpoint({
  name: 'listLookupSet',
  method: 'GET',
  path: '/api/configuration/lookups/:set',
  summary: 'Every stored item of a lookup set, inactive ones and those of all regions included, in their order.',
  tag,
  params: setParams,
  result: z.array(lookupRecordSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const getLookupUsage = endpoint({
  name: 'getLookupUsage',
  method: 'GET',
  path: '/api/configuration/lookups/:set/:itemID/usage',
  summary: 'How many files use an item, and the numbers of some of them: asked before it is made inactive.',
  tag,
  params: itemParams,
  result: z.object({ files: z.int(), examples: z.array(z.string()) }).meta({ id: 'LookupUsage' }),
  access: { kind: 'action', action: 'readConfiguration' },
  errors: ['NOT_FOUND'],
});

export const addLookupItem = endpoint({
  name: 'addLookupItem',
  method: 'POST',
  path: '/api/configuration/lookups/:set',
  summary: 'Adds an item to the end of a lookup set that the tenant keeps.',
  tag,
  params: setParams,
  body: itemBody.omit({ inactive: true }),
  result: lookupRecordSchema,
  access: { kind: 'action', action: 'administer' },
  audits: ['lookups'],
});

export const saveLookupItem = endpoint({
  name: 'saveLookupItem',
  method: 'PATCH',
  path: '/api/configuration/lookups/:set/:itemID',
  summary: 'Changes an item. One that files use becomes inactive only with `evenIfUsed`.',
  tag,
  params: itemParams,
  body: z.strictObject({
    version: z.int().min(1),
    changes: itemBody.partial(),
    evenIfUsed: z.boolean().default(false),
  }),
  result: lookupRecordSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ITEM_IN_USE'],
  idempotent: false,
  audits: ['lookups'],
});

export const orderLookupSet = endpoint({
  name: 'orderLookupSet',
  method: 'PUT',
  path: '/api/configuration/lookups/:set/order',
  summary: 'Stores the order in which the items of a lookup set are offered: all ids of the set, each once.',
  tag,
  params: setParams,
  body: z.strictObject({ ids: z.array(z.int32()).min(1).max(5000) }),
  result: z.array(lookupRecordSchema),
  access: { kind: 'action', action: 'administer' },
  audits: ['lookups'],
});

/** A lookup item as an administrator edits it. */
export type LookupRecord = z.infer<typeof lookupRecordSchema>;
