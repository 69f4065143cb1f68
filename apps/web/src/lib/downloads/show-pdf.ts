import type { DownloadAddress } from '@closewright/contract/kit';
import { dialogs } from '@closewright/ui/services/dialogs';
import { loadDownload } from './load-download.ts';

/** Shows a PDF as a report is shown: 85 % of the window, with only Close (core.md §2 Dialog services). Throws an ApiError when it does not come. */
export async function showPdf(title: string, address: DownloadAddress): Promise<void> {
  const [{ PdfDialog }, file] = await Promise.all([import('./pdf-dialog.tsx'), loadDownload(address)]);
  void dialogs.open(PdfDialog, { file, address, label: title }, { title, label: title, size: 'report', key: 'pdf' });
}
