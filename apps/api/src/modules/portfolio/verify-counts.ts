import type pg from 'pg';

/** What counting a tenant's files anew came to. */
export interface CountsReport {
  /** Files of the tenant. */
  files: number;
  /** Kept counts that are not what the files say; those first that hold the most. */
  wrong: readonly WrongCount[];
}

/** One count as it was kept and as it is; null where there is none. */
export interface WrongCount {
  what: string;
  kept: number | null;
  counted: number | null;
}

const batch = 5000;

/**
 * Counts all files of a tenant anew and compares with what is kept (decision 0017), over a connection of the operator. Nobody saves in
 * the tenant meanwhile. With `rebuild` the new counts are kept, else everything is as it was.
 */
export async function verifyCountsAsOwner(
  client: pg.ClientBase,
  tenant: string,
  { rebuild }: { rebuild: boolean },
): Promise<CountsReport> {
  await client.query('begin');
  let done = 'rollback';
  try {
    await client.query("select set_config('app.tenant', $1, true)", [tenant]);
    await client.query('select lock_tenant()');
    // Weeks that are over by now become one first, which is no error.
    await client.query("select count_files_again('{}')");
    // The tenant by name: the owner of the embedded database is bound by no policy.
    await client.query(
      'create temp table kept_counts on commit drop as select * from file_counts where tenant_id = current_setting($$app.tenant$$)',
    );
    await client.query('delete from counted_files where tenant_id = $1', [tenant]);
    await client.query('delete from file_counts where tenant_id = $1', [tenant]);
    const { rows: ids } = await client.query<{ id: number }>(
      'select orders_id as id from orders where tenant_id = $1 order by orders_id',
      [tenant],
    );
    for (let from = 0; from < ids.length; from += batch)
      await client.query('select count_files_again($1)', [ids.slice(from, from + batch).map(({ id }) => id)]);
    const { rows: wrong } = await client.query<WrongCount>(differing, [tenant]);
    if (rebuild) done = 'commit';
    return { files: ids.length, wrong };
  } finally {
    await client.query(done);
  }
}

const differing = `
  select concat_ws(', ', 'duty ' || duty, 'status ' || status, 'officer ' || officer_id, 'region ' || region_id, 'branch ' || branch_id,
      'week of ' || closing_week, nullif(lender_name, '')) as what, k.files as kept, f.files as counted
  from kept_counts k full join (select * from file_counts where tenant_id = $1) f
    using (tenant_id, duty, status, officer_id, region_id, branch_id, closing_week, lender_name)
  where (k.files, k.sale_price_cents, k.loans_cents) is distinct from (f.files, f.sale_price_cents, f.loans_cents)
  order by greatest(k.files, f.files) desc, what`;
