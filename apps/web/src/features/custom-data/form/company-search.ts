import type { CompanySearchRequest, CompanySearchResult } from '@closewright/ui/company-picker';
import { send } from '../../../lib/api/index.ts';

/** Greatest number a company can have, and longest text the directory is asked for. */
const limits = { companyID: 2_147_483_647, searchTerm: 100 };

/** Searches the directory as the picker asks: by number, or by a part of the name. */
export async function searchCompanies(request: CompanySearchRequest): Promise<CompanySearchResult> {
  const { skip, take, roleTypeIDs, signal } = request;
  if ('companyID' in request && (request.companyID < 1 || request.companyID > limits.companyID)) {
    return { results: [], totalRecords: 0 };
  }
  const wanted =
    'companyID' in request
      ? { companyID: request.companyID }
      : { searchTerm: request.searchTerm.slice(0, limits.searchTerm) };
  const roles = roleTypeIDs.length > 0 ? { roleTypeIDs: roleTypeIDs.join(',') } : {};
  const { results, totalRecords } = await send(
    'searchCompanies',
    { query: { ...wanted, ...roles, skip, take } },
    { signal },
  );
  return {
    results: results.map(({ companyID, companyName, city, state }) => ({
      companyID,
      companyName,
      city: city ?? undefined,
      state: state ?? undefined,
    })),
    totalRecords,
  };
}
