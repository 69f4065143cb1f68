export type { PdfFile } from './pdf-source.ts';
export { pdfViewerMessages } from './pdf-viewer.messages.ts';
export { PdfViewer } from './pdf-viewer.tsx';
export type { PdfViewerProps } from './pdf-viewer.types.ts';
export { printPdf } from './print-pdf.ts';
