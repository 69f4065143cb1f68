/** A place where the search text stands: page and piece of text, counted from 0, and which one within the piece. */
export interface PdfHit {
  readonly page: number;
  readonly item: number;
  readonly nth: number;
}

const fold = (text: string) => text.toLocaleLowerCase('en-US');

function* positions(text: string, query: string): Generator<number> {
  const folded = fold(text);
  // Folding may change the length of rare letters; then a position would point beside the letter.
  if (query === '' || folded.length !== text.length) return;
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) yield at;
}

/** Every hit, page by page, without regard to case. A hit does not reach over the end of a piece (usually a line). */
export function findHits(pages: readonly (readonly string[])[], query: string): PdfHit[] {
  const wanted = fold(query.trim());
  return pages.flatMap((items, page) =>
    items.flatMap((text, item) => [...positions(text, wanted)].map((_, nth) => ({ page, item, nth }))),
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

/** A piece of text as HTML with its hits marked; `current` is the one that was gone to. */
export function markHits(text: string, query: string, current: number | null): string {
  const wanted = fold(query.trim());
  let html = '';
  let from = 0;
  let nth = 0;
  for (const at of positions(text, wanted)) {
    const hit = asHtml(text.slice(at, at + wanted.length));
    html += `${asHtml(text.slice(from, at))}<mark${nth++ === current ? ' data-current=""' : ''}>${hit}</mark>`;
    from = at + wanted.length;
  }
  return html + asHtml(text.slice(from));
}
