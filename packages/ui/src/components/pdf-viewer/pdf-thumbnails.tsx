import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { cn } from '../../lib/cn.ts';
import type { LoadedPdf } from './loaded-pdf.ts';
import type { pdfViewerMessages } from './pdf-viewer.messages.ts';

export interface PdfThumbnailsProps {
  pdf: LoadedPdf;
  page: number;
  turned: number;
  text: typeof pdfViewerMessages;
  onGoTo: (page: number) => void;
}

const WIDTH = 84;

/** The pages as small pictures; only those in view are drawn. */
export function PdfThumbnails({ pdf, page, turned, text, onGoTo }: PdfThumbnailsProps) {
  const scroller = useRef<HTMLElement>(null);
  const { width, height } = pdf.size;
  const ratio = turned % 180 === 0 ? height / width : width / height;
  const virtualizer = useVirtualizer({
    count: pdf.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => WIDTH * ratio + 30,
    overscan: 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every size is void when the pages are turned
  useEffect(() => virtualizer.measure(), [virtualizer, ratio]);
  useEffect(() => virtualizer.scrollToIndex(page - 1, { align: 'auto' }), [virtualizer, page]);
  return (
    <nav
      ref={scroller}
      aria-label={text.pages}
      data-print="hide"
      className="w-28 flex-none overflow-auto rounded-sm border border-hairline bg-surface-base"
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, size }) => (
          <button
            key={index}
            type="button"
            aria-label={text.page(index + 1)}
            aria-current={page === index + 1 ? 'page' : undefined}
            onClick={() => onGoTo(index + 1)}
            className="absolute inset-x-0 flex cursor-pointer flex-col items-center gap-0.5 py-1 text-micro text-muted figures focus-visible:outline-offset-[-2px]"
            style={{ top: start, height: size }}
          >
            <span
              className={cn(
                'block overflow-hidden border border-hairline',
                page === index + 1 && 'outline-2 outline-(--accent-border)',
              )}
            >
              <Page
                pageNumber={index + 1}
                width={WIDTH}
                rotate={turned}
                suspense={false}
                loading={<span className="block bg-surface-base" style={{ width: WIDTH, height: WIDTH * ratio }} />}
                renderAnnotationLayer={false}
                renderTextLayer={false}
              />
            </span>
            {index + 1}
          </button>
        ))}
      </div>
    </nav>
  );
}
