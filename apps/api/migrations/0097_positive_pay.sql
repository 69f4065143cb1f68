-- Positive pay: what the bank of an account is told of its checks. What happened to checks is in the ledger; here stands what was told of it, and in
-- which file. docs/positive-pay.md.

-- How a bank wants to be told. What a layout is made of, domain/positive-pay says.
create table positive_pay_layouts (
  tenant_id              varchar(63) not null references tenants,
  positive_pay_layout_id integer not null check (positive_pay_layout_id > 0),
  name                   varchar(60) not null check (name = btrim(name) and name <> ''),
  layout                 jsonb not null check (jsonb_typeof(layout -> 'header') = 'array' and jsonb_typeof(layout -> 'detail') = 'array'
    and jsonb_typeof(layout -> 'trailer') = 'array' and jsonb_array_length(layout -> 'detail') > 0 and layout ->> 'format' in ('Delimited', 'Fixed')
    and jsonb_typeof(layout -> 'words') = 'object' and length(layout::text) <= 200000),
  inactive               boolean not null default false,
  version                integer not null default 1,
  updated_at             timestamptz not null default now(),
  updated_by             text not null default current_setting('app.actor', true),
  primary key (tenant_id, positive_pay_layout_id)
);
create unique index positive_pay_layouts_name on positive_pay_layouts (tenant_id, lower(name));
-- One is made inactive, never removed: files name it.
select tenant_table('positive_pay_layouts', 'positive_pay_layout_id');

-- How the bank of an account is told of its checks; null where it is not.
alter table bank_accounts
  add column positive_pay_layout_id integer,
  add foreign key (tenant_id, positive_pay_layout_id) references positive_pay_layouts;

