import type { CompanyRecord } from '@closewright/contract/companies';
import { dialogs } from '@closewright/ui/services/dialogs';
import { MergeDialog, type MergeDialogProps } from './merge-dialog.tsx';

/** Merges a duplicate into another company after showing what moves; the company that stays, or null. */
export async function openMerge(company: CompanyRecord): Promise<CompanyRecord | null> {
  const result = await dialogs.open<Omit<MergeDialogProps, 'dialog'>, CompanyRecord>(
    MergeDialog,
    { company },
    { title: 'Merge Company', label: 'Merge Company', subtitle: company.name, size: 'medium', key: 'company-merge' },
  );
  return result.dismissed ? null : result.value;
}
