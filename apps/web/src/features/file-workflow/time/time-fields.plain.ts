import { timeEntryFields } from '@closewright/contract/time-tracking';
import { plain } from '../../../lib/fields/plain-field.ts';

/** The field table of time entries. Built to literals (vite/plain-modules.ts). */
export const timeTable = plain(timeEntryFields);
