import type { FileNote } from '@closewright/contract/file-notes';
import { Button } from '@closewright/ui/button';
import { Pencil, Pin, PinOff, Replace } from 'lucide-react';
import { NoteMarks, NoteText } from './note-marks.tsx';

export interface NoteReaderProps {
  note: FileNote | null;
  /** Author, moment, type and category in words. */
  facts: (note: FileNote) => string;
  mayWrite: boolean;
  mayEdit: (note: FileNote) => boolean;
  onEdit: (note: FileNote) => void;
  onSupersede: (note: FileNote) => void;
  onPin: (note: FileNote) => void;
}

/** The note in hand in full, with what may be done with it. */
export function NoteReader({ note, facts, mayWrite, mayEdit, onEdit, onSupersede, onPin }: NoteReaderProps) {
  if (note === null) return <p className="text-label text-muted">Choose a note to read all of it.</p>;
  return (
    <>
      <NoteMarks note={note} />
      <p className="text-label text-muted">{facts(note)}</p>
      <p className="break-words whitespace-pre-wrap">
        <NoteText note={note} />
      </p>
      {note.supersededAt !== null && (
        <p className="text-label text-muted">Another note took its place: it stands above this one.</p>
      )}
      {mayWrite && note.supersededAt === null && (
        <div className="mt-1 flex flex-wrap gap-1.5">
          {mayEdit(note) && (
            <Button size="sm" icon={Pencil} onClick={() => onEdit(note)}>
              Edit
            </Button>
          )}
          <Button size="sm" icon={Replace} onClick={() => onSupersede(note)}>
            Supersede…
          </Button>
          <Button size="sm" variant="quiet" icon={note.isPinned ? PinOff : Pin} onClick={() => onPin(note)}>
            {note.isPinned ? 'Unpin' : 'Pin'}
          </Button>
        </div>
      )}
    </>
  );
}
