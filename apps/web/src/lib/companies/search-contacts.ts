import type { Contact, ContactSearchRequest } from '@closewright/ui/contact-picker';
import { send } from '../api/index.ts';
import { type CompanySearchScope, searchLimits } from './search-companies.ts';

/** Searches the contacts of all companies that a search of companies would find, by the beginning of a word of their name. */
export async function searchContacts(
  { searchTerm, skip, take, roleTypeIDs, signal }: ContactSearchRequest & { roleTypeIDs: readonly number[] },
  { regionID }: Pick<CompanySearchScope, 'regionID'> = {},
): Promise<{ results: Contact[]; totalRecords: number }> {
  const { results, totalRecords } = await send(
    'searchContacts',
    {
      query: {
        searchTerm: searchTerm.slice(0, searchLimits.searchTerm),
        ...(roleTypeIDs.length > 0 ? { roleTypeIDs: roleTypeIDs.join(',') } : {}),
        ...(regionID === undefined ? {} : { regionID }),
        skip,
        take,
      },
    },
    { signal },
  );
  return {
    results: results.map(({ title: _title, ...contact }) => contact),
    totalRecords,
  };
}
