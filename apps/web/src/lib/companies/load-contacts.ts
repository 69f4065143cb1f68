import type { Contact } from '@closewright/ui/contact-picker';
import { send } from '../api/index.ts';

/** All active contacts of a company, as the contact picker asks for them. */
export async function loadContacts(companyID: number, signal: AbortSignal): Promise<Contact[]> {
  const contacts = await send('listCompanyContacts', { params: { companyID }, query: {} }, { signal });
  return contacts.map(({ contactID, fullName, inactive }) => ({
    contactID,
    fullName,
    companyID,
    isInactive: inactive || undefined,
  }));
}
