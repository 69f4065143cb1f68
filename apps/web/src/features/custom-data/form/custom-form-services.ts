import { searchCompanies } from './company-search.ts';
import type { CustomFormServices } from './custom-form-context.ts';
import { rtfConverter } from './rtf-converter.ts';

/** What custom fields ask of others in the app. */
export const customFormServices: CustomFormServices = { converter: rtfConverter, searchCompanies };
