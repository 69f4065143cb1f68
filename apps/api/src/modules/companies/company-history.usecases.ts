import { AppError } from '@closewright/domain/errors';
import { auditEntryOf } from '../../platform/audit/audit-entry.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/tenant/in-tenant.ts';
import { readerOf } from './company-access.ts';
import { readHistory } from './company-history.queries.ts';

/** What was changed on a company and what belongs to it, newest first. */
export async function companyHistory(
  database: Database,
  caller: Caller,
  { companyID, ...page }: { companyID: number; skip: number; take: number },
) {
  const found = await readHistory(database, readerOf(caller), companyID, page);
  if (!found) throw new AppError('NOT_FOUND');
  return { results: found.rows.map(auditEntryOf), totalRecords: found.total };
}
