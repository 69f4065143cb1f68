import { type FileDates, type FileStaff, fileDateNames } from '@closewright/domain/workflow';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';

/** What the rules of tasks ask of a file. */
export interface FileFacts {
  readonly dates: FileDates;
  readonly staff: Omit<FileStaff, 'openerID'>;
}

/** The dates and the staff of a file that is there. */
export async function readFileFacts(tx: Transaction<DB>, tenant: string, ordersID: number): Promise<FileFacts> {
  const row = await tx
    .selectFrom('orders')
    .select(['open_date as openDate', 'contract_date as contractDate', 'commitment_date as commitmentDate'])
    .select(['disclosure_sent_date as disclosureSentDate', 'closing_date as closingDate'])
    .select(['disbursement_date as disbursementDate', 'recording_date as recordingDate'])
    .select(['policy_due_date as policyDueDate', 'escrow_officer_id as escrowOfficerID'])
    .select(['title_officer_id as titleOfficerID', 'closer_id as closerID', 'post_closer_id as postCloserID'])
    .where('tenant_id', '=', tenant)
    .where('orders_id', '=', ordersID)
    .executeTakeFirstOrThrow();
  const { escrowOfficerID, titleOfficerID, closerID, postCloserID, ...dates } = row;
  return { dates, staff: { escrowOfficerID, titleOfficerID, closerID, postCloserID } };
}

/** Whether a change of a file touches a date that due dates go by. */
export function touchesDates(changed: object): boolean {
  return fileDateNames.some((name) => name in changed);
}
