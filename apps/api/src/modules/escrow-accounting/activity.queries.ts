import type { ActivityCriteria, EscrowActivity } from '@closewright/contract/escrow-accounting';
import type { ActivityPart } from '@closewright/domain/escrow-accounting';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allOf, ifAsked, type Slice, wordsIn } from '../../platform/db/list-parts.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { actorName } from '../../platform/tenant/actor-name.ts';

type Found = Omit<EscrowActivity, 'asOf'>;

const parts: Readonly<Record<ActivityPart, RawBuilder<unknown>>> = {
  in: sql`r.cents > 0`,
  out: sql`r.cents < 0`,
  'in and out': sql`r.cents <> 0`,
  corrections: sql`r.reverses_number is not null`,
};

/** What postings come to: in, out, and those that move nothing of it. */
const movedBy = (rows: RawBuilder<unknown>) => sql`
  'in', (select json_build_object('count', count(*), 'amount', coalesce(sum(r.cents), 0)) from ${rows} r where r.cents > 0),
  'out', (select json_build_object('count', count(*), 'amount', coalesce(-sum(r.cents), 0)) from ${rows} r where r.cents < 0),
  'within', (select count(*) from ${rows} r where r.cents = 0)`;

/** The period of a register, a page of it with the sums of what fits and of all, in one statement. */
export async function readActivity(
  tx: Transaction<DB>,
  tenant: string,
  { bankAccountID: bank, from, until, text, part }: ActivityCriteria,
  { skip, take }: Slice,
): Promise<Found> {
  const other = (name: string, stripe: RawBuilder<unknown>, number: RawBuilder<unknown>) => sql`
    left join ledger_transactions ${sql.ref(name)} on ${sql.ref(`${name}.tenant_id`)} = ${tenant} and ${sql.ref(`${name}.bank_account_id`)} = ${bank}
      and ${sql.ref(`${name}.stripe`)} = ${stripe} and ${sql.ref(`${name}.number`)} = ${number}`;
  /** Rows with what they are about, which of a correction may be about something itself (`subjectOf` of domain/check-writing), and their files. */
  const told = (rows: RawBuilder<unknown>) => sql`
    select r.*, s.kind as other_kind,
      coalesce(r.facts ->> 'payee', r.facts ->> 'payer', s.facts ->> 'payee', s.facts ->> 'payer', u.facts ->> 'payee', u.facts ->> 'payer') as name,
      coalesce(${numberIn('r')}, ${numberIn('s')}, ${numberIn('u')}) as reference,
      f.files, f.orders_id, (select o.file_number from orders o where o.tenant_id = ${tenant} and o.orders_id = f.orders_id) as file_number
    from ${rows} r
    ${other('s', sql`coalesce(r.about_stripe, r.reverses_stripe)`, sql`coalesce(r.about_number, r.reverses_number)`)}
    ${other('u', sql`coalesce(s.about_stripe, s.reverses_stripe)`, sql`coalesce(s.about_number, s.reverses_number)`)}
    cross join lateral (
      select count(distinct l.orders_id)::integer as files, (array_agg(l.orders_id order by l.line) filter (where l.orders_id is not null))[1] as orders_id
      from ledger_lines l where l.tenant_id = ${tenant} and l.bank_account_id = ${bank} and l.stripe = r.stripe and l.number = r.number) f`;
  const conditions = [
    ...ifAsked(part, (asked) => parts[asked]),
    ...wordsIn(text, [sql`r.name`, sql`r.reference`, sql`r.file_number`]),
  ];
  // Names are looked up for all postings only where they are sought.
  const sought = text === undefined ? sql`run` : sql`(${told(sql`run`)})`;
  const { rows } = await sql<Found>`
    with book as materialized (
      select coalesce(sum(l.cash + l.in_transit + l.outstanding), 0)::bigint as opening
      from ledger_at(array[${bank}]::integer[], ${from}::date - 1) l),
    moved as materialized (
      select t.stripe, t.number, t.kind, t.business_date, t.posted_at, t.actor, t.facts, t.about_stripe, t.about_number, t.reverses_stripe,
        t.reverses_number, coalesce((select sum(l.amount_cents) from ledger_lines l where l.tenant_id = ${tenant} and l.bank_account_id = ${bank}
          and l.stripe = t.stripe and l.number = t.number and l.account in ('cash', 'in transit', 'outstanding')), 0)::bigint as cents
      from ledger_transactions t
      where t.tenant_id = ${tenant} and t.bank_account_id = ${bank} and t.business_date between ${from}::date and ${until}::date
        and t.business_date > '-infinity'),
    run as materialized (
      select m.*, ((select opening from book) + sum(m.cents) over (order by m.business_date, m.posted_at, m.stripe, m.number))::bigint as balance
      from moved m),
    fits as materialized (
      select r.stripe, r.number, r.kind, r.business_date, r.posted_at, r.actor, r.facts, r.about_stripe, r.about_number, r.reverses_stripe,
        r.reverses_number, r.cents, r.balance
      from ${sought} r where ${allOf(conditions)})
    select (select count(*)::integer from fits) as "totalRecords",
      json_build_object('opening', (select opening from book), ${movedBy(sql`moved`)},
        'closing', (select opening from book) + coalesce((select sum(cents) from moved), 0)) as "all",
      json_build_object(${movedBy(sql`fits`)}) as shown,
      (select coalesce(json_agg(json_build_object(
          'stripe', r.stripe, 'number', r.number, 'date', r.business_date, 'postedAt', iso_instant(r.posted_at),
          'postedBy', ${actorName(tenant, 'r.actor')}, 'kind', r.kind, 'takesBack', case when r.reverses_number is not null then r.other_kind end,
          'isTakenBack', exists (select from ledger_transactions c where c.tenant_id = ${tenant} and c.bank_account_id = ${bank}
            and c.reverses_stripe = r.stripe and c.reverses_number = r.number),
          'ordersID', r.orders_id, 'fileNumber', r.file_number, 'files', r.files, 'name', r.name, 'reference', r.reference,
          'in', case when r.cents > 0 then r.cents end, 'out', case when r.cents < 0 then -r.cents end, 'balance', r.balance)
          order by r.business_date, r.posted_at, r.stripe, r.number), '[]')
        from (${told(sql`(
          select * from fits order by business_date, posted_at, stripe, number offset ${skip} limit ${take})`)}) r) as results`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Error('no answer about the activity of a bank account');
  return found;
}

const numberIn = (name: 'r' | 's' | 'u') => {
  const facts = sql.ref(`${name}.facts`);
  return sql`coalesce(${facts} ->> 'receipt', ${facts} ->> 'checkNumber', ${facts} ->> 'reference')`;
};
