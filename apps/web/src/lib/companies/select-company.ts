import { dialogs } from '@closewright/ui/services/dialogs';
import type { PickedCompany } from './search-companies.ts';
import type { SelectCompanyDialogProps } from './select-company-dialog.tsx';

/** Opens Select Company (90 %); the company that was chosen, or null. Its list is loaded with the first use. */
export async function selectCompany(roleTypeIDs: readonly number[] = []): Promise<PickedCompany | null> {
  const { SelectCompanyDialog } = await import('./select-company-dialog.tsx');
  const result = await dialogs.open<Omit<SelectCompanyDialogProps, 'dialog'>, PickedCompany>(
    SelectCompanyDialog,
    { roleTypeIDs },
    { title: 'Select Company', label: 'Select Company', size: { width: '90%', height: '90%' }, key: 'select-company' },
  );
  return result.dismissed ? null : result.value;
}
