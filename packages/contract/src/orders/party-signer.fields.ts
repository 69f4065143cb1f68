import { field } from '../kit/index.ts';

/** Who signs for an entity or a trust; columns of table `party_signers` (domain.md §3 File Contacts). */
export const partySignerFields = {
  name: field.requiredText({ label: 'Name', section: 'Signers', max: 120 }),
  title: field.text({ label: 'Title', section: 'Signers', max: 80 }),
} as const;
