import type { FileNote } from '@closewright/contract/file-notes';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { marksText } from './note-marks.tsx';

export interface PrintedNotesProps {
  /** Names the print on each page: the file number. */
  title: string;
  notes: readonly FileNote[];
  facts: (note: FileNote) => string;
  /** The print was made or given up. */
  onDone: () => void;
}

/** Prints notes in full, and nothing of the screen. It is seen on paper only. */
export function PrintedNotes({ title, notes, facts, onDone }: PrintedNotesProps) {
  useEffect(() => {
    const { documentElement } = document;
    const app = document.getElementById('root');
    app?.setAttribute('data-print', 'hide');
    documentElement.style.setProperty('--print-title', JSON.stringify(title));
    addEventListener('afterprint', onDone);
    print();
    return () => {
      removeEventListener('afterprint', onDone);
      app?.removeAttribute('data-print');
      documentElement.style.removeProperty('--print-title');
    };
  }, [title, onDone]);
  return createPortal(
    <article className="hidden print:block" aria-label="Printed notes">
      <h1 className="text-heading font-semibold">{title}</h1>
      {notes.map((note) => (
        <section key={note.orderNoteID} data-print="whole" className="border-t border-hairline py-2">
          <p className="text-label text-muted">{[facts(note), marksText(note)].filter(Boolean).join(' · ')}</p>
          <p className="break-words whitespace-pre-wrap">
            {note.supersededAt === null ? note.body : <s>{note.body}</s>}
          </p>
        </section>
      ))}
    </article>,
    document.body,
  );
}
