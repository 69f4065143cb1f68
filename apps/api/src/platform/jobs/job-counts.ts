import { sql } from 'kysely';
import type { Database } from '../tenant/in-tenant.ts';

/** How many jobs there are in each state. */
export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** The unfinished jobs of all tenants. */
export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.inSystem('metrics', (tx) =>
    sql<JobCounts>`
      select count(*) filter (where attempts < max_attempts and not leased)::int as waiting,
        count(*) filter (where leased)::int as running,
        count(*) filter (where attempts >= max_attempts and not leased)::int as failed
      from (select attempts, max_attempts, coalesce(leased_until >= now(), false) as leased
        from jobs where finished_at is null) open_jobs`.execute(tx),
  );
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}
