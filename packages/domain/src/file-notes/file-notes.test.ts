import { describe, expect, it } from 'vitest';
import { type NoteState, noteChangeProblem, orderNotes, supersedeProblem } from './index.ts';

const written = '2026-05-01T12:00:00.000Z';
const note: NoteState = { usersID: 7, createdAt: written, isSuperseded: false };
const at = (now: string, usersID = 7, windowMinutes = 15) => ({ usersID, now, windowMinutes });

describe('a change of a note', () => {
  it.each([
    ['by its author at once', note, at(written), ['body'], null],
    ['by its author in the last moment', note, at('2026-05-01T12:14:59.999Z'), ['body', 'isPinned'], null],
    ['by its author when the window is over', note, at('2026-05-01T12:15:00.000Z'), ['body'], /for 15 minutes after/],
    ['where nothing may be edited', note, at(written, 7, 0), ['body'], /for 0 minutes/],
    ['where one minute is left', note, at('2026-05-01T12:01:00Z', 7, 1), ['isCritical'], /for 1 minute after/],
    ['by somebody else', note, at(written, 8), ['body'], /Only its author/],
    ['of nobody', { ...note, usersID: null }, at(written), ['body'], /Only its author/],
    ['of the pin by somebody else, later', note, at('2027-01-01T00:00:00Z', 8), ['isPinned'], null],
    ['of pin and text by somebody else', note, at(written, 8), ['isPinned', 'body'], /Only its author/],
    ['of a superseded note', { ...note, isSuperseded: true }, at(written), ['isPinned'], /was superseded/],
  ] as const)('%s', (_what, state, editor, fields, problem) => {
    const found = noteChangeProblem(state, editor, fields);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('lets only the newest of a chain be superseded', () => {
    expect(supersedeProblem(note)).toBeNull();
    expect(supersedeProblem({ isSuperseded: true })).toMatch(/superseded already/);
  });
});

describe('the order of notes', () => {
  const one = (orderNoteID: number, hour: number, more: { isPinned?: boolean; supersedesID?: number } = {}) => ({
    orderNoteID,
    isPinned: false,
    supersedesID: null,
    createdAt: `2026-05-01T${String(hour).padStart(2, '0')}:00:00Z`,
    ...more,
  });
  const ids = (...notes: ReturnType<typeof one>[]) => orderNotes(notes).map(({ orderNoteID }) => orderNoteID);

  it('has pinned ones first, then the newest, and of one moment the later id', () => {
    expect(ids(one(1, 8), one(2, 9), one(3, 7, { isPinned: true }), one(4, 9))).toEqual([3, 4, 2, 1]);
  });

  it('puts what a note superseded right below it, the newest first', () => {
    const notes = [one(1, 8), one(2, 9), one(3, 10, { supersedesID: 1 }), one(4, 11, { supersedesID: 3 }), one(5, 12)];
    expect(ids(...notes)).toEqual([5, 4, 3, 1, 2]);
  });

  it('loses no note, whatever the chain', () => {
    expect(ids(one(9, 8, { supersedesID: 77 }))).toEqual([9]);
  });
});
