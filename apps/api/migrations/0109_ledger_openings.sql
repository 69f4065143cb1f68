-- How a bank account begins that has money (decision 0052): one asks, another approves, and all of it is posted in one transaction. docs/reconciliation.md.
create table ledger_openings (
  tenant_id         varchar(63) not null,
  opening_id        integer not null check (opening_id > 0),
  bank_account_id   integer not null,
  -- What follows is of the end of this day.
  day               date not null check (day between '1970-01-01' and '2099-12-31'),
  bank_cents        money_cents not null,
  files_cents       money_cents not null,
  outstanding_cents money_cents not null check (outstanding_cents >= 0),
  in_transit_cents  money_cents not null check (in_transit_cents >= 0),
  -- SHA-256 of its lists.
  sha256            varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  comment           varchar(300) not null check (length(comment) > 0),
  asked_by          text not null default current_setting('app.actor', true),
  asked_at          timestamptz not null default clock_timestamp(),
  state             text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
  decided_by        text,
  decided_at        timestamptz,
  -- The transaction in which it was decided: what it posts is posted there.
  decided_in        text,
  decision_comment  varchar(300) check (length(decision_comment) > 0),
  primary key (tenant_id, opening_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  -- To the cent: there is no figure that makes it fit.
  check (bank_cents - outstanding_cents + in_transit_cents = files_cents),
  check ((decided_by is null) = (state = 'asked') and (decided_at is null) = (state = 'asked') and (decided_in is null) = (state = 'asked')),
  check (state <> 'refused' or decision_comment is not null)
);
-- An account is opened once, and nobody asks twice.
create unique index ledger_openings_asked on ledger_openings (tenant_id, bank_account_id) where state = 'asked';
create unique index ledger_openings_approved on ledger_openings (tenant_id, bank_account_id) where state = 'approved';
select tenant_table('ledger_openings', 'opening_id');
revoke update on ledger_openings from closewright_app;
grant update (state, decision_comment) on ledger_openings to closewright_app;

-- Its files, payments and deposits, as the text whose hash it has, which is under the audit.
create table ledger_opening_lists (
  tenant_id  varchar(63) not null,
  opening_id integer not null,
  lists      text not null check (lists is json object),
  primary key (tenant_id, opening_id),
  foreign key (tenant_id, opening_id) references ledger_openings
);
alter table ledger_opening_lists enable row level security;
alter table ledger_opening_lists force row level security;
create policy tenant_rows on ledger_opening_lists using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on ledger_opening_lists to closewright_app;

-- ---------------------------------------------------------------- asked by one, decided by another
create function opening_is_decided_once() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who  text := nullif(current_setting('app.actor', true), '');
  rest constant text[] := array['state', 'decided_by', 'decided_at', 'decided_in', 'decision_comment'];
begin
  if tg_op not in ('INSERT', 'UPDATE') then
    raise exception 'an opening is not removed' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(who !~ '^[1-9]\d*$', true) then
    raise exception 'an opening is asked for and decided by people' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'asked' or new.decision_comment is not null then
      raise exception 'what is asked for is not decided yet' using errcode = 'insufficient_privilege';
    end if;
    new.asked_by := who;
    new.asked_at := clock_timestamp();
    new.decided_by := null;
    new.decided_at := null;
    new.decided_in := null;
    return new;
  end if;
  if old.state <> 'asked' or new.state = 'asked' or (to_jsonb(new) - rest) <> (to_jsonb(old) - rest) then
    raise exception 'an opening is decided once, and else never changed' using errcode = 'insufficient_privilege';
  end if;
  if (new.state = 'withdrawn') <> (old.asked_by = who) then
    raise exception 'an opening is decided by another than who asked, who may withdraw it' using errcode = 'insufficient_privilege';
  end if;
  new.decided_by := who;
  new.decided_at := clock_timestamp();
  new.decided_in := pg_current_xact_id()::text;
  return new;
end $$;
create trigger opening_is_decided_once before insert or update or delete on ledger_openings for each row execute function opening_is_decided_once();
create trigger opening_is_decided_once_whole before truncate on ledger_openings for each statement execute function opening_is_decided_once();

create function opening_lists_stay() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' or not exists (select from ledger_openings o where o.tenant_id = new.tenant_id and o.opening_id = new.opening_id
      and o.sha256 = encode(sha256(convert_to(new.lists, 'UTF8')), 'hex')) then
    raise exception 'the lists of an opening are what it has the hash of, and neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger opening_lists_stay before insert or update or delete on ledger_opening_lists for each row execute function opening_lists_stay();
create trigger opening_lists_stay_whole before truncate on ledger_opening_lists for each statement execute function opening_lists_stay();

