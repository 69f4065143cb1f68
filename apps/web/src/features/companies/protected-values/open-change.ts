import type { CompanyRecord } from '@closewright/contract/companies';
import type { ProtectedKind } from '@closewright/domain/companies';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { TaxIDDialog } from './tax-id-dialog.tsx';
import { WireDialog } from './wire-dialog.tsx';

/** Asks for a change of the tax id or the wire instructions; the company with the waiting change, or null. */
export async function openChange(company: CompanyRecord, kind: ProtectedKind): Promise<CompanyRecord | null> {
  const title = kind === 'wire' ? 'Change Wire Instructions' : 'Change Tax Id';
  const result = await dialogs.open<{ companyID: number }, CompanyRecord>(
    kind === 'wire' ? WireDialog : TaxIDDialog,
    { companyID: company.companyID },
    { title, label: title, subtitle: company.name, size: 'medium', key: 'company-change' },
  );
  if (result.dismissed) return null;
  toasts.success('Asked for. Somebody else has to approve it.');
  return result.value;
}
