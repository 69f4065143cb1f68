import { z } from 'zod';

/** Raised when a backup is written in another way. */
export const backupFormat = 1;

/** Sums and counts travel as texts: they may be larger than a number can say exactly. */
const tableSchema = z.object({
  columns: z.array(z.string()),
  rows: z.string(),
  /** By money column, in cents. */
  sums: z.record(z.string(), z.string()),
});

/** What a backup says of itself: the last of its entries, when all is known. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string(), tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Where the audit of each tenant ends. */
  audit: z.array(z.object({ tenant: z.string(), rows: z.number(), head: z.string() })),
  /** The names of the keys with which values of it are sealed. The keys themselves are not in it. */
  keys: z.array(z.string()),
  /** The other entries, each with the SHA-256 of its bytes. */
  parts: z.array(z.object({ name: z.string(), table: z.string(), rows: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';
