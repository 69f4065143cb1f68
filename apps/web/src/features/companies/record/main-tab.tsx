import type { CompanyRecord } from '@closewright/contract/companies';
import { companyRoleTypes } from '@closewright/domain/companies';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { MultiSelectField } from '@closewright/ui/multi-select';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Merge } from 'lucide-react';
import { addressWithCounty } from '../../../lib/addresses/address-names.ts';
import type { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { RecordForm } from '../../../records/form/record-form.tsx';
import { openMerge } from '../merge/open-merge.ts';
import type { CompanyDialogResult } from './company-dialog-result.ts';
import type { CompanyForm } from './company-form.ts';

export interface MainTabProps {
  form: ReturnType<typeof useRecordDialog<CompanyForm, CompanyRecord>>;
  /** Null for a new one. */
  company: CompanyRecord | null;
  dialog: DialogControl<CompanyDialogResult>;
  readOnly: boolean;
  /** Something else of the company was stored. */
  onStored(): void;
}

const layoutOf = ({ doNotDoBusiness }: CompanyForm, isOneTimeUse: boolean): Layout => [
  ['name', 4],
  ['friendlyName', 3],
  ['roleTypeIDs', 3],
  ['regionID', 2],
  ['phone', 2],
  ['fax', 2],
  ['email', 4],
  ['website', 4],
  ['address1', 4, { address: addressWithCounty }],
  ['address2', 2],
  ['city', 2],
  ['state', 1, { upperCase: true }],
  ['zip', 1],
  ['countyName', 2],
  ['licenceNumber', 2],
  ['licenceState', 1, { upperCase: true }],
  ['nmlsID', 2],
  ['notes', 7],
  ['isPlaceOfClosing', 2],
  ['isSettlementAgent', 2],
  ...when(isOneTimeUse, ['isOneTimeUse', 2, { help: 'No search offers it' }]),
  ['inactive', 3, { help: 'No longer offered; files keep it' }],
  ['doNotDoBusiness', 3, { help: 'Whoever picks it is warned' }],
  ...when(doNotDoBusiness, ['doNotDoBusinessReason', 6]),
];

/** Names, roles, how to reach the company, its main address, licences and flags. */
export function MainTab({ form, company, dialog, readOnly, onStored }: MainTabProps) {
  const { values, set } = form;
  const merge = async () => {
    if (company === null) return;
    const into = await openMerge(company);
    if (into === null) return onStored();
    dialog.setGuard(null);
    dialog.close({ what: 'merged', companyID: into.companyID, companyName: into.name });
  };
  return (
    <>
      <RecordForm
        form={form}
        layout={layoutOf(values, company?.isOneTimeUse ?? false)}
        parts={{
          roleTypeIDs: (part) => (
            <MultiSelectField<number>
              {...part}
              label="Roles"
              placeholder="No role"
              options={companyRoleTypes(values.roleTypeIDs).map(({ id, label }) => ({ value: id, label }))}
              value={values.roleTypeIDs}
              onValueChange={(roleTypeIDs) => set({ roleTypeIDs: [...roleTypeIDs] })}
            />
          ),
        }}
      />
      {company !== null && (
        <div className="mt-field-y flex items-center gap-3 border-t border-hairline pt-3 text-label text-muted">
          <span>On {counted(company.fileCount, 'file')}</span>
          {!readOnly && (
            <Button size="sm" icon={Merge} onClick={() => void merge()}>
              Merge into another company
            </Button>
          )}
        </div>
      )}
    </>
  );
}
