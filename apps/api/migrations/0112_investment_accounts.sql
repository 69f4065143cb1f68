-- Investment accounts: principal of one beneficiary of one file, in a bank account of its own that stays in the books of trust. docs/investment-accounts.md,
-- decision 0054.
create table investment_accounts (
  tenant_id        varchar(63) not null references tenants,
  investment_id    integer not null check (investment_id > 0),
  orders_id        integer not null,
  bank_account_id  integer not null,
  beneficiary      varchar(120) not null check (length(beneficiary) > 0),
  -- Of the W-9, sealed as a tax id is.
  tax_id_encrypted bytea not null,
  tax_id_last4     varchar(4) not null check (tax_id_last4 ~ '^\d{4}$'),
  tax_id_kind      varchar(3) not null check (tax_id_kind in ('ssn', 'ein')),
  w9_on            date not null,
  -- The written instruction of the beneficiary.
  instructed_on    date not null,
  -- Percent a year.
  rate             numeric(7, 4) not null check (rate between 0 and 100),
  street           varchar(120) check (length(street) > 0),
  city             varchar(80) check (length(city) > 0),
  address_state    varchar(2) check (address_state ~ '^[A-Z]{2}$'),
  zip              varchar(10) check (length(zip) > 0),
  -- Who files form 1099-INT; null: as the office has it by default.
  reported_by      text check (reported_by in ('Bank', 'Office')),
  note             varchar(500) check (length(note) > 0),
  -- Who asks has seen the W-9 and the instruction.
  asked_by         text not null default current_setting('app.actor', true),
  asked_at         timestamptz not null default clock_timestamp(),
  state            text not null default 'asked' check (state in ('asked', 'open', 'closed', 'refused', 'withdrawn')),
  decided_by       text,
  decided_at       timestamptz,
  decision_reason  varchar(200) check (length(decision_reason) > 0),
  closed_by        text,
  closed_at        timestamptz,
  close_reason     varchar(200) check (length(close_reason) > 0),
  version          integer not null default 1,
  updated_at       timestamptz not null default now(),
  updated_by       text not null default current_setting('app.actor', true),
  primary key (tenant_id, investment_id),
  foreign key (tenant_id, orders_id) references orders,
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((decided_by is null) = (state = 'asked') and (decided_at is null) = (state = 'asked')),
  check ((closed_by is null) = (state <> 'closed') and (closed_at is null) = (state <> 'closed') and (close_reason is null) = (state <> 'closed')),
  check (state <> 'refused' or decision_reason is not null)
);
-- One investment has a bank account at a time.
create unique index investment_accounts_once on investment_accounts (tenant_id, bank_account_id) where state in ('asked', 'open');
create index investment_accounts_of_bank on investment_accounts (tenant_id, bank_account_id) where bank_account_id is not null;
create index investment_accounts_of_file on investment_accounts (tenant_id, orders_id) where orders_id is not null;
select tenant_table('investment_accounts', 'investment_id');
revoke update on investment_accounts from closewright_app;
grant update (state, decision_reason, close_reason, street, city, address_state, zip, reported_by, note, version, updated_at, updated_by)
  on investment_accounts to closewright_app;

-- What moves principal in trust: a payment that went to the investment, or a receipt that came back from it. What moves in its own bank account is its
-- own by itself.
create table investment_moves (
  tenant_id       varchar(63) not null,
  investment_id   integer not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  -- From 1 on for each transaction; the trigger says which.
  naming          integer not null default 1 check (naming > 0),
  named_by        text not null default current_setting('app.actor', true),
  named_at        timestamptz not null default clock_timestamp(),
  taken_back_by   text,
  taken_back_at   timestamptz,
  primary key (tenant_id, bank_account_id, stripe, number, naming),
  foreign key (tenant_id, investment_id) references investment_accounts,
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  check ((taken_back_by is null) = (taken_back_at is null))
);
create unique index investment_moves_once on investment_moves (tenant_id, bank_account_id, stripe, number) where taken_back_at is null;
create index investment_moves_of on investment_moves (tenant_id, investment_id) where taken_back_at is null;
alter table investment_moves enable row level security;
alter table investment_moves force row level security;
create policy tenant_rows on investment_moves using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update (taken_back_at) on investment_moves to closewright_app;
select audit_table('investment_moves', 'investment_id', 'bank_account_id', 'stripe', 'number', 'naming');

