-- Journals for the office's own books (decision 0058): what the ledger of a bank account came to by day, branch and account, of transactions that no other export
-- that stands has. docs/erp-export.md.

-- How the books of the office call what the ledger has, and which columns its file has; one row for an office. What it is made of, domain/journal-exports says.
create table journal_settings (
  tenant_id           varchar(63) not null references tenants,
  journal_settings_id integer not null default 1 check (journal_settings_id = 1),
  settings            jsonb not null check (jsonb_typeof(settings) = 'object' and length(settings::text) <= 200000),
  version             integer not null default 1,
  updated_at          timestamptz not null default now(),
  updated_by          text not null default current_setting('app.actor', true),
  primary key (tenant_id, journal_settings_id)
);
select tenant_table('journal_settings', 'journal_settings_id');

-- An export as it was made, with the texts of its two files. They name no payees and no account numbers.
create table journal_exports (
  tenant_id         varchar(63) not null,
  journal_export_id integer not null check (journal_export_id > 0),
  bank_account_id   integer not null,
  -- From 1 on in each bank account, those that were taken back included.
  number            integer not null check (number > 0),
  export_date       date not null,
  from_day          date not null,
  through_day       date not null check (through_day >= from_day),
  transactions      integer not null check (transactions > 0),
  journals          integer not null check (journals > 0),
  debit_cents       money_cents not null check (debit_cents > 0),
  credit_cents      money_cents not null check (credit_cents = debit_cents),
  -- By which names the office was known as a payee, as domain/parties compares them.
  office_names      jsonb not null check (jsonb_typeof(office_names) = 'array'),
  columns_name      varchar(200) not null,
  columns_text      text not null,
  columns_sha256    varchar(64) not null,
  journal_name      varchar(200) not null,
  journal_text      text not null,
  journal_sha256    varchar(64) not null,
  state             text not null default 'made' check (state in ('made', 'accepted', 'taken back')),
  made_at           timestamptz not null default clock_timestamp(),
  made_by           text not null default current_setting('app.actor', true),
  -- What the books call it, once they have it.
  reference         varchar(100) check (length(reference) > 0),
  accepted_at       timestamptz,
  accepted_by       text,
  reason            varchar(200) check (length(reason) > 0),
  taken_back_at     timestamptz,
  taken_back_by     text,
  primary key (tenant_id, journal_export_id),
  unique (tenant_id, bank_account_id, number),
  unique (tenant_id, journal_export_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((reference is null) = (accepted_at is null) and (reference is null) = (accepted_by is null) and (state <> 'accepted' or reference is not null)
    and (state <> 'made' or reference is null)),
  check ((state = 'taken back') = (reason is not null) and (reason is null) = (taken_back_at is null) and (reason is null) = (taken_back_by is null))
);
select tenant_table('journal_exports', 'journal_export_id');
revoke insert, update on journal_exports from closewright_app;
grant update (state, reference, reason) on journal_exports to closewright_app;

-- Which transactions an export has: of each stripe from one number to another. A stripe has no gaps, and its numbers are in the order of their commits.
create table journal_export_ranges (
  tenant_id         varchar(63) not null,
  journal_export_id integer not null,
  bank_account_id   integer not null,
  stripe            smallint not null,
  from_number       bigint not null,
  through_number    bigint not null,
  -- Until its export is taken back.
  stands            boolean not null default true,
  primary key (tenant_id, journal_export_id, stripe, from_number),
  check (through_number >= from_number),
  foreign key (tenant_id, journal_export_id, bank_account_id)
    references journal_exports (tenant_id, journal_export_id, bank_account_id),
  foreign key (tenant_id, bank_account_id, stripe, from_number) references ledger_transactions,
  foreign key (tenant_id, bank_account_id, stripe, through_number) references ledger_transactions
);
create unique index journal_export_ranges_stand on journal_export_ranges (tenant_id, bank_account_id, stripe, from_number) where stands;

-- Of which branch each file was then.
create table journal_export_files (
  tenant_id         varchar(63) not null,
  journal_export_id integer not null,
  orders_id         integer not null,
  branch_id         integer not null,
  primary key (tenant_id, journal_export_id, orders_id),
  foreign key (tenant_id, journal_export_id) references journal_exports,
  foreign key (tenant_id, orders_id) references orders,
  foreign key (tenant_id, branch_id) references branches
);

-- What an export says: one row for a day, a branch and an account, with what the books call them.
create table journal_export_lines (
  tenant_id         varchar(63) not null,
  journal_export_id integer not null,
  line              integer not null check (line > 0),
  day               date not null,
  -- null: of no file.
  branch_id         integer,
  account           text not null,
  company           varchar(40) not null check (company <> ''),
  ledger_code       varchar(40) not null check (ledger_code <> ''),
  cost_center       varchar(40) not null check (cost_center <> ''),
  debit_cents       money_cents not null check (debit_cents >= 0),
  credit_cents      money_cents not null check (credit_cents >= 0),
  transactions      integer not null check (transactions > 0),
  -- Posted into a day that an earlier export reached.
  is_late           boolean not null,
  primary key (tenant_id, journal_export_id, line),
  foreign key (tenant_id, journal_export_id) references journal_exports,
  foreign key (tenant_id, branch_id) references branches,
  check (debit_cents > 0 or credit_cents > 0)
);

do $$
declare
  each text;
begin
  foreach each in array array['journal_export_ranges', 'journal_export_files', 'journal_export_lines'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', each);
    execute format('grant select on %I to closewright_app', each);
  end loop;
end $$;

-- ---------------------------------------------------------------- which transactions are free
-- The transactions that no export has which stands, up to a number in each stripe (of stripe 0 first), or to the last. All below the last number of a stripe
-- are committed, since who posts holds the stripe until then: so what is posted meanwhile is above it, and nobody has to wait.
create function journal_free(bank integer, up_to bigint[] default null) returns table (stripe smallint, from_number bigint, through_number bigint)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with ends as (
    select s.stripe, least(s.last_number, coalesce(up_to[s.stripe + 1], s.last_number)) as last from ledger_stripes s
    where s.tenant_id = current_setting('app.tenant', true) and s.bank_account_id = bank),
  taken as (
    select e.stripe, 0 as from_number, 0 as through_number from ends e
    union all select r.stripe, r.from_number, r.through_number from journal_export_ranges r
    where r.tenant_id = current_setting('app.tenant', true) and r.bank_account_id = bank and r.stands),
  between_them as (
    select t.stripe, t.through_number + 1 as first, lead(t.from_number) over (partition by t.stripe order by t.from_number) - 1 as last from taken t)
  select b.stripe, b.first, least(b.last, e.last) from between_them b join ends e on e.stripe = b.stripe
  where b.first <= least(b.last, e.last) order by b.stripe, b.first
$$;

-- What a name is known by (nameKey of domain/parties; a test compares).
create function journal_name_key(name text) returns text language sql immutable set search_path = pg_catalog as $$
  select lower(btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8]', '', 'g'),
    '\s+', ' ', 'g')) collate "pg_unicode_fast")
