-- Wires that were posted, on their way out: by which instructions each goes, who released it, how it was sent. docs/wires.md, decision 0051. That a wire
-- was posted, voided or paid is in the ledger. Rows are added; what is over has its reason, and who said so, and else nothing changes.

-- By which payee and instructions a wire goes. Said anew, the earlier row is over, and with it every release.
create table wires_out (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  -- From 1 on for each wire; the trigger says which.
  naming          integer not null default 1 check (naming > 0),
  wire_payee_id   integer not null,
  -- The number of the instructions.
  instructions    integer not null,
  named_by        text not null default current_setting('app.actor', true),
  named_at        timestamptz not null default clock_timestamp(),
  taken_back_by   text,
  taken_back_at   timestamptz,
  primary key (tenant_id, bank_account_id, stripe, number, naming),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  foreign key (tenant_id, wire_payee_id, instructions) references wire_instructions,
  check ((taken_back_by is null) = (taken_back_at is null))
);
create unique index wires_out_named on wires_out (tenant_id, bank_account_id, stripe, number) where taken_back_at is null;
create index wires_out_of_payee on wires_out (tenant_id, wire_payee_id) where taken_back_at is null;

-- Who released a wire, by the instructions and of the amount that they saw.
create table wire_releases (
  tenant_id         varchar(63) not null,
  bank_account_id   integer not null,
  stripe            smallint not null,
  number            bigint not null,
  -- From 1 on for each wire; the trigger says which.
  release           integer not null default 1 check (release > 0),
  naming            integer not null,
  amount_cents      money_cents not null check (amount_cents > 0),
  released_by       text not null default current_setting('app.actor', true),
  released_at       timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, bank_account_id, stripe, number, release),
  foreign key (tenant_id, bank_account_id, stripe, number, naming) references wires_out,
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
create unique index wire_releases_by_each on wire_releases (tenant_id, bank_account_id, stripe, number, released_by) where taken_back_at is null;

