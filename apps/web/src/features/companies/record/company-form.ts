import type { CompanyRecord } from '@closewright/contract/companies';
import { companyProblems } from '@closewright/domain/companies';
import { roleTypeLabel } from '@closewright/domain/parties';
import type { RegionChoice } from '../../../lib/companies/index.ts';
import { fieldErrors } from '../../../lib/fields/field-errors.ts';
import type { RecordErrors } from '../../../records/form/record-errors.ts';
import { companyTable } from '../../../records/plain/tables.plain.ts';

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

const names = Object.keys(companyTable) as (keyof typeof companyTable)[];

/** The form of a company that is not stored yet. */
export function emptyCompany(regionID: number): CompanyForm {
  const none = Object.fromEntries(names.map((name) => [name, companyTable[name].kind === 'boolean' ? false : null]));
  return { ...none, name: '', regionID, roleTypeIDs: [] } as unknown as CompanyForm;
}

/** What the field table does not say of a company, for the question which side of a conflict to keep. */
export const companyWords = (regions: readonly RegionChoice[]) => ({
  label: (name: string) => (name === 'roleTypeIDs' ? 'Roles' : undefined),
  text: (name: string, value: unknown) =>
    name === 'regionID'
      ? regions.find(({ regionID }) => regionID === value)?.name
      : Array.isArray(value)
        ? value.map(roleTypeLabel).join(', ')
        : undefined,
});

/** What is wrong with a company, as the server would say. */
export async function companyErrors(form: CompanyForm): Promise<RecordErrors> {
  const { companyFields } = await import('@closewright/contract/companies');
  return { ...fieldErrors(companyFields, form), ...companyProblems(form) };
}