-- What an opening says, as it is posted: what the bank has of each file, then old deposits, each with its receipt, and old payments.
create function opening_says(tenant text, opening integer)
  returns table (kind text, file integer, cents bigint, check_number bigint, reference text, name text, made_on text)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with said as materialized (select l.lists::jsonb as lists from ledger_opening_lists l where l.tenant_id = tenant and l.opening_id = opening),
  files as (select f.* from said, jsonb_to_recordset(said.lists -> 'files') f ("ordersID" integer, balance bigint)),
  payments as (
    select p.* from said, jsonb_to_recordset(said.lists -> 'payments') p ("ordersID" integer, method text, "checkNumber" bigint, reference text,
      payee text, date text, amount bigint)),
  deposits as (
    select d.* from said, jsonb_to_recordset(said.lists -> 'deposits') d ("ordersID" integer, payer text, reference text, date text, amount bigint))
  select 'opening', x.file, sum(x.cents)::bigint, null::bigint, null, null, null from (
    select f."ordersID" as file, f.balance as cents from files f union all select p."ordersID", p.amount from payments p
    union all select d."ordersID", -d.amount from deposits d) x group by x.file having sum(x.cents) <> 0
  union all select p.method, p."ordersID", p.amount, p."checkNumber", p.reference, p.payee, p.date from payments p
  union all select k.kind, d."ordersID", d.amount, null, case k.kind when 'receipt' then d.reference end, case k.kind when 'receipt' then d.payer end,
    case k.kind when 'receipt' then d.date end
  from deposits d, (values ('receipt'), ('deposit')) k (kind)
$$;

-- At the commit: an opening has its lists, which come to its sums; one that was approved is posted, all of it and nothing else.
create function opening_holds() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set enable_nestloop = off as $$
declare
  wrong record;
begin
  select o.opening_id into wrong from ledger_openings o join ledger_opening_lists l on l.tenant_id = o.tenant_id and l.opening_id = o.opening_id
  where o.tenant_id = new.tenant_id and o.opening_id = new.opening_id
    and (o.files_cents, o.outstanding_cents, o.in_transit_cents) = (
      (select coalesce(sum((f ->> 'balance')::bigint), 0) from jsonb_array_elements(l.lists::jsonb -> 'files') f),
      (select coalesce(sum((p ->> 'amount')::bigint), 0) from jsonb_array_elements(l.lists::jsonb -> 'payments') p),
      (select coalesce(sum((d ->> 'amount')::bigint), 0) from jsonb_array_elements(l.lists::jsonb -> 'deposits') d));
  if not found then
    raise exception 'an opening has lists that come to its sums' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' or new.state <> 'approved' then return null; end if;
  with said as materialized (select * from opening_says(new.tenant_id, new.opening_id)),
  posted as materialized (
    select t.kind, l.orders_id as file, abs(sum(l.amount_cents))::bigint as cents, (t.facts ->> 'checkNumber')::bigint as check_number,
      t.facts ->> 'reference' as reference, coalesce(t.facts ->> 'payee', t.facts ->> 'payer') as name, t.facts ->> 'madeOn' as made_on
    from ledger_transactions t join ledger_lines l on l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe
      and l.number = t.number and l.account = case t.kind when 'opening' then 'cash' when 'deposit' then 'cash' when 'receipt' then 'in transit' else 'outstanding' end
    where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.facts ->> 'opening' = new.opening_id::text
    group by t.tenant_id, t.bank_account_id, t.stripe, t.number, l.orders_id)
  select x.kind into wrong from ((table said except all table posted) union all (table posted except all table said)) x limit 1;
  if found then
    raise exception 'an opening that is approved is posted, all of it and nothing else' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger opening_holds after insert or update on ledger_openings deferrable initially deferred
  for each row execute function opening_holds();

-- Approved, it is where its account begins: nothing was posted to it before, and its days before are closed. What the bank had at the end of its day is
-- the balance of that day, and what the bank told until then is in it, so it waits for nothing.
create function opening_begins() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  closed date;
  told   bigint;
begin
  perform hold_ledger(new.bank_account_id);
  if bank_account_was_posted_to(new.tenant_id, new.bank_account_id) then
    perform refuse_posting('CARRIED_ON', jsonb_build_object('opening', new.opening_id));
  end if;
  select max(s.closed_through) into closed from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id;
  if new.day <= closed then
    perform refuse_posting('CLOSED', jsonb_build_object('day', new.day, 'closedThrough', closed));
  end if;
  select d.closing_cents into told from bank_days d
  where d.tenant_id = new.tenant_id and d.bank_account_id = new.bank_account_id and d.day = new.day;
  if told <> new.bank_cents then
    perform refuse_posting('CARRIED_ON', jsonb_build_object('told', told));
  elsif told is null then
    insert into bank_days (tenant_id, bank_account_id, day, closing_cents) values (new.tenant_id, new.bank_account_id, new.day, new.bank_cents);
  end if;
  update bank_waits w set until_day = w.day
  where w.tenant_id = new.tenant_id and w.bank_account_id = new.bank_account_id and w.until_day = 'infinity' and w.day <= new.day;
  if new.day > '1970-01-01' then perform close_ledger(new.bank_account_id, new.day - 1); end if;
  return null;
