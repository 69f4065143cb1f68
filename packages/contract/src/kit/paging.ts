import { z } from 'zod';

/** The page asked for (building-blocks.md §3 Search request: skip, take, default 50). */
export const pageQuery = {
  skip: z.coerce.number().int().min(0).max(10_000_000).default(0),
  take: z.coerce.number().int().min(1).max(200).default(50),
} as const;

/** One page and how many there are in all (building-blocks.md §3 Search result). */
export function pageOf<S extends z.ZodType>(row: S) {
  return z.object({ results: z.array(row), totalRecords: z.int() });
}
