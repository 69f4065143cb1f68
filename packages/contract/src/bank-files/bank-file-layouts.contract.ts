import { z } from 'zod';
import { endpoint, idInPath, idSchema, storedFacts } from '../kit/index.ts';
import { bankFileLayoutSchema } from './bank-file-layout.schema.ts';

const tag = 'Configuration';
const path = '/api/configuration/bank-file-layouts';
const read = { kind: 'action', action: 'readBankAccounts' } as const;
const write = { kind: 'action', action: 'saveBankAccounts' } as const;

/** A layout as it is stored. */
export const bankFileLayoutRecordSchema = bankFileLayoutSchema
  .extend({
    bankFileLayoutID: idSchema,
    ...storedFacts,
    /** What is stored cannot be read: all but its name is that of a new one. Nothing is done by it until it is saved anew. */
    isUnreadable: z.boolean(),
  })
  .meta({ id: 'BankFileLayoutRecord' });

export const listBankFileLayouts = endpoint({
  name: 'listBankFileLayouts',
  method: 'GET',
  path,
  summary: 'How the banks of the office write their CSV files, inactive layouts included.',
  tag,
  result: z.array(bankFileLayoutRecordSchema),
  access: read,
});

export const createBankFileLayout = endpoint({
  name: 'createBankFileLayout',
  method: 'POST',
  path,
  summary: "Adds a layout of a bank's CSV files.",
  tag,
  body: bankFileLayoutSchema,
  result: bankFileLayoutRecordSchema,
  access: write,
  audits: ['bank_file_layouts'],
});

export const saveBankFileLayout = endpoint({
  name: 'saveBankFileLayout',
  method: 'PATCH',
  path: `${path}/:bankFileLayoutID`,
  summary: "Saves what changed on a layout of a bank's CSV files. What was taken by it stays as it is.",
  tag,
  params: z.strictObject({ bankFileLayoutID: idInPath }),
  body: z.strictObject({ version: z.int().min(1), changes: bankFileLayoutSchema.partial() }),
  result: bankFileLayoutRecordSchema,
  access: write,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['bank_file_layouts'],
});

/** A layout as it is stored. */
export type BankFileLayoutRecord = z.infer<typeof bankFileLayoutRecordSchema>;
