import type { CompanySearchRequest, CompanySearchResult } from '../components/company-picker/index.ts';
import { companies } from '../components/company-picker/stories-data.ts';
import type { Contact } from '../components/contact-picker/index.ts';

const contacts: readonly Contact[] = [
  { contactID: 1, fullName: 'Joe Smith', companyID: 1042 },
  { contactID: 2, fullName: 'Ann Berry', companyID: 1042 },
];

/** Searches that answer after `latency` milliseconds, or not at all once they are aborted. */
export function fakeServer(latency: number) {
  const later = <T>(signal: AbortSignal, answer: () => T) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => resolve(answer()), latency);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    });
  return {
    companies: (request: CompanySearchRequest): Promise<CompanySearchResult> =>
      later(request.signal, () => {
        const found = companies.filter((company) =>
          'companyID' in request
            ? company.companyID === request.companyID
            : company.companyName.toLowerCase().includes(request.searchTerm.toLowerCase()),
        );
        return { results: found.slice(request.skip, request.skip + request.take), totalRecords: found.length };
      }),
    contacts: (companyID: number, signal: AbortSignal): Promise<readonly Contact[]> =>
      later(signal, () => contacts.filter((contact) => contact.companyID === companyID)),
  };
}
