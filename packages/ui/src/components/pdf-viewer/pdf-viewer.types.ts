import type { PdfFile } from './pdf-source.ts';
import type { pdfViewerMessages } from './pdf-viewer.messages.ts';

export interface PdfViewerProps {
  /** Base64 or bytes. Null: no document. The viewer fetches nothing. */
  file: PdfFile | null;
  /** Its name, read as the name of the viewer: "Closing Disclosure, 04/15/2013". */
  label?: string;
  /**
   * Where `cmaps/`, `standard_fonts/` and `wasm/` of the PDF library are served from, with a slash at the end. Needed for documents
   * with fonts that are not embedded, and for scans in JBIG2 or JPEG 2000.
   */
  assetsUrl?: string | undefined;
  /** Pages as small pictures beside the document at the start. Default false. */
  defaultThumbnails?: boolean;
  /** Buttons at the end of the tools: Save, E-mail. */
  actions?: React.ReactNode;
  /** Its height comes from here. */
  className?: string;
  messages?: Partial<typeof pdfViewerMessages>;
}
