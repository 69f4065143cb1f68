import { z } from 'zod';
import { endpoint, idInPath, idSchema, storedFacts } from '../kit/index.ts';
import { positivePayLayoutSchema } from './positive-pay-layout.schema.ts';

const tag = 'Configuration';
const path = '/api/configuration/positive-pay-layouts';
const read = { kind: 'action', action: 'readBankAccounts' } as const;
const write = { kind: 'action', action: 'saveBankAccounts' } as const;

/** A layout as it is stored. */
export const positivePayLayoutRecordSchema = positivePayLayoutSchema
  .extend({
    positivePayLayoutID: idSchema,
    ...storedFacts,
    /** What is stored cannot be read: all but its name is that of a new one. Nothing is done by it until it is saved anew. */
    isUnreadable: z.boolean(),
  })
  .meta({ id: 'PositivePayLayoutRecord' });

export const listPositivePayLayouts = endpoint({
  name: 'listPositivePayLayouts',
  method: 'GET',
  path,
  summary: 'How the banks of the office want to be told which checks they may pay, inactive layouts included.',
  tag,
  result: z.array(positivePayLayoutRecordSchema),
  access: read,
});

export const createPositivePayLayout = endpoint({
  name: 'createPositivePayLayout',
  method: 'POST',
  path,
  summary: 'Adds a layout of positive pay files.',
  tag,
  body: positivePayLayoutSchema,
  result: positivePayLayoutRecordSchema,
  access: write,
  audits: ['positive_pay_layouts'],
});

export const savePositivePayLayout = endpoint({
  name: 'savePositivePayLayout',
  method: 'PATCH',
  path: `${path}/:positivePayLayoutID`,
  summary: 'Saves what changed on a layout of positive pay files. Files that were made stay as they are.',
  tag,
  params: z.strictObject({ positivePayLayoutID: idInPath }),
  body: z.strictObject({ version: z.int().min(1), changes: positivePayLayoutSchema.partial() }),
  result: positivePayLayoutRecordSchema,
  access: write,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['positive_pay_layouts'],
});

/** A layout as it is stored. */
export type PositivePayLayoutRecord = z.infer<typeof positivePayLayoutRecordSchema>;
