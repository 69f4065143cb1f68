import 'react-pdf/dist/Page/TextLayer.css';
import { RefreshCw } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { useWidth } from '../../hooks/use-width.ts';
import { stepZoom } from '../../lib/zoom.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { LoadedPdf } from './loaded-pdf.ts';
import { PdfPages, type PdfPagesHandle } from './pdf-pages.tsx';
import { PdfPassword } from './pdf-password.tsx';
import { type PdfFile, pdfBytes } from './pdf-source.ts';
import { PdfThumbnails } from './pdf-thumbnails.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { pdfViewerMessages } from './pdf-viewer.messages.ts';
import type { PdfViewerProps } from './pdf-viewer.types.ts';
import { usePdfSearch } from './use-pdf-search.ts';

// The worker of exactly this version: the bundler takes it from the same package as the library.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

export interface PdfDocumentProps
  extends Pick<PdfViewerProps, 'label' | 'assetsUrl' | 'defaultThumbnails' | 'actions'> {
  file: PdfFile;
  text: typeof pdfViewerMessages;
  onRetry: () => void;
}

/** Room around a page, px. */
const MARGIN = 24;

/** The document and its tools. Loaded on demand. */
export default function PdfDocument({
  file,
  label,
  assetsUrl,
  defaultThumbnails = false,
  actions,
  text,
  onRetry,
}: PdfDocumentProps) {
  const area = useRef<HTMLDivElement>(null);
  const pages = useRef<PdfPagesHandle>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  const width = useWidth(area, 640);
  const [pdf, setPdf] = useState<LoadedPdf | null>(null);
  const [failed, setFailed] = useState(false);
  const [ask, setAsk] = useState<{ answer: (password: string) => void; wrong: boolean } | null>(null);
  const [factor, setFactor] = useState<number | null>(null);
  const [turned, setTurned] = useState(0);
  const [page, setPage] = useState(1);
  const [thumbnails, setThumbnails] = useState(defaultThumbnails);
  const search = usePdfSearch(pdf);

  const source = useMemo(() => {
    try {
      return { data: pdfBytes(file) };
    } catch {
      return null;
    }
  }, [file]);
  const options = useMemo(
    () => ({
      // No code of a document ever runs, nothing is fetched for it unless the application serves it.
      enableXfa: false,
      isEvalSupported: false,
      ...(assetsUrl !== undefined && {
        cMapUrl: `${assetsUrl}cmaps/`,
        standardFontDataUrl: `${assetsUrl}standard_fonts/`,
        wasmUrl: `${assetsUrl}wasm/`,
      }),
    }),
    [assetsUrl],
  );

  if (failed || source === null) {
    return (
      <EmptyState
        kind="error"
        title={text.failed}
        action={
          <Button size="sm" icon={RefreshCw} onClick={onRetry}>
            {text.retry}
          </Button>
        }
      >
        {text.failedHint}
      </EmptyState>
    );
  }

  const lying = pdf && (turned % 180 === 0 ? pdf.size.width : pdf.size.height);
  const fit = lying ? Math.max(0.1, Math.min(2, (width - MARGIN) / lying)) : 1;
  const zoom = factor ?? fit;
  const view = {
    zoom,
    zoomBy: (direction: 1 | -1) => setFactor(stepZoom(zoom, direction)),
    fit: () => setFactor(null),
    rotate: () => setTurned((turned + 90) % 360),
    goTo: (to: number) => pages.current?.goTo(Math.min(pdf?.count ?? 1, Math.max(1, to))),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'f') {
      event.preventDefault();
      searchBox.current?.querySelector('input')?.focus();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input')) return;
    const act = {
      PageDown: () => view.goTo(page + 1),
      PageUp: () => view.goTo(page - 1),
      Home: () => view.goTo(1),
      End: () => view.goTo(pdf?.count ?? 1),
      '+': () => view.zoomBy(1),
      '=': () => view.zoomBy(1),
      '-': () => view.zoomBy(-1),
      '0': view.fit,
      r: view.rotate,
      R: view.rotate,
    }[key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // The keys count anywhere inside, tools included; the controls keep their own.
    // biome-ignore lint/a11y/useSemanticElements: no fieldset: a document with its tools
    <div
      role="group"
      aria-label={label ?? text.label}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-auto flex-col gap-2"
    >
      <PdfToolbar
        file={file}
        text={text}
        pdf={pdf}
        page={page}
        view={view}
        search={search}
        searchBox={searchBox}
        thumbnails={thumbnails}
        onThumbnailsChange={setThumbnails}
        actions={actions}
      />
      {ask && (
        <PdfPassword
          text={text}
          wrong={ask.wrong}
          onAnswer={(password) => {
            setAsk(null);
            ask.answer(password);
          }}
        />
      )}
      <Document
        file={source}
        options={options}
        suspense={false}
        loading={ask ? <span /> : <Skeleton rows={8} label={text.loading} />}
        error={<span />}
        onPassword={(answer, reason) => setAsk({ answer, wrong: reason === 2 })}
        onSourceError={() => setFailed(true)}
        onLoadError={() => setFailed(true)}
        onLoadSuccess={(loaded) => {
          const read = async () => {
            const { width: pageWidth, height } = (await loaded.getPage(1)).getViewport({ scale: 1 });
            setPdf({ proxy: loaded, count: loaded.numPages, size: { width: pageWidth, height } });
          };
          read().catch(() => setFailed(true));
        }}
        className="flex min-h-0 flex-auto gap-2"
      >
        {pdf && thumbnails && <PdfThumbnails pdf={pdf} page={page} turned={turned} text={text} onGoTo={view.goTo} />}
        <div ref={area} className="flex min-h-0 min-w-0 flex-auto">
          {pdf && (
            <PdfPages
              ref={pages}
              pdf={pdf}
              zoom={zoom}
              turned={turned}
              label={text.pages}
              search={search}
              onPageChange={setPage}
              nameOf={text.page}
            />
          )}
        </div>
      </Document>
    </div>
  );
}