end $$;
create trigger opening_begins after update on ledger_openings for each row
  when (old.state <> 'approved' and new.state = 'approved') execute function opening_begins();

-- What the bank tells of the days up to an opening is in its balance, also where it tells later, or a match of it is taken apart.
create function bank_item_is_in_opening() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from ledger_openings o where o.tenant_id = new.tenant_id and o.bank_account_id = new.bank_account_id and o.state = 'approved'
      and o.day >= new.day) then
    new.until_day := new.day;
  end if;
  return new;
end $$;
create trigger bank_item_is_in_opening before insert or update on bank_waits for each row
  when (new.until_day = 'infinity') execute function bank_item_is_in_opening();

-- ---------------------------------------------------------------- what the ledger takes of it
-- What names an opening is posted by its approval, in that transaction and on its day, and never taken back: a payment is voided, a deposit comes back.
create function opening_is_posted() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.reverses_number is not null then
    if exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
        and t.stripe = new.reverses_stripe and t.number = new.reverses_number and t.facts ? 'opening') then
      perform refuse_posting('CARRIED_ON', jsonb_build_object('stripe', new.reverses_stripe, 'number', new.reverses_number));
    end if;
  end if;
  if (new.kind = 'opening' or new.facts ? 'opening') and (
      new.kind not in ('opening', 'receipt', 'deposit', 'check', 'wire out', 'ACH out')
      or not exists (select from ledger_openings o where o.tenant_id = new.tenant_id and o.bank_account_id = new.bank_account_id
        and o.opening_id::text = new.facts ->> 'opening' and o.state = 'approved' and o.day = new.business_date
        and o.decided_by = new.actor and o.decided_in = pg_current_xact_id()::text)) then
    perform refuse_posting('NEEDS_APPROVAL', '{}');
  end if;
  return new;
end $$;
create trigger opening_is_posted before insert on ledger_transactions for each row
  when (new.kind = 'opening' or new.facts ? 'opening' or new.reverses_number is not null) execute function opening_is_posted();

-- As it was (0091), and an opening.
create or replace function ledger_move_kinds() returns table (kind text, debit text, credit text) language sql immutable set search_path = pg_catalog as $$
  select k, d, c from (values
    ('receipt', '{in transit}', '{uncollected,available}'),
    ('funds good', '{uncollected}', '{available}'),
    ('deposit', '{cash}', '{in transit}'),
    ('returned deposit', '{uncollected,available,shortage}', '{cash,in transit}'),
    ('set apart', '{available}', '{held,premium,fees}'),
    ('set back', '{held,premium,fees}', '{available}'),
    ('check', '{available,held,premium,fees}', '{outstanding}'),
    ('wire out', '{available,held,premium,fees}', '{outstanding}'),
    ('ACH out', '{available,held,premium,fees}', '{outstanding}'),
    ('fee sweep', '{fees}', '{outstanding}'),
    ('paid', '{outstanding}', '{cash}'),
    ('void', '{outstanding}', '{available,held,premium,fees}'),
    ('stop', '{outstanding}', '{available,held,premium,fees}'),
    ('transfer', '{available}', '{available}'),
    ('advance', '{advance}', '{available}'),
    ('loss', '{loss}', '{available}'),
    ('recovered', '{in transit}', '{advance,loss,shortage}'),
    ('made good', '{available}', '{advance,loss,shortage}'),
    ('bank charge', '{shortage}', '{cash}'),
    ('interest', '{cash}', '{interest}'),
    ('interest given', '{interest}', '{available}'),
    ('opening', '{cash}', '{available}')
  ) v (k, ds, cs), unnest(ds::text[]) d, unnest(cs::text[]) c
$$;

-- Old checks have the numbers that the former product gave them, whatever the pool is now.
drop trigger check_number_is_of_pool on ledger_transactions;
create trigger check_number_is_of_pool after insert on ledger_transactions for each row
  when ((new.facts ->> 'checkNumber') is not null and not new.facts ? 'opening') execute function check_number_is_of_pool();

