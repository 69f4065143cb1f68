import { letterFields } from '@closewright/contract/closing-protection';
import { fileNoteFields } from '@closewright/contract/file-notes';
import { type Fields, field } from '@closewright/contract/kit';
import { orderFields } from '@closewright/contract/orders';
import { taskFields } from '@closewright/contract/workflow';
import { letterStates } from '@closewright/domain/closing-protection';
import { type HolidayCalendar, holidayCalendarNames } from '@closewright/domain/holidays';
import { dueAnchors, workflowLimits } from '@closewright/domain/workflow';
import { z } from 'zod';

/** Section of fields that say what once was. A person of it who is not known here is left out instead of refusing the file. */
export const historySection = 'History';

/** A text of a form that is no text to read. */
const written = <S extends z.ZodType>(label: string, section: string, required: boolean, schema: S) =>
  ({ kind: 'text', label, section, required, schema }) as const;

const [firstMoment, lastMoment] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** A moment, as ISO 8601 writes it; in UTC, too, in which it is kept and read again, its year has four digits. */
const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => !(Date.parse(text) < firstMoment || Date.parse(text) > lastMoment), 'There is no such moment');

const instant = (label: string, required = false) => written(label, historySection, required, moment.nullable());

/** Of the file itself. */
export const fileFields: Fields = {
  ...orderFields,
  defaultLoanID: field.select({ label: 'Default loan', section: 'Order', lookup: 'loansOfFile' }),
  primaryOrdersID: field.select({ label: 'Primary file', section: 'Order', lookup: 'files' }),
};

/** Of a contact, besides what a save of the file knows: whose agent it is. */
export const partyExtraFields: Fields = {
  buyerSellerID: field.select({ label: 'Side', section: 'Contact', lookup: 'roles' }),
};

/** Of a note. */
export const noteFields: Fields = {
  ...fileNoteFields,
  usersID: field.select({ label: 'Author', section: historySection, lookup: 'staff' }),
  createdAt: instant('Written'),
  supersedesID: field.select({ label: 'Supersedes', section: 'Note', lookup: 'notesOfFile' }),
  supersededAt: instant('Superseded'),
};

/** Of a task. */
export const orderTaskFields: Fields = {
  ...taskFields,
  isDueDateEdited: field.boolean({ label: 'Due date set by hand', section: 'Task' }),
  dueAnchor: field.choice({ label: 'Due by', section: 'Task', max: 20, choices: dueAnchors }),
  dueDays: field.integer({ label: 'Days', section: 'Task', min: -workflowLimits.dueDays, max: workflowLimits.dueDays }),
  dueCalendar: field.choice({
    label: 'Calendar',
    section: 'Task',
    max: 30,
    choices: holidayCalendarNames as [HolidayCalendar, ...HolidayCalendar[]],
  }),
  dependsOn: field.select({ label: 'Waits for', section: 'Task', lookup: 'tasksOfFile' }),
  completedAt: instant('Completed'),
  completedBy: field.select({ label: 'Completed by', section: historySection, lookup: 'staff' }),
  notedAt: instant('Note written'),
  notedBy: field.select({ label: 'Note written by', section: historySection, lookup: 'staff' }),
};

/** Of a note a task had before the one of today. */
export const earlierNoteFields: Fields = {
  taskNote: { ...taskFields.taskNote, required: true, schema: z.string().min(1).max(workflowLimits.noteLength) },
  notedAt: instant('Written', true),
  notedBy: field.select({ label: 'Written by', section: historySection, lookup: 'staff' }),
};

/** The media types documents may have: what is served from the product's own address must never be a page. */
const documentTypes = ['application/pdf'] as const;

/** Of a document of the file: what it is called, and its bytes with their hash. */
export const documentFields: Fields = {
  name: field.requiredText({ label: 'Name', section: 'Document', max: 120 }),
  mediaType: field.choice({
    label: 'Media type',
    section: 'Document',
    max: 80,
    choices: documentTypes,
    required: true,
  }),
  sha256: written('SHA-256', 'Document', true, z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 digits 0 to f')),
  content: written('Content', 'Document', true, z.string()),
};

/** Of a closing protection letter: what it was asked for with, and what became of it. */
export const fileLetterFields: Fields = {
  ...letterFields,
  state: field.choice({ label: 'Status', section: 'Letter', max: 10, choices: letterStates, required: true }),
  loanID: field.select({ label: 'Loan', section: 'Loan', lookup: 'loansOfFile' }),
  requestKey: written('Request', 'Letter', false, z.uuid().nullable()),
  letterNumber: field.text({ label: 'Letter number', section: 'Letter', max: 40 }),
  fee: field.money({ label: 'Fee', section: 'Letter' }),
  feeRule: field.text({ label: 'Rule of the fee', section: 'Letter', max: 200 }),
  documentID: field.select({ label: 'Document', section: 'Letter', lookup: 'documentsOfFile' }),
  problem: field.text({ label: 'Problem', section: 'Letter', max: 300 }),
  reissuedFromID: field.select({ label: 'In place of', section: 'Letter', lookup: 'lettersOfFile' }),
  requestedAt: instant('Requested', true),
  requestedBy: field.select({ label: 'Requested by', section: historySection, lookup: 'staff' }),
  issuedAt: instant('Issued'),
  voidedAt: instant('Voided'),
  voidedBy: field.select({ label: 'Voided by', section: historySection, lookup: 'staff' }),
  voidReason: field.memo({ label: 'Reason', section: 'Letter', max: 300 }),
};
