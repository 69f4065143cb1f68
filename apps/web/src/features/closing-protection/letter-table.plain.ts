import { letterFields } from '@closewright/contract/closing-protection';
import { plain } from '../../lib/fields/plain-field.ts';

/** The field table of a letter. Built to literals (vite/plain-modules.ts). */
export const letterTable = plain(letterFields);
