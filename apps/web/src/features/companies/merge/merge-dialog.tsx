import type { CompanyMergePreview, CompanyRecord } from '@closewright/contract/companies';
import { roleTypeLabel } from '@closewright/domain/parties';
import { Banner } from '@closewright/ui/banner';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Skeleton } from '@closewright/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call, messageOf, queryFor } from '../../../lib/api/index.ts';
import { CompanyPickerField, type PickedCompany } from '../../../lib/companies/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';

export interface MergeDialogProps {
  /** The duplicate. */
  company: CompanyRecord;
  dialog: DialogControl<CompanyRecord>;
}

/** Picks the company that stays, shows what would move to it, and merges. */
export function MergeDialog({ company, dialog }: MergeDialogProps) {
  const { companyID } = company;
  const { control } = useForm<{ into: PickedCompany | null }>({ defaultValues: { into: null } });
  const into = useWatch({ control, name: 'into' });
  const preview = useQuery({
    ...queryFor('previewCompanyMerge', { params: { companyID }, query: { intoCompanyID: into?.companyID ?? 0 } }),
    enabled: into !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const found = into === null ? undefined : preview.data;
  const form = useRecordDialog<Readonly<Record<string, never>>, CompanyRecord>({
    dialog,
    begin: {},
    send: async () => {
      if (!found) return null;
      const body = { intoCompanyID: found.intoID, version: found.version, intoVersion: found.intoVersion };
      return call('mergeCompanies', { params: { companyID }, body });
    },
  });
  const obstacle = found?.problem ?? (found ? null : 'Pick the company that stays first.');
  return (
    <RecordDialog form={form} saveLabel="Merge" obstacle={obstacle}>
      <CompanyPickerField control={control} name="into" label="Company that stays" required />
      {preview.isFetching && <Skeleton rows={4} label="Looking what would move" />}
      {into !== null && preview.isError && <Banner tone="danger" title={messageOf(preview.error)} />}
      {found && !preview.isFetching && <Preview company={company} found={found} />}
    </RecordDialog>
  );
}

function Preview({ company, found }: { company: CompanyRecord; found: CompanyMergePreview }) {
  if (found.problem !== null) return <Banner tone="danger" title={found.problem} />;
  const files = found.fileNumbers.join(', ') + (found.files > found.fileNumbers.length ? ' …' : '');
  return (
    <>
      <DescriptionList>
        <Description term="Contacts">{counted(found.contacts.length, found.contacts.join(', '))}</Description>
        <Description term="Addresses">{counted(found.addresses, '')}</Description>
        <Description term="Files">{counted(found.files, files)}</Description>
        <Description term="Custom fields">{counted(found.customFields, '')}</Description>
        <Description term="Roles added">{found.roleTypeIDs.map(roleTypeLabel).join(', ') || 'None'}</Description>
      </DescriptionList>
      <p className="text-body text-muted">
        {`These move to ${found.intoName}. ${company.name} becomes inactive and says where it went; names already on files stay as ` +
          'they are. Tax id and wire instructions do not move: ask for them again.'}
      </p>
    </>
  );
}

const counted = (count: number, what: string) =>
  count === 0 ? 'None' : what === '' ? String(count) : `${count}: ${what}`;
