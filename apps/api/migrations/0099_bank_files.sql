-- What banks tell of the accounts of an office: files, the balance of each day, and items. It stands beside the ledger and changes nothing of it.
-- docs/bank-files.md.

-- How a bank writes its CSV files. What a layout is made of, domain/bank-files says.
create table bank_file_layouts (
  tenant_id           varchar(63) not null references tenants,
  bank_file_layout_id integer not null check (bank_file_layout_id > 0),
  name                varchar(60) not null check (name = btrim(name) and name <> ''),
  layout              jsonb not null check (jsonb_typeof(layout -> 'columns') = 'array' and jsonb_array_length(layout -> 'columns') > 0
    and jsonb_typeof(layout -> 'words') = 'array' and length(layout::text) <= 40000),
  inactive            boolean not null default false,
  version             integer not null default 1,
  updated_at          timestamptz not null default now(),
  updated_by          text not null default current_setting('app.actor', true),
  primary key (tenant_id, bank_file_layout_id)
);
create unique index bank_file_layouts_name on bank_file_layouts (tenant_id, lower(name));
-- One is made inactive, never removed: bank accounts name it.
select tenant_table('bank_file_layouts', 'bank_file_layout_id');

-- How the bank of an account writes its CSV files; null where it writes none.
alter table bank_accounts
  add column bank_file_layout_id integer,
  add foreign key (tenant_id, bank_file_layout_id) references bank_file_layouts;

-- A file of a bank that was taken. Which it is, its hash says; what of it was taken, its accounts say.
create table bank_files (
  tenant_id           varchar(63) not null references tenants,
  bank_file_id        integer not null check (bank_file_id > 0),
  file_name           varchar(120) not null check (file_name <> ''),
  format              text not null check (format in ('BAI2', 'CSV', 'OFX')),
  bank_file_layout_id integer,
  bytes               integer not null check (bytes between 1 and 10000000),
  sha256              varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The hash of what tells the file from any other of its sender; null where it has no name.
  identity            varchar(64) check (identity ~ '^[0-9a-f]{64}$'),
  imported_at         timestamptz not null default clock_timestamp(),
  imported_by         text not null default current_setting('app.actor', true),
  taken_back_at       timestamptz,
  taken_back_by       text,
  reason              varchar(200) check (length(reason) > 0),
  primary key (tenant_id, bank_file_id),
  foreign key (tenant_id, bank_file_layout_id) references bank_file_layouts,
  check ((taken_back_at is null) = (reason is null) and (taken_back_by is null) = (reason is null))
);
select tenant_table('bank_files', 'bank_file_id');
revoke update on bank_files from closewright_app;
grant update (reason) on bank_files to closewright_app;

-- Its bytes as they came. They say account numbers, so they are sealed, and stay out of the audit, which has their hash.
create table bank_file_contents (
  tenant_id         varchar(63) not null,
  bank_file_id      integer not null,
  content_encrypted bytea not null,
  primary key (tenant_id, bank_file_id),
  foreign key (tenant_id, bank_file_id) references bank_files
);

-- What was taken of an account, as the file was taken: it stays when the file is taken back.
create table bank_file_accounts (
  tenant_id       varchar(63) not null,
  bank_file_id    integer not null,
  bank_account_id integer not null,
  -- Those of the file.
  sha256          varchar(64) not null,
  identity        varchar(64),
  -- What the file tells of, with what was known already.
  from_date       date not null,
  through_date    date not null,
  -- What was new.
  item_count      integer not null check (item_count >= 0),
  in_cents        money_cents not null check (in_cents >= 0),
  out_cents       money_cents not null check (out_cents <= 0),
  day_count       integer not null check (day_count >= 0),
  -- The files that told before what this one tells again: without them, its items would be missing.
  leans_on        integer[] not null default '{}',
  -- Until the file is taken back.
  stands          boolean not null default true,
  primary key (tenant_id, bank_file_id, bank_account_id),
  foreign key (tenant_id, bank_file_id) references bank_files,
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check (through_date >= from_date)
);
-- An account is told by a file once, whoever imports at the same time.
create unique index bank_file_accounts_once on bank_file_accounts (tenant_id, bank_account_id, sha256) where stands;
create unique index bank_file_accounts_named_once on bank_file_accounts (tenant_id, bank_account_id, identity) where stands;
alter table bank_file_accounts enable row level security;
alter table bank_file_accounts force row level security;
create policy tenant_rows on bank_file_accounts using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on bank_file_accounts to closewright_app;
select audit_table('bank_file_accounts', 'bank_file_id', 'bank_account_id');

