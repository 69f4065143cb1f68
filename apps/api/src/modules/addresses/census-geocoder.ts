import { z } from 'zod';
import { type AddressProvider, addressLine } from './address-provider.ts';
import { properCase } from './proper-case.ts';

/** A house number, a street and something of a place: the geocoder completes addresses, it does not guess streets. */
const looksWhole = /\d.*\s\S{2,}.*\s\S{2,}/;
/** Answers longer than this are none of a geocoder's. */
const mostBytes = 256 * 1024;

const part = z.string().max(200).optional();

/** What is used of an answer of `geographies/onelineaddress`; the rest is ignored. */
const answerSchema = z.object({
  result: z.object({
    addressMatches: z
      .array(
        z.object({
          matchedAddress: z.string().max(300),
          addressComponents: z.object({ city: part, state: part, zip: part }),
          geographies: z.object({ Counties: z.array(z.object({ BASENAME: part })).optional() }).optional(),
        }),
      )
      .max(50),
  }),
});

export interface GeocoderOptions {
  /** Where it is, for instance `https://geocoding.geo.census.gov/geocoder`. */
  readonly url: string;
  /** How long an answer is waited for, in milliseconds. */
  readonly timeout: number;
}

/**
 * The public geocoder of the US Census Bureau (https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html), without a key.
 * It fails when there is no answer in time, and for every answer that is not one of a geocoder.
 */
export function censusGeocoder({ url, timeout }: GeocoderOptions): AddressProvider {
  return {
    async find({ searchText, state }) {
      const address = state === '' || endsWithState(searchText, state) ? searchText : `${searchText}, ${state}`;
      if (!looksWhole.test(address)) return [];
      const query = new URLSearchParams({
        address,
        benchmark: 'Public_AR_Current',
        vintage: 'Current_Current',
        layers: 'Counties',
        format: 'json',
      });
      const response = await fetch(`${url.replace(/\/+$/, '')}/geographies/onelineaddress?${query}`, {
        headers: { Accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
      const { result } = answerSchema.parse(JSON.parse(await readAtMost(response, mostBytes)));
      return result.addressMatches.map(
        ({ matchedAddress, addressComponents: { city, state: found, zip }, geographies }) =>
          addressLine({
            // "456 SOMEWHERE AVE, ANYTOWN, ST, 12345": the street is what stands before the first comma.
            line1: properCase(matchedAddress.split(',')[0] ?? ''),
            line2: '',
            city: properCase(city ?? ''),
            state: (found ?? '').toUpperCase(),
            zipCode: zip ?? '',
            county: geographies?.Counties?.[0]?.BASENAME ?? null,
          }),
      );
    },
  };
}

/** Whether a text names the state already, perhaps before a ZIP. */
function endsWithState(text: string, state: string): boolean {
  return new RegExp(`\\b${state}\\b[\\s,]*(\\d{5}(-\\d{4})?)?\\s*$`, 'i').test(text);
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error('The geocoder answered too much');
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}