-- Somebody took the 1099-INT data of a year out of the product, so that the audit says so.
create table investment_exports (
  tenant_id    varchar(63) not null references tenants,
  export_id    integer not null check (export_id > 0),
  year         smallint not null check (year between 1970 and 2099),
  -- TINs in full, or masked.
  with_tax_ids boolean not null,
  primary key (tenant_id, export_id)
);
select tenant_table('investment_exports', 'export_id');
revoke update on investment_exports from closewright_app;

-- Interest of the bank is given by what names it.
create index ledger_transactions_interest_given on ledger_transactions (tenant_id, bank_account_id, (facts #>> '{interest,number}'))
  where kind = 'interest given';

-- ---------------------------------------------------------------- what holds whoever asks
-- Ends the transaction with what the application tells the user: IV001 stands for all, the message says which
-- (modules/investments/refused-investment.ts).
create function refuse_investment(reason text) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception using errcode = 'IV001', message = reason;
end $$;

-- Whether the ledger has something of a bank account: of a file, on its way, outstanding or of no file.
create function bank_account_has_money(tenant text, bank integer) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ledger_balances b where b.tenant_id = tenant and b.bank_account_id = bank group by b.orders_id, b.account
    having sum(b.balance_cents) <> 0)
$$;

-- Whether an investment of a file may begin in a bank account: there is nothing in it, or nothing but interest that came after the last one there was
-- closed, which was of the same file.
create function investment_may_begin(tenant text, bank integer, file integer) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select not bank_account_has_money(tenant, bank) or (
    not exists (select from ledger_balances b where b.tenant_id = tenant and b.bank_account_id = bank and b.account not in ('cash', 'interest')
      group by b.orders_id, b.account having sum(b.balance_cents) <> 0)
    and file = (select i.orders_id from investment_accounts i where i.tenant_id = tenant and i.bank_account_id = bank and i.state = 'closed'
      order by i.closed_at desc limit 1))
$$;

-- Asked for by one, decided once by another, closed once when nothing is in it. What was approved stays, but where its form goes, who files it and a note.
create function investment_is_decided() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who     text := nullif(current_setting('app.actor', true), '');
  details constant text[] := array['street', 'city', 'address_state', 'zip', 'reported_by', 'note'];
  kept    constant text[] := array['version', 'updated_at', 'updated_by'];
begin
  if tg_op not in ('INSERT', 'UPDATE') then
    raise exception 'an investment account is not removed' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(who !~ '^[1-9]\d*$', true) then
    raise exception 'an investment account is asked for, decided and kept by people' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'asked' or new.decision_reason is not null or new.close_reason is not null then
      raise exception 'what is asked for is not decided yet' using errcode = 'insufficient_privilege';
    end if;
    perform from bank_accounts b where b.tenant_id = new.tenant_id and b.bank_account_id = new.bank_account_id and b.kind = 'Investment' for share;
    if not found then perform refuse_investment('NOT_AN_INVESTMENT'); end if;
    if not coalesce(investment_may_begin(new.tenant_id, new.bank_account_id, new.orders_id), false) then perform refuse_investment('HAS_MONEY'); end if;
    new.asked_by := who;
    new.asked_at := clock_timestamp();
    new.decided_by := null;
    new.decided_at := null;
    new.closed_by := null;
    new.closed_at := null;
    return new;
  end if;
  if new.state = old.state then
    if old.state not in ('open', 'closed') or (to_jsonb(new) - details - kept) <> (to_jsonb(old) - details - kept) then
      raise exception 'of an investment account its details alone change' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if old.state = 'asked' and new.state in ('open', 'refused', 'withdrawn') and new.close_reason is null
    and (to_jsonb(new) - 'state' - 'decision_reason' - kept) = (to_jsonb(old) - 'state' - 'decision_reason' - kept) then
    if (new.state = 'withdrawn') <> (old.asked_by = who) then perform refuse_investment('SECOND_PERSON'); end if;
    if new.state = 'open' then
      perform from bank_accounts b where b.tenant_id = new.tenant_id and b.bank_account_id = new.bank_account_id and b.kind = 'Investment' for share;
      if not found then perform refuse_investment('NOT_AN_INVESTMENT'); end if;
      if not coalesce(investment_may_begin(new.tenant_id, new.bank_account_id, new.orders_id), false) then perform refuse_investment('HAS_MONEY'); end if;
    end if;
    new.decided_by := who;
    new.decided_at := clock_timestamp();
    return new;
  elsif old.state = 'open' and new.state = 'closed' and new.close_reason is not null
    and (to_jsonb(new) - 'state' - 'close_reason' - kept) = (to_jsonb(old) - 'state' - 'close_reason' - kept) then
    -- Nothing is posted meanwhile.
    perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id order by s.stripe for no key update;
    if bank_account_has_money(new.tenant_id, new.bank_account_id) then perform refuse_investment('HAS_MONEY'); end if;
    new.closed_by := who;
    new.closed_at := clock_timestamp();
    return new;
  end if;
  raise exception 'an investment account is decided once and closed once, and else never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger investment_is_decided before insert or update or delete on investment_accounts for each row execute function investment_is_decided();

-- A payment out of trust, or a receipt in it, of the file of the investment alone.
create function investment_move_is_named() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'UPDATE' and old.taken_back_at is null and new.taken_back_at is not null
    and (to_jsonb(new) - 'taken_back_at' - 'taken_back_by') = (to_jsonb(old) - 'taken_back_at' - 'taken_back_by') then
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  elsif tg_op <> 'INSERT' then
    raise exception 'what was named is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from investment_accounts i
    join ledger_transactions t on t.tenant_id = i.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.stripe and t.number = new.number
    join bank_accounts b on b.tenant_id = i.tenant_id and b.bank_account_id = t.bank_account_id
    where i.tenant_id = new.tenant_id and i.investment_id = new.investment_id and i.state in ('open', 'closed') and b.kind = 'Escrow trust'
      and t.kind in ('check', 'wire out', 'ACH out', 'receipt') and not exists (
        select from ledger_lines l where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe
          and l.number = t.number and l.orders_id is distinct from i.orders_id)
      and not exists (select from ledger_transactions r where r.tenant_id = t.tenant_id and r.bank_account_id = t.bank_account_id
        and r.reverses_stripe = t.stripe and r.reverses_number = t.number))
  then
    perform refuse_investment('NO_PRINCIPAL');
  end if;
  new.naming := 1 + coalesce((select max(m.naming) from investment_moves m where m.tenant_id = new.tenant_id
    and m.bank_account_id = new.bank_account_id and m.stripe = new.stripe and m.number = new.number), 0);
  new.named_by := who;
  new.named_at := clock_timestamp();
  new.taken_back_by := null;
  new.taken_back_at := null;
  return new;
