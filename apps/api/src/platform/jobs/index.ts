import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.gen.ts';
import { type Actor, type Database, nextIDs, systemActor } from '../tenant/in-tenant.ts';

/** Work that is done after the request: it is stored with the change that asks for it, so neither exists without the other. */
export interface Job {
  readonly tenant: string;
  readonly jobID: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** Does one job. It may be called again for the same job after a crash, so it must be harmless to repeat. */
export type JobHandler = (actor: Actor, job: Job) => Promise<void>;

/** How long a worker may take before another one assumes that it died. */
const leaseSeconds = 60;

/** Stores a job in the transaction of the change that asks for it. */
export async function addJob(
  tx: Transaction<DB>,
  tenant: string,
  kind: string,
  payload: unknown,
  runAt?: Date,
): Promise<number> {
  const jobID = await nextIDs(tx, 'job_id');
  await tx
    .insertInto('jobs')
    .values({
      tenant_id: tenant,
      job_id: jobID,
      kind,
      payload: JSON.stringify(payload),
      ...(runAt ? { run_at: runAt } : {}),
    })
    .execute();
  return jobID;
}

/**
 * Takes up to `limit` due jobs and does them one after the other; answers how many there were. Several nodes may do this at once:
 * `skip locked` gives each job to one of them. A failed job comes back later, with longer and longer pauses, until its attempts are used up.
 */
export async function runDueJobs(
  database: Database,
  handlers: ReadonlyMap<string, JobHandler>,
  limit = 10,
): Promise<number> {
  const jobs = await database.inSystem('jobs', (tx) => takeJobs(tx, [...handlers.keys()], limit));
  for (const job of jobs) {
    const actor = systemActor(job.tenant, `job-${job.kind}`, `job:${job.jobID}`);
    try {
      await handlers.get(job.kind)?.(actor, job);
      await settle(database, actor, job, null);
    } catch (error) {
      await settle(database, actor, job, error instanceof Error ? error.message : String(error));
    }
  }
  return jobs.length;
}

async function takeJobs(tx: Transaction<DB>, kinds: string[], limit: number): Promise<Job[]> {
  const { rows } = await sql<Job>`
    update jobs j set attempts = j.attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    from (
      select tenant_id, job_id from jobs
      where finished_at is null and run_at <= now() and (leased_until is null or leased_until < now())
        and attempts < max_attempts and kind = any(${kinds})
      order by run_at limit ${limit} for update skip locked
    ) due
    where j.tenant_id = due.tenant_id and j.job_id = due.job_id
    returning j.tenant_id as tenant, j.job_id as "jobID", j.kind, j.payload, j.attempts`.execute(tx);
  return rows;
}

async function settle(database: Database, actor: Actor, job: Job, error: string | null): Promise<void> {
  await database.inTenant(actor, async (tx) => {
    const outcome =
      error === null
        ? { finished_at: sql<string>`now()`, leased_until: null, last_error: null }
        : {
            run_at: sql<string>`now() + make_interval(secs => ${2 ** job.attempts})`,
            leased_until: null,
            last_error: error.slice(0, 2000),
          };
    await tx
      .updateTable('jobs')
      .set(outcome)
      .where('tenant_id', '=', job.tenant)
      .where('job_id', '=', job.jobID)
      .execute();
  });
}
