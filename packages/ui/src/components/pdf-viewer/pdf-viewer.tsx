import { useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { pdfViewerMessages } from './pdf-viewer.messages.ts';
import type { PdfViewerProps } from './pdf-viewer.types.ts';

const PdfDocument = onDemand(
  () => import('./pdf-document.tsx'),
  ({ text }) => <Skeleton rows={8} label={text.loading} />,
);

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
