import type { FileNote } from '@closewright/contract/file-notes';
import { itemName, type LookupSets } from '@closewright/domain/lookups';
import type { GridColumn } from '@closewright/ui/data-grid';
import { marksText, NoteMarks } from './note-marks.tsx';

/** The columns of the notes of a file. What was superseded is struck through, and says so in words. */
export function noteColumns(lookups: LookupSets, moment: (instant: string) => string): GridColumn<FileNote>[] {
  return [
    {
      id: 'createdAt',
      header: 'Written',
      kind: 'date',
      value: ({ createdAt }) => createdAt,
      text: ({ createdAt }) => moment(createdAt),
      width: 160,
    },
    {
      id: 'body',
      header: 'Note',
      value: ({ body }) => body,
      text: ({ body }) => body.replace(/\s+/g, ' '),
      render: ({ body, supersededAt }) =>
        supersededAt === null ? (
          <span className="truncate">{body}</span>
        ) : (
          <s className="truncate text-muted">{body}</s>
        ),
      grow: 3,
      // Type and category make room first: the pane beside has them.
      minWidth: 300,
      rowHeader: true,
    },
    {
      id: 'marks',
      header: 'Marks',
      value: marksText,
      render: (note) => <NoteMarks note={note} />,
      width: 176,
    },
    {
      id: 'noteTypeID',
      header: 'Type',
      value: ({ noteTypeID }) => itemName(lookups, 'noteTypes', noteTypeID),
      width: 104,
      priority: 2,
    },
    {
      id: 'noteCategoryID',
      header: 'Category',
      kind: 'muted',
      value: ({ noteCategoryID }) => itemName(lookups, 'noteCategories', noteCategoryID),
      width: 104,
      priority: 3,
    },
    { id: 'author', header: 'Author', value: ({ author }) => author, width: 132, priority: 1 },
  ];
}
