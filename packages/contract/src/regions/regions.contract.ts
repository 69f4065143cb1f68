import { z } from 'zod';
import { endpoint, idSchema, shapeOf } from '../kit/index.ts';
import { branchFields } from './branch.fields.ts';
import { regionFields } from './region.fields.ts';

const tag = 'Configuration';
const idText = z.coerce.number().pipe(idSchema);
const stored = { version: z.int(), updatedAt: z.string(), updatedBy: z.string() };

/** A region as its administrator sees it, with how many branches, users and files are in it. */
export const regionRecordSchema = z
  .object({
    regionID: idSchema,
    ...shapeOf(regionFields),
    branchCount: z.int(),
    userCount: z.int(),
    fileCount: z.int(),
    ...stored,
  })
  .meta({ id: 'RegionRecord' });

/** A branch as its administrator sees it, with how many users and files it has. */
export const branchRecordSchema = z
  .object({ branchID: idSchema, ...shapeOf(branchFields), userCount: z.int(), fileCount: z.int(), ...stored })
  .meta({ id: 'BranchRecord' });

const regionBody = z.strictObject(shapeOf(regionFields));
const branchBody = z.strictObject(shapeOf(branchFields));

export const listRegions = endpoint({
  name: 'listRegions',
  method: 'GET',
  path: '/api/configuration/regions',
  summary: 'Every region of the tenant, inactive ones included.',
  tag,
  result: z.array(regionRecordSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const createRegion = endpoint({
  name: 'createRegion',
  method: 'POST',
  path: '/api/configuration/regions',
  summary: 'Adds a region. A new default region takes the place of the one before.',
  tag,
  body: regionBody,
  result: regionRecordSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NAME_IN_USE'],
  audits: ['regions'],
});

export const saveRegion = endpoint({
  name: 'saveRegion',
  method: 'PATCH',
  path: '/api/configuration/regions/:regionID',
  summary: 'Saves what changed on a region.',
  tag,
  params: z.strictObject({ regionID: idText }),
  body: z.strictObject({ version: z.int().min(1), changes: regionBody.partial() }),
  result: regionRecordSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'NAME_IN_USE'],
  idempotent: false,
  audits: ['regions'],
});

export const listBranches = endpoint({
  name: 'listBranches',
  method: 'GET',
  path: '/api/configuration/branches',
  summary: 'Every branch of the tenant, inactive ones included.',
  tag,
  result: z.array(branchRecordSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const createBranch = endpoint({
  name: 'createBranch',
  method: 'POST',
  path: '/api/configuration/branches',
  summary: 'Adds a branch to a region.',
  tag,
  body: branchBody,
  result: branchRecordSchema,
  access: { kind: 'action', action: 'administer' },
  audits: ['branches'],
});

export const saveBranch = endpoint({
  name: 'saveBranch',
  method: 'PATCH',
  path: '/api/configuration/branches/:branchID',
  summary: 'Saves what changed on a branch. One with files stays in its region.',
  tag,
  params: z.strictObject({ branchID: idText }),
  body: z.strictObject({ version: z.int().min(1), changes: branchBody.partial() }),
  result: branchRecordSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['branches'],
});

/** A line of the region list. The counts say how much uses the region. */
export type RegionRecord = z.infer<typeof regionRecordSchema>;
/** A line of the branch list, with the region it belongs to. */
export type BranchRecord = z.infer<typeof branchRecordSchema>;
