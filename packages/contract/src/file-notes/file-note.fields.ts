import { fileNoteLimits } from '@closewright/domain/file-notes';
import { field } from '../kit/index.ts';

/** What somebody writes of a note; columns of table `order_notes` (domain.md §3 File Notes). */
export const fileNoteFields = {
  noteTypeID: field.select({ label: 'Type', section: 'Note', lookup: 'noteTypes' }),
  noteCategoryID: field.select({ label: 'Category', section: 'Note', lookup: 'noteCategories' }),
  body: field.requiredMemo({ label: 'Note', section: 'Note', max: fileNoteLimits.text }),
  isCritical: field.boolean({ label: 'Critical', section: 'Note' }),
  isPinned: field.boolean({ label: 'Pinned', section: 'Note' }),
  isVisibleToClient: field.boolean({ label: 'Visible to the client', section: 'Note' }),
} as const;