-- A file of wires, as it was made. Its bytes say account numbers, so they are sealed; the hash says which they are.
create table wire_files (
  tenant_id         varchar(63) not null,
  wire_file_id      integer not null check (wire_file_id > 0),
  bank_account_id   integer not null,
  -- From 1 on in each bank account, those that were taken back included.
  number            integer not null check (number > 0),
  -- What the bank knows it by: a bank refuses one that it has seen.
  message_id        varchar(35) not null check (message_id ~ '^[0-9A-Za-z-]+$'),
  format            text not null check (format in ('pain.001', 'CSV')),
  file_name         varchar(200) not null,
  file_date         date not null,
  wire_count        integer not null check (wire_count > 0),
  wire_cents        money_cents not null check (wire_cents > 0),
  bytes             integer not null check (bytes > 0),
  sha256            varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content_encrypted bytea not null,
  made_by           text not null default current_setting('app.actor', true),
  made_at           timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, wire_file_id),
  unique (tenant_id, bank_account_id, number),
  unique (tenant_id, message_id),
  unique (tenant_id, wire_file_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
select tenant_table('wire_files', 'wire_file_id');
revoke update on wire_files from closewright_app;
grant update (taken_back_reason) on wire_files to closewright_app;

-- How a wire was sent: in a file, or at the bank with the reference that the bank gave.
create table wire_sendings (
  tenant_id         varchar(63) not null,
  bank_account_id   integer not null,
  stripe            smallint not null,
  number            bigint not null,
  -- From 1 on for each wire; the trigger says which.
  sending           integer not null default 1 check (sending > 0),
  naming            integer not null,
  amount_cents      money_cents not null check (amount_cents > 0),
  wire_file_id      integer,
  -- What the banks on the way know it by.
  uetr              uuid,
  bank_reference    varchar(35) check (length(bank_reference) > 0),
  sent_by           text not null default current_setting('app.actor', true),
  sent_at           timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, bank_account_id, stripe, number, sending),
  unique (tenant_id, uetr),
  foreign key (tenant_id, bank_account_id, stripe, number, naming) references wires_out,
  foreign key (tenant_id, wire_file_id, bank_account_id) references wire_files (tenant_id, wire_file_id, bank_account_id),
  check ((wire_file_id is null) = (bank_reference is not null) and (wire_file_id is null) = (uetr is null)),
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
create unique index wire_sendings_once on wire_sendings (tenant_id, bank_account_id, stripe, number) where taken_back_at is null;
create index wire_sendings_of_file on wire_sendings (tenant_id, wire_file_id) where wire_file_id is not null;

do $$
declare
  each text;
begin
  foreach each in array array['wires_out', 'wire_releases', 'wire_sendings'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', each);
    execute format('grant select, insert on %I to closewright_app', each);
  end loop;
end $$;
grant update (taken_back_reason) on wire_releases, wire_sendings to closewright_app;
select audit_table('wires_out', 'bank_account_id', 'stripe', 'number', 'naming');
select audit_table('wire_releases', 'bank_account_id', 'stripe', 'number', 'release');
select audit_table('wire_sendings', 'bank_account_id', 'stripe', 'number', 'sending');

-- Wires that wait for the bank, and all of them, by day.
create index book_waits_wires_out on book_waits (tenant_id, bank_account_id, day, stripe, number) where kind = 'wire out' and until_day = 'infinity';
create index book_waits_wires on book_waits (tenant_id, bank_account_id, day, stripe, number) where kind = 'wire out';

-- What the former program of the office sent, with which a bank account was opened (decision 0052): nobody sends it again.
create index ledger_transactions_wires_of_opening on ledger_transactions (tenant_id, bank_account_id, stripe, number)
  where kind = 'wire out' and (facts ->> 'opening') is not null;

-- ---------------------------------------------------------------- what holds whoever asks
-- Ends the transaction with what the application tells the user: WO001 stands for all, the message says which (modules/wires/out/refused-wire.ts).
create function refuse_wire(reason text) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception using errcode = 'WO001', message = reason;
end $$;

-- From which amount on two have to release a wire, as the office has set it in dollars; null where one does.
create function wire_two_release_from(tenant text) returns bigint language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select 100 * nullif((select s.value::bigint from system_settings s
    where s.tenant_id = tenant and s.name = 'wireTwoReleaseFrom' and s.value ~ '^\d{1,12}$'), 0)
$$;
create function wire_releases_needed(tenant text, cents bigint) returns integer language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case when cents >= wire_two_release_from(tenant) then 2 else 1 end
$$;

create function is_wire_sent(tenant text, bank integer, of_stripe smallint, of_number bigint) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from wire_sendings s where s.tenant_id = tenant and s.bank_account_id = bank and s.stripe = of_stripe and s.number = of_number
    and s.taken_back_at is null)
$$;

-- Holds a wire until the commit, as whoever posts about it does, and answers what it comes to. What was voided, taken back or paid waits for nobody,
-- nor does what the former program sent.
create function hold_wire_out(tenant text, bank integer, of_stripe smallint, of_number bigint) returns bigint language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  cents bigint;
begin
  perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.stripe = of_stripe for no key update;
  select -w.amount_cents into cents from book_waits w where w.tenant_id = tenant and w.bank_account_id = bank and w.stripe = of_stripe
    and w.number = of_number and w.kind = 'wire out' and w.until_day = 'infinity'
    and not exists (select from ledger_transactions t where t.tenant_id = w.tenant_id and t.bank_account_id = w.bank_account_id and t.stripe = w.stripe
      and t.number = w.number and t.kind = 'wire out' and (t.facts ->> 'opening') is not null);
  if not found then perform refuse_wire('NOT_WAITING'); end if;
  return cents;
end $$;

-- The naming by which a wire goes now, which is refused where its instructions are good no more or its payee is not free by its screening (0108): nobody
-- enters others, stops them or screens until the commit.
create function good_naming(tenant text, bank integer, of_stripe smallint, of_number bigint, of_naming integer) returns wires_out language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  named wires_out;
begin
  select o.* into named from wires_out o where o.tenant_id = tenant and o.bank_account_id = bank and o.stripe = of_stripe and o.number = of_number
    and o.naming = of_naming and o.taken_back_at is null;
  if not found then perform refuse_wire('NAMED_ANEW'); end if;
  perform from wire_payees p where p.tenant_id = tenant and p.wire_payee_id = named.wire_payee_id for share;
  if wire_instructions_state(named.wire_payee_id, named.instructions) is distinct from 'good' or exists (
      select from wire_payees p where p.tenant_id = tenant and p.wire_payee_id = named.wire_payee_id and p.inactive) then
    perform refuse_wire('NOT_GOOD');
  end if;
  if coalesce(sanctions_state(named.wire_payee_id), 'no list') not in ('none', 'cleared') then perform refuse_wire('SANCTIONS'); end if;
  return named;
end $$;

-- Only that what stood is over, once: by whom and when the table says itself.
create function wire_row_is_over(before jsonb, after jsonb) returns boolean language sql immutable set search_path = pg_catalog as $$
  select before ->> 'taken_back_at' is null
    and (before - 'taken_back_at' - 'taken_back_by' - 'taken_back_reason') = (after - 'taken_back_at' - 'taken_back_by' - 'taken_back_reason')
$$;

create function wire_is_named() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'UPDATE' and wire_row_is_over(to_jsonb(old), to_jsonb(new)) then
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  elsif tg_op <> 'INSERT' then
    raise exception 'what a wire was named by is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  perform hold_wire_out(new.tenant_id, new.bank_account_id, new.stripe, new.number);
  if is_wire_sent(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('SENT'); end if;
  perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id and not p.inactive for share;
  if not found or new.instructions is distinct from (
      select max(i.number) from wire_instructions i where i.tenant_id = new.tenant_id and i.wire_payee_id = new.wire_payee_id) then
    perform refuse_wire('NOT_LATEST');
  end if;
  update wire_releases r set taken_back_reason = 'Its payee was named anew'
  where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number
    and r.taken_back_at is null;
  update wires_out o set taken_back_at = clock_timestamp()
  where o.tenant_id = new.tenant_id and o.bank_account_id = new.bank_account_id and o.stripe = new.stripe and o.number = new.number
    and o.taken_back_at is null;
  new.naming := 1 + coalesce((select max(o.naming) from wires_out o
    where o.tenant_id = new.tenant_id and o.bank_account_id = new.bank_account_id and o.stripe = new.stripe and o.number = new.number), 0);
  new.named_by := who;
  new.named_at := clock_timestamp();
  new.taken_back_by := null;
  new.taken_back_at := null;
  return new;
end $$;
create trigger wire_is_named before insert or update or delete on wires_out for each row execute function wire_is_named();

-- A user releases who neither posted the wire, nor named its payee, nor entered the instructions, by what they saw; as many as the office asks for.
create function wire_is_released() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who    text := nullif(current_setting('app.actor', true), '');
  cents  bigint;
  named  wires_out;
begin
  if tg_op = 'UPDATE' and new.taken_back_reason is not null and wire_row_is_over(to_jsonb(old), to_jsonb(new)) then
    perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.stripe
      for no key update;
    if is_wire_sent(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('SENT'); end if;
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  elsif tg_op <> 'INSERT' then
    raise exception 'a release is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  cents := hold_wire_out(new.tenant_id, new.bank_account_id, new.stripe, new.number);
  if is_wire_sent(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('SENT'); end if;
  named := good_naming(new.tenant_id, new.bank_account_id, new.stripe, new.number, new.naming);
  if new.amount_cents <> cents then perform refuse_wire('OTHER_AMOUNT'); end if;
  if who is null or who !~ '^[1-9]\d*$' or who = named.named_by
    or exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
      and t.stripe = new.stripe and t.number = new.number and t.actor = who)
    or exists (select from wire_instructions i where i.tenant_id = new.tenant_id and i.wire_payee_id = named.wire_payee_id
      and i.number = named.instructions and i.entered_by = who)
    or exists (select from wire_releases r where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe
      and r.number = new.number and r.released_by = who and r.taken_back_at is null)
  then
    perform refuse_wire('SECOND_PERSON');
  end if;
  if wire_releases_needed(new.tenant_id, cents) <= (select count(*) from wire_releases r where r.tenant_id = new.tenant_id
      and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number and r.taken_back_at is null) then
    perform refuse_wire('RELEASED');
  end if;
  new.release := 1 + coalesce((select max(r.release) from wire_releases r
    where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number), 0);
  new.released_by := who;
  new.released_at := clock_timestamp();
  new.taken_back_reason := null;
  new.taken_back_by := null;
  new.taken_back_at := null;
  return new;
end $$;
create trigger wire_is_released before insert or update or delete on wire_releases for each row execute function wire_is_released();

-- What leaves is released by as many as it takes, by instructions that are good still. What the bank has paid was sent; what it did not send is released
-- again.
create function wire_is_sent() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who   text := nullif(current_setting('app.actor', true), '');
  cents bigint;
begin
  if tg_op = 'UPDATE' and new.taken_back_reason is not null and wire_row_is_over(to_jsonb(old), to_jsonb(new)) then
    perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.stripe
      for no key update;
    if is_matched(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('PAID'); end if;
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  elsif tg_op <> 'INSERT' then
    raise exception 'that the bank did not send a wire is said once, and else nothing is changed or removed' using errcode = 'insufficient_privilege';
  end if;
  cents := hold_wire_out(new.tenant_id, new.bank_account_id, new.stripe, new.number);
  if is_wire_sent(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('SENT'); end if;
  perform good_naming(new.tenant_id, new.bank_account_id, new.stripe, new.number, new.naming);
  if new.amount_cents <> cents then perform refuse_wire('OTHER_AMOUNT'); end if;
  if wire_releases_needed(new.tenant_id, cents) > (select count(*) from wire_releases r where r.tenant_id = new.tenant_id
      and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number and r.naming = new.naming
      and r.taken_back_at is null) then
    perform refuse_wire('NOT_RELEASED');
  end if;
  if new.wire_file_id is not null and not exists (
      select from wire_files f join book_waits w on w.tenant_id = f.tenant_id and w.bank_account_id = f.bank_account_id
      where f.tenant_id = new.tenant_id and f.wire_file_id = new.wire_file_id and f.taken_back_at is null and w.stripe = new.stripe
        and w.number = new.number and w.day <= f.file_date) then
    perform refuse_wire('NOT_DUE');
  end if;
  new.sending := 1 + coalesce((select max(s.sending) from wire_sendings s
    where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.stripe and s.number = new.number), 0);
  new.sent_by := who;
  new.sent_at := clock_timestamp();
  new.taken_back_reason := null;
  new.taken_back_by := null;
  new.taken_back_at := null;
  return new;
end $$;
create trigger wire_is_sent before insert or update or delete on wire_sendings for each row execute function wire_is_sent();

create function unsent_wire_is_held() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update wire_releases r set taken_back_reason = 'The bank did not send it'
  where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number
    and r.taken_back_at is null;
  return null;
end $$;
create trigger unsent_wire_is_held after update on wire_sendings for each row
  when (old.taken_back_at is null and new.taken_back_at is not null) execute function unsent_wire_is_held();

-- Whether count and sum of a file are those of its wires, which come in one statement with it: none is added later.
create function wire_file_adds_up(tenant text, file integer) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from wire_files f, lateral (
    select count(*) as wires, coalesce(sum(s.amount_cents), 0) as cents from wire_sendings s
    where s.tenant_id = f.tenant_id and s.wire_file_id = f.wire_file_id) s
    where f.tenant_id = tenant and f.wire_file_id = file and (f.wire_count, f.wire_cents) = (s.wires, s.cents))
$$;

create function wire_file_is_whole() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_file record;
begin
  for of_file in select distinct n.tenant_id, n.wire_file_id as id from new_rows n where n.wire_file_id is not null loop
    if not wire_file_adds_up(of_file.tenant_id, of_file.id) then
      raise exception 'a file has the sums of its wires' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  return null;
end $$;
create trigger wire_file_is_whole after insert on wire_sendings referencing new table as new_rows
  for each statement execute function wire_file_is_whole();

-- At the commit: there is no file without wires.
create function wire_file_has_wires() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not wire_file_adds_up(new.tenant_id, new.wire_file_id) then
    raise exception 'a file has the sums of its wires' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger wire_file_has_wires after insert on wire_files deferrable initially deferred
  for each row execute function wire_file_has_wires();

-- What was made stays, for the owner, too, but that its bytes are sealed with another key, and that it is taken back once.
create function wire_file_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    new.made_by := who;
    new.made_at := clock_timestamp();
    new.taken_back_reason := null;
    new.taken_back_by := null;
    new.taken_back_at := null;
    return new;
  elsif tg_op = 'UPDATE' and (to_jsonb(new) - 'content_encrypted') = (to_jsonb(old) - 'content_encrypted') then
    return new;
  elsif tg_op = 'UPDATE' and new.taken_back_reason is not null and wire_row_is_over(to_jsonb(old), to_jsonb(new)) then
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  end if;
  raise exception 'a file is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
create trigger wire_file_stays before insert or update or delete on wire_files for each row execute function wire_file_stays();

-- With a file all of its wires are not sent; one that the bank has paid refuses that. In the order in which stripes are held.
create function wire_file_is_taken_back() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  sent record;
begin
  for sent in select s.stripe, s.number, s.sending from wire_sendings s
    where s.tenant_id = new.tenant_id and s.wire_file_id = new.wire_file_id and s.taken_back_at is null order by s.stripe, s.number
  loop
    update wire_sendings s set taken_back_reason = new.taken_back_reason
    where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = sent.stripe and s.number = sent.number
      and s.sending = sent.sending;
  end loop;
  return null;
end $$;
create trigger wire_file_is_taken_back after update on wire_files for each row
  when (old.taken_back_at is null and new.taken_back_at is not null) execute function wire_file_is_taken_back();

create function wire_rows_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was said of wires is not removed' using errcode = 'insufficient_privilege';
end $$;
create trigger wire_rows_stay before truncate on wires_out for each statement execute function wire_rows_stay();
create trigger wire_rows_stay before truncate on wire_releases for each statement execute function wire_rows_stay();
create trigger wire_rows_stay before truncate on wire_sendings for each statement execute function wire_rows_stay();
create trigger wire_rows_stay before truncate on wire_files for each statement execute function wire_rows_stay();

-- ---------------------------------------------------------------- what the ledger takes of wires
-- What was sent is neither voided nor taken back before it is said that the bank did not send it.
create function refuse_sent_wire() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_wire_sent(new.tenant_id, new.bank_account_id, coalesce(new.reverses_stripe, new.about_stripe), coalesce(new.reverses_number, new.about_number))
  then
    perform refuse_posting('WIRE_SENT', '{}');
  end if;
  return new;
end $$;
create trigger refuse_sent_wire before insert on ledger_transactions for each row
  when (new.kind in ('void', 'stop') or new.reverses_number is not null) execute function refuse_sent_wire();

revoke execute on function refuse_wire(text), is_wire_sent(text, integer, smallint, bigint), hold_wire_out(text, integer, smallint, bigint),
  good_naming(text, integer, smallint, bigint, integer), wire_row_is_over(jsonb, jsonb), wire_is_named(), wire_is_released(), wire_is_sent(),
  unsent_wire_is_held(), wire_file_adds_up(text, integer), wire_file_is_whole(), wire_file_has_wires(), wire_file_stays(), wire_file_is_taken_back(),
  wire_rows_stay(), refuse_sent_wire(), wire_two_release_from(text), wire_releases_needed(text, bigint) from public;
-- How many it takes is asked by the application, too.
grant execute on function wire_two_release_from(text) to closewright_app;
