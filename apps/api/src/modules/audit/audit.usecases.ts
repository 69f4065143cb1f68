import type { AuditCheck, AuditFilter, SystemAuditEntry } from '@closewright/contract/audit';
import { auditEntryOf } from '../../platform/audit/audit-entry.ts';
import { checkAudit } from '../../platform/audit/proof/check-audit.ts';
import type { HeadPlace } from '../../platform/audit/proof/head-places.ts';
import { type HeadLog, keepHead } from '../../platform/audit/proof/keep-heads.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { SecretBox } from '../../platform/secrets/index.ts';
import { type Database, readerOf } from '../../platform/tenant/in-tenant.ts';
import {
  type AuditSearch,
  noteExport,
  readAuditFacts,
  readSystemAudit,
  type SystemAuditRow,
  storeCheck,
} from './audit.queries.ts';
import { daysOf } from './audit-days.ts';

/** The most entries one export holds. */
const exportSize = 5000;

type Filters = { [K in keyof AuditFilter]: AuditFilter[K] | undefined };

interface AuditPage {
  results: SystemAuditEntry[];
  totalRecords: number;
}

/** The changes of the tenant that pass the filters. */
export async function systemAudit(
  database: Database,
  caller: Caller,
  { skip, take, ...filters }: Filters & { skip: number; take: number },
): Promise<AuditPage> {
  const { rows, total } = await readSystemAudit(database, caller.actor, searchOf(caller, filters), { skip, take });
  return { results: rows.map(entryOf), totalRecords: total };
}

/** What there is to filter by, and the state of the chain. */
export function auditFacts(database: Database, { actor }: Caller): ReturnType<typeof readAuditFacts> {
  return readAuditFacts(database, actor);
}

/** What a check works with. */
export interface Checking extends HeadLog {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly places: readonly HeadPlace[];
}

/** Checks the chain from its start and remembers the outcome; the end of a whole chain is signed for the next check. */
export async function checkSystemAudit(checking: Checking, { actor }: Caller): Promise<AuditCheck> {
  const { database, clock } = checking;
  const report = await checkAudit({ ...checking, read: readerOf(database, actor) }, actor.tenant);
  const now = clock.now();
  await database.inTenant(actor, (tx) => storeCheck(tx, report, now));
  if (!report.broken) await keepHead(checking, actor, report);
  return {
    checkedAt: now.toISOString(),
    checkedBy: actor.name,
    entries: report.rows,
    head: report.head,
    broken: report.broken && { sequence: report.broken.seq, reason: report.broken.reason },
    heads: report.heads,
    notes: report.notes.map(({ text }) => text),
  };
}

/** The newest changes that pass the filters, for a file outside of the product; notes who took them. */
export async function exportAudit(database: Database, caller: Caller, filters: Filters): Promise<AuditPage> {
  const page = await systemAudit(database, caller, { ...filters, skip: 0, take: exportSize });
  const { actor } = caller;
  await database.inTenant(actor, (tx) => noteExport(tx, actor.tenant, filters, page.results.length));
  return page;
}

function searchOf({ session }: Caller, { from, until, ...filters }: Filters): AuditSearch {
  return { ...filters, ...daysOf(session, { from, until }), visibleRegions: session.visibleRegions };
}

function entryOf({ fileNumber, ...row }: SystemAuditRow): SystemAuditEntry {
  return { ...auditEntryOf(row), fileNumber };
}
