import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** A record on paper. */
export interface PrintedRecord {
  readonly key: string | number;
  /** Muted, above the text. */
  readonly facts: string;
  readonly text: ReactNode;
}

export interface PrintedRecordsProps {
  /** Names the print on each page: the file number. */
  title: string;
  /** Names the print for those who cannot see: "Printed notes". */
  label: string;
  records: readonly PrintedRecord[];
  /** The print was made or given up. */
  onDone: () => void;
}

/** Prints records in full, and nothing of the screen. It is seen on paper only. */
export function PrintedRecords({ title, label, records, onDone }: PrintedRecordsProps) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(() => {
    const { documentElement } = document;
    const app = document.getElementById('root');
    const leave = () => done.current();
    app?.setAttribute('data-print', 'hide');
    documentElement.style.setProperty('--print-title', JSON.stringify(title));
    addEventListener('afterprint', leave);
    print();
    return () => {
      removeEventListener('afterprint', leave);
      app?.removeAttribute('data-print');
      documentElement.style.removeProperty('--print-title');
    };
  }, [title]);
  return createPortal(
    <article className="hidden print:block" aria-label={label}>
      <h1 className="text-heading font-semibold">{title}</h1>
      {records.map(({ key, facts, text }) => (
        <section key={key} data-print="whole" className="border-t border-hairline py-2">
          <p className="text-label text-muted">{facts}</p>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </section>
      ))}
    </article>,
    document.body,
  );
}
