import { field } from '../kit/index.ts';

/** Who signs for an entity or a trust; columns of table `party_signers` (domain.md §3 File Contacts). */
export const partySignerFields = {
  name: field.requiredText({ label: 'Name', max: 120 }),
  title: field.text({ label: 'Title', max: 80 }),
} as const;
