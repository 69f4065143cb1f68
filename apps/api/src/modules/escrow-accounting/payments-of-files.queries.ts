import { disbursementKinds, type LedgerKind } from '@closewright/domain/ledger';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { madeOn, standingAbout, takenBack } from './states.queries.ts';

/** What a payment of the ledger took out of one file. */
export interface PaymentOfFile {
  readonly bankAccountID: number;
  readonly stripe: number;
  readonly number: number;
  readonly ordersID: number;
  readonly method: LedgerKind;
  readonly date: string;
  readonly payee: string;
  readonly reference: string | null;
  readonly amount: number;
  /** Whether it was neither taken back nor voided nor stopped. */
  readonly stands: boolean;
}

/** The payments out of files, the earliest first, each with the part of each file; those that came back say so. */
export async function readPaymentsOfFiles(
  tx: Transaction<DB>,
  tenant: string,
  ordersIDs: readonly number[],
): Promise<PaymentOfFile[]> {
  const { rows } = await sql<PaymentOfFile>`
    select t.bank_account_id as "bankAccountID", t.stripe, t.number, l.orders_id as "ordersID", t.kind as method, ${madeOn} as date,
      coalesce(t.facts ->> 'payee', '') as payee, coalesce(t.facts ->> 'checkNumber', t.facts ->> 'reference') as reference,
      -sum(l.amount_cents)::bigint as amount, c.number is null and coalesce(e.kind, '') not in ('void', 'stop') as stands
    from ledger_lines l
    join ledger_transactions t on t.tenant_id = ${tenant} and t.bank_account_id = l.bank_account_id and t.stripe = l.stripe and t.number = l.number
    left join lateral (${standingAbout(tenant, sql`e.kind in ('void', 'stop')`)}) e on true
    left join ${takenBack(tenant)}
    where l.tenant_id = ${tenant} and l.orders_id = any(${ordersIDs}::integer[]) and l.account = 'outstanding' and t.kind = any(${disbursementKinds}::text[])
    group by t.bank_account_id, t.stripe, t.number, l.orders_id, t.kind, t.facts, t.business_date, t.posted_at, c.number, e.kind
    order by t.business_date, t.posted_at, t.bank_account_id, t.stripe, t.number, l.orders_id`.execute(tx);
  return rows.map((row) => ({ ...row, number: Number(row.number), amount: Number(row.amount) }));
}
