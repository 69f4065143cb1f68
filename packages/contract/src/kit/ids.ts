import { z } from 'zod';

/** An id the server gave: a positive 32-bit integer. */
export const idSchema = z.int().positive().max(2_147_483_647);

/** The id of a row inside a change: a stored one, or a negative temporary id for a new row (building-blocks.md §3). */
export const rowID = z
  .int()
  .min(-1000)
  .max(2_147_483_647)
  .refine((id) => id !== 0, 'A row id is never zero');

/** The place of a row in its list; the rows are read in this order. */
export const rowPlace = z.int().min(1).max(10_000);
