import type { ActionName } from '@closewright/domain/access';
import { z } from 'zod';
import { type AccessRule, endpoint } from './endpoint.ts';
import { csvBody, csvImportSchema, idInPath, officeBodies, storedFacts } from './office-list.ts';
import type { RecordKind } from './record.ts';
import { rowSchema } from './record-schema.ts';

/** What calls of a list of the office are called, and what they say. */
interface OfficeCallWords {
  /** `FeeCode`, `FeeCodes`: the calls are `listFeeCodes`, `saveFeeCode`. */
  readonly one: string;
  readonly many: string;
  /** The last part of their address. */
  readonly path: string;
  /** What the list is: the summary of its read. */
  readonly list: string;
  /** What saving a row leaves as it is: a sentence. */
  readonly stays: string;
  /** The action that reads it. Default: whoever is signed in. */
  readonly read?: ActionName;
  /** The action that changes it. Default: `administer`. */
  readonly write?: ActionName;
}

/** The four calls of a list of the office: read whole, added to, saved row by row, brought as a CSV. Rows are made inactive, never removed. */
export function officeCalls<
  const K extends RecordKind,
  F extends Readonly<Record<string, z.ZodType>> = Record<never, never>,
>(
  kind: K,
  {
    one,
    many,
    path: last,
    list,
    stays,
    facts,
    ...rights
  }: OfficeCallWords & {
    /** What the system says of a row besides. */
    readonly facts?: F;
  },
) {
  const { table, noun } = kind;
  const fields: K['fields'] = kind.fields;
  const id: K['id'] = kind.id;
  const path = `/api/configuration/${last}`;
  const tag = 'Configuration';
  const access = { kind: 'action', action: rights.write ?? 'administer' } as const;
  const reading: Extract<AccessRule, { kind: 'signedIn' | 'action' }> =
    rights.read === undefined ? { kind: 'signedIn' } : { kind: 'action', action: rights.read };
  const called = noun.toLowerCase();
  const bodies = officeBodies(fields);
  const params = z.strictObject({ [id]: idInPath } as Record<K['id'], typeof idInPath>);
  const stored = rowSchema(kind)
    // Without facts there are none, which the type repeats.
    .extend({ ...storedFacts, ...(facts ?? ({} as F)) })
    .meta({ id: `${one}Record` });
  return {
    stored,
    list: endpoint({
      name: `list${many}`,
      method: 'GET',
      path,
      summary: list,
      tag,
      result: z.array(stored),
      access: reading,
    }),
    create: endpoint({
      name: `create${one}`,
      method: 'POST',
      path,
      summary: `Adds a ${called}.`,
      tag,
      body: bodies.added,
      result: stored,
      access,
      audits: [table],
    }),
    save: endpoint({
      name: `save${one}`,
      method: 'PATCH',
      path: `${path}/:${id}`,
      summary: `Saves what changed on a ${called}. ${stays}`,
      tag,
      params,
      body: bodies.saved,
      result: stored,
      access,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
      idempotent: false,
      audits: [table],
    }),
    bring: endpoint({
      name: `import${many}`,
      method: 'POST',
      path: `${path}/import`,
      summary: `Adds and changes ${called}s from a CSV, all or none; rows it does not have stay. \`isTrial\` only tells what it would do.`,
      tag,
      body: csvBody,
      result: csvImportSchema,
      access,
      audits: [table],
    }),
  };
}
