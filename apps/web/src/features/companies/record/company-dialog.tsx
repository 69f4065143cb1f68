import type { CompanyRecord } from '@closewright/contract/companies';
import type { LookupSets } from '@closewright/domain/lookups';
import { DialogBody } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Skeleton } from '@closewright/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../../lib/api/index.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';
import type { CompanyDialogResult } from './company-dialog-result.ts';
import { CompanyEditor } from './company-editor.tsx';

export interface CompanyDialogProps {
  /** Null adds a company. */
  companyID: number | null;
  dialog: DialogControl<CompanyDialogResult>;
}

const noLookups: LookupSets = {};

/** Edit Company: everything the directory knows of one company. */
export function CompanyDialog({ companyID, dialog }: CompanyDialogProps) {
  const { data: lookups = noLookups } = useQuery(queryFor('getLookups'));
  const company = useQuery({
    ...queryFor('getCompany', { params: { companyID: companyID ?? 0 } }),
    enabled: companyID !== null,
    // A form is begun with what is stored now, not with what was read once.
    staleTime: 0,
    gcTime: 0,
  });
  if (companyID === null) return <CompanyEditor company={null} lookups={lookups} dialog={dialog} />;
  if (company.data) return <CompanyEditor company={company.data as CompanyRecord} lookups={lookups} dialog={dialog} />;
  return (
    <DialogBody>
      {company.isError ? (
        <ReadFailed title="The company could not be loaded" query={company} />
      ) : (
        <Skeleton rows={8} label="Loading the company" />
      )}
    </DialogBody>
  );
}