-- A bank account that is inactive or closed still takes what its bank pays of what was outstanding, and takes that back with its match; nothing else. All
-- else of post_transactions stays as the last migration wrote it.
do $$
declare
  was     constant text := 'and not b.inactive and coalesce(on_day <= b.closed_on, true)) then';
  becomes constant text := 'and (of_kind = ''paid'' or not b.inactive and coalesce(on_day <= b.closed_on, true) or exists (select from ledger_transactions p
          where p.tenant_id = tenant and p.bank_account_id = of_bank and p.stripe = (posting #>> ''{reverses,stripe}'')::smallint
            and p.number = (posting #>> ''{reverses,number}'')::bigint and p.kind = ''paid''))) then';
  body    text := pg_get_functiondef('post_transactions(jsonb)'::regprocedure);
begin
  if position(was in body) = 0 then raise exception 'post_transactions does not ask for accounts that are closed as it did'; end if;
  execute replace(body, was, becomes);
end $$;

-- As it was (0097), and: of checks from before an opening the former product has told the bank. They are no issue, and what ends one is told.
create or replace function positive_pay_due(bank integer, beside integer default null)
  returns table (kind text, stripe smallint, number bigint, check_stripe smallint, check_posting bigint, check_number bigint, amount_cents bigint,
    payee text, issued_on date, happened_on date)
  -- Of checks that were posted just now the planner knows nothing and would look through all of them for each: joins of whole sets take no longer than they must.
  language sql stable set search_path = pg_catalog, public, pg_temp set enable_nestloop = off as $$
  with told as (
    select i.stripe, i.number from positive_pay_events i where i.tenant_id = current_setting('app.tenant', true) and i.bank_account_id = bank
      and i.kind = 'issue' and i.stands and i.positive_pay_file_id is distinct from beside
    union all
    select c.stripe, c.number from ledger_transactions c where c.tenant_id = current_setting('app.tenant', true) and c.bank_account_id = bank
      and c.kind = 'check' and c.facts ? 'opening'),
  due as (
    select 'issue' as kind, c.stripe, c.number, c.stripe as check_stripe, c.number as check_posting, c.business_date
    from ledger_transactions c
    where c.tenant_id = current_setting('app.tenant', true) and c.bank_account_id = bank and c.kind = 'check' and (c.facts ->> 'checkNumber') is not null
      and not c.facts ? 'opening'
      and not exists (select from positive_pay_events e where e.tenant_id = c.tenant_id and e.bank_account_id = bank
        and e.stripe = c.stripe and e.number = c.number and e.stands and e.positive_pay_file_id is distinct from beside)
      and not exists (select from ledger_transactions r where r.tenant_id = c.tenant_id and r.bank_account_id = bank
        and r.reverses_stripe = c.stripe and r.reverses_number = c.number)
      and not exists (select from ledger_transactions a where a.tenant_id = c.tenant_id and a.bank_account_id = bank
        and a.about_stripe = c.stripe and a.about_number = c.number and not exists (
          select from ledger_transactions r where r.tenant_id = a.tenant_id and r.bank_account_id = bank
            and r.reverses_stripe = a.stripe and r.reverses_number = a.number))
    union all
    select case e.kind when 'stop' then 'stop' else 'void' end, e.stripe, e.number, i.stripe, i.number, e.business_date
    from ledger_transactions e join told i on i.stripe = coalesce(e.about_stripe, e.reverses_stripe) and i.number = coalesce(e.about_number, e.reverses_number)
    where e.tenant_id = current_setting('app.tenant', true) and e.bank_account_id = bank
      and (e.kind in ('void', 'stop') or e.reverses_number is not null)
      and not exists (select from positive_pay_events t where t.tenant_id = e.tenant_id and t.bank_account_id = bank
        and t.stripe = e.stripe and t.number = e.number and t.stands and t.positive_pay_file_id is distinct from beside)
      and not exists (select from ledger_transactions r where r.tenant_id = e.tenant_id and r.bank_account_id = bank
        and r.reverses_stripe = e.stripe and r.reverses_number = e.number)
  )
  select d.kind, d.stripe, d.number, d.check_stripe, d.check_posting, (c.facts ->> 'checkNumber')::bigint, -sum(l.amount_cents)::bigint,
    c.facts ->> 'payee', coalesce((c.facts ->> 'madeOn')::date, c.business_date), d.business_date
  from due d join ledger_transactions c on c.tenant_id = current_setting('app.tenant', true) and c.bank_account_id = bank
    and c.stripe = d.check_stripe and c.number = d.check_posting
  join ledger_lines l on l.tenant_id = c.tenant_id and l.bank_account_id = bank and l.stripe = c.stripe and l.number = c.number
    and l.account = 'outstanding'
  group by d.kind, d.stripe, d.number, d.check_stripe, d.check_posting, d.business_date, c.facts, c.business_date
$$;

revoke execute on function opening_is_decided_once(), opening_lists_stay(), opening_says(text, integer), opening_holds(), opening_begins(),
  bank_item_is_in_opening(), opening_is_posted() from public;
