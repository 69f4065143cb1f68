import { printFrame } from '../../lib/print-frame.ts';
import { type PdfFile, pdfBytes } from './pdf-source.ts';

/** Prints a PDF without showing it: the browser's own viewer prints it from a hidden frame. Rejects where there is none, or no base64. */
export async function printPdf(file: PdfFile): Promise<void> {
  const bytes = pdfBytes(file);
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/pdf' }));
  try {
    await printFrame({ url });
  } finally {
    URL.revokeObjectURL(url);
  }
}
