export { saveDownload } from './save-download.ts';
export { saveFile } from './save-file.ts';
export { showPdf } from './show-pdf.ts';
