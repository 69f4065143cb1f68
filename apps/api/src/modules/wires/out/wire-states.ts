import type { SendingMeans, WireOutState } from '@closewright/domain/wires';
import { type RawBuilder, sql } from 'kysely';

/** Which wires are looked at. */
export interface WiresWanted {
  readonly tenant: string;
  readonly bankAccountIDs: readonly number[];
  /** Wires or ACH payments alone. */
  readonly means?: SendingMeans | undefined;
  /** One of them. */
  readonly wire?: { readonly stripe: number; readonly number: number };
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Those that are paid or ended, too: all there ever were. */
  readonly withPast: boolean;
}

/** The states of wires that the bank does not have yet. */
export const livingStates = [
  'to name',
  'to release',
  'released',
  'sent',
  'returned',
] as const satisfies readonly WireOutState[];

const isOf = (alias: string, other: string) => {
  const column = (name: string) => sql`${sql.ref(`${alias}.${name}`)} = ${sql.ref(`${other}.${name}`)}`;
  return sql.join([column('bank_account_id'), column('stripe'), column('number')], sql` and `);
};

/** What waits for the bank, `w`, that may be a wire or an ACH payment: of no file `sent_means` says whether it is one. */
const mayBeSent = sql`w.kind in ('wire out', 'ACH out', 'paid back', 'interest paid')`;

/**
 * Wires and ACH payments `s` with how far each has come: what waits for the bank is a row of `book_waits`, what was said of it stands in its own tables. A release counts
 * while the instructions it was by are the latest, nobody stopped them, the payee is active, and nobody
 * has asked to void the wire.
 * What the former program sent is none of them (decision 0052).
 */
export const wiresByState = ({
  tenant,
  bankAccountIDs,
  means,
  wire,
  from,
  to,
  withPast,
}: WiresWanted): RawBuilder<unknown> => sql`
  select w.bank_account_id, w.stripe, w.number, w.day, w.until_day, -w.amount_cents as amount_cents,
    k.means, o.naming, o.wire_payee_id, o.instructions,
    case
      when w.until_day < 'infinity' then case
        when not exists (select from bank_match_items m where m.tenant_id = ${tenant} and ${isOf('m', 'w')} and m.stands) then 'ended'
        when b.return is not null then 'returned'
        else 'paid' end
      when b.return is not null then 'returned'
      when x.sending is not null then 'sent'
      when o.naming is null then 'to name'
      when r.releases >= case when -w.amount_cents >= two.cents then 2 else 1 end and i.stopped_by is null and not p.inactive
        and (k.means = 'wire' or i.account_type is not null)
        and not exists (select from wire_instructions n where n.tenant_id = ${tenant} and n.wire_payee_id = o.wire_payee_id and n.number > o.instructions)
        and not exists (select from approval_requests a where a.tenant_id = ${tenant} and a.bank_account_id = w.bank_account_id
          and a.about_stripe = w.stripe and a.about_number = w.number and a.state = 'pending')
        and not exists (select from unclaimed_requests u where u.tenant_id = ${tenant} and u.bank_account_id = w.bank_account_id and u.kind = 'void'
          and u.about_stripe = w.stripe and u.about_number = w.number and u.state = 'pending')
        then 'released'
      else 'to release' end as state,
    coalesce(-w.amount_cents >= two.cents, false) as needs_two, r.releases
  from book_waits w
  -- Of no file the payment itself says how it leaves; there are few.
  cross join lateral (select case w.kind when 'wire out' then 'wire' when 'ACH out' then 'ACH' else (
    select sent_means(t.kind, t.facts) from ledger_transactions t where t.tenant_id = ${tenant} and ${isOf('t', 'w')}) end as means) k
  cross join (select wire_two_release_from(${tenant}) as cents) two
  left join wires_out o on o.tenant_id = ${tenant} and ${isOf('o', 'w')} and o.taken_back_at is null
  left join wire_instructions i on i.tenant_id = ${tenant} and i.wire_payee_id = o.wire_payee_id and i.number = o.instructions
  left join wire_payees p on p.tenant_id = ${tenant} and p.wire_payee_id = o.wire_payee_id
  left join wire_sendings x on x.tenant_id = ${tenant} and ${isOf('x', 'w')} and x.taken_back_at is null
  left join ach_returns b on b.tenant_id = ${tenant} and ${isOf('b', 'w')} and b.taken_back_at is null
  left join lateral (select count(*) as releases from wire_releases q
    where q.tenant_id = ${tenant} and ${isOf('q', 'w')} and q.naming = o.naming and q.taken_back_at is null) r on true
  where w.tenant_id = ${tenant} and ${mayBeSent} and k.means is not null and w.bank_account_id = any(${[...bankAccountIDs]}::integer[])
    and not exists (select from ledger_transactions t where t.tenant_id = ${tenant} and ${isOf('t', 'w')} and t.kind in ('wire out', 'ACH out')
      and (t.facts ->> 'opening') is not null)
    ${means === undefined ? sql`` : sql`and k.means = ${means}`}
    ${withPast ? sql`` : sql`and w.until_day = 'infinity'`}
    ${wire ? sql`and w.stripe = ${wire.stripe} and w.number = ${wire.number}` : sql``}
    ${from === undefined ? sql`` : sql`and w.day >= ${from}::date`} ${to === undefined ? sql`` : sql`and w.day <= ${to}::date`}`;
