import { userFields } from '@closewright/contract/people';
import { branchFields, regionFields } from '@closewright/contract/regions';
import { plain } from '../../../lib/fields/plain-field.ts';

/** The field tables of the records administrators set up. Built to literals (vite/plain-modules.ts). */
export const settingFields = {
  user: plain(userFields),
  region: plain(regionFields),
  branch: plain(branchFields),
};
