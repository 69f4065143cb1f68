import { mostCharactersOfCsv } from '@closewright/domain/office-lists';
import { z } from 'zod';
import { type Fields, shapeOf } from './fields.ts';
import { idSchema } from './ids.ts';

/** What stands beside the fields of a stored row of a list of the office. */
export const storedFacts = { version: z.int(), updatedAt: z.string(), updatedBy: z.string() } as const;

/** The body of a call that adds a row, and of one that saves what changed on it. */
export function officeBodies<F extends Fields>(fields: F) {
  const added = z.strictObject(shapeOf(fields));
  return { added, saved: z.strictObject({ version: z.int().min(1), changes: added.partial() }) };
}

/** The id of a row in an address. */
export const idInPath = z.coerce.number().pipe(idSchema);

/** A CSV that is brought; a trial only tells what it would do. */
export const csvBody = z.strictObject({ csv: z.string().min(1).max(mostCharactersOfCsv), isTrial: z.boolean() });

/** What a CSV of a list of the office would do, or did. */
export const csvImportSchema = z
  .object({
    /** What the rows are called. */
    added: z.array(z.string()),
    changed: z.array(z.string()),
    /** Rows that are stored as the file has them. */
    same: z.int(),
    /** What is wrong with it, by line and column; then nothing is stored. */
    problems: z.array(z.object({ line: z.int(), column: z.string(), why: z.string() })),
  })
  .meta({ id: 'CsvImport' });

/** What a CSV would do, or did. */
export type CsvImport = z.infer<typeof csvImportSchema>;
