import type { SearchPage } from '../../hooks/use-async-options.store.ts';
import type { ComboboxOption } from '../combobox/index.ts';

export interface DocumentTemplate {
  documentTemplateID: number;
  name: string;
  /** 0 is every region. */
  regionID: number;
  /** The number people know it by ("4001"), shown before the name and found by the search. */
  number?: string | undefined;
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

/** What the dialog asks for: a page of what is filtered by text, category and favorites at once. */
export interface TemplateBrowseRequest extends TemplateSearchRequest {
  /** A part of the number or of the name; empty for all. */
  searchTerm: string;
  /** Only templates of this category or one below it; null for all. */
  categoryID: number | null;
  /** Only these, by id: the favorites; null for all. */
  documentTemplateIDs: readonly number[] | null;
}

export interface TemplateSearchResult {
  results: readonly DocumentTemplate[];
  totalRecords?: number | undefined;
}

export type SearchTemplates = (request: TemplateSearchRequest) => Promise<TemplateSearchResult>;
export type BrowseTemplates = (request: TemplateBrowseRequest) => Promise<TemplateSearchResult>;

/** Templates a page, characters that can be typed, and how many can be selected at once. */
export const templateLimits = { pageSize: 25, maxLength: 50, selectAll: 500 };

export const toOption = (template: DocumentTemplate): ComboboxOption<number, DocumentTemplate> => ({
  value: template.documentTemplateID,
  code: template.number,
  label: template.name,
  data: template,
});

/** What every request of a region has, for a page. */
const pageOf = (regionID: number, page: number, signal: AbortSignal) => ({
  regionIDs: regionID === 0 ? [0] : [regionID, 0],
  sortBy: { field: 'name', direction: 'ASC' } as const,
  skip: page * templateLimits.pageSize,
  take: templateLimits.pageSize,
  signal,
});

/** The caller's search as the engine asks it. */
export function searchTemplates(
  search: SearchTemplates,
  regionID: number | null,
): SearchPage<ComboboxOption<number, DocumentTemplate>> {
  return async ({ text, page, signal }) => {
    if (regionID === null || !text) return { items: [] };
    const found = await search({ searchTerm: text, ...pageOf(regionID, page, signal) });
    return { items: found.results.map(toOption), total: found.totalRecords };
  };
}

/** The caller's search as the dialog asks it. */
export function browseTemplates(
  browse: BrowseTemplates,
  regionID: number,
  filter: Pick<TemplateBrowseRequest, 'categoryID' | 'documentTemplateIDs'>,
): SearchPage<DocumentTemplate> {
  return async ({ text, page, signal }) => {
    const found = await browse({ searchTerm: text, ...filter, ...pageOf(regionID, page, signal) });
    return { items: found.results, total: found.totalRecords };
  };
}
