import { z } from 'zod';

/** Raised when a backup is written in another way. Those of format 1 are not signed. */
export const backupFormat = 2;

/** What is named in SQL or as a part: nothing of it leads elsewhere. */
const plainName = /^[a-z_][a-z0-9_]*$/;

/** Sums and counts travel as texts: they may be larger than a number can say exactly. */
const tableSchema = z.object({
  columns: z.array(z.string()),
  rows: z.string(),
  /** By money column, in cents. */
  sums: z.record(z.string(), z.string()),
});

const partSchema = z
  .object({ name: z.string(), table: z.string().regex(plainName), rows: z.number(), sha256: z.string() })
  .refine(({ name, table }) => name === partName(table, Number(name.slice(-15, -9))));

/** What a part of the rows of a table is called in the archive. */
export function partName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.jsonl.gz`;
}

/** What a backup says of itself: the last of its entries, when all is known. */
export const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(backupFormat)]),
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string().regex(plainName), tableSchema),
  sequences: z.array(z.object({ name: z.string().regex(plainName), value: z.string().nullable() })),
  /** Where the audit of each tenant ends. */
  audit: z.array(z.object({ tenant: z.string(), rows: z.number(), head: z.string() })),
  /** The names of the keys with which values of it are sealed. The keys themselves are not in it. */
  keys: z.array(z.string()),
  /** The other entries, each with the SHA-256 of its bytes. */
  parts: z.array(partSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';

/** The entry behind it: the name of the key that signed the manifest, and the mark, in base64url. */
export const signatureName = 'manifest.signature';

/** What the signature of a manifest is for: it says nothing of another text. */
export const signaturePurpose = 'backup';
