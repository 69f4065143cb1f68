import { useEffect, useMemo, useState } from 'react';
import type { LoadedPdf, PdfProxy } from './loaded-pdf.ts';
import { findHits, type PdfHit } from './pdf-search.ts';

export interface PdfSearch {
  query: string;
  setQuery: (query: string) => void;
  hits: readonly PdfHit[];
  /** Place of the current hit in `hits`. */
  at: number;
  current: PdfHit | null;
  /** The text of the pages is still being read. */
  reading: boolean;
  go: (direction: 1 | -1) => void;
}

async function readPages(pdf: PdfProxy, stopped: () => boolean): Promise<string[][]> {
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages && !stopped(); number++) {
    const content = await (await pdf.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ('str' in item && typeof item.str === 'string' ? item.str : '')));
  }
  return pages;
}

/** Search over the text of a document, which is read when the first search is made. */
export function usePdfSearch(pdf: LoadedPdf | null): PdfSearch {
  const [query, setQuery] = useState('');
  const [read, setRead] = useState<{ of: LoadedPdf; pages: string[][] } | null>(null);
  const [at, setAt] = useState(0);
  const wanted = query.trim() !== '';
  const known = read?.of === pdf ? read : null;
  useEffect(() => {
    if (!wanted || !pdf || known) return;
    let stopped = false;
    readPages(pdf.proxy, () => stopped).then(
      (pages) => !stopped && setRead({ of: pdf, pages }),
      () => !stopped && setRead({ of: pdf, pages: [] }),
    );
    return () => {
      stopped = true;
    };
  }, [wanted, pdf, known]);
  const hits = useMemo(() => (known && wanted ? findHits(known.pages, query) : []), [known, wanted, query]);
  const place = Math.min(at, Math.max(0, hits.length - 1));
  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setAt(0);
    },
    hits,
    at: place,
    current: hits[place] ?? null,
    reading: wanted && pdf !== null && !known,
    go: (direction) => hits.length > 0 && setAt((place + direction + hits.length) % hits.length),
  };
}