-- What the bank says of a day, one balance a day. Told by a file or, with none, typed from a statement on paper.
create table bank_days (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  day             date not null check (day between '1970-01-01' and '2099-12-31'),
  bank_file_id    integer,
  opening_cents   money_cents,
  closing_cents   money_cents not null,
  available_cents money_cents,
  primary key (tenant_id, bank_account_id, day),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  foreign key (tenant_id, bank_file_id, bank_account_id) references bank_file_accounts (tenant_id, bank_file_id, bank_account_id)
);
create index bank_days_of_file on bank_days (tenant_id, bank_file_id);
alter table bank_days enable row level security;
alter table bank_days force row level security;
create policy tenant_rows on bank_days using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
-- A typed one is typed again: it is removed first.
grant select, insert, delete on bank_days to closewright_app;
select audit_table('bank_days', 'bank_account_id', 'day');

-- What the bank did on an account. They are many, and each audited row is a link of a chain: under the audit are their number and sums and the hash of
-- the bytes that they were read from.
create table bank_items (
  tenant_id          varchar(63) not null,
  bank_item_id       integer not null check (bank_item_id > 0),
  bank_account_id    integer not null,
  bank_file_id       integer not null,
  -- Where it begins in the file.
  line               integer not null check (line > 0),
  day                date not null check (day between '1970-01-01' and '2099-12-31'),
  value_date         date,
  kind               text not null check (kind in ('Check', 'Deposit', 'Wire in', 'Wire out', 'ACH in', 'ACH out', 'Transfer in', 'Transfer out', 'Interest',
    'Fee', 'Returned deposit', 'Reversal', 'Other in', 'Other out')),
  -- What came in above zero, what went out below.
  amount_cents       money_cents not null check (amount_cents <> 0),
  code               varchar(60),
  check_number       bigint check (check_number > 0),
  bank_reference     varchar(60),
  customer_reference varchar(60),
  text               varchar(500) not null,
  -- The name that the bank gives it alone.
  bank_id            varchar(255),
  -- The hash of what tells it from others of the account, and the how-manieth of those it is.
  identity           varchar(64) not null check (identity ~ '^[0-9a-f]{64}$'),
  nth                integer not null check (nth > 0),
  primary key (tenant_id, bank_item_id),
  unique (tenant_id, bank_item_id, bank_account_id),
  unique (tenant_id, bank_account_id, identity, nth),
  foreign key (tenant_id, bank_file_id, bank_account_id) references bank_file_accounts (tenant_id, bank_file_id, bank_account_id)
);
create index bank_items_of_day on bank_items (tenant_id, bank_account_id, day, bank_item_id);
create index bank_items_of_file on bank_items (tenant_id, bank_file_id, bank_item_id);

do $$
declare
  target text;
begin
  foreach target in array array['bank_file_contents', 'bank_items'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
    execute format('grant select, insert on %I to closewright_app', target);
  end loop;
end $$;

-- Holds what the bank tells of an account until the commit, with its matches and its closing. Whoever changes them takes it after
-- the files or the tenant (0050) and before what files have in common.
create function hold_bank_account(bank integer) returns void language sql set search_path = pg_catalog, public, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('bank account ' || current_setting('app.tenant', true) || ' ' || bank, 0))
$$;
revoke execute on function hold_bank_account(integer) from public;
grant execute on function hold_bank_account(integer) to closewright_app;

-- Refuses what would change a closed day of an account. As of a posting: the reason is CLOSED.
create function refuse_closed_bank_day(bank integer, first_day date) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  closed date;
begin
  perform hold_bank_account(bank);
  select max(s.closed_through) into closed from ledger_stripes s
  where s.tenant_id = current_setting('app.tenant', true) and s.bank_account_id = bank;
  if first_day <= closed then
    perform refuse_posting('CLOSED', jsonb_build_object('day', first_day, 'closedThrough', closed));
  end if;
end $$;

