import pg from 'pg';
import { asClient, type Stage, tenant } from '../harness/stage.ts';
import { quantile } from '../harness/statistics.ts';

const READERS = 8;

/** Days of a bank account: so many files, each with an end of day on twenty days, and what each has now. No lines stand behind them. */
export async function fillDays({ superuserURL }: Stage, bank: number, files: number): Promise<void> {
  await asClient(superuserURL, async (client) => {
    await client.query(
      `insert into ledger_days (tenant_id, bank_account_id, orders_id, account, stripe, day, balance_cents)
       select $1, $2, f, 'available', f % 16, date '2026-01-01' + d * 7, -100 * (f + d)
       from generate_series(1, $3::int) f, generate_series(0, 19) d on conflict do nothing`,
      [tenant, bank, files],
    );
    await client.query(
      `insert into ledger_balances (tenant_id, bank_account_id, orders_id, account, stripe, balance_cents, last_day)
       select $1, $2, f, 'available', f % 16, -100 * (f + 19), date '2026-01-01' + 19 * 7 from generate_series(1, $3::int) f on conflict do nothing`,
      [tenant, bank, files],
    );
    await client.query('vacuum analyze ledger_days, ledger_balances');
  });
}

const asOf = `select balance_cents as cents from ledger_days
  where tenant_id = $1 and bank_account_id = $2 and orders_id = $3 and account = 'available' and stripe = $3 % 16 and day <= $4
  order by day desc limit 1`;
const byKey = `select balance_cents as cents from ledger_balances
  where tenant_id = $1 and bank_account_id = $2 and orders_id = $3 and account = 'available' and stripe = $3 % 16 and $4::date is not null`;

/** How long the slowest of a hundred reads takes: of a balance on a day, and of one by its key; and how long a trial balance of all files takes. */
export async function sampleReads({ loginURL }: Stage, bank: number, files: number, milliseconds: number) {
  const clients = Array.from(
    { length: READERS },
    () => new pg.Client({ connectionString: loginURL, options: '-c role=closewright_app' }),
  );
  try {
    for (const client of clients) {
      await client.connect();
      await client.query("select set_config('app.tenant', $1, false)", [tenant]);
    }
    const p99Of = async (name: string, text: string, right: (file: number, day: number) => number) => {
      const times: number[] = [];
      const until = performance.now() + milliseconds;
      await Promise.all(
        clients.map(async (client, reader) => {
          for (let turn = reader; performance.now() < until; turn += 7919) {
            const [file, day] = [(turn % files) + 1, turn % 20];
            const date = new Date(Date.UTC(2026, 0, 3 + day * 7)).toISOString().slice(0, 10);
            const sent = performance.now();
            const { rows } = await client.query({ name, text, values: [tenant, bank, file, date] });
            times.push(performance.now() - sent);
            if (Number(rows[0]?.cents) !== right(file, day))
              throw new Error(`${name}: wrong balance of ${file} on ${date}`);
          }
        }),
      );
      return quantile(times, 0.99);
    };
    const keyed = await p99Of('key', byKey, (file) => -100 * (file + 19));
    const dated = await p99Of('day', asOf, (file, day) => -100 * (file + day));
    const [client] = clients;
    const began = performance.now();
    const all = await client?.query(
      `select orders_id, sum(balance_cents) as cents from ledger_balances where tenant_id = $1 and bank_account_id = $2 and orders_id > 0
       group by orders_id having sum(balance_cents) <> 0 order by orders_id`,
      [tenant, bank],
    );
    const trial = performance.now() - began;
    if (all?.rows.length !== files) throw new Error(`${all?.rows.length} of ${files} files in the trial balance`);
    return { 'day-to-key-ratio': dated / keyed, 'day-p99-ms': dated, 'key-p99-ms': keyed, 'trial-balance-ms': trial };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
