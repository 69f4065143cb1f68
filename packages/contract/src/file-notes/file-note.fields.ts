import { fileNoteLimits } from '@closewright/domain/file-notes';
import { field } from '../kit/index.ts';

/** What somebody writes of a note; columns of table `order_notes` (domain.md §3 File Notes). */
export const fileNoteFields = {
  noteTypeID: field.select({ label: 'Type', lookup: 'noteTypes' }),
  noteCategoryID: field.select({ label: 'Category', lookup: 'noteCategories' }),
  body: field.requiredMemo({ label: 'Note', max: fileNoteLimits.text }),
  isCritical: field.boolean({ label: 'Critical' }),
  isPinned: field.boolean({ label: 'Pinned' }),
  isVisibleToClient: field.boolean({ label: 'Visible to the client' }),
} as const;