-- A file for a bank, as it was made. Its bytes say account numbers and payees, so they are sealed; the hash says which they are.
create table positive_pay_files (
  tenant_id              varchar(63) not null,
  positive_pay_file_id   integer not null check (positive_pay_file_id > 0),
  bank_account_id        integer not null,
  -- From 1 on in each bank account, those that were taken back included.
  number                 integer not null check (number > 0),
  positive_pay_layout_id integer not null,
  layout_name            varchar(60) not null,
  file_name              varchar(200) not null,
  file_date              date not null,
  issue_count            integer not null check (issue_count >= 0),
  issue_cents            money_cents not null,
  void_count             integer not null check (void_count >= 0),
  void_cents             money_cents not null,
  stop_count             integer not null check (stop_count >= 0),
  stop_cents             money_cents not null,
  from_number            bigint,
  to_number              bigint,
  -- What of the numbers between the first and the last check issued it leaves out, and why: [{from, to, why}, ...], the first of them.
  gaps                   jsonb not null check (jsonb_typeof(gaps) = 'array' and length(gaps::text) <= 40000),
  more_gaps              integer not null default 0 check (more_gaps >= 0),
  bytes                  integer not null check (bytes > 0),
  sha256                 varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content_encrypted      bytea not null,
  state                  text not null default 'made' check (state in ('made', 'accepted', 'taken back')),
  made_at                timestamptz not null default clock_timestamp(),
  made_by                text not null default current_setting('app.actor', true),
  decided_at             timestamptz,
  decided_by             text,
  reason                 varchar(200) check (length(reason) > 0),
  primary key (tenant_id, positive_pay_file_id),
  unique (tenant_id, bank_account_id, number),
  unique (tenant_id, positive_pay_file_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  foreign key (tenant_id, positive_pay_layout_id) references positive_pay_layouts,
  check ((from_number is null) = (issue_count = 0) and (to_number is null) = (issue_count = 0) and to_number >= from_number),
  check ((state = 'made') = (decided_at is null) and (state = 'made') = (decided_by is null) and (state = 'taken back') = (reason is not null))
);
select tenant_table('positive_pay_files', 'positive_pay_file_id');
revoke update on positive_pay_files from closewright_app;
grant update (state, reason) on positive_pay_files to closewright_app;

-- What a file tells of checks. Each is a transaction of the ledger: the check itself for an issue, what ended it for a void and a stop. Under the
-- audit are the sums of the file and the hash of its bytes.
create table positive_pay_events (
  tenant_id            varchar(63) not null,
  positive_pay_file_id integer not null,
  bank_account_id      integer not null,
  -- The transaction that is told.
  stripe               smallint not null,
  number               bigint not null,
  kind                 text not null check (kind in ('issue', 'void', 'stop')),
  -- The check that it is about.
  check_stripe         smallint not null,
  check_posting        bigint not null,
  check_number         bigint not null check (check_number > 0),
  amount_cents         money_cents not null check (amount_cents > 0),
  -- Until its file is taken back.
  stands               boolean not null default true,
  primary key (tenant_id, positive_pay_file_id, stripe, number),
  foreign key (tenant_id, positive_pay_file_id, bank_account_id)
    references positive_pay_files (tenant_id, positive_pay_file_id, bank_account_id),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  check ((kind = 'issue') = ((stripe, number) = (check_stripe, check_posting)))
);
-- Each is told once, whoever makes files at the same time.
create unique index positive_pay_events_once on positive_pay_events (tenant_id, bank_account_id, stripe, number) where stands;
-- What ended a check, for whoever takes the file back that issued it.
create index positive_pay_events_ends on positive_pay_events (tenant_id, bank_account_id) where stands and kind <> 'issue';
create index positive_pay_events_by_number on positive_pay_events (tenant_id, positive_pay_file_id, check_number);
alter table positive_pay_events enable row level security;
alter table positive_pay_events force row level security;
create policy tenant_rows on positive_pay_events using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on positive_pay_events to closewright_app;

-- The transactions that may end a check: few beside the checks themselves.
create index ledger_transactions_ends on ledger_transactions (tenant_id, bank_account_id, stripe, number)
  where kind in ('void', 'stop') or reverses_number is not null;

-- What a bank was not told yet, as if `beside` had not been made:
--   a check of which nothing else was posted: an issue. One that was ended or paid before anybody told of it is not told at all: a check that a bank
--     does not know is an exception, which it is to be set to return, while of an issue and a void in one file the issue might stay;
--   what ended a check whose issue was told: a stop, or else a void, also where the check was taken back.
create function positive_pay_due(bank integer, beside integer default null)
  returns table (kind text, stripe smallint, number bigint, check_stripe smallint, check_posting bigint, check_number bigint, amount_cents bigint,
    payee text, issued_on date, happened_on date)
  -- Of checks that were posted just now the planner knows nothing and would look through all of them for each: joins of whole sets take no longer than they must.
  language sql stable set search_path = pg_catalog, public, pg_temp set enable_nestloop = off as $$
  with due as (
    select 'issue' as kind, c.stripe, c.number, c.stripe as check_stripe, c.number as check_posting, c.business_date
    from ledger_transactions c
    where c.tenant_id = current_setting('app.tenant', true) and c.bank_account_id = bank and c.kind = 'check' and (c.facts ->> 'checkNumber') is not null
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
    from ledger_transactions e join positive_pay_events i on i.tenant_id = e.tenant_id and i.bank_account_id = bank
      and i.stripe = coalesce(e.about_stripe, e.reverses_stripe) and i.number = coalesce(e.about_number, e.reverses_number)
      and i.kind = 'issue' and i.stands and i.positive_pay_file_id is distinct from beside
    where e.tenant_id = current_setting('app.tenant', true) and e.bank_account_id = bank
      and (e.kind in ('void', 'stop') or e.reverses_number is not null)
      and not exists (select from positive_pay_events t where t.tenant_id = e.tenant_id and t.bank_account_id = bank
        and t.stripe = e.stripe and t.number = e.number and t.stands and t.positive_pay_file_id is distinct from beside)
      and not exists (select from ledger_transactions r where r.tenant_id = e.tenant_id and r.bank_account_id = bank
        and r.reverses_stripe = e.stripe and r.reverses_number = e.number)
  )
  select d.kind, d.stripe, d.number, d.check_stripe, d.check_posting, (c.facts ->> 'checkNumber')::bigint, -sum(l.amount_cents)::bigint,
    c.facts ->> 'payee', c.business_date, d.business_date
  from due d join ledger_transactions c on c.tenant_id = current_setting('app.tenant', true) and c.bank_account_id = bank
    and c.stripe = d.check_stripe and c.number = d.check_posting
  join ledger_lines l on l.tenant_id = c.tenant_id and l.bank_account_id = bank and l.stripe = c.stripe and l.number = c.number
    and l.account = 'outstanding'
  group by d.kind, d.stripe, d.number, d.check_stripe, d.check_posting, d.business_date, c.facts, c.business_date
$$;
revoke execute on function positive_pay_due(integer, integer) from public;
grant execute on function positive_pay_due(integer, integer) to closewright_app;

-- Whether the counts and sums of a file are those of what it tells, which is something.
create function positive_pay_adds_up(tenant text, file integer) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from positive_pay_files f, lateral (
    select count(*) filter (where e.kind = 'issue') as issues, coalesce(sum(e.amount_cents) filter (where e.kind = 'issue'), 0) as issue_cents,
      count(*) filter (where e.kind = 'void') as voids, coalesce(sum(e.amount_cents) filter (where e.kind = 'void'), 0) as void_cents,
      count(*) filter (where e.kind = 'stop') as stops, coalesce(sum(e.amount_cents) filter (where e.kind = 'stop'), 0) as stop_cents,
      min(e.check_number) filter (where e.kind = 'issue') as first, max(e.check_number) filter (where e.kind = 'issue') as last
    from positive_pay_events e where e.tenant_id = f.tenant_id and e.positive_pay_file_id = f.positive_pay_file_id) e
    where f.tenant_id = tenant and f.positive_pay_file_id = file and e.issues + e.voids + e.stops > 0
      and (f.issue_count, f.void_count, f.stop_count) = (e.issues, e.voids, e.stops)
      and (f.issue_cents, f.void_cents, f.stop_cents) = (e.issue_cents, e.void_cents, e.stop_cents)
      and (f.from_number, f.to_number) is not distinct from (e.first, e.last))
$$;

