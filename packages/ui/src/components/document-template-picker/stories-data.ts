import type { DocumentTemplate, SearchTemplates } from './template-search.ts';

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
