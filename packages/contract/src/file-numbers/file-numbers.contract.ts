import { z } from 'zod';
import { endpoint, shapeOf } from '../kit/index.ts';
import { fileNumberPoolRecord } from './file-number-pool.record.ts';

const tag = 'Configuration';
const id = z.int32().positive();

const poolShape = {
  ...shapeOf(fileNumberPoolRecord.fields),
  /** The branches that take their numbers from the pool; a branch has one pool at most. */
  branchIDs: z.array(id).max(1000),
} as const;

/** A pool that branches take file numbers from: `prefix`, which may hold {YYYY} or {YY}, then `nextNumber` in `width` digits. */
export const fileNumberPoolSchema = z
  .object({ poolID: id, ...poolShape, version: z.int(), updatedAt: z.string(), updatedBy: z.string() })
  .meta({ id: 'FileNumberPool' });

export const listFileNumberPools = endpoint({
  name: 'listFileNumberPools',
  method: 'GET',
  path: '/api/configuration/file-number-pools',
  summary: 'The pools that give files their numbers, with their branches.',
  tag,
  result: z.array(fileNumberPoolSchema),
  access: { kind: 'action', action: 'readConfiguration' },
});

export const addFileNumberPool = endpoint({
  name: 'addFileNumberPool',
  method: 'POST',
  path: '/api/configuration/file-number-pools',
  summary: 'Adds a pool of file numbers. No two pools have the same prefix.',
  tag,
  body: z.strictObject(poolShape),
  result: fileNumberPoolSchema,
  access: { kind: 'action', action: 'administer' },
  audits: ['file_number_pools'],
});

export const saveFileNumberPool = endpoint({
  name: 'saveFileNumberPool',
  method: 'PUT',
  path: '/api/configuration/file-number-pools/:poolID',
  summary: 'Changes a pool. A number that was given is not given again.',
  tag,
  params: z.strictObject({ poolID: z.coerce.number().pipe(id) }),
  body: z.strictObject({ version: z.int().min(1), ...poolShape }),
  result: fileNumberPoolSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['file_number_pools'],
});

export const takeFileNumber = endpoint({
  name: 'takeFileNumber',
  method: 'POST',
  path: '/api/file-numbers/next',
  summary: 'Takes the next file number of a branch from its pool (core.md §7). No number is given twice.',
  tag: 'Orders',
  body: z.strictObject({ branchID: id }),
  result: z.object({ fileNumber: z.string() }),
  access: { kind: 'action', action: 'createOrder' },
  errors: ['NOT_FOUND', 'NO_FILE_NUMBER'],
  audits: ['file_number_pools'],
});

/** A pool of file numbers as its administrator edits it. */
export type FileNumberPool = z.infer<typeof fileNumberPoolSchema>;
