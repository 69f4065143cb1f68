-- Checks that nobody cashes (decision 0057): what was said of each, and the terms of the states that the office has set. Nothing of it posts. docs/stale-checks.md.

-- What was said of an outstanding check. Added; taken back once, with the reason, and else never changed.
create table stale_check_acts (
  tenant_id         varchar(63) not null,
  stale_act_id      integer not null check (stale_act_id > 0),
  -- The check.
  bank_account_id   integer not null,
  stripe            smallint not null,
  number            bigint not null,
  kind              text not null check (kind in ('called', 'wrote', 'answered', 'address', 'held', 'reported')),
  act_date          date not null check (act_date between '1970-01-01' and '2099-12-31'),
  note              varchar(300) check (length(note) > 0),
  -- Of an address what was typed; of a letter where it went.
  address_1         varchar(120) check (length(address_1) > 0),
  address_2         varchar(120) check (length(address_2) > 0),
  city              varchar(80) check (length(city) > 0),
  state             varchar(2) check (length(state) = 2),
  zip               varchar(10) check (length(zip) > 0),
  letter            text check (letter in ('stale', 'due diligence')),
  -- Of a report, and of the letter before it.
  report_state      varchar(2) check (report_state ~ '^[A-Z]{2}$'),
  report_year       smallint check (report_year between 1970 and 2099),
  report_due        date,
  said_by           text not null default current_setting('app.actor', true),
  said_at           timestamptz not null default clock_timestamp(),
  taken_back_reason varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by     text,
  taken_back_at     timestamptz,
  primary key (tenant_id, stale_act_id),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null)),
  check (note is not null or kind not in ('called', 'answered', 'held')),
  check ((state is not null) = (kind in ('address', 'wrote'))),
  check (kind in ('address', 'wrote') or num_nonnulls(address_1, address_2, city, zip) = 0),
  check ((letter is not null) = (kind = 'wrote')),
  check ((report_year is not null) = (kind = 'reported')),
  check ((report_state is not null) = (kind = 'reported' or coalesce(letter, '') = 'due diligence')),
  check ((report_due is not null) = (coalesce(letter, '') = 'due diligence'))
);
create index stale_check_acts_of_check on stale_check_acts (tenant_id, bank_account_id, stripe, number);
-- A check is held once and reported once, whoever says so at the same time.
create unique index stale_check_acts_once on stale_check_acts (tenant_id, bank_account_id, stripe, number, kind)
  where taken_back_at is null and kind in ('held', 'reported');
select tenant_table('stale_check_acts', 'stale_act_id');
revoke update on stale_check_acts from closewright_app;
grant update (taken_back_reason) on stale_check_acts to closewright_app;

-- Who says something and when, is who works and now; it is said of a check that is outstanding.
create function stale_check_act_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    perform from book_waits w where w.tenant_id = new.tenant_id and w.bank_account_id = new.bank_account_id and w.stripe = new.stripe
      and w.number = new.number and w.kind = 'check' and w.until_day = 'infinity' for share;
    if not found then perform refuse_posting('CARRIED_ON', '{}'); end if;
    new.said_by := who;
    new.said_at := clock_timestamp();
    new.taken_back_reason := null;
    new.taken_back_by := null;
    new.taken_back_at := null;
    return new;
  elsif tg_op <> 'UPDATE' or old.taken_back_at is not null or new.taken_back_reason is null
    or (to_jsonb(new) - 'taken_back_reason' - 'taken_back_by' - 'taken_back_at')
      is distinct from (to_jsonb(old) - 'taken_back_reason' - 'taken_back_by' - 'taken_back_at')
  then
    raise exception 'what was said of a check is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.taken_back_by := who;
  new.taken_back_at := clock_timestamp();
  return new;
end $$;
create trigger stale_check_act_stays before insert or update or delete on stale_check_acts for each row execute function stale_check_act_stays();
create trigger stale_check_act_stays_whole before truncate on stale_check_acts for each statement execute function stale_check_act_stays();
revoke execute on function stale_check_act_stays() from public;

-- Checks that wait for the bank, by day.
create index book_waits_checks on book_waits (tenant_id, bank_account_id, day, stripe, number) where kind = 'check' and until_day = 'infinity';

-- After how many years what nobody claims is dormant in a state, and when it is reported, as the office has set it. Without a row the product's terms hold.
create table dormancy_rules (
  tenant_id  varchar(63) not null references tenants,
  state      varchar(2) not null check (state ~ '^[A-Z]{2}$'),
  years      smallint not null check (years between 1 and 30),
  cut_off    varchar(5) not null check (cut_off ~ '^\d\d-\d\d$'),
  report_due varchar(5) not null check (report_due ~ '^\d\d-\d\d$'),
  source     varchar(200) not null check (length(source) > 0),
  version    integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null default current_setting('app.actor', true),
  primary key (tenant_id, state)
);
select tenant_table('dormancy_rules', 'state', deletes => true);
