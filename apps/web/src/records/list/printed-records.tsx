import type { ReactNode } from 'react';
import { PrintedPage, type PrintedPageProps } from './printed-page.tsx';

/** A record on paper. */
export interface PrintedRecord {
  readonly key: string | number;
  /** Muted, above the text. */
  readonly facts: string;
  readonly text: ReactNode;
}

export interface PrintedRecordsProps extends Omit<PrintedPageProps, 'children'> {
  records: readonly PrintedRecord[];
}

/** Prints records in full, and nothing of the screen. It is seen on paper only. */
export function PrintedRecords({ records, ...page }: PrintedRecordsProps) {
  return (
    <PrintedPage {...page}>
      {records.map(({ key, facts, text }) => (
        <section key={key} data-print="whole" className="border-t border-hairline py-2">
          <p className="text-label text-muted">{facts}</p>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </section>
      ))}
    </PrintedPage>
  );
}
