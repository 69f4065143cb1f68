import type { ReactNode } from 'react';
import { Content } from '../diff-viewer/diff-rows.tsx';
import { DIFF_MAX_SIZE } from '../diff-viewer/diff-viewer.tsx';
import { asText } from '../diff-viewer/print-comparison.ts';
import { useComparison } from '../diff-viewer/use-comparison.ts';

export interface MemoChangeProps {
  before: string;
  after: string;
  /** Draws both sides, each in its cell; null as long as the words are not compared. */
  children: (sides: { before: ReactNode; after: ReactNode } | null) => ReactNode;
}

const ignore = { case: false, space: false, format: false };

const paragraphs = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `<p>${asText(line)}</p>`)
    .join('');

/** A long text, compared word by word by the diff viewer's engine, which comes with the first one. */
export function MemoChange({ before, after, children }: MemoChangeProps) {
  const state = useComparison({
    before: paragraphs(before),
    after: paragraphs(after),
    ignore,
    maxSize: DIFF_MAX_SIZE,
    rtfToHtml: undefined,
    noConverter: '',
    attempt: 0,
  });
  if (state.status !== 'ready') return children(null);
  const side = (which: 'before' | 'after') => <Content html={state.rows.map((row) => row[which] ?? '').join('')} />;
  return children({ before: side('before'), after: side('after') });
}
