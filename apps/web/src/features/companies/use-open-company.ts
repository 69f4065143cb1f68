import type { CompanyRow } from '@closewright/contract/companies';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { keyFor } from '../../lib/api/index.ts';
import { CompanyDialog, type CompanyDialogProps } from './record/company-dialog.tsx';
import type { CompanyDialogResult } from './record/company-dialog-result.ts';

/**
 * Opens a company in its dialog (Edit Company, 85 %); null adds one, which is then opened for its contacts and addresses.
 * @param onChanged after the dialog, whether something was stored or not: parts of a company are stored while it is open
 */
export function useOpenCompany(onChanged: () => void) {
  const client = useQueryClient();
  const open = async (company: Pick<CompanyRow, 'companyID' | 'companyName'> | null): Promise<void> => {
    const companyID = company?.companyID ?? null;
    const title = company === null ? 'Add Company' : company.companyName;
    const result = await dialogs.open<Omit<CompanyDialogProps, 'dialog'>, CompanyDialogResult>(
      CompanyDialog,
      { companyID },
      {
        title,
        label: title,
        ...(companyID === null ? {} : { subtitle: `Company ${companyID}` }),
        size: { width: '85%', height: '85%' },
        key: `company-${companyID ?? 'new'}`,
      },
    );
    await Promise.all(
      (['getCompany', 'getCompanyInfo', 'listCompanyContacts', 'getCompanyContact'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
    onChanged();
    if (result.dismissed) return;
    const { what, companyID: savedID, companyName } = result.value;
    if (what === 'merged') {
      toasts.success(`Merged into ${companyName}`);
      return;
    }
    toasts.success(company === null ? `${companyName} added` : `${companyName} saved`);
    if (company === null) await open({ companyID: savedID, companyName });
  };
  return open;
}