$$;

-- Whether a transaction carries on, or takes back, a payment to the office: a fee sweep, or one whose payee has one of these names; or is that payment.
create function journal_is_to_office(bank integer, of_stripe smallint, of_number bigint, office text[]) returns boolean language plpgsql stable
  set search_path = pg_catalog, public, pg_temp as $$
declare
  found_one record;
begin
  loop
    -- By its key alone, whatever the planner knows of a table that was filled just now.
    select t.kind, t.facts ->> 'payee' as payee, t.about_stripe, t.about_number, t.reverses_stripe, t.reverses_number into found_one
    from ledger_transactions t where t.tenant_id = current_setting('app.tenant', true) and t.bank_account_id = bank and t.stripe = of_stripe
      and t.number = of_number;
    exit when found_one.about_number is null and found_one.reverses_number is null;
    of_stripe := coalesce(found_one.about_stripe, found_one.reverses_stripe);
    of_number := coalesce(found_one.about_number, found_one.reverses_number);
  end loop;
  return found_one.kind = 'fee sweep' or coalesce(journal_name_key(found_one.payee) = any(office), false);
end $$;

-- The lines of the ledger in these ranges. What is outstanding to the office itself is an account of its own. One range after the other, each by the key:
-- a join with all ranges at once was planned as one that looks through the bank account for each line.
create function journal_moves(bank integer, office text[], stripes smallint[], firsts bigint[], lasts bigint[])
  returns table (stripe smallint, number bigint, day date, posted_at timestamptz, orders_id integer, account text, cents bigint)
  language plpgsql stable rows 50000 set search_path = pg_catalog, public, pg_temp set enable_nestloop = off as $$
declare
  at integer;
