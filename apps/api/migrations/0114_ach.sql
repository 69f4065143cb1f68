-- ACH payments on their way out, by the tables and the triggers of wires: a payee, its instructions, a release by another person, a file. docs/ach.md,
-- decision 0056.

-- What the bank of an account asks of its ACH files: all of it, or none are made.
alter table bank_accounts
  add column ach_destination varchar(9) check (ach_destination is null or is_routing_number(ach_destination)),
  add column ach_origin varchar(10) check (ach_origin ~ '^[0-9A-Z]{9,10}$'),
  add column ach_company_id varchar(10) check (ach_company_id ~ '^[0-9A-Z]{10}$'),
  add column ach_company_name varchar(16) check (ach_company_name ~ '^[ -~]+$'),
  add column ach_balanced boolean not null default false,
  add check ((ach_destination is null) = (ach_origin is null) and (ach_destination is null) = (ach_company_id is null)
    and (ach_destination is null) = (ach_company_name is null) and (ach_destination is not null or not ach_balanced));

-- How ACH goes by instructions; null where it does not.
alter table wire_instructions
  add column account_type text check (account_type in ('Checking', 'Savings')),
  add column sec_code text check (sec_code in ('CCD', 'PPD')),
  add check ((account_type is null) = (sec_code is null)),
  add check (account_type is null or (country = 'US' and intermediary_name is null and further_credit is null));

alter table wire_files
  drop constraint wire_files_format_check,
  add constraint wire_files_format_check check (format in ('pain.001', 'CSV', 'NACHA')),
  -- Of NACHA: when payees are credited, and what the bank tells the files of a day apart by.
  add column effective_on date,
  add column destination varchar(9),
  add column origin varchar(10),
  add column modifier varchar(1) check (modifier ~ '^[0-9A-Z]$'),
  add check ((format = 'NACHA') = (effective_on is not null) and (format = 'NACHA') = (destination is not null)
    and (format = 'NACHA') = (origin is not null) and (format = 'NACHA') = (modifier is not null)),
  add unique (tenant_id, destination, origin, file_date, modifier);

alter table wire_sendings
  -- What the bank traces an ACH payment by, and gives it back by.
  add column trace_number varchar(15) check (trace_number ~ '^\d{15}$'),
  drop constraint wire_sendings_check,
  add constraint wire_sendings_check check ((wire_file_id is null) = (bank_reference is not null)
    and (wire_file_id is null) = (uetr is null and trace_number is null) and (uetr is null or trace_number is null)),
  add unique (tenant_id, trace_number);

-- That the bank of a payee gave an ACH payment back.
create table ach_returns (
  tenant_id         varchar(63) not null,
  bank_account_id   integer not null,
  stripe            smallint not null,
  number            bigint not null,
  -- From 1 on for each payment; the trigger says which.
  return            integer not null default 1 check (return > 0),
  -- Which sending came back.
  sending           integer not null,
  code              varchar(3) not null check (code ~ '^R\d\d$'),
  returned_on       date not null,
  note              varchar(300) check (length(note) > 0),
  recorded_by       text not null default current_setting('app.actor', true),
  recorded_at       timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, bank_account_id, stripe, number, return),
  foreign key (tenant_id, bank_account_id, stripe, number, sending) references wire_sendings,
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
create unique index ach_returns_once on ach_returns (tenant_id, bank_account_id, stripe, number) where taken_back_at is null;
alter table ach_returns enable row level security;
alter table ach_returns force row level security;
create policy tenant_rows on ach_returns using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update (taken_back_reason) on ach_returns to closewright_app;
select audit_table('ach_returns', 'bank_account_id', 'stripe', 'number', 'return');

-- Wires and ACH payments that wait for the bank, all of them, and those that were over, by day.
drop index book_waits_wires_out;
drop index book_waits_wires;
drop index book_waits_wires_over;
drop index ledger_transactions_wires_of_opening;
create index book_waits_sent_out on book_waits (tenant_id, bank_account_id, day, stripe, number)
  where kind in ('wire out', 'ACH out') and until_day = 'infinity';
create index book_waits_sent on book_waits (tenant_id, bank_account_id, day, stripe, number) where kind in ('wire out', 'ACH out');
create index book_waits_sent_over on book_waits (tenant_id, bank_account_id, until_day) where kind in ('wire out', 'ACH out') and until_day < 'infinity';
create index ledger_transactions_sent_of_opening on ledger_transactions (tenant_id, bank_account_id, stripe, number)
  where kind in ('wire out', 'ACH out') and (facts ->> 'opening') is not null;

-- As before, of ACH payments, too.
create or replace function hold_wire_out(tenant text, bank integer, of_stripe smallint, of_number bigint) returns bigint language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  cents bigint;
begin
  perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.stripe = of_stripe for no key update;
  select -w.amount_cents into cents from book_waits w where w.tenant_id = tenant and w.bank_account_id = bank and w.stripe = of_stripe
    and w.number = of_number and w.kind in ('wire out', 'ACH out') and w.until_day = 'infinity'
    and not exists (select from ledger_transactions t where t.tenant_id = w.tenant_id and t.bank_account_id = w.bank_account_id and t.stripe = w.stripe
      and t.number = w.number and t.kind in ('wire out', 'ACH out') and (t.facts ->> 'opening') is not null);
  if not found then perform refuse_wire('NOT_WAITING'); end if;
  return cents;
end $$;

