import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { call } from '../../lib/api/index.ts';
import { saveFile } from '../../lib/downloads/index.ts';

/**
 * Saves the open file as a document of this computer. Who may see SSNs and tax ids says whether they stand in it; each is then in the
 * audit as looked at.
 */
export async function exportFile(
  { ordersID, fileNumber }: { readonly ordersID: number; readonly fileNumber: string },
  maySeeTaxIDs: boolean,
): Promise<void> {
  const how = maySeeTaxIDs
    ? await dialogs.promptSelect<'masked' | 'clear'>({
        title: 'Export file',
        label: 'SSNs and tax ids',
        message: `File ${fileNumber} as a document that another office can import. The audit log keeps who exported it.`,
        options: [
          { value: 'masked', label: 'Masked' },
          { value: 'clear', label: 'In clear, each noted as looked at' },
        ],
        value: 'masked',
        okLabel: 'Export',
        key: 'export-file',
      })
    : 'masked';
  if (how === null) return;
  const document = await call('exportFile', { params: { ordersID }, body: { withTaxIDs: how === 'clear' } });
  saveFile(`file-${fileNumber}.json`, JSON.stringify(document, null, 2), 'application/json');
  toasts.success(`File ${fileNumber} exported${document.taxIDs === 'masked' ? ', SSNs and tax ids masked' : ''}`);
}
