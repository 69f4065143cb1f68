import type { LineNote } from '@closewright/domain/closing-file';
import { FieldLink } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

/** The notes to lines, each with the way to where it is typed. */
export function NotesPart({ notes }: { notes: readonly LineNote[] }) {
  return (
    <ComputedPart title="Notes to lines" note={notes.length > 0 ? String(notes.length) : ''}>
      {notes.length === 0 ? (
        <p className="px-cell text-label text-muted">
          No line has a note. A fee has one in its details, a debit or credit in its column.
        </p>
      ) : (
        <ul className="text-body">
          {notes.map(({ field, label, note }) => (
            <li key={field} className="border-b border-hairline px-cell py-1">
              <FieldLink field={field}>{label}</FieldLink>
              <p className="whitespace-pre-line text-default">{note}</p>
            </li>
          ))}
        </ul>
      )}
    </ComputedPart>
  );
}
