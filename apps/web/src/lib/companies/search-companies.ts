import { companyWarning } from '@closewright/domain/companies';
import type { Company, CompanySearchRequest, CompanySearchResult } from '@closewright/ui/company-picker';
import { send } from '../api/index.ts';

/** Greatest number a company can have, and longest text the directory is asked for. */
export const searchLimits = { companyID: 2_147_483_647, searchTerm: 100 };

/** A company as a picker gives it. */
export interface PickedCompany extends Company {
  /** What is said at the field: do not do business with it. Undefined where nobody has asked the directory yet. */
  warning?: string | null;
}

/** What a search of pickers is narrowed down to besides what is typed. */
export interface CompanySearchScope {
  /** Companies of this region and of all: the file's. */
  regionID?: number | undefined;
  /** Without those of all regions. */
  specificRegionOnly?: boolean | undefined;
  /** Default true. */
  activeOnly?: boolean | undefined;
}

/** Searches the directory as the picker asks: by number, or by the beginning of a word of the name or friendly name. */
export async function searchCompanies(
  request: CompanySearchRequest,
  scope: CompanySearchScope = {},
): Promise<CompanySearchResult> {
  const { skip, take, roleTypeIDs, signal } = request;
  if ('companyID' in request && (request.companyID < 1 || request.companyID > searchLimits.companyID)) {
    return { results: [], totalRecords: 0 };
  }
  const wanted =
    'companyID' in request
      ? { companyID: request.companyID }
      : { searchTerm: request.searchTerm.slice(0, searchLimits.searchTerm) };
  const { results, totalRecords } = await send(
    'searchCompanies',
    {
      query: {
        ...wanted,
        ...(roleTypeIDs.length > 0 ? { roleTypeIDs: roleTypeIDs.join(',') } : {}),
        ...(scope.regionID === undefined ? {} : { regionID: scope.regionID }),
        ...(scope.specificRegionOnly ? { specificRegionOnly: 'true' as const } : {}),
        ...(scope.activeOnly === false ? { activeOnly: 'false' as const } : {}),
        skip,
        take,
      },
    },
    { signal },
  );
  return {
    results: results.map(
      ({ companyID, companyName, city, state, inactive, ...flags }): PickedCompany => ({
        companyID,
        companyName,
        city: city ?? undefined,
        state: state ?? undefined,
        isInactive: inactive || undefined,
        warning: companyWarning(flags),
      }),
    ),
    totalRecords,
  };
}