-- Whether number and sums of what was taken of accounts are those of what there is.
create function bank_file_adds_up(tenant text, file integer, bank integer) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp set enable_nestloop = off as $$
  select exists (
    select from bank_file_accounts a,
      lateral (select count(*) as items, coalesce(sum(i.amount_cents) filter (where i.amount_cents > 0), 0) as came,
          coalesce(sum(i.amount_cents) filter (where i.amount_cents < 0), 0) as went, min(i.day) as first, max(i.day) as last
        from bank_items i where i.tenant_id = tenant and i.bank_file_id = file and i.bank_account_id = bank) i,
      lateral (select count(*) as days, min(d.day) as first, max(d.day) as last
        from bank_days d where d.tenant_id = tenant and d.bank_file_id = file and d.bank_account_id = bank) d
    where a.tenant_id = tenant and a.bank_file_id = file and a.bank_account_id = bank and a.stands
      and (a.item_count, a.in_cents, a.out_cents, a.day_count) = (i.items, i.came, i.went, d.days)
      and a.from_date <= coalesce(least(i.first, d.first), a.from_date) and a.through_date >= coalesce(greatest(i.last, d.last), a.through_date))
$$;

-- At the commit: a file has what it says of itself, and says it of something.
create function bank_file_adds_up_at_last() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  row_of jsonb := to_jsonb(new);
begin
  if tg_table_name = 'bank_files' then
    if not exists (select from bank_file_accounts a where a.tenant_id = new.tenant_id and a.bank_file_id = new.bank_file_id and a.item_count + a.day_count > 0)
      or not exists (select from bank_file_contents c where c.tenant_id = new.tenant_id and c.bank_file_id = new.bank_file_id)
    then
      raise exception 'a file has its bytes, and something that is new' using errcode = 'insufficient_privilege';
    end if;
  elsif not bank_file_adds_up(new.tenant_id, new.bank_file_id, (row_of ->> 'bank_account_id')::integer)
    -- What was taken back in the same transaction has nothing any more.
    and exists (select from bank_files f where f.tenant_id = new.tenant_id and f.bank_file_id = new.bank_file_id and f.taken_back_at is null)
  then
    raise exception 'a file has the number and sums of what was taken of it' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger bank_file_adds_up_at_last after insert on bank_files deferrable initially deferred
  for each row execute function bank_file_adds_up_at_last();
create constraint trigger bank_file_adds_up_at_last after insert on bank_file_accounts deferrable initially deferred
  for each row execute function bank_file_adds_up_at_last();

-- What was taken stays, for the owner, too. It is taken back once, whole, with a reason; by whom and when, the table says itself.
create function bank_file_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    new.imported_at := clock_timestamp();
    new.imported_by := who;
    new.taken_back_at := null;
    new.taken_back_by := null;
    new.reason := null;
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.reason is not null or new.reason is null
    or (to_jsonb(new) - 'reason' - 'taken_back_at' - 'taken_back_by') <> (to_jsonb(old) - 'reason' - 'taken_back_at' - 'taken_back_by')
  then
    raise exception 'a bank file is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.taken_back_at := clock_timestamp();
  new.taken_back_by := who;
  return new;
end $$;
create trigger bank_file_stays before insert or update or delete on bank_files for each row execute function bank_file_stays();
create trigger bank_file_stays_whole before truncate on bank_files for each statement execute function bank_file_stays();

-- Sealed with a newer key it is the same.
create function bank_file_content_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'UPDATE' or (new.tenant_id, new.bank_file_id) <> (old.tenant_id, old.bank_file_id) then
    raise exception 'the bytes of a bank file are neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger bank_file_content_stays before update or delete on bank_file_contents for each row execute function bank_file_content_stays();
create trigger bank_file_content_stays_whole before truncate on bank_file_contents for each statement execute function bank_file_content_stays();

create function bank_file_account_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    select f.sha256, f.identity, f.taken_back_at is null into new.sha256, new.identity, new.stands from bank_files f
    where f.tenant_id = new.tenant_id and f.bank_file_id = new.bank_file_id;
    return new;
  end if;
  if tg_op <> 'UPDATE' or not old.stands or new.stands or (to_jsonb(new) - 'stands') <> (to_jsonb(old) - 'stands')
    or not exists (select from bank_files f where f.tenant_id = new.tenant_id and f.bank_file_id = new.bank_file_id and f.taken_back_at is not null)
  then
    raise exception 'what was taken of a bank file is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger bank_file_account_stays before insert or update or delete on bank_file_accounts for each row execute function bank_file_account_stays();
create trigger bank_file_account_stays_whole before truncate on bank_file_accounts for each statement execute function bank_file_account_stays();

