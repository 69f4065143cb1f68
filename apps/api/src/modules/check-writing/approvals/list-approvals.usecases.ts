import type { ApprovalQuery, ApprovalRow } from '@closewright/contract/check-writing';
import { can } from '@closewright/domain/access';
import type { Caller } from '../../../platform/auth/caller.ts';
import { readerWhere } from '../../orders/orders.usecases.ts';
import type { CheckWritingDeps } from '../file-ledger.usecases.ts';
import { readApprovalPage } from './approvals.queries.ts';
import { shownApproval } from './shown-approval.ts';

/** One page of what is asked for in the files of the caller's regions. */
export async function listApprovals(
  { database }: CheckWritingDeps,
  caller: Caller,
  query: ApprovalQuery,
): Promise<{ results: ApprovalRow[]; totalRecords: number }> {
  const reader = readerWhere(caller, (there) => can(there, 'readApprovals').allowed);
  const { results, totalRecords } = await readApprovalPage(database, reader, query);
  return { results: results.map((row) => shownApproval(row, caller.session)), totalRecords };
}
