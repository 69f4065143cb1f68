import { useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { PdfFile } from './pdf-source.ts';
import { pdfViewerMessages } from './pdf-viewer.messages.ts';

const PdfDocument = onDemand(
  () => import('./pdf-document.tsx'),
  ({ text }) => <Skeleton rows={8} label={text.loading} />,
);

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

/** A PDF to read: pages, search, zoom, turn, print. What draws it is loaded when the first one is shown. */
export function PdfViewer({ file, className, messages, ...props }: PdfViewerProps) {
  const text = { ...pdfViewerMessages, ...messages };
  const [attempt, setAttempt] = useState(0);
  return (
    <div data-slot="pdf-viewer" className={cn('flex min-h-0 flex-col gap-2 text-body text-default', className)}>
      {file === null ? (
        <EmptyState title={text.none} />
      ) : (
        <PdfDocument key={attempt} file={file} text={text} onRetry={() => setAttempt(attempt + 1)} {...props} />
      )}
    </div>
  );
}
