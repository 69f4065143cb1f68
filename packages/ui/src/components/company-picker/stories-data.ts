import type { Company } from './company.ts';
import type { CompanySearchRequest, CompanySearchResult } from './company-picker.tsx';

export const ficusBank: Company = { companyID: 1042, companyName: 'Ficus Bank', city: 'Somecity', state: 'ST' };

export const companies: Company[] = [
  ficusBank,
  { companyID: 1077, companyName: 'Ficus Bank Mortgage', city: 'Anytown', state: 'ST' },
  { companyID: 2210, companyName: 'Ficcion Credit Union', city: 'Sometown', state: 'ST' },
  { companyID: 3108, companyName: 'Pacific Ficus Lending', city: 'Someplace', state: 'ST' },
  { companyID: 904, companyName: 'Ficus Savings', isInactive: true, inactiveReason: 'Inactive since 2011' },
  ...Array.from({ length: 29 }, (_, at) => ({
    companyID: 4001 + at,
    companyName: `Ficus Home Loans ${at + 1}`,
    city: 'Otherville',
    state: 'ST',
  })),
  { companyID: 5150, companyName: 'Maple Street Savings', city: 'Anytown', state: 'ST' },
  { companyID: 5160, companyName: 'Epsilon Title Co.', city: 'Somecity', state: 'ST' },
];

/** What a server would answer. */
export function findCompanies(request: CompanySearchRequest): Promise<CompanySearchResult> {
  const found = companies.filter((company) =>
    'companyID' in request
      ? company.companyID === request.companyID
      : company.companyName.toLowerCase().includes(request.searchTerm.toLowerCase()),
  );
  const { skip, take } = request;
  return Promise.resolve({ results: found.slice(skip, skip + take), totalRecords: found.length });
}
