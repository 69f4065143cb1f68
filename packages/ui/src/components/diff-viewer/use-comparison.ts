import { useEffect, useState } from 'react';
import type { DiffChange } from '../../lib/html-diff/index.ts';
import type { CompareJob } from './compare-job.ts';
import { startCompare } from './start-compare.ts';

/** A row ready to be shown. */
export interface SafeRow {
  readonly kind: 'same' | 'changed' | 'removed' | 'added';
  readonly before: string | null;
  readonly after: string | null;
  readonly joined: string;
}

export type ComparisonState =
  | { readonly status: 'comparing'; readonly progress: number | null }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly rows: readonly SafeRow[];
      readonly changes: readonly DiffChange[];
      readonly plain: boolean;
    };

export interface ComparisonInput extends CompareJob {
  /** Turns RTF into HTML: usually a call to the server. */
  readonly rtfToHtml: ((rtf: string) => Promise<string>) | undefined;
  readonly noConverter: string;
  /** Counts up to start anew. */
  readonly attempt: number;
}

const isRtf = (text: string) => text.trimStart().startsWith('{\\rtf');

/** Converts, compares, cleans. Only the newest input ever shows. */
export function useComparison(input: ComparisonInput): ComparisonState {
  const { before, after, maxSize, rtfToHtml, noConverter, attempt } = input;
  const { case: ignoreCase, space, format } = input.ignore;
  const [state, setState] = useState<ComparisonState>({ status: 'comparing', progress: null });
  useEffect(() => {
    let over = attempt < 0;
    let cancel = () => {};
    const html = (text: string) => {
      if (!isRtf(text)) return Promise.resolve(text);
      return rtfToHtml ? rtfToHtml(text) : Promise.reject(new Error(noConverter));
    };
    const work = async () => {
      const [old, now] = await Promise.all([html(before), html(after)]);
      if (over) return;
      const job = { before: old, after: now, ignore: { case: ignoreCase, space, format }, maxSize };
      const comparing = startCompare(job, (progress) => !over && setState({ status: 'comparing', progress }));
      cancel = comparing.cancel;
      const [{ rows, changes, plain }, { sanitizeAll }] = await Promise.all([
        comparing.result,
        import('./sanitize-rows.ts'),
      ]);
      if (over) return;
      const clean = sanitizeAll(rows.flatMap((row) => [row.before ?? '', row.after ?? '', row.joined]));
      const safe = rows.map((row, index) => ({
        kind: row.kind,
        before: row.before === null ? null : (clean[index * 3] ?? ''),
        after: row.after === null ? null : (clean[index * 3 + 1] ?? ''),
        joined: clean[index * 3 + 2] ?? '',
      }));
      setState({ status: 'ready', rows: safe, changes, plain });
    };
    work().catch((error: unknown) => {
      if (!over) setState({ status: 'failed', reason: error instanceof Error ? error.message : String(error) });
    });
    return () => {
      over = true;
      cancel();
    };
  }, [before, after, ignoreCase, space, format, maxSize, rtfToHtml, noConverter, attempt]);
  return state;
}
