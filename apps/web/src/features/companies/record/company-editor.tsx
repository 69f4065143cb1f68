import type { CompanyRecord } from '@closewright/contract/companies';
import type { LookupSets } from '@closewright/domain/lookups';
import { FieldModeScope } from '@closewright/ui/field-mode';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../../app/session/app-session.ts';
import { call, keyFor } from '../../../lib/api/index.ts';
import { regionChoices } from '../../../lib/companies/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { companyTable } from '../../../records/plain/tables.plain.ts';
import { AddressesTab } from '../addresses/addresses-tab.tsx';
import { editRefusal } from '../company-rights.ts';
import { ContactsTab } from '../contacts/contacts-tab.tsx';
import { HistoryTab } from '../history-tab.tsx';
import { ProtectedTab } from '../protected-values/protected-tab.tsx';
import type { CompanyDialogResult } from './company-dialog-result.ts';
import { type CompanyForm, companyErrors, companyWords, emptyCompany } from './company-form.ts';
import { MainTab } from './main-tab.tsx';

export interface CompanyEditorProps {
  /** Null adds a company. */
  company: CompanyRecord | null;
  lookups: LookupSets;
  dialog: DialogControl<CompanyDialogResult>;
}

/** The tabs of a company. The main one is a form with Save; what is on the others is stored at once. */
export function CompanyEditor({ company, lookups, dialog }: CompanyEditorProps) {
  const client = useQueryClient();
  const { actor } = useSession();
  const regions = useMemo(() => regionChoices(lookups), [lookups]);
  const editable = regions.filter(({ regionID }) => editRefusal(actor, regionID) === null);
  const [tab, setTab] = useState('main');
  const refusal =
    company === null
      ? null
      : company.mergedIntoID === null
        ? editRefusal(actor, company.regionID)
        : `This company was merged into company ${company.mergedIntoID}.`;
  const readOnly = refusal !== null;
  const offered =
    company === null
      ? editable
      : regions.filter((each) => editable.includes(each) || each.regionID === company.regionID);
  const form = useRecordDialog<CompanyForm, CompanyRecord>({
    dialog: {
      ...dialog,
      close: ({ companyID, name }) => dialog.close({ what: 'saved', companyID, companyName: name }),
    },
    fields: companyTable,
    options: { regionID: offered.map(({ regionID, name, inactive }) => ({ value: regionID, label: name, inactive })) },
    check: companyErrors,
    words: companyWords(regions),
    begin: emptyCompany(editable.find(({ regionID }) => regionID > 0)?.regionID ?? editable[0]?.regionID ?? 0),
    send: (body) => call('createCompany', { body }),
    stored: company,
    save: ({ companyID, version }, changes) =>
      call('saveCompany', { params: { companyID }, body: { version, changes } }),
  });
  const adopt = (stored: CompanyRecord) =>
    client.setQueryData(keyFor('getCompany', { params: { companyID: stored.companyID } }), stored);
  const refresh = () => client.invalidateQueries({ queryKey: keyFor('getCompany') });
  const waiting = company?.changes.filter(({ status }) => status === 'waiting').length ?? 0;

  const main = <MainTab form={form} company={company} dialog={dialog} readOnly={readOnly} onStored={refresh} />;
  return (
    <RecordDialog form={form} readOnly={readOnly}>
      <FieldModeScope mode={readOnly ? 'read' : 'edit'} reason={refusal ?? undefined}>
        {company === null ? (
          main
        ) : (
          <Tabs value={tab} onValueChange={setTab}>
            <TabList label="Parts of the company">
              <Tab value="main">Main</Tab>
              <Tab value="contacts" count={company.contacts.length}>
                Contacts
              </Tab>
              <Tab value="addresses" count={company.addresses.length}>
                Addresses
              </Tab>
              <Tab value="wire" count={waiting} alert="warning">
                Tax id and wire
              </Tab>
              <Tab value="history">History</Tab>
            </TabList>
            <TabPanel value="main" className="pt-3">
              {main}
            </TabPanel>
            <TabPanel value="contacts" className="pt-3">
              <ContactsTab company={company} refusal={refusal} onStored={refresh} />
            </TabPanel>
            <TabPanel value="addresses" className="pt-3">
              <AddressesTab company={company} refusal={refusal} onStored={adopt} />
            </TabPanel>
            <TabPanel value="wire" className="pt-3">
              <ProtectedTab company={company} refusal={refusal} onStored={adopt} />
            </TabPanel>
            <TabPanel value="history" className="pt-3">
              <HistoryTab company={company} regions={regions} />
            </TabPanel>
          </Tabs>
        )}
      </FieldModeScope>
    </RecordDialog>
  );
}