begin
  for at in 1 .. coalesce(array_length(stripes, 1), 0) loop
    return query
      select t.stripe, t.number, t.business_date, t.posted_at, l.orders_id,
        case when l.account = 'outstanding' and journal_is_to_office(bank, t.stripe, t.number, office) then 'outstanding to the office' else l.account end,
        l.amount_cents::bigint
      from ledger_transactions t join ledger_lines l on l.number = t.number
      where t.tenant_id = current_setting('app.tenant', true) and t.bank_account_id = bank and t.stripe = stripes[at]
        and t.number between firsts[at] and lasts[at]
        and l.tenant_id = current_setting('app.tenant', true) and l.bank_account_id = bank and l.stripe = stripes[at]
        and l.number between firsts[at] and lasts[at];
  end loop;
end $$;

-- What they come to by day, branch and account. The branch of a file is the one it has, or had when the export was made.
create function journal_sums(bank integer, office text[], stripes smallint[], firsts bigint[], lasts bigint[], of_export integer default null)
  returns table (day date, branch_id integer, account text, debit bigint, credit bigint, transactions integer)
  language sql stable set search_path = pg_catalog, public, pg_temp set work_mem = '64MB' set jit = off set enable_nestloop = off as $$
  select m.day, coalesce(f.branch_id, o.branch_id), m.account, coalesce(sum(m.cents) filter (where m.cents > 0), 0)::bigint,
    coalesce(-sum(m.cents) filter (where m.cents < 0), 0)::bigint, count(distinct m.number * 16 + m.stripe)::integer
  from journal_moves(bank, office, stripes, firsts, lasts) m
  left join orders o on of_export is null and o.tenant_id = current_setting('app.tenant', true) and o.orders_id = m.orders_id
  left join journal_export_files f on f.tenant_id = current_setting('app.tenant', true) and f.journal_export_id = of_export and f.orders_id = m.orders_id
  group by 1, 2, 3
$$;
grant execute on function journal_free(integer, bigint[]), journal_name_key(text), journal_is_to_office(integer, smallint, bigint, text[]), journal_moves(integer, text[], smallint[], bigint[], bigint[]),
  journal_sums(integer, text[], smallint[], bigint[], bigint[], integer) to closewright_app;

-- ---------------------------------------------------------------- making
-- No two exports that stand have a transaction in common, whoever writes here.
create function journal_range_is_free() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- What others have committed while this one waited has to be seen.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'exports are made under read committed' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('journal exports ' || new.tenant_id || ' ' || new.bank_account_id, 0));
  if not new.stands or exists (select from journal_export_ranges r where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id
      and r.stripe = new.stripe and r.stands and r.from_number <= new.through_number and r.through_number >= new.from_number) then
    raise exception 'a transaction is in one export that stands' using errcode = 'JE001';
  end if;
  return new;
end $$;
create trigger journal_range_is_free before insert on journal_export_ranges for each row execute function journal_range_is_free();

-- Makes an export of what is free up to a number in each stripe. `asked`: {id, bank, number, date, upTo, officeNames, columnsName, journalName, lines: [{day, branch,
-- account, company, code, costCenter, debit, credit, transactions, isLate}]}. The lines are those that the ledger comes to, or there is no export.
create function make_journal_export(asked jsonb, columns_text text, journal_text text) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set enable_nestloop = off as $$
declare
  tenant  text := nullif(current_setting('app.tenant', true), '');
  of_bank integer := (asked ->> 'bank')::integer;
  this    integer := (asked ->> 'id')::integer;
  office  text[] := array(select jsonb_array_elements_text(asked -> 'officeNames'));
  last    date;
  taken   record;
