import { addressLookupLimits } from '@closewright/domain/file-records';
import { z } from 'zod';
import { endpoint } from '../kit/index.ts';

/** A whole address (building-blocks.md §3 Address lookup result). `text` is the address in one line. */
export const addressLineSchema = z
  .object({
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    state: z.object({ abbreviation: z.string() }),
    zipCode: z.string(),
    /** Null where the provider does not know it. */
    county: z.string().nullable(),
    text: z.string(),
  })
  .meta({ id: 'AddressLine' });

export const lookUpAddress = endpoint({
  name: 'lookUpAddress',
  method: 'GET',
  path: '/api/address-lookup',
  summary:
    'Whole addresses for the beginning of one: those the tenant has, and where it has none those of the public geocoder, where one is set. A provider that fails or hangs finds nothing.',
  tag: 'Addresses',
  query: z.strictObject({
    searchText: z.string().trim().min(addressLookupLimits.minLength).max(addressLookupLimits.maxLength),
    state: z.string().trim().length(2).optional(),
  }),
  result: z.object({ lines: z.array(addressLineSchema) }).meta({ id: 'AddressLines' }),
  access: { kind: 'signedIn' },
});

/** A suggested address, whole and in parts. `state.abbreviation` is the two-letter code. */
export type AddressLine = z.infer<typeof addressLineSchema>;
