import type { StaffChanges } from '@closewright/contract/portfolio';
import { type StaffDuty, staffDuties } from '@closewright/domain/portfolio';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** Who works on each of these files. */
export async function readDuties(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<Map<number, Record<StaffDuty, number | null>>> {
  const rows = await tx
    .selectFrom('orders')
    .select(['orders_id', 'escrow_officer_id as escrowOfficerID', 'title_officer_id as titleOfficerID'])
    .select(['closer_id as closerID', 'post_closer_id as postCloserID'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', 'in', [...ordersIDs])
    .execute();
  return new Map(rows.map(({ orders_id, ...duties }) => [orders_id, duties]));
}

/** Gives the duties to their new people. The caller has locked the files: nothing changes between reading and writing. */
export async function assignFiles(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
  { escrowOfficerID, titleOfficerID, closerID, postCloserID }: StaffChanges,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...(escrowOfficerID === undefined ? {} : { escrow_officer_id: escrowOfficerID }),
      ...(titleOfficerID === undefined ? {} : { title_officer_id: titleOfficerID }),
      ...(closerID === undefined ? {} : { closer_id: closerID }),
      ...(postCloserID === undefined ? {} : { post_closer_id: postCloserID }),
    })
    .where('tenant_id', '=', tenant)
    .where('orders_id', 'in', [...ordersIDs])
    .execute();
}

/** The duties that are given to somebody who is not on the staff, or not any more. */
export async function unknownStaff(tx: Transaction<DB>, tenant: string, changes: StaffChanges): Promise<StaffDuty[]> {
  const given = staffDuties.flatMap((duty) => {
    const usersID = changes[duty];
    return typeof usersID === 'number' ? [{ duty, usersID }] : [];
  });
  if (given.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .select('users_id')
    .where('tenant_id', '=', tenant)
    .where('is_staff', '=', true)
    .where('is_active', '=', true)
    .where(
      'users_id',
      'in',
      given.map(({ usersID }) => usersID),
    )
    .execute();
  const known = new Set(rows.map(({ users_id }) => users_id));
  return given.filter(({ usersID }) => !known.has(usersID)).map(({ duty }) => duty);
}