begin
  perform pg_advisory_xact_lock(hashtextextended('journal exports ' || tenant || ' ' || of_bank, 0));
  select max(e.through_day) into last from journal_exports e where e.tenant_id = tenant and e.bank_account_id = of_bank and e.state <> 'taken back';
  select array_agg(f.stripe) as stripes, array_agg(f.from_number) as firsts, array_agg(f.through_number) as lasts,
    sum(f.through_number - f.from_number + 1)::integer as transactions into taken
  from journal_free(of_bank, array(select jsonb_array_elements_text(asked -> 'upTo')::bigint)) f;
  if taken.transactions is null then raise exception 'nothing is free' using errcode = 'JE001'; end if;
  insert into journal_exports (tenant_id, journal_export_id, bank_account_id, number, export_date, from_day, through_day, transactions, journals, debit_cents,
    credit_cents, office_names, columns_name, columns_text, columns_sha256, journal_name, journal_text, journal_sha256)
  select tenant, this, of_bank, (asked ->> 'number')::integer, (asked ->> 'date')::date, min(l.day), max(l.day), taken.transactions, count(distinct l.day),
    sum(l.debit), sum(l.credit), asked -> 'officeNames', asked ->> 'columnsName', columns_text, encode(sha256(convert_to(columns_text, 'UTF8')), 'hex'),
    asked ->> 'journalName', journal_text, encode(sha256(convert_to(journal_text, 'UTF8')), 'hex')
  from jsonb_to_recordset(asked -> 'lines') l (day date, debit bigint, credit bigint);
  insert into journal_export_ranges (tenant_id, journal_export_id, bank_account_id, stripe, from_number, through_number)
  select tenant, this, of_bank, r.stripe, r.first, r.last from unnest(taken.stripes, taken.firsts, taken.lasts) r (stripe, first, last);
  insert into journal_export_files (tenant_id, journal_export_id, orders_id, branch_id)
  select distinct tenant, this, m.orders_id, o.branch_id
  from journal_moves(of_bank, office, taken.stripes, taken.firsts, taken.lasts) m join orders o on o.tenant_id = tenant and o.orders_id = m.orders_id;
  insert into journal_export_lines (tenant_id, journal_export_id, line, day, branch_id, account, company, ledger_code, cost_center, debit_cents, credit_cents,
    transactions, is_late)
  select tenant, this, a.at, l.* from jsonb_array_elements(asked -> 'lines') with ordinality a (said, at), jsonb_to_record(a.said)
    l (day date, branch integer, account text, company text, code text, "costCenter" text, debit bigint, credit bigint, transactions integer, "isLate" boolean);
  if exists (
      select from journal_sums(of_bank, office, taken.stripes, taken.firsts, taken.lasts, this) s
      full join (select l.* from journal_export_lines l where l.tenant_id = tenant and l.journal_export_id = this) l
        on l.day = s.day and l.account = s.account and coalesce(l.branch_id, 0) = coalesce(s.branch_id, 0)
      where (s.debit, s.credit, s.transactions, s.day <= coalesce(last, s.day - 1))
        is distinct from (l.debit_cents::bigint, l.credit_cents::bigint, l.transactions, l.is_late))
    or (select count(*) <> count(distinct (l.day, l.account, coalesce(l.branch_id, 0))) from journal_export_lines l
      where l.tenant_id = tenant and l.journal_export_id = this)
  then
    raise exception 'an export says what the ledger comes to' using errcode = 'JE001';
  end if;
end $$;
revoke execute on function journal_range_is_free(), make_journal_export(jsonb, text, text) from public;
grant execute on function make_journal_export(jsonb, text, text) to closewright_app;

-- ---------------------------------------------------------------- what was made stays
-- It is accepted once, with what the books call it, and taken back once, also when it was accepted; then its transactions are free again.
create function journal_export_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    if new.state <> 'made' then raise exception 'what is made is not decided yet' using errcode = 'insufficient_privilege'; end if;
    new.made_at := clock_timestamp();
    new.made_by := who;
    return new;
  end if;
  if tg_op <> 'UPDATE' or new.state = 'made' or new.state = old.state or old.state = 'taken back'
    or (new.state = 'taken back' and new.reference is distinct from old.reference) or (new.state = 'accepted' and new.reason is not null)
    or (to_jsonb(new) - 'state' - 'reference' - 'reason') <> (to_jsonb(old) - 'state' - 'reference' - 'reason')
  then
    raise exception 'an export is accepted once and taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'accepted' then
    new.accepted_at := clock_timestamp();
    new.accepted_by := who;
  else
    new.taken_back_at := clock_timestamp();
    new.taken_back_by := who;
    update journal_export_ranges r set stands = false where r.tenant_id = new.tenant_id and r.journal_export_id = new.journal_export_id;
  end if;
  return new;
end $$;
create trigger journal_export_stays before insert or update or delete on journal_exports for each row execute function journal_export_stays();
create trigger journal_export_stays_whole before truncate on journal_exports for each statement execute function journal_export_stays();

-- Of its parts only that they do not stand any more, as their export is taken back.
create function journal_part_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'journal_export_ranges' and pg_trigger_depth() > 1 then
    if (to_jsonb(new) - 'stands') = (to_jsonb(old) - 'stands') and not (to_jsonb(new) -> 'stands')::boolean then return new; end if;
  end if;
  raise exception 'what was exported is neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
do $$
declare
  each text;
begin
  foreach each in array array['journal_export_ranges', 'journal_export_files', 'journal_export_lines'] loop
    execute format('create trigger journal_part_stays before update or delete on %I for each row execute function journal_part_stays()', each);
    execute format('create trigger journal_part_stays_whole before truncate on %I for each statement execute function journal_part_stays()', each);
  end loop;
end $$;
revoke execute on function journal_export_stays(), journal_part_stays() from public;