-- As before, of ACH payments, too.
create or replace function wire_payee_is_renamed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update wire_releases r set taken_back_reason = 'Its payee was renamed'
  from wires_out o
  where o.tenant_id = new.tenant_id and o.wire_payee_id = new.wire_payee_id and o.taken_back_at is null
    and r.tenant_id = o.tenant_id and r.bank_account_id = o.bank_account_id and r.stripe = o.stripe and r.number = o.number
    and r.naming = o.naming and r.taken_back_at is null
    and not is_wire_sent(r.tenant_id, r.bank_account_id, r.stripe, r.number)
    and exists (select from book_waits w where w.tenant_id = r.tenant_id and w.bank_account_id = r.bank_account_id and w.stripe = r.stripe
      and w.number = r.number and w.kind in ('wire out', 'ACH out') and w.until_day = 'infinity');
  return null;
end $$;

create function is_ach_payment(tenant text, bank integer, of_stripe smallint, of_number bigint) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = bank and t.stripe = of_stripe
    and t.number = of_number and t.kind = 'ACH out')
$$;

create function is_ach_returned(tenant text, bank integer, of_stripe smallint, of_number bigint) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ach_returns r where r.tenant_id = tenant and r.bank_account_id = bank and r.stripe = of_stripe
    and r.number = of_number and r.taken_back_at is null)
$$;

-- An ACH payment is released and sent by instructions that say how ACH goes.
create function ach_goes_by_its_instructions() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_ach_payment(new.tenant_id, new.bank_account_id, new.stripe, new.number) and not exists (
      select from wires_out o join wire_instructions i on i.tenant_id = o.tenant_id and i.wire_payee_id = o.wire_payee_id and i.number = o.instructions
      where o.tenant_id = new.tenant_id and o.bank_account_id = new.bank_account_id and o.stripe = new.stripe and o.number = new.number
        and o.naming = new.naming and i.account_type is not null) then
    perform refuse_wire('NO_ACH');
  end if;
  return new;
end $$;
create trigger ach_goes_by_its_instructions before insert on wire_releases for each row execute function ach_goes_by_its_instructions();
create trigger ach_goes_by_its_instructions before insert on wire_sendings for each row execute function ach_goes_by_its_instructions();

-- ACH payments leave in files of NACHA, and wires in the others.
create function file_is_of_its_means() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from wire_files f where f.tenant_id = new.tenant_id and f.wire_file_id = new.wire_file_id
      and (f.format = 'NACHA') <> is_ach_payment(new.tenant_id, new.bank_account_id, new.stripe, new.number))
    or (new.trace_number is not null) <> (new.wire_file_id is not null and is_ach_payment(new.tenant_id, new.bank_account_id, new.stripe, new.number))
  then
    raise exception 'ACH payments leave in files of NACHA, each with its trace number, and wires in others' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger file_is_of_its_means before insert on wire_sendings for each row execute function file_is_of_its_means();

-- What came back was sent: it is neither unsent nor taken back with its file.
create function returned_was_sent() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_ach_returned(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('RETURNED'); end if;
  return new;
end $$;
create trigger returned_was_sent before update on wire_sendings for each row execute function returned_was_sent();

-- An ACH payment that was sent comes back once, as long as nothing was posted about its return.
create function ach_is_returned() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (new.taken_back_reason is null or not wire_row_is_over(to_jsonb(old), to_jsonb(new)))) then
    raise exception 'that a payment came back is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.stripe
    for no key update;
  if not exists (select from book_waits w where w.tenant_id = new.tenant_id and w.bank_account_id = new.bank_account_id and w.stripe = new.stripe
      and w.number = new.number and (w.until_day = 'infinity' or is_matched(new.tenant_id, new.bank_account_id, new.stripe, new.number))) then
    perform refuse_wire('NOT_WAITING');
  end if;
  if tg_op = 'UPDATE' then
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  end if;
  if not is_ach_payment(new.tenant_id, new.bank_account_id, new.stripe, new.number) or not exists (
      select from wire_sendings s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.stripe
        and s.number = new.number and s.sending = new.sending and s.taken_back_at is null) then
    perform refuse_wire('NOT_SENT');
  end if;
  new.return := 1 + coalesce((select max(r.return) from ach_returns r
    where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number), 0);
  new.recorded_by := who;
  new.recorded_at := clock_timestamp();
  new.taken_back_reason := null;
  new.taken_back_by := null;
  new.taken_back_at := null;
  return new;
end $$;
create trigger ach_is_returned before insert or update or delete on ach_returns for each row execute function ach_is_returned();
create trigger wire_rows_stay before truncate on ach_returns for each statement execute function wire_rows_stay();

-- What was sent is neither voided nor taken back before it is said that the bank did not send it; what came back is voided, so that its file has the money.
create or replace function refuse_sent_wire() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if is_wire_sent(new.tenant_id, new.bank_account_id, coalesce(new.reverses_stripe, new.about_stripe), coalesce(new.reverses_number, new.about_number))
    and not (new.kind = 'void' and is_ach_returned(new.tenant_id, new.bank_account_id, new.about_stripe, new.about_number))
  then
    perform refuse_posting('WIRE_SENT', '{}');
  end if;
  return new;
end $$;

revoke execute on function is_ach_payment(text, integer, smallint, bigint), is_ach_returned(text, integer, smallint, bigint),
  ach_goes_by_its_instructions(), file_is_of_its_means(), returned_was_sent(), ach_is_returned() from public;
