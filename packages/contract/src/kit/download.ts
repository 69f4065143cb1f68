import { z } from 'zod';

/**
 * Where a file may be fetched from (house.md: a call answers a short-lived address, the bytes travel outside of the
 * envelope). The address holds for a minute, on the host of the tenant only, and needs no token.
 */
export const downloadSchema = z
  .object({ url: z.string(), fileName: z.string(), mediaType: z.string() })
  .meta({ id: 'Download' });

/** A short-lived address of a file to download, with its name and media type. */
export type DownloadAddress = z.infer<typeof downloadSchema>;
