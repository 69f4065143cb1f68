import { ChevronDown, ChevronUp, PanelLeft, Printer, RotateCw, StretchHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { SearchBox } from '../search-box/index.ts';
import type { LoadedPdf } from './loaded-pdf.ts';
import type { PdfFile } from './pdf-source.ts';
import type { pdfViewerMessages } from './pdf-viewer.messages.ts';
import { printPdf } from './print-pdf.ts';
import type { PdfSearch } from './use-pdf-search.ts';

export interface PdfView {
  zoom: number;
  zoomBy: (direction: 1 | -1) => void;
  fit: () => void;
  rotate: () => void;
  goTo: (page: number) => void;
}

export interface PdfToolbarProps {
  file: PdfFile;
  text: typeof pdfViewerMessages;
  pdf: LoadedPdf | null;
  page: number;
  view: PdfView;
  search: PdfSearch;
  /** The place of the search, to focus its field. */
  searchBox: RefObject<HTMLDivElement | null>;
  thumbnails: boolean;
  onThumbnailsChange: (on: boolean) => void;
  actions: ReactNode;
}

/** Everything that can be done with a document, in one line. */
export function PdfToolbar({
  file,
  text,
  pdf,
  page,
  view,
  search,
  searchBox,
  thumbnails,
  onThumbnailsChange,
  actions,
}: PdfToolbarProps) {
  const [printing, setPrinting] = useState(false);
  const off = pdf === null;
  const print = () => {
    setPrinting(true);
    const done = () => setPrinting(false);
    printPdf(file).then(done, done);
  };
  const rule = <span aria-hidden className="mx-0.5 h-[18px] w-px flex-none bg-(--border-default)" />;
  const found = search.reading
    ? text.searching
    : search.hits.length > 0
      ? text.hit(search.at + 1, search.hits.length)
      : text.noHits;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset: buttons in a row
    <div
      role="group"
      aria-label={text.toolbar}
      data-print="hide"
      className="flex flex-none flex-wrap items-center gap-1.5"
    >
      <IconButton
        size="sm"
        icon={PanelLeft}
        label={thumbnails ? text.hidePages : text.showPages}
        aria-expanded={thumbnails}
        disabled={off}
        onClick={() => onThumbnailsChange(!thumbnails)}
      />
      {rule}
      <IconButton
        size="sm"
        icon={ChevronUp}
        label={text.previousPage}
        shortcut="PgUp"
        disabled={off || page <= 1}
        onClick={() => view.goTo(page - 1)}
      />
      <IconButton
        size="sm"
        icon={ChevronDown}
        label={text.nextPage}
        shortcut="PgDn"
        disabled={off || page >= pdf.count}
        onClick={() => view.goTo(page + 1)}
      />
      <span role="status" className="min-w-20 text-label text-muted figures">
        {pdf && text.position(page, pdf.count)}
      </span>
      {rule}
      <IconButton
        size="sm"
        icon={ZoomOut}
        label={text.zoomOut}
        shortcut="-"
        disabled={off}
        onClick={() => view.zoomBy(-1)}
      />
      <span role="status" className="w-11 text-center text-label text-muted figures">
        {pdf && text.percent(Math.round(view.zoom * 100))}
      </span>
      <IconButton
        size="sm"
        icon={ZoomIn}
        label={text.zoomIn}
        shortcut="+"
        disabled={off}
        onClick={() => view.zoomBy(1)}
      />
      <IconButton size="sm" icon={StretchHorizontal} label={text.fit} shortcut="0" disabled={off} onClick={view.fit} />
      <IconButton size="sm" icon={RotateCw} label={text.rotate} shortcut="R" disabled={off} onClick={view.rotate} />
      {rule}
      <div ref={searchBox} className="w-48">
        <SearchBox
          aria-label={text.search}
          disabled={off}
          value={search.query}
          onValueChange={search.setQuery}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search.go(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      {search.query.trim() !== '' && (
        <>
          <IconButton
            size="sm"
            icon={ChevronUp}
            label={text.previousHit}
            disabled={search.hits.length < 2}
            onClick={() => search.go(-1)}
          />
          <IconButton
            size="sm"
            icon={ChevronDown}
            label={text.nextHit}
            disabled={search.hits.length < 2}
            onClick={() => search.go(1)}
          />
        </>
      )}
      <span role="status" className="text-label text-muted figures">
        {search.query.trim() === '' ? '' : found}
      </span>
      <div className="ms-auto flex items-center gap-1.5">
        {actions}
        <IconButton size="sm" icon={Printer} label={text.print} disabled={off} busy={printing} onClick={print} />
      </div>
    </div>
  );
}
