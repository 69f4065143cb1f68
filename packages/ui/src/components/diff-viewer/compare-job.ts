import {
  compareHtml,
  type DiffChange,
  type DiffRow,
  listChanges,
  plainText,
  toRows,
} from '../../lib/html-diff/index.ts';

/** What is to be compared. Plain data: it travels to a worker. */
export interface CompareJob {
  readonly before: string;
  readonly after: string;
  readonly ignore: { readonly case: boolean; readonly space: boolean; readonly format: boolean };
  /** Characters of both texts together above which only their words are compared. */
  readonly maxSize: number;
}

/** What comes back. */
export interface CompareResult {
  readonly rows: readonly DiffRow[];
  readonly changes: readonly DiffChange[];
  /** The texts were too long: compared without formatting. */
  readonly plain: boolean;
}

const BREAK = /<\/?(?:p|div|li|tr|h[1-6]|table|ul|ol|blockquote|pre|section|article|br)\b[^>]*>/i;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const plainParagraphs = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .split(BREAK)
    .map(plainText)
    .filter(Boolean)
    .map((text) => `<p>${text.replace(/[&<>]/g, (sign) => escapes[sign] as string)}</p>`)
    .join('');

/** Compares. The same in a worker and beside it. */
export function runCompare(
  { before, after, ignore, maxSize }: CompareJob,
  onProgress?: (done: number) => void,
): CompareResult {
  const plain = before.length + after.length > maxSize;
  const comparison = compareHtml(plain ? plainParagraphs(before) : before, plain ? plainParagraphs(after) : after, {
    ignore,
    ...(onProgress && { onProgress }),
  });
  return { rows: toRows(comparison), changes: listChanges(comparison), plain };
}
