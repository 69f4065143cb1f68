import type { Party } from '@closewright/contract/orders';
import { can } from '@closewright/domain/access';
import { companyWarning } from '@closewright/domain/companies';
import { type Company, CompanyPicker } from '@closewright/ui/company-picker';
import { type Contact, ContactPicker } from '@closewright/ui/contact-picker';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../app/session/app-session.ts';
import { messageOf, queryFor } from '../../lib/api/index.ts';
import {
  CompanyCard,
  loadContacts,
  makeOneTimeCompany,
  searchCompanies,
  searchContacts,
} from '../../lib/companies/index.ts';
import { useStore } from '../../lib/store.ts';
import { useOpenFile } from '../../open-file/file-context.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { rowPath } from '../../records/editor/row-errors.ts';
import { useFilePage } from '../../records/file/use-file-page.ts';
import { fileLists } from '../../records/plain/tables.plain.ts';
import { partyOfCompany, personOf } from './party-of-company.ts';

/**
 * The company of an outside party and the person there, of the directory. Another choice brings its address, phone and licenses
 * along; without a choice the party is what was typed.
 */
export function PartyCompany({ row }: { row: Row }) {
  const { editor, modeOf } = useFilePage();
  const { actor } = useSession();
  const client = useQueryClient();
  const errors = useStore(editor.errors);
  const { companyID, contactID, name, contactName } = row.values as Pick<
    Party,
    'companyID' | 'contactID' | 'name' | 'contactName'
  >;
  const roleTypeID = Number(row.values.roleTypeID);
  const { data: stored } = useQuery({
    ...queryFor('getCompany', { params: { companyID: companyID ?? 0 } }),
    enabled: companyID !== null,
    retry: false,
  });
  const regionID = useOpenFile()?.detail?.order.regionID;
  const set = (values: Row['values']) => editor.set('contacts', row.key, values);
  const company: Company | null =
    companyID === null
      ? null
      : { companyID, companyName: stored?.name ?? name ?? '', isOneTimeUse: stored?.isOneTimeUse };
  const person = stored?.contacts.find((each) => each.contactID === contactID);
  const contact: Contact | null =
    companyID === null || contactID === null
      ? null
      : { companyID, contactID, fullName: person?.contactName ?? contactName ?? '' };

  const choose = async (next: Pick<Company, 'companyID' | 'companyName'>, nextContactID: number | null) => {
    set({ companyID: next.companyID, name: next.companyName, contactID: null, contactName: null });
    try {
      const known = await client.query(queryFor('getCompany', { params: { companyID: next.companyID } }));
      // Another one may have been chosen meanwhile.
      const now = editor.rows.get().contacts.find(({ key }) => key === row.key);
      if (now?.values.companyID === next.companyID) set(partyOfCompany(known, nextContactID));
    } catch (error) {
      toasts.error({ title: `${next.companyName} could not be read`, message: messageOf(error) });
    }
  };
  const choosePerson = (next: Contact | null) => {
    if (next !== null && next.companyID !== companyID) {
      void choose({ companyID: next.companyID, companyName: next.companyName ?? '' }, next.contactID);
      return;
    }
    if (stored) set(personOf(stored, next?.contactID ?? null));
    else set({ contactID: next?.contactID ?? null, contactName: next?.fullName ?? null });
  };
  const field = (of: 'companyID' | 'contactID') => {
    const { mode, reason } = modeOf(`contacts.${of}`);
    return {
      label: fileLists.contacts.fields[of].label,
      mode,
      reason: reason?.text,
      error: errors[rowPath('contacts', row.key, of)],
    };
  };
  const roleTypeIDs = [roleTypeID];
  // Who is not of the directory and cannot be looked up there has nothing to read here.
  if (companyID === null && field('companyID').mode !== 'edit') return null;
  return (
    <>
      <CompanyPicker
        {...field('companyID')}
        className="col-span-8"
        value={company}
        onValueChange={(next) => {
          if (next === null) set({ companyID: null, contactID: null });
          else void choose(next, null);
        }}
        search={(request) => searchCompanies(request, { regionID })}
        roleTypeIDs={roleTypeIDs}
        warning={(stored && companyWarning(stored)) ?? undefined}
        allowOneTimeUse={can(actor, 'createOneTimeUseCompany').allowed}
        onOneTimeUse={(companyName) => makeOneTimeCompany({ companyName, regionID, roleTypeID })}
        renderCard={(shown) => <CompanyCard companyID={shown.companyID} companyName={shown.companyName} />}
      />
      <ContactPicker
        {...field('contactID')}
        className="col-span-4"
        companyID={companyID}
        value={contact}
        onValueChange={choosePerson}
        load={loadContacts}
        findAnywhere={(request) => searchContacts({ ...request, roleTypeIDs }, { regionID })}
      />
    </>
  );
}
