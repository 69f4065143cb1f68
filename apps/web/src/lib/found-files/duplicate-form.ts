import { searchLimits, searchMessages } from '@closewright/domain/file-search';

/** The duplicate search form (building-blocks.md §3), as it is typed. */
export interface DuplicateForm {
  buyerFirstName: string;
  buyerLastName: string;
  buyerState: string;
  sellerFirstName: string;
  sellerLastName: string;
  sellerState: string;
  propertyAddress: string;
  propertySubdivision: string;
  propertyTaxId: string;
  allBranches: boolean;
}

export type DuplicateText = Exclude<keyof DuplicateForm, 'allBranches'>;

export const emptyDuplicateForm: DuplicateForm = {
  buyerFirstName: '',
  buyerLastName: '',
  buyerState: '',
  sellerFirstName: '',
  sellerLastName: '',
  sellerState: '',
  propertyAddress: '',
  propertySubdivision: '',
  propertyTaxId: '',
  allBranches: true,
};

/** First names and states alone find nothing: they narrow what the others find. */
const narrowing: readonly DuplicateText[] = ['buyerFirstName', 'sellerFirstName', 'buyerState', 'sellerState'];

const isState = (name: string) => name.endsWith('State');

/** What is searched for: the texts that are long enough, without blanks around. */
export function duplicateQuery(form: DuplicateForm): Readonly<Record<string, string>> {
  const { allBranches, ...texts } = form;
  const known = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const);
  return {
    ...Object.fromEntries(known.filter(([, text]) => text.length >= searchLimits.minLength)),
    allBranches: String(allBranches),
  };
}

/** Whether the query has something that finds, not only what narrows. */
export function findsSomething(query: Readonly<Record<string, string>>): boolean {
  return Object.keys(query).some((name) => name !== 'allBranches' && !narrowing.includes(name as DuplicateText));
}

/** What is wrong before the server is asked, by field; '' for the form as a whole. */
export function duplicateErrors(form: DuplicateForm): Readonly<Partial<Record<DuplicateText | '', string>>> {
  const { allBranches: _, ...texts } = form;
  const errors = Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    const { length } = text.trim();
    if (length === 0) return [];
    if (isState(name) && length !== 2) return [[name, 'Two letters']];
    return length < searchLimits.minLength ? [[name, `Enter at least ${searchLimits.minLength} characters`]] : [];
  });
  if (errors.length > 0) return Object.fromEntries(errors);
  return findsSomething(duplicateQuery(form)) ? {} : { '': searchMessages.nothingToSearch };
}
