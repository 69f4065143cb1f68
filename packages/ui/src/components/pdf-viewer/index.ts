export type { PdfFile } from './pdf-source.ts';
export { pdfViewerMessages } from './pdf-viewer.messages.ts';
export { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';
export { printPdf } from './print-pdf.ts';
