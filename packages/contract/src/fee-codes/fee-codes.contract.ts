import { z } from 'zod';
import {
  csvBody,
  csvImportSchema,
  endpoint,
  idInPath,
  idSchema,
  officeBodies,
  shapeOf,
  storedFacts,
} from '../kit/index.ts';
import { feeCodeRecord } from './fee-code.record.ts';

const tag = 'Configuration';
const path = '/api/configuration/fee-codes';
const { fields, table } = feeCodeRecord;
const bodies = officeBodies(fields);

/** A fee code as it is stored. */
export const feeCodeSchema = z
  .object({ feeCodeID: idSchema, ...shapeOf(fields), ...storedFacts })
  .meta({ id: 'FeeCodeRecord' });

export const listFeeCodes = endpoint({
  name: 'listFeeCodes',
  method: 'GET',
  path,
  summary: 'The fee codes of the tenant by their code, inactive ones included.',
  tag,
  result: z.array(feeCodeSchema),
  access: { kind: 'signedIn' },
});

export const createFeeCode = endpoint({
  name: 'createFeeCode',
  method: 'POST',
  path,
  summary: 'Adds a fee code.',
  tag,
  body: bodies.added,
  result: feeCodeSchema,
  access: { kind: 'action', action: 'administer' },
  audits: [table],
});

export const saveFeeCode = endpoint({
  name: 'saveFeeCode',
  method: 'PATCH',
  path: `${path}/:feeCodeID`,
  summary: 'Saves what changed on a fee code. Lines of statements that have it stay as they are.',
  tag,
  params: z.strictObject({ feeCodeID: idInPath }),
  body: bodies.saved,
  result: feeCodeSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: [table],
});

export const importFeeCodes = endpoint({
  name: 'importFeeCodes',
  method: 'POST',
  path: `${path}/import`,
  summary:
    'Adds and changes fee codes from a CSV, all or none; codes it does not have stay. `isTrial` only tells what it would do.',
  tag,
  body: csvBody,
  result: csvImportSchema,
  access: { kind: 'action', action: 'administer' },
  audits: [table],
});

/** A fee code as its administrator edits it. */
export type FeeCodeRecord = z.infer<typeof feeCodeSchema>;
