import { postingOf } from '@closewright/domain/ledger';
import pg from 'pg';
import { asClient, type Stage, tenant } from '../harness/stage.ts';
import { quantile } from '../harness/statistics.ts';

/** Who posts at once, all to one bank account. */
export const POSTERS = 32;

/** 32 connections that post receipts with four lines by the function alone, one transaction each, as the application's login. */
export class Posters {
  readonly #clients: readonly pg.Client[];
  readonly #files: readonly number[];
  #posted = 0;

  private constructor(clients: readonly pg.Client[], files: readonly number[]) {
    this.#clients = clients;
    this.#files = files;
  }

  static async connect({ loginURL, orderIDs }: Stage): Promise<Posters> {
    const clients = Array.from(
      { length: POSTERS },
      () => new pg.Client({ connectionString: loginURL, options: '-c role=closewright_app' }),
    );
    await Promise.all(
      clients.map(async (client) => {
        await client.connect();
        await client.query(
          "select set_config('app.tenant', $1, false), set_config('app.actor', 'system:bench', false)",
          [tenant],
        );
      }),
    );
    return new Posters(clients, orderIDs);
  }

  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.end()));
  }

  /** Posts to a bank account for so many milliseconds: how many a second, and how long the slowest of a hundred took. */
  async sample(bank: number, milliseconds: number): Promise<{ perSecond: number; p99: number; posted: number }> {
    const times: number[] = [];
    const began = performance.now();
    const poster = async (client: pg.Client, at: number) => {
      for (let turn = at; performance.now() - began < milliseconds; turn += 7) {
        const document = this.#receipt(bank, this.#files[turn % this.#files.length] ?? 1);
        const sent = performance.now();
        await client.query({ name: 'post', text: 'select post_transactions($1::jsonb)', values: [document] });
        times.push(performance.now() - sent);
      }
    };
    await Promise.all(this.#clients.map(poster));
    return {
      perSecond: (times.length * 1000) / (performance.now() - began),
      p99: quantile(times, 0.99),
      posted: times.length,
    };
  }

  #receipt(bank: number, file: number): string {
    const posting = postingOf({
      kind: 'receipt',
      parts: [
        { file, amount: 300_000_00, isGood: true },
        { file, amount: 5_000_00, isGood: false },
      ],
    });
    this.#posted += 1;
    return JSON.stringify([
      {
        ...{ bank, kind: posting.kind, date: '2026-11-02', key: `bench ${this.#posted}`, reverses: null, about: null },
        facts: { from: 'Lender', reference: `W-${this.#posted}` },
        moves: posting.moves.map(({ amount, ...way }) => ({ ...way, cents: amount.value })),
      },
    ]);
  }
}

/** Bank accounts of the tenant to post to. */
export async function addBankAccounts({ superuserURL }: Stage, ids: readonly number[]): Promise<void> {
  await asClient(superuserURL, async (client) => {
    await client.query("select set_config('app.tenant', $1, false), set_config('app.actor', 'system:bench', false)", [
      tenant,
    ]);
    await client.query(
      `insert into bank_accounts (tenant_id, bank_account_id, name, bank_name, account_title, routing_number, account_number_encrypted,
         account_number_last4, kind, state)
       select $1, id, 'Bench ' || id, 'Bank', 'Escrow trust', '021000021', '\\x00', '0001', 'Escrow trust', 'TX' from unnest($2::int[]) id
       on conflict do nothing`,
      [tenant, ids],
    );
  });
}

/**
 * The function as it is built, and with one row of the bank account for which all who post wait: every file in the same stripe.
 * Answers how to switch.
 */
export async function stripesOf({ superuserURL }: Stage) {
  const send = (sql: string) => asClient(superuserURL, (client) => client.query<{ built: string }>(sql));
  const { rows } = await send("select pg_get_functiondef('post_transactions(jsonb)'::regprocedure) as built");
  const built = rows[0]?.built ?? '';
  const alone = built.replaceAll('% 16', '% 1');
  if (alone === built) throw new Error('post_transactions has no stripes to take away');
  return { asBuilt: () => send(built), oneRow: () => send(alone) };
}
