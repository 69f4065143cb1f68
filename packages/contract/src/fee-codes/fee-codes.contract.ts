import { z } from 'zod';
import { endpoint, idSchema, shapeOf } from '../kit/index.ts';
import { feeCodeRecord } from './fee-code.record.ts';

const tag = 'Configuration';
const shape = shapeOf(feeCodeRecord.fields);
const body = z.strictObject(shape);

/** A fee code as it is stored. */
export const feeCodeSchema = z
  .object({ feeCodeID: idSchema, ...shape, version: z.int(), updatedAt: z.string(), updatedBy: z.string() })
  .meta({ id: 'FeeCodeRecord' });

export const listFeeCodes = endpoint({
  name: 'listFeeCodes',
  method: 'GET',
  path: '/api/configuration/fee-codes',
  summary: 'The fee codes of the tenant by their code, inactive ones included.',
  tag,
  result: z.array(feeCodeSchema),
  access: { kind: 'signedIn' },
});

export const createFeeCode = endpoint({
  name: 'createFeeCode',
  method: 'POST',
  path: '/api/configuration/fee-codes',
  summary: 'Adds a fee code.',
  tag,
  body,
  result: feeCodeSchema,
  access: { kind: 'action', action: 'administer' },
  audits: ['fee_codes'],
});

export const saveFeeCode = endpoint({
  name: 'saveFeeCode',
  method: 'PATCH',
  path: '/api/configuration/fee-codes/:feeCodeID',
  summary: 'Saves what changed on a fee code. Lines of statements that have it stay as they are.',
  tag,
  params: z.strictObject({ feeCodeID: z.coerce.number().pipe(idSchema) }),
  body: z.strictObject({ version: z.int().min(1), changes: body.partial() }),
  result: feeCodeSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['fee_codes'],
});

/** What a CSV of fee codes would do, or did. */
export const feeCodeImportSchema = z
  .object({
    added: z.array(z.string()),
    changed: z.array(z.string()),
    /** Codes that are stored as the file has them. */
    same: z.int(),
    /** What is wrong with it, by line and column; then nothing is stored. */
    problems: z.array(z.object({ line: z.int(), column: z.string(), why: z.string() })),
  })
  .meta({ id: 'FeeCodeImport' });

export const importFeeCodes = endpoint({
  name: 'importFeeCodes',
  method: 'POST',
  path: '/api/configuration/fee-codes/import',
  summary:
    'Adds and changes fee codes from a CSV, all or none; codes it does not have stay. `isTrial` only tells what it would do.',
  tag,
  body: z.strictObject({ csv: z.string().min(1).max(1_000_000), isTrial: z.boolean() }),
  result: feeCodeImportSchema,
  access: { kind: 'action', action: 'administer' },
  audits: ['fee_codes'],
});

/** A fee code as its administrator edits it. */
export type FeeCodeRecord = z.infer<typeof feeCodeSchema>;
/** What a CSV of fee codes would do, or did. */
export type FeeCodeImport = z.infer<typeof feeCodeImportSchema>;