end $$;
create trigger investment_move_is_named before insert or update or delete on investment_moves
  for each row execute function investment_move_is_named();

create function investments_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was said of investment accounts is not removed' using errcode = 'insufficient_privilege';
end $$;
create trigger investments_stay before truncate on investment_accounts for each statement execute function investments_stay();
create trigger investments_stay before truncate on investment_moves for each statement execute function investments_stay();

-- The kind of a bank account stays while an investment has it.
create function investment_bank_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from investment_accounts i where i.tenant_id = old.tenant_id and i.bank_account_id = old.bank_account_id
      and i.state in ('asked', 'open')) then
    perform refuse_investment('IN_USE');
  end if;
  return new;
end $$;
create trigger investment_bank_stays before update on bank_accounts for each row when (new.kind is distinct from old.kind)
  execute function investment_bank_stays();

-- ---------------------------------------------------------------- what the ledger takes of investments
-- The interest that a transaction gives, as its facts name it.
create function interest_named(facts jsonb) returns table (stripe smallint, number bigint) language sql immutable set search_path = pg_catalog as $$
  select case when facts #>> '{interest,stripe}' ~ '^\d{1,2}$' then (facts #>> '{interest,stripe}')::smallint end,
    case when facts #>> '{interest,number}' ~ '^[1-9]\d{0,17}$' then (facts #>> '{interest,number}')::bigint end
$$;

