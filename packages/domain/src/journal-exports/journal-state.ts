/** How far an export is. One that was taken back says nothing any more: its transactions are in another one, or to be exported. */
export const journalStates = ['made', 'accepted', 'taken back'] as const;

/** The files of an export: the one with the columns of the office, and the one with all there is. */
export const journalDocuments = ['columns', 'journal'] as const;

export type JournalDocument = (typeof journalDocuments)[number];
