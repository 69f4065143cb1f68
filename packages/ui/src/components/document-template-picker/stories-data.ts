import type { TemplateCategory } from './template-categories.tsx';
import type { BrowseTemplates, DocumentTemplate, SearchTemplates } from './template-search.ts';

const names = [
  'Affidavit of Identity',
  'Affidavit of Debts and Liens',
  'ALTA Settlement Statement',
  'Closing Protection Letter',
  'Compliance Agreement',
  'Deed of Trust',
  'Deed, General Warranty',
  'Deed, Special Warranty',
  'FIRPTA Certificate',
  'Survey Affidavit',
  'Tax Proration Agreement',
];

export const templates: DocumentTemplate[] = names.map((name, at) => ({
  documentTemplateID: 100 + at,
  name,
  regionID: at % 3,
}));

const forms = Array.from({ length: 40 }, (_, at) => ({
  documentTemplateID: 500 + at,
  name: `Form ${String(at + 1).padStart(2, '0')}`,
  regionID: 0,
}));

/** By the beginning of the name, in the regions asked for. */
export const findTemplates: SearchTemplates = ({ searchTerm, regionIDs, skip, take }) => {
  const text = searchTerm.toLowerCase();
  const found = [...templates, ...forms].filter(
    ({ name, regionID }) => name.toLowerCase().includes(text) && regionIDs.includes(regionID),
  );
  return Promise.resolve({ results: found.slice(skip, skip + take), totalRecords: found.length });
};

export const categories: readonly TemplateCategory[] = [
  {
    categoryID: 1,
    name: 'Closing',
    children: [
      { categoryID: 11, name: 'Affidavits' },
      { categoryID: 12, name: 'Deeds' },
    ],
  },
  { categoryID: 2, name: 'Settlement' },
  { categoryID: 3, name: 'Office forms' },
];

const categoryOf = (name: string) =>
  name.includes('Affidavit') ? 11 : name.startsWith('Deed') ? 12 : name.startsWith('Form') ? 3 : 2;
const below: Record<number, readonly number[]> = { 1: [11, 12] };
const shelf = [...templates, ...forms].map((template, at) => ({
  template: { ...template, number: String(4001 + at) },
  categoryID: categoryOf(template.name),
}));

/** By a part of the number or of the name, in a category or below it. */
export const browseShelf: BrowseTemplates = ({
  searchTerm,
  regionIDs,
  categoryID,
  documentTemplateIDs,
  skip,
  take,
}) => {
  const text = searchTerm.toLowerCase();
  const found = shelf
    .filter((each) => categoryID === null || [categoryID, ...(below[categoryID] ?? [])].includes(each.categoryID))
    .map(({ template }) => template)
    .filter(({ regionID }) => regionIDs.includes(regionID))
    .filter(({ documentTemplateID }) => documentTemplateIDs?.includes(documentTemplateID) ?? true)
    .filter(({ number, name }) => number.startsWith(text) || name.toLowerCase().includes(text))
    .sort((a, b) => a.name.localeCompare(b.name));
  return Promise.resolve({ results: found.slice(skip, skip + take), totalRecords: found.length });
};