-- Whether interest of a bank account is given to a file, by what was not taken back; `but` is not looked at.
create function is_interest_given(tenant text, bank integer, of_stripe smallint, of_number bigint, but_stripe smallint, but_number bigint)
  returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ledger_transactions g where g.tenant_id = tenant and g.bank_account_id = bank and g.kind = 'interest given'
    and g.facts #>> '{interest,number}' = of_number::text and g.facts #>> '{interest,stripe}' = of_stripe::text
    and (g.stripe, g.number) is distinct from (but_stripe, but_number) and not exists (
      select from ledger_transactions r where r.tenant_id = tenant and r.bank_account_id = bank and r.reverses_stripe = g.stripe
        and r.reverses_number = g.number))
$$;

-- What is posted to a bank account of investments is of the file whose investment is open there, or of no file. Interest is given whole, once, to that
-- file; what was given is not taken out of the book before it is taken back. Whoever posts holds the stripe of what is of no file: two never give one
-- credit at once.
create function investment_takes() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  posted ledger_transactions;
  holder integer;
  named  record;
begin
  -- Most is posted to other bank accounts: one look-up tells.
  if not exists (select from bank_accounts b where b.kind = 'Investment'
    and (b.tenant_id, b.bank_account_id) in (select n.tenant_id, n.bank_account_id from new_rows n)) then
    return null;
  end if;
  for posted in
    select t.* from (select distinct n.tenant_id, n.bank_account_id, n.stripe, n.number from new_rows n) p
    join bank_accounts b on b.tenant_id = p.tenant_id and b.bank_account_id = p.bank_account_id and b.kind = 'Investment'
    join ledger_transactions t on t.tenant_id = p.tenant_id and t.bank_account_id = p.bank_account_id and t.stripe = p.stripe and t.number = p.number
  loop
    select i.orders_id into holder from investment_accounts i
    where i.tenant_id = posted.tenant_id and i.bank_account_id = posted.bank_account_id and i.state = 'open';
    if exists (select from new_rows n where n.tenant_id = posted.tenant_id and n.bank_account_id = posted.bank_account_id and n.stripe = posted.stripe
        and n.number = posted.number and n.orders_id is not null and n.orders_id is distinct from holder) then
      perform refuse_posting('NOT_OF_INVESTMENT', '{}');
    end if;
    if posted.kind = 'interest given' then
      select * into named from interest_named(posted.facts);
      if is_interest_given(posted.tenant_id, posted.bank_account_id, named.stripe, named.number, posted.stripe, posted.number) then
        perform refuse_posting('INTEREST_GIVEN', '{}');
      end if;
      if not exists (select from ledger_transactions c where c.tenant_id = posted.tenant_id and c.bank_account_id = posted.bank_account_id
          and c.stripe = named.stripe and c.number = named.number and c.kind = 'interest' and c.business_date <= posted.business_date
          and not exists (select from ledger_transactions r where r.tenant_id = c.tenant_id and r.bank_account_id = c.bank_account_id
            and r.reverses_stripe = c.stripe and r.reverses_number = c.number)
          and (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = c.tenant_id and l.bank_account_id = c.bank_account_id
            and l.stripe = c.stripe and l.number = c.number and l.account = 'cash')
            = (select sum(n.amount_cents) from new_rows n where n.stripe = posted.stripe and n.number = posted.number and n.account = 'interest')) then
        perform refuse_posting('NO_SUCH_INTEREST', '{}');
      end if;
    elsif posted.reverses_number is not null
      and is_interest_given(posted.tenant_id, posted.bank_account_id, posted.reverses_stripe, posted.reverses_number, null, null)
    then
      perform refuse_posting('INTEREST_GIVEN', '{}');
    end if;
  end loop;
  return null;
end $$;
create trigger investment_takes after insert on ledger_lines referencing new table as new_rows for each statement execute function investment_takes();

revoke execute on function refuse_investment(text), bank_account_has_money(text, integer), investment_may_begin(text, integer, integer), investment_is_decided(), investment_move_is_named(),
  investments_stay(), investment_bank_stays(), interest_named(jsonb), is_interest_given(text, integer, smallint, bigint, smallint, bigint),
  investment_takes() from public;
grant execute on function interest_named(jsonb),
  is_interest_given(text, integer, smallint, bigint, smallint, bigint) to closewright_app;