-- What it told is gone with it, unless a later file tells it, too: that one would lack it.
create function bank_file_is_taken_back() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  later integer;
begin
  perform hold_bank_account(a.bank_account_id) from bank_file_accounts a
  where a.tenant_id = new.tenant_id and a.bank_file_id = new.bank_file_id order by a.bank_account_id;
  select a.bank_file_id into later from bank_file_accounts a
  where a.tenant_id = new.tenant_id and a.stands and new.bank_file_id = any (a.leans_on) order by a.bank_file_id desc limit 1;
  if later is not null then
    raise exception 'a later file tells what this one told' using errcode = 'BF001', detail = jsonb_build_object('bankFileID', later,
      'fileName', (select f.file_name from bank_files f where f.tenant_id = new.tenant_id and f.bank_file_id = later))::text;
  end if;
  delete from bank_items i where i.tenant_id = new.tenant_id and i.bank_file_id = new.bank_file_id;
  delete from bank_days d where d.tenant_id = new.tenant_id and d.bank_file_id = new.bank_file_id;
  update bank_file_accounts a set stands = false where a.tenant_id = new.tenant_id and a.bank_file_id = new.bank_file_id;
  return null;
end $$;
create trigger bank_file_is_taken_back after update on bank_files for each row
  when (old.reason is null and new.reason is not null) execute function bank_file_is_taken_back();

-- Items and balances never change. They come with their file, all of an account in one statement, and go with it, and neither in a closed day.
create function bank_row_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'what a bank told is neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
create trigger bank_item_stays before update on bank_items for each row execute function bank_row_stays();
create trigger bank_item_stays_whole before truncate on bank_items for each statement execute function bank_row_stays();
create trigger bank_day_stays before update on bank_days for each row execute function bank_row_stays();
create trigger bank_day_stays_whole before truncate on bank_days for each statement execute function bank_row_stays();

create function bank_rows_come() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_bank record;
begin
  for of_bank in select n.bank_account_id as bank, min(n.day) as first from new_rows n group by 1 order by 1 loop
    perform refuse_closed_bank_day(of_bank.bank, of_bank.first);
  end loop;
  if exists (select from (select distinct n.tenant_id, n.bank_file_id, n.bank_account_id from new_rows n where n.bank_file_id is not null) n
      where not exists (select from bank_file_accounts a where a.tenant_id = n.tenant_id and a.bank_file_id = n.bank_file_id
        and a.bank_account_id = n.bank_account_id and a.stands and (tg_table_name = 'bank_days'
          or a.item_count = (select count(*) from bank_items i where i.tenant_id = n.tenant_id and i.bank_file_id = n.bank_file_id
            and i.bank_account_id = n.bank_account_id))
        and (tg_table_name = 'bank_items' or a.day_count = (select count(*) from bank_days d where d.tenant_id = n.tenant_id
          and d.bank_file_id = n.bank_file_id and d.bank_account_id = n.bank_account_id))))
  then
    raise exception 'a file has the number and sums of what was taken of it' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger bank_items_come after insert on bank_items referencing new table as new_rows for each statement execute function bank_rows_come();
create trigger bank_days_come after insert on bank_days referencing new table as new_rows for each statement execute function bank_rows_come();

create function bank_rows_go() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_bank record;
begin
  for of_bank in select o.bank_account_id as bank, min(o.day) as first from old_rows o group by 1 order by 1 loop
    perform refuse_closed_bank_day(of_bank.bank, of_bank.first);
  end loop;
  if exists (select from (select distinct o.tenant_id, o.bank_file_id from old_rows o where o.bank_file_id is not null) o
      where not exists (select from bank_files f where f.tenant_id = o.tenant_id and f.bank_file_id = o.bank_file_id and f.taken_back_at is not null))
  then
    raise exception 'what a bank told is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger bank_items_go after delete on bank_items referencing old table as old_rows for each statement execute function bank_rows_go();
create trigger bank_days_go after delete on bank_days referencing old table as old_rows for each statement execute function bank_rows_go();

revoke execute on function refuse_closed_bank_day(integer, date), bank_file_adds_up(text, integer, integer), bank_file_adds_up_at_last(), bank_file_stays(),
  bank_file_content_stays(), bank_file_account_stays(), bank_file_is_taken_back(), bank_row_stays(), bank_rows_come(), bank_rows_go()
  from public;
