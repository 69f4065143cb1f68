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
import { prorationDefaultRecord } from './proration-default.record.ts';

const tag = 'Configuration';
const path = '/api/configuration/proration-defaults';
const { fields, table } = prorationDefaultRecord;
const bodies = officeBodies(fields);

/** A proration default as it is stored. */
export const prorationDefaultSchema = z
  .object({ prorationDefaultID: idSchema, ...shapeOf(fields), ...storedFacts })
  .meta({ id: 'ProrationDefaultRecord' });

export const listProrationDefaults = endpoint({
  name: 'listProrationDefaults',
  method: 'GET',
  path,
  summary: 'What the office does with prorations by state and region, inactive ones included.',
  tag,
  result: z.array(prorationDefaultSchema),
  access: { kind: 'signedIn' },
});

export const createProrationDefault = endpoint({
  name: 'createProrationDefault',
  method: 'POST',
  path,
  summary: 'Adds a proration default.',
  tag,
  body: bodies.added,
  result: prorationDefaultSchema,
  access: { kind: 'action', action: 'administer' },
  audits: [table],
});

export const saveProrationDefault = endpoint({
  name: 'saveProrationDefault',
  method: 'PATCH',
  path: `${path}/:prorationDefaultID`,
  summary: 'Saves what changed on a proration default. Prorations of statements stay as they are.',
  tag,
  params: z.strictObject({ prorationDefaultID: idInPath }),
  body: bodies.saved,
  result: prorationDefaultSchema,
  access: { kind: 'action', action: 'administer' },
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  idempotent: false,
  audits: [table],
});

export const importProrationDefaults = endpoint({
  name: 'importProrationDefaults',
  method: 'POST',
  path: `${path}/import`,
  summary:
    'Adds and changes proration defaults from a CSV, all or none; rows it does not have stay. `isTrial` only tells what it would do.',
  tag,
  body: csvBody,
  result: csvImportSchema,
  access: { kind: 'action', action: 'administer' },
  audits: [table],
});

/** A proration default as its administrator edits it. */
export type ProrationDefaultRecord = z.infer<typeof prorationDefaultSchema>;
