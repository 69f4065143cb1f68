import type { FormBlock, FormCell, FormDocument, FormPage, FormRow, FormTable } from '@closewright/domain/forms';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import { type PrintedForm, Printer } from './index.ts';

export const printer = new Printer();

export const head = {
  title: 'Closing Disclosure of file 12-3456',
  author: 'An author',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  footer: 'A foot',
};
export const text = (kind: 'heading' | 'subheading' | 'paragraph' | 'note', said: string): FormBlock => ({
  kind,
  runs: [{ text: said }],
});
export const cell = (said: string, more: Omit<FormCell, 'runs'> = {}): FormCell => ({
  runs: [{ text: said }],
  ...more,
});
export const amount = (said: string): FormCell => cell(said, { align: 'right' });
export const line = (key: string, ...cells: FormCell[]): FormRow => ({ key, kind: 'line', cells });
export const table = (rows: readonly FormRow[], ...columns: FormTable['columns']): FormTable => ({
  kind: 'table',
  label: 'A table',
  columns,
  rows,
});
export const lines = (count: number, name = 'Line'): FormTable =>
  table(
    Array.from({ length: count }, (_, at) => line(`${name}.${at}`, cell(`${name} ${at}`), amount(`${at}.00`))),
    { share: 3, heading: 'What' },
    { share: 1, heading: 'Amount' },
  );
export const page = (number: string, ...blocks: FormBlock[]): FormPage => ({ number, blocks });
export const form = (...pages: FormPage[]): FormDocument => ({ title: 'Closing Disclosure', pages });

/** Prints a document as it is, or with more said of it. */
export const print = (document: FormDocument, more: Partial<PrintedForm> = {}) =>
  printer.form({ ...head, document, ...more }, 'epsilon');
type Read = Awaited<ReturnType<typeof readPdf>>['pages'][number];
export const sheets = async (...printing: Parameters<typeof print>) => (await readPdf(await print(...printing))).pages;
/** What stands on it. */
export const drawn = ({ texts }: Read) => texts.filter((each) => each.text.trim() !== '');
/** What a reader is read: without foot, watermark and heads that are repeated. */
export const readAloud = (sheet: Read) => drawn(sheet).filter(({ isArtifact }) => !isArtifact);
/** The foot, from left to right. */
export const footOf = (sheet: Read) =>
  textsOf(drawn(sheet).filter(({ isArtifact, isUpright, top }) => isArtifact && isUpright && top < 40));
export const textsOf = (texts: Read['texts']) => texts.map(({ text }) => text);
/** All of it, without blanks: where a line ends is a matter of layout. */
export const lettersOf = ({ text }: Read) => text.replaceAll(/\s/g, '');
export const rightOf = ({ left, width }: { left: number; width: number }) => left + width;

/** Pairs of texts of which one stands on the other. */
export function overlaps(sheet: Read): string[] {
  const texts = drawn(sheet).filter(({ isUpright }) => isUpright);
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter(
        (other) =>
          Math.abs(one.top - other.top) < 0.8 * Math.min(one.size, other.size) &&
          Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left) > 0.5,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}
