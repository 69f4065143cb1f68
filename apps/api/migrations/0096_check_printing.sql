-- Checks on paper: how the office prints them, and which were printed. What is posted stays as it is, whatever becomes of its paper.

-- How checks are printed on the paper that the office has.
create table check_layouts (
  tenant_id                   varchar(63) not null references tenants,
  check_layout_id             integer not null check (check_layout_id > 0),
  name                        varchar(60) not null check (name = btrim(name) and name <> ''),
  place                       varchar(20) not null check (place in ('Top', 'Middle', 'Bottom', 'Three on a page')),
  is_blank_paper              boolean not null,
  prints_micr                 boolean not null,
  second_signature_from_cents money_cents check (second_signature_from_cents >= 0),
  void_after_days             integer check (void_after_days between 1 and 999),
  inactive                    boolean not null default false,
  version                     integer not null default 1,
  updated_at                  timestamptz not null default now(),
  updated_by                  text not null default current_setting('app.actor', true),
  primary key (tenant_id, check_layout_id)
);
create unique index check_layouts_name on check_layouts (tenant_id, lower(name));
-- One is made inactive, never removed: prints name it.
select tenant_table('check_layouts', 'check_layout_id');

-- A printer that checks are printed on, and by how much what it prints is moved, in hundredths of an inch.
create table check_printers (
  tenant_id        varchar(63) not null references tenants,
  check_printer_id integer not null check (check_printer_id > 0),
  name             varchar(60) not null check (name = btrim(name) and name <> ''),
  "right"          integer not null check ("right" between -50 and 50),
  down             integer not null check (down between -50 and 50),
  inactive         boolean not null default false,
  version          integer not null default 1,
  updated_at       timestamptz not null default now(),
  updated_by       text not null default current_setting('app.actor', true),
  primary key (tenant_id, check_printer_id)
);
create unique index check_printers_name on check_printers (tenant_id, lower(name));
select tenant_table('check_printers', 'check_printer_id');

alter table bank_accounts
  -- How its checks are printed as a rule.
  add column check_layout_id integer,
  -- The routing number as a fraction, 11-35/1210.
  add column fractional_routing varchar(20),
  -- Its number pool: the numbers that its checks have.
  add column first_check_number bigint check (first_check_number > 0),
  add column last_check_number bigint check (last_check_number > 0),
  add foreign key (tenant_id, check_layout_id) references check_layouts,
  add check (last_check_number >= first_check_number);

-- A check has a number of its bank account's pool, whoever posts. What was posted under another pool stays.
create function check_number_is_of_pool() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  asked bigint := (new.facts ->> 'checkNumber')::bigint;
  pool  record;
begin
  select b.first_check_number as first, b.last_check_number as last into pool
  from bank_accounts b where b.tenant_id = new.tenant_id and b.bank_account_id = new.bank_account_id;
  if asked < pool.first or asked > pool.last then
    perform refuse_posting('NOT_OF_POOL', jsonb_build_object('number', asked, 'first', pool.first, 'last', pool.last));
  end if;
  return null;
end $$;
-- After the row, for then it is a number.
create trigger check_number_is_of_pool after insert on ledger_transactions for each row
  when ((new.facts ->> 'checkNumber') is not null) execute function check_number_is_of_pool();

-- Checks that were put on paper, a row each time.
create table check_prints (
  tenant_id       varchar(63) not null,
  print_id        integer not null check (print_id > 0),
  orders_id       integer not null,
  -- The check.
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  -- Which paper of the check it is, from 1.
  copy            smallint not null default 1 check (copy > 0),
  check_layout_id integer not null,
  -- Why it was printed again while a paper of it was good.
  reason          varchar(200) check (length(reason) > 0),
  printed_at      timestamptz not null default clock_timestamp(),
  printed_by      text not null default current_setting('app.actor', true),
  -- Why nothing can be done with this paper.
  spoiled_reason  varchar(200) check (length(spoiled_reason) > 0),
  spoiled_at      timestamptz,
  spoiled_by      text,
  primary key (tenant_id, print_id),
  foreign key (tenant_id, orders_id) references orders,
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  foreign key (tenant_id, check_layout_id) references check_layouts,
  check ((spoiled_at is null) = (spoiled_reason is null) and (spoiled_at is null) = (spoiled_by is null))
);
create index check_prints_of_file on check_prints (tenant_id, orders_id);
-- Two who print a check at once print no paper of the same place: the second is refused.
create unique index check_prints_copy on check_prints (tenant_id, bank_account_id, stripe, number, copy);
select tenant_table('check_prints', 'print_id');
revoke update on check_prints from closewright_app;
grant update (spoiled_reason) on check_prints to closewright_app;

-- Whoever prints and spoils is who works, and when is now. A posted check of the file is printed while it is outstanding; again with a reason, or once
-- all its papers are spoiled. What was printed stays, and is spoiled once.
create function check_print_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who    text := nullif(current_setting('app.actor', true), '');
  before record;
begin
  if tg_op = 'INSERT' then
    if not exists (select from ledger_transactions t
        join ledger_lines l on l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number
        where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.stripe and t.number = new.number
          and t.kind = 'check' and l.orders_id = new.orders_id)
      or exists (select from ledger_transactions r where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id
        and r.reverses_stripe = new.stripe and r.reverses_number = new.number)
      or exists (select from ledger_standing_about(new.tenant_id, new.bank_account_id, new.stripe, new.number))
    then
      raise exception 'only an outstanding check of the file is printed' using errcode = 'insufficient_privilege';
    end if;
    select max(p.copy) as copy, bool_or(p.spoiled_at is null) as good into before from check_prints p
    where p.tenant_id = new.tenant_id and p.bank_account_id = new.bank_account_id and p.stripe = new.stripe and p.number = new.number;
    if coalesce(before.good, false) <> (new.reason is not null) or new.spoiled_reason is not null then
      raise exception 'what is printed is printed again with a reason alone' using errcode = 'insufficient_privilege';
    end if;
    new.copy := 1 + coalesce(before.copy, 0);
    new.printed_at := clock_timestamp();
    new.printed_by := who;
    new.spoiled_at := null;
    new.spoiled_by := null;
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.spoiled_at is not null or new.spoiled_reason is null
    or (to_jsonb(new) - 'spoiled_reason' - 'spoiled_at' - 'spoiled_by') is distinct from (to_jsonb(old) - 'spoiled_reason' - 'spoiled_at' - 'spoiled_by')
  then
    raise exception 'what was printed is spoiled once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.spoiled_at := clock_timestamp();
  new.spoiled_by := who;
  return new;
end $$;
revoke execute on function check_print_stays() from public;
create trigger check_print_stays before insert or update or delete on check_prints for each row execute function check_print_stays();
create trigger check_print_stays_whole before truncate on check_prints for each statement execute function check_print_stays();
