import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { Page } from 'react-pdf';
import { cn } from '../../lib/cn.ts';
import type { LoadedPdf } from './loaded-pdf.ts';
import { markHits } from './pdf-search.ts';
import type { PdfSearch } from './use-pdf-search.ts';

export interface PdfPagesHandle {
  /** Scrolls to the top of a page, counted from 1. */
  goTo: (page: number) => void;
}

export interface PdfPagesProps {
  ref: Ref<PdfPagesHandle>;
  pdf: LoadedPdf;
  zoom: number;
  turned: number;
  label: string;
  search: PdfSearch;
  onPageChange: (page: number) => void;
  nameOf: (page: number) => string;
}

const GAP = 10;

/** The pages below each other; only those in view and their neighbours are drawn. */
export function PdfPages({ ref, pdf, zoom, turned, label, search, onPageChange, nameOf }: PdfPagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const height = (turned % 180 === 0 ? pdf.size.height : pdf.size.width) * zoom;
  const width = (turned % 180 === 0 ? pdf.size.width : pdf.size.height) * zoom;
  const virtualizer = useVirtualizer({
    count: pdf.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + GAP,
    overscan: 1,
    onChange: (now) => {
      const middle = (now.scrollOffset ?? 0) + (now.scrollRect?.height ?? 0) / 2;
      const found = now.getVirtualItems().find(({ start, end }) => start <= middle && middle < end);
      if (found) onPageChange(found.index + 1);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every size that was measured is void when the scale changes
  useEffect(() => virtualizer.measure(), [virtualizer, height, width]);

  const goTo = useCallback(
    (page: number) => {
      virtualizer.scrollToIndex(page - 1, { align: 'start' });
      onPageChange(page);
    },
    [virtualizer, onPageChange],
  );
  useImperativeHandle(ref, () => ({ goTo }), [goTo]);

  const { current } = search;
  const showHit = useCallback(() => {
    scroller.current?.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (!current) return;
    const drawn = scroller.current?.querySelector(`[data-index="${current.page}"] .textLayer mark`);
    if (!drawn) goTo(current.page + 1);
    // The marks come with the next drawing of the text.
    const frame = requestAnimationFrame(showHit);
    return () => cancelAnimationFrame(frame);
  }, [current, goTo, showHit]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset: a place that scrolls
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cn(
        'min-h-0 flex-auto overflow-auto rounded-sm border border-hairline bg-surface-sunken focus-visible:outline-offset-[-2px]',
        '[&_mark]:bg-warning-solid [&_mark]:opacity-50 [&_mark[data-current]]:outline-2 [&_mark[data-current]]:outline-(--accent-border)',
      )}
    >
      <div className="relative mx-auto" style={{ height: virtualizer.getTotalSize() + GAP, minWidth: width }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          // biome-ignore lint/a11y/useSemanticElements: no fieldset: a page
          <div
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            role="group"
            aria-label={nameOf(index + 1)}
            className="absolute inset-x-0 flex justify-center pt-2.5"
            style={{ top: start, minHeight: height + GAP }}
          >
            <Page
              pageNumber={index + 1}
              scale={zoom}
              rotate={turned}
              suspense={false}
              loading={<div className="bg-surface-base" style={{ width, height }} />}
              error={<div className="bg-surface-base" style={{ width, height }} />}
              renderAnnotationLayer={false}
              customTextRenderer={({ str, itemIndex }) =>
                markHits(str, search.query, current?.page === index && current.item === itemIndex ? current.nth : null)
              }
              onRenderTextLayerSuccess={() => current?.page === index && showHit()}
              className="relative shadow-sheet"
            />
          </div>
        ))}
      </div>
    </div>
  );
}
