import type { SearchPage } from '../../hooks/use-async-options.store.ts';
import type { ComboboxOption } from '../combobox/index.ts';

export interface DocumentTemplate {
  documentTemplateID: number;
  name: string;
  /** 0 is every region. */
  regionID: number;
}

/** What the caller's search is asked for. */
export interface TemplateSearchRequest {
  /** Never empty. */
  searchTerm: string;
  /** The region picked, and 0 for those of every region. */
  regionIDs: readonly number[];
  sortBy: { field: 'name'; direction: 'ASC' };
  skip: number;
  take: number;
  signal: AbortSignal;
}

export interface TemplateSearchResult {
  results: readonly DocumentTemplate[];
  totalRecords?: number | undefined;
}

export type SearchTemplates = (request: TemplateSearchRequest) => Promise<TemplateSearchResult>;

/** Templates a page, and characters that can be typed. */
export const templateLimits = { pageSize: 25, maxLength: 50 };

const toOption = (template: DocumentTemplate): ComboboxOption<number, DocumentTemplate> => ({
  value: template.documentTemplateID,
  label: template.name,
  data: template,
});

/** The caller's search as the engine asks it. */
export function searchTemplates(
  search: SearchTemplates,
  regionID: number | null,
): SearchPage<ComboboxOption<number, DocumentTemplate>> {
  const { pageSize } = templateLimits;
  return async ({ text, page, signal }) => {
    if (regionID === null || !text) return { items: [] };
    const found = await search({
      searchTerm: text,
      regionIDs: regionID === 0 ? [0] : [regionID, 0],
      sortBy: { field: 'name', direction: 'ASC' },
      skip: page * pageSize,
      take: pageSize,
      signal,
    });
    return { items: found.results.map(toOption), total: found.totalRecords };
  };
}
