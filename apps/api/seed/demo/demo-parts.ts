import { FileStatus } from '@closewright/domain/orders';
import type { RoleType } from '@closewright/domain/parties';
import { blankParty, type SeedFile } from '../seed-file.ts';
import { staffID } from '../tenant.ts';

type Party = SeedFile['parties'][number];

/** A person by their first and last name. */
export function person(role: RoleType, name: string): Party {
  const [first = '', last = ''] = name.split(' ');
  return { ...blankParty, role_type_id: role, name, first_name: first, last_name: last };
}

/** A company in a file. */
export const company = (role: RoleType, name: string): Party => ({ ...blankParty, role_type_id: role, name });

/** The settlement agent of the demo files. */
export const agent = 'Epsilon Title Co.';

/** What the demo files have in common: open, of the first branch, with its staff. */
export const openOrder = {
  status: FileStatus.Open,
  region_id: 1,
  branch_id: 1,
  order_service_id: 1,
  settlement_template_id: 1,
  underwriter_company_id: 1,
  source_of_business: null,
  disclosure_sent_date: null,
  recording_date: null,
  place_of_closing: null,
  escrow_officer_id: staffID('escrow-officer'),
  title_officer_id: staffID('title-examiner'),
  closer_id: staffID('closer'),
  post_closer_id: staffID('closer'),
};
