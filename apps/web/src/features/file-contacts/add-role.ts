import { companyWarning } from '@closewright/domain/companies';
import type { OutsideParty } from '@closewright/ui/outside-party-picker';
import { call } from '../../lib/api/index.ts';
import type { RecordEditor } from '../../records/editor/create-record-editor.ts';
import { partyOfCompany } from './party-of-company.ts';

/**
 * Adds an outside party to the file at once: its role, company and contact, with what the directory knows of both
 * (building-blocks.md §7, add role). Gives what is said of a company nobody should do business with.
 */
export async function addRole(
  editor: RecordEditor,
  { roleTypeId, company, contact }: OutsideParty,
): Promise<string | null> {
  const known = await call('getCompany', { params: { companyID: company.companyID } });
  const party = partyOfCompany(known, contact?.contactID ?? null);
  await editor.saveBeside({ contacts: [{ rolesID: -1, roleTypeID: roleTypeId, ...party }] });
  return companyWarning(known);
}
