import type { CompanyRecord } from '@closewright/contract/companies';
import { companyProblems } from '@closewright/domain/companies';
import { roleTypeLabel } from '@closewright/domain/parties';
import type { RegionChoice } from '../../../lib/companies/index.ts';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import type { RecordErrors } from '../../../lib/record/field-errors.ts';
import type { RecordKind } from '../../../lib/record/save-record.ts';
import { valueWords } from '../../../lib/record/value-words.ts';
import { companyTables } from '../company-fields.plain.ts';

export type CompanyForm = Omit<
  CompanyRecord,
  | 'companyID'
  | 'mergedIntoID'
  | 'contacts'
  | 'addresses'
  | 'changes'
  | 'fileCount'
  | 'version'
  | 'updatedAt'
  | 'updatedBy'
>;

const names = Object.keys(companyTables.company) as (keyof typeof companyTables.company)[];

/** The form of a company that is not stored yet. */
export function emptyCompany(regionID: number): CompanyForm {
  const none = Object.fromEntries(
    names.map((name) => [name, companyTables.company[name].kind === 'boolean' ? false : null]),
  );
  return { ...none, name: '', regionID, roleTypeIDs: [] } as unknown as CompanyForm;
}

/** How a company is edited: what of it is a form, and its values in words. */
export function companyKind(
  regions: readonly RegionChoice[],
  moment: (instant: string) => string,
): RecordKind<CompanyRecord, CompanyForm> {
  return {
    formOf: (company) =>
      Object.fromEntries([...names, 'roleTypeIDs' as const].map((name) => [name, company[name]])) as CompanyForm,
    label: (name) =>
      name === 'roleTypeIDs' ? 'Roles' : (companyTables.company[name as (typeof names)[number]]?.label ?? name),
    text: (name, value) => {
      if (name === 'regionID') return regions.find(({ regionID }) => regionID === value)?.name ?? '';
      return Array.isArray(value) ? value.map(roleTypeLabel).join(', ') : valueWords(value);
    },
    moment,
  };
}

/** What is wrong with a company, as the server would say. */
export async function companyErrors(form: CompanyForm): Promise<RecordErrors> {
  const { companyFields } = await import('@closewright/contract/companies');
  return { ...fieldErrors(companyFields, form), ...companyProblems(form) };
}
