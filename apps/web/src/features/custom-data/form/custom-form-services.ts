import { searchCompanies } from '../../../lib/companies/search-companies.ts';
import type { CustomFormServices } from './custom-form-context.ts';
import { rtfConverter } from './rtf-converter.ts';

/** What custom fields ask of others in the app. */
export const customFormServices: CustomFormServices = { converter: rtfConverter, searchCompanies };
