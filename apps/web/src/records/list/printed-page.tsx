import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

export interface PrintedPageProps {
  /** Names the print on each page: the file number. */
  title: string;
  /** Names the print for those who cannot see: "Printed notes". */
  label: string;
  children: ReactNode;
  /** The print was made or given up. */
  onDone: () => void;
}

/** Prints what is in it, and nothing of the screen. It is seen on paper only. */
export function PrintedPage({ title, label, children, onDone }: PrintedPageProps) {
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
      {children}
    </article>,
    document.body,
  );
}
