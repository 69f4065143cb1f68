import type { FileNote } from '@closewright/contract/file-notes';
import { expect, it } from 'vitest';
import { everyNote, filterNotes } from './note-filter.ts';

const note = (orderNoteID: number, part: Partial<FileNote>): FileNote => ({
  orderNoteID,
  noteTypeID: null,
  noteCategoryID: null,
  body: '',
  isCritical: false,
  isPinned: false,
  isVisibleToClient: false,
  supersedesID: null,
  supersededAt: null,
  usersID: 1,
  author: 'Closer',
  createdAt: '2026-05-01T12:00:00Z',
  version: 1,
  updatedAt: '2026-05-01T12:00:00Z',
  updatedBy: 'Closer',
  ...part,
});
const notes = [
  note(1, { body: 'Called Amy about FIRPTA', isCritical: true, noteTypeID: 2 }),
  note(2, { body: 'Payoff is here', author: 'Escrow Officer' }),
];

it.each([
  [{}, [1, 2]],
  [{ text: 'firpta  AMY' }, [1]],
  [{ text: 'escrow payoff' }, [2]],
  [{ text: 'phone call' }, [1]],
  [{ text: 'amy payoff' }, []],
  [{ noteTypeID: 2 }, [1]],
  [{ author: 'Escrow Officer' }, [2]],
  [{ isCritical: true }, [1]],
  [{ isCritical: true, author: 'Escrow Officer' }, []],
])('%j leaves %j', (filter, ids) => {
  const textsOf = ({ noteTypeID }: FileNote) => (noteTypeID === 2 ? ['Phone call'] : []);
  expect(filterNotes(notes, { ...everyNote, ...filter }, textsOf).map(({ orderNoteID }) => orderNoteID)).toEqual(ids);
});
