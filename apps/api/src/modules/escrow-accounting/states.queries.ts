import type { LedgerKind } from '@closewright/domain/ledger';
import { type RawBuilder, sql } from 'kysely';
import { allOf, ifAsked } from '../../platform/db/list-parts.ts';

/** The day of a transaction `t`: what an opening posted has that of the former product, which is none after it. */
export const madeOn = sql`coalesce((t.facts ->> 'madeOn')::date, t.business_date)`;

/** Transactions `t` of these kinds in these days. */
export const foundBy = (
  tenant: string,
  banks: readonly number[],
  kinds: readonly LedgerKind[],
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
): RawBuilder<boolean> =>
  allOf([
    sql`t.tenant_id = ${tenant}`,
    sql`t.bank_account_id = any(${banks}::integer[])`,
    sql`t.kind = any(${kinds}::text[])`,
    // What was posted before these days was made before them, too: the index of days finds the rest.
    ...ifAsked(from, (day) => sql`t.business_date >= ${day}::date and ${madeOn} >= ${day}::date`),
    ...ifAsked(until, (day) => sql`${madeOn} <= ${day}::date`),
  ]);

/** The first of what carries on `t` and stands, in the order in which it was posted, where `which` holds of `e`. */
export const standingAbout = (tenant: string, which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.stripe, e.number, e.kind, e.business_date, e.facts from ledger_transactions e
  where ${isStandingAbout(tenant)} and ${which} order by e.posted_at, e.stripe, e.number limit 1`;

/** Whether `e` carries on `t` and stands. */
export const isStandingAbout = (tenant: string): RawBuilder<unknown> => sql`
  e.tenant_id = ${tenant} and e.bank_account_id = t.bank_account_id and e.about_stripe = t.stripe and e.about_number = t.number and not exists (
    select from ledger_transactions r where r.tenant_id = ${tenant} and r.bank_account_id = e.bank_account_id
      and r.reverses_stripe = e.stripe and r.reverses_number = e.number)`;

/** To join as `c`: what took back `t`. */
export const takenBack = (tenant: string): RawBuilder<unknown> => sql`ledger_transactions c on c.tenant_id = ${tenant}
  and c.bank_account_id = t.bank_account_id and c.reverses_stripe = t.stripe and c.reverses_number = t.number`;

/** The number of the file of lines `l`. */
export const fileNumberOf = (tenant: string): RawBuilder<unknown> => sql`coalesce((
  select o.file_number from orders o where o.tenant_id = ${tenant} and o.orders_id = l.orders_id), '')`;

/** What a bank account is called. */
export const bankNameOf = (tenant: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select b.name from bank_accounts b where b.tenant_id = ${tenant} and b.bank_account_id = ${id})`;
