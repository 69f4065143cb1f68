import type { CustomFormServices } from './custom-form-context.ts';
import { rtfConverter } from './rtf-converter.ts';

/** What custom fields ask of others in the app. */
export const customFormServices: CustomFormServices = {
  converter: rtfConverter,
  // The directory of companies is not there yet, so a search finds none; what is stored still reads.
  searchCompanies: async () => ({ results: [], totalRecords: 0 }),
};
