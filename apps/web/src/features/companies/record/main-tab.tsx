import type { CompanyRecord } from '@closewright/contract/companies';
import { companyRoleTypes } from '@closewright/domain/companies';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { MultiSelectField } from '@closewright/ui/multi-select';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Merge } from 'lucide-react';
import { AddressField } from '../../../lib/addresses/address-field.tsx';
import { addressWithCounty } from '../../../lib/addresses/address-names.ts';
import type { RegionChoice } from '../../../lib/companies/index.ts';
import { SettingField } from '../../../lib/record/setting-field.tsx';
import type { useRecordForm } from '../../../lib/record/use-record-form.ts';
import { companyTables } from '../company-fields.plain.ts';
import { openMerge } from '../merge/open-merge.ts';
import type { CompanyDialogResult } from './company-dialog-result.ts';
import type { CompanyForm } from './company-form.ts';

export interface MainTabProps {
  form: ReturnType<typeof useRecordForm<CompanyRecord, CompanyForm>>;
  /** Null for a new one. */
  company: CompanyRecord | null;
  regions: readonly RegionChoice[];
  dialog: DialogControl<CompanyDialogResult>;
  readOnly: boolean;
  /** Something else of the company was stored. */
  onStored(): void;
}

const table = companyTables.company;

/** Names, roles, how to reach the company, its main address, licences and flags. */
export function MainTab({ form, company, regions, dialog, readOnly, onStored }: MainTabProps) {
  const values = form.form;
  const field = (name: keyof typeof table, className: string) => ({
    name,
    className,
    field: table[name],
    value: values[name],
    error: form.errors[name],
    onValueChange: (value: unknown) => form.set({ [name]: value } as Partial<CompanyForm>),
  });
  const merge = async () => {
    if (company === null) return;
    const into = await openMerge(company);
    if (into === null) return onStored();
    dialog.setGuard(null);
    dialog.close({ what: 'merged', companyID: into.companyID, companyName: into.name });
  };
  return (
    <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
      <SettingField {...field('name', 'col-span-4')} />
      <SettingField {...field('friendlyName', 'col-span-3')} />
      <MultiSelectField<number>
        className="col-span-3"
        label="Roles"
        data-field="roleTypeIDs"
        placeholder="No role"
        options={companyRoleTypes(values.roleTypeIDs).map(({ id, label }) => ({ value: id, label }))}
        value={values.roleTypeIDs}
        onValueChange={(roleTypeIDs) => form.set({ roleTypeIDs: [...roleTypeIDs] })}
        error={form.errors.roleTypeIDs}
      />
      <SettingField
        {...field('regionID', 'col-span-2')}
        options={regions.map(({ regionID, name, inactive }) => ({ value: regionID, label: name, inactive }))}
      />
      <SettingField {...field('phone', 'col-span-2')} />
      <SettingField {...field('fax', 'col-span-2')} />
      <SettingField {...field('email', 'col-span-4')} />
      <SettingField {...field('website', 'col-span-4')} />
      <AddressField
        className="col-span-4"
        label={table.address1.label}
        data-field="address1"
        error={form.errors.address1}
        names={addressWithCounty}
        record={{
          read: (name) => values[name as keyof typeof values],
          set: (part) => form.set(part as Partial<CompanyForm>),
        }}
      />
      <SettingField {...field('address2', 'col-span-2')} />
      <SettingField {...field('city', 'col-span-2')} />
      <SettingField {...field('state', 'col-span-1')} upperCase />
      <SettingField {...field('zip', 'col-span-1')} />
      <SettingField {...field('countyName', 'col-span-2')} />
      <SettingField {...field('licenceNumber', 'col-span-2')} />
      <SettingField {...field('licenceState', 'col-span-1')} upperCase />
      <SettingField {...field('nmlsID', 'col-span-2')} />
      <SettingField {...field('notes', 'col-span-7')} />
      <div className="col-span-12 flex flex-wrap items-start gap-x-6 gap-y-2 pt-1">
        <SettingField {...field('isPlaceOfClosing', '')} />
        <SettingField {...field('isSettlementAgent', '')} />
        {company?.isOneTimeUse && <SettingField {...field('isOneTimeUse', '')} help="No search offers it" />}
        <SettingField {...field('inactive', '')} help="No longer offered; files keep it" />
        <SettingField {...field('doNotDoBusiness', '')} help="Whoever picks it is warned" />
      </div>
      {values.doNotDoBusiness && <SettingField {...field('doNotDoBusinessReason', 'col-span-6')} />}
      {company !== null && (
        <div className="col-span-12 flex items-center gap-3 border-t border-hairline pt-3 text-label text-muted">
          <span>On {counted(company.fileCount, 'file')}</span>
          {!readOnly && (
            <Button size="sm" icon={Merge} onClick={() => void merge()}>
              Merge into another company
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
