import type { CustomDataDefinition, CustomDataListValue, RichTextConverter } from '@closewright/domain/custom-fields';
import type { CompanySearchRequest, CompanySearchResult } from '@closewright/ui/company-picker';
import { createContext, use } from 'react';
import type { CustomRows } from './custom-rows.ts';

/** What a custom field asks of others. */
export interface CustomFormServices {
  readonly converter: RichTextConverter;
  searchCompanies(request: CompanySearchRequest): Promise<CompanySearchResult>;
}

/** What the fields of one record share. */
export interface CustomFormState {
  readonly editor: CustomRows;
  readonly definitions: readonly CustomDataDefinition[];
  readonly listValues: readonly CustomDataListValue[];
  readonly services: CustomFormServices;
  /** A field whose text is still to be turned into what is stored: asked before every save. The answer takes it back. */
  onBeforeSave(finish: () => Promise<void>): () => void;
}

const Context = createContext<CustomFormState | null>(null);

export const CustomFormProvider = Context.Provider;

/** The form around a custom field. */
export function useCustomForm(): CustomFormState {
  const state = use(Context);
  if (state === null) throw new Error('Only inside a custom data form');
  return state;
}