-- A file tells what is due and nothing else, all of it in one statement: whatever came later would not be in its sums.
create function positive_pay_tells_what_is_due() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set enable_nestloop = off as $$
declare
  tenant  text := current_setting('app.tenant', true);
  of_file record;
begin
  for of_file in select distinct n.positive_pay_file_id as id, n.bank_account_id as bank from new_rows n loop
    if exists (
        select from new_rows n left join positive_pay_due(of_file.bank, of_file.id) d on d.stripe = n.stripe and d.number = n.number
        where n.positive_pay_file_id = of_file.id and (not n.stands or
          (n.kind, n.check_stripe, n.check_posting, n.check_number, n.amount_cents::bigint)
            is distinct from (d.kind, d.check_stripe, d.check_posting, d.check_number, d.amount_cents))) then
      raise exception 'a file tells what is due' using errcode = 'PP001';
    end if;
    if not positive_pay_adds_up(tenant, of_file.id) then
      raise exception 'a file has the sums of what it tells' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  return null;
end $$;
create trigger positive_pay_tells_what_is_due after insert on positive_pay_events referencing new table as new_rows
  for each statement execute function positive_pay_tells_what_is_due();

-- At the commit: there is no file that tells nothing.
create function positive_pay_file_tells() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not positive_pay_adds_up(new.tenant_id, new.positive_pay_file_id) then
    raise exception 'a file has the sums of what it tells' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger positive_pay_file_tells after insert on positive_pay_files deferrable initially deferred
  for each row execute function positive_pay_file_tells();

-- What was made stays, for the owner, too, but that its bytes are sealed with another key. It is accepted once, and taken back once, also when it was
-- accepted, as a bank may refuse it later; then what it told is due again, unless a later file ends what it issued.
create function positive_pay_file_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who   text := nullif(current_setting('app.actor', true), '');
  later record;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'made' or new.reason is not null then
      raise exception 'what is made is not decided yet' using errcode = 'insufficient_privilege';
    end if;
    new.made_at := clock_timestamp();
    new.made_by := who;
    new.decided_at := null;
    new.decided_by := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'content_encrypted') = (to_jsonb(old) - 'content_encrypted') then
    return new;
  end if;
  if tg_op <> 'UPDATE' or new.state = 'made' or new.state = old.state or old.state = 'taken back'
    or (to_jsonb(new) - 'state' - 'reason' - 'decided_at' - 'decided_by') <> (to_jsonb(old) - 'state' - 'reason' - 'decided_at' - 'decided_by')
  then
    raise exception 'a file is accepted once and taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.decided_at := clock_timestamp();
  new.decided_by := who;
  return new;
end $$;
create trigger positive_pay_file_stays before insert or update or delete on positive_pay_files
  for each row execute function positive_pay_file_stays();
create trigger positive_pay_file_stays_whole before truncate on positive_pay_files for each statement execute function positive_pay_file_stays();

create function positive_pay_file_is_taken_back() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ended record;
begin
  -- One by one, so that no plan depends on how much is known of a table that was filled just now.
  for ended in select e.check_stripe, e.check_posting, e.check_number, e.positive_pay_file_id from positive_pay_events e
    where e.tenant_id = new.tenant_id and e.bank_account_id = new.bank_account_id and e.stands and e.kind <> 'issue'
  loop
    if exists (select from positive_pay_events i where i.tenant_id = new.tenant_id and i.positive_pay_file_id = new.positive_pay_file_id
        and i.stripe = ended.check_stripe and i.number = ended.check_posting) then
      raise exception 'a later file ends what this one issued' using errcode = 'PP002', detail = jsonb_build_object('check', ended.check_number,
        'file', (select f.number from positive_pay_files f where f.tenant_id = new.tenant_id and f.positive_pay_file_id = ended.positive_pay_file_id))::text;
    end if;
  end loop;
  update positive_pay_events e set stands = false where e.tenant_id = new.tenant_id and e.positive_pay_file_id = new.positive_pay_file_id;
  return null;
end $$;
create trigger positive_pay_file_is_taken_back after update on positive_pay_files for each row
  when (old.state <> 'taken back' and new.state = 'taken back') execute function positive_pay_file_is_taken_back();

-- Only that it does not stand any more, with its file.
create function positive_pay_event_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'UPDATE' or not old.stands or new.stands or (to_jsonb(new) - 'stands') <> (to_jsonb(old) - 'stands')
    or not exists (select from positive_pay_files f where f.tenant_id = new.tenant_id and f.positive_pay_file_id = new.positive_pay_file_id
      and f.state = 'taken back')
  then
    raise exception 'what a bank was told is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger positive_pay_event_stays before update or delete on positive_pay_events for each row execute function positive_pay_event_stays();
create trigger positive_pay_event_stays_whole before truncate on positive_pay_events
  for each statement execute function positive_pay_event_stays();

revoke execute on function positive_pay_tells_what_is_due(), positive_pay_file_tells(), positive_pay_file_stays(), positive_pay_file_is_taken_back(), positive_pay_event_stays(),
  positive_pay_adds_up(text, integer)
  from public;
