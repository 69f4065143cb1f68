-- Money of no file yet (decision 0061): what nobody has claimed, what a bank credited by mistake, and what is paid back of it or of interest.
-- docs/unclaimed-money.md.

-- ---------------------------------------------------------------- the ledger takes it
-- An account of the bank, of no file as interest is. What is paid back is outstanding of no file.
do $$
declare
  each text;
begin
  for each in select conname from pg_constraint where conrelid = 'ledger_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%in transit%' loop
    execute format('alter table ledger_lines drop constraint %I', each);
  end loop;
end $$;
alter table ledger_lines
  add constraint ledger_lines_account check (account in ('cash', 'in transit', 'outstanding', 'interest', 'unclaimed', 'uncollected', 'available', 'held',
    'premium', 'fees', 'advance', 'loss', 'shortage')),
  add constraint ledger_lines_of_no_file check (case when orders_id is null
    then account in ('cash', 'in transit', 'outstanding', 'interest', 'unclaimed', 'shortage') else account not in ('interest', 'unclaimed') end);

-- As it was (0109), and: money that nobody claimed, mistakes of the bank, and what is paid of no file.
create or replace function ledger_move_kinds() returns table (kind text, debit text, credit text) language sql immutable set search_path = pg_catalog as $$
  select k, d, c from (values
    ('receipt', '{in transit}', '{uncollected,available}'),
    ('funds good', '{uncollected}', '{available}'),
    ('deposit', '{cash}', '{in transit}'),
    ('returned deposit', '{uncollected,available,shortage,unclaimed}', '{cash,in transit}'),
    ('unclaimed receipt', '{in transit}', '{unclaimed}'),
    ('claimed', '{unclaimed}', '{uncollected,available}'),
    ('bank error', '{cash}', '{unclaimed}'),
    ('bank error mended', '{unclaimed}', '{cash}'),
    ('paid back', '{unclaimed}', '{outstanding}'),
    ('interest paid', '{interest}', '{outstanding}'),
    ('set apart', '{available}', '{held,premium,fees}'),
    ('set back', '{held,premium,fees}', '{available}'),
    ('check', '{available,held,premium,fees}', '{outstanding}'),
    ('wire out', '{available,held,premium,fees}', '{outstanding}'),
    ('ACH out', '{available,held,premium,fees}', '{outstanding}'),
    ('fee sweep', '{fees}', '{outstanding}'),
    ('paid', '{outstanding}', '{cash}'),
    ('void', '{outstanding}', '{available,held,premium,fees,unclaimed,interest}'),
    ('stop', '{outstanding}', '{available,held,premium,fees,unclaimed,interest}'),
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

create or replace function ledger_carried(kind text) returns text language sql immutable set search_path = pg_catalog as $$
  select case when kind = 'deposit' then 'in transit' when kind = 'funds good' then 'uncollected' when kind = 'returned deposit' then 'receipt'
    when kind in ('paid', 'void', 'stop') then 'outstanding' when kind in ('claimed', 'paid back') then 'unclaimed'
    when kind = 'bank error mended' then 'bank error' end
$$;

create or replace function ledger_carried_kinds(kind text) returns text[] language sql immutable set search_path = pg_catalog as $$
  select case kind when 'deposit' then '{receipt,recovered,unclaimed receipt}'::text[] when 'funds good' then '{receipt,recovered,claimed}'
    when 'returned deposit' then '{receipt,recovered,claimed,unclaimed receipt}'
    when 'claimed' then '{unclaimed receipt}' when 'paid back' then '{unclaimed receipt}' when 'bank error mended' then '{bank error}'
    else case when kind in ('paid', 'void', 'stop') then '{check,wire out,ACH out,fee sweep,paid back,interest paid}'::text[] end end
$$;

-- What of those about another keeps it from being taken back: a payment of no file that was voided whole does not, for the money is as it was before.
create function ledger_carrying_on(tenant text, bank integer, of_stripe smallint, of_number bigint) returns setof ledger_transactions
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select a.* from ledger_standing_about(tenant, bank, of_stripe, of_number) a where a.kind <> 'paid back' or coalesce((
      select sum(l.amount_cents) from ledger_standing_about(tenant, bank, a.stripe, a.number) e join ledger_lines l on l.tenant_id = tenant
        and l.bank_account_id = bank and l.stripe = e.stripe and l.number = e.number and l.account = 'outstanding'
      where e.kind in ('void', 'stop')), 0)
    < (select -sum(l.amount_cents) from ledger_lines l where l.tenant_id = tenant and l.bank_account_id = bank and l.stripe = a.stripe
      and l.number = a.number and l.account = 'outstanding')
$$;
revoke execute on function ledger_carrying_on(text, integer, smallint, bigint) from public;

create or replace function book_item_kinds() returns text[] language sql immutable set search_path = pg_catalog as $$
  select '{receipt,recovered,check,wire out,ACH out,fee sweep,returned deposit,bank charge,interest,unclaimed receipt,bank error,bank error mended,paid back,interest paid}'::text[]
$$;

-- As it was (0104), and what nobody has claimed.
drop function ledger_at(integer[], date);
create function ledger_at(banks integer[], on_day date)
  returns table (bank_account_id integer, orders_id integer, cash bigint, in_transit bigint, outstanding bigint, interest bigint, uncollected bigint,
    available bigint, apart bigint, lacking bigint, unclaimed bigint)
  -- 50,000 files are summed up in memory.
  language sql stable set search_path = pg_catalog, public, pg_temp set work_mem = '64MB' set jit = off as $$
  select p.bank_account_id, p.orders_id,
    coalesce((sum(p.cents) filter (where p.account = 'cash'))::bigint, 0),
    coalesce((sum(p.cents) filter (where p.account = 'in transit'))::bigint, 0),
    coalesce((sum(p.cents) filter (where p.account = 'outstanding'))::bigint, 0),
    coalesce(-(sum(p.cents) filter (where p.account = 'interest'))::bigint, 0),
    coalesce(-(sum(p.cents) filter (where p.account = 'uncollected'))::bigint, 0),
    coalesce(-(sum(p.cents) filter (where p.account = 'available'))::bigint, 0),
    coalesce(-(sum(p.cents) filter (where p.account in ('held', 'premium', 'fees')))::bigint, 0),
    coalesce((sum(p.cents) filter (where p.account in ('advance', 'loss', 'shortage')))::bigint, 0),
    coalesce(-(sum(p.cents) filter (where p.account = 'unclaimed'))::bigint, 0)
  from (
    select b.bank_account_id, b.orders_id, b.account, case when b.last_day <= on_day then b.balance_cents::bigint else (
      select d.balance_cents::bigint from ledger_days d where d.tenant_id = current_setting('app.tenant', true) and d.bank_account_id = b.bank_account_id
        and d.orders_id = b.orders_id and d.account = b.account and d.stripe = b.stripe and d.day <= on_day order by d.day desc limit 1) end as cents
    from ledger_balances b where b.tenant_id = current_setting('app.tenant', true) and b.bank_account_id = any(banks)) p
  where p.cents is not null group by p.bank_account_id, p.orders_id
$$;
revoke execute on function ledger_at(integer[], date) from public;
grant execute on function ledger_at(integer[], date) to closewright_app;

-- What of no file is looked for, of which there is little.
create index ledger_transactions_unclaimed on ledger_transactions (tenant_id, bank_account_id, kind, business_date)
  where kind in ('unclaimed receipt', 'bank error', 'interest paid');

-- ---------------------------------------------------------------- asked by one, decided by another
-- What of no file is to be paid, or a payment of it voided.
create table unclaimed_requests (
  tenant_id        varchar(63) not null,
  request_id       integer not null check (request_id > 0),
  bank_account_id  integer not null,
  kind             text not null check (kind in ('paid back', 'interest paid', 'void')),
  -- The money that nobody claimed, or the payment that is voided; interest is of no one posting.
  about_stripe     smallint,
  about_number     bigint,
  amount_cents     money_cents not null check (amount_cents > 0),
  payee            varchar(120) not null check (length(payee) > 0),
  method           text not null check (method in ('check', 'wire', 'ACH')),
  -- Of a check, typed by who asks: the bank shows it by this.
  check_number     bigint check (check_number between 1 and 9999999999),
  -- Of a wire or an ACH payment, whose instructions are verified, called back and screened before it leaves (0130).
  wire_payee_id    integer,
  reference        varchar(60) check (length(reference) > 0),
  comment          varchar(200) not null check (length(comment) > 0),
  requested_by     text not null default current_setting('app.actor', true),
  requested_at     timestamptz not null default clock_timestamp(),
  state            text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'withdrawn')),
  decided_by       text,
  decided_at       timestamptz,
  -- The transaction in which it was decided: what it posts is posted there.
  decided_in       text,
  decision_comment varchar(200) check (length(decision_comment) > 0),
  primary key (tenant_id, request_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  foreign key (tenant_id, bank_account_id, about_stripe, about_number) references ledger_transactions,
  foreign key (tenant_id, wire_payee_id) references wire_payees,
  check ((method = 'check') = (check_number is not null) and (method = 'check') = (wire_payee_id is null)),
  check ((about_stripe is null) = (about_number is null) and (about_number is null) = (kind = 'interest paid')),
  check ((decided_by is null) = (state = 'pending') and (decided_at is null) = (state = 'pending') and (decided_in is null) = (state = 'pending')),
  check (state <> 'refused' or decision_comment is not null)
);
-- Nobody asks for the same twice before the first is decided.
create unique index unclaimed_requests_pending on unclaimed_requests (tenant_id, bank_account_id, about_stripe, about_number)
  where state = 'pending' and about_number is not null;
select tenant_table('unclaimed_requests', 'request_id');
revoke update on unclaimed_requests from closewright_app;
grant update (state, decision_comment) on unclaimed_requests to closewright_app;

create function unclaimed_request_is_decided_once() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who  text := nullif(current_setting('app.actor', true), '');
  rest constant text[] := array['state', 'decided_by', 'decided_at', 'decided_in', 'decision_comment'];
begin
  if tg_op not in ('INSERT', 'UPDATE') then
    raise exception 'a request is not removed' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(who !~ '^[1-9]\d*$', true) then
    raise exception 'money of no file is asked for and decided by people' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'pending' or new.decision_comment is not null then
      raise exception 'what is asked for is not decided yet' using errcode = 'insufficient_privilege';
    end if;
    -- Whoever approves is shown the payment that is voided, and no other.
    if new.kind = 'void' and not exists (
        select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.about_stripe
          and t.number = new.about_number and t.kind in ('paid back', 'interest paid')
          and (t.facts ->> 'payee', t.facts ->> 'method', t.facts ->> 'checkNumber', t.facts ->> 'wirePayeeID', t.facts ->> 'reference')
            is not distinct from (new.payee, new.method, new.check_number::text, new.wire_payee_id::text, new.reference)
          and new.amount_cents = (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id
            and l.stripe = t.stripe and l.number = t.number and l.amount_cents > 0)) then
      raise exception 'a payment is voided as it was made' using errcode = 'insufficient_privilege';
    end if;
    new.requested_by := who;
    new.requested_at := clock_timestamp();
    new.decided_by := null;
    new.decided_at := null;
    new.decided_in := null;
    return new;
  end if;
  if old.state <> 'pending' or new.state = 'pending' or (to_jsonb(new) - rest) <> (to_jsonb(old) - rest) then
    raise exception 'a request is decided once, and else never changed' using errcode = 'insufficient_privilege';
  end if;
  if (new.state = 'withdrawn') <> (old.requested_by = who) then
    raise exception 'a request is decided by somebody else, and withdrawn by who asked' using errcode = 'insufficient_privilege';
  end if;
  new.decided_by := who;
  new.decided_at := clock_timestamp();
  new.decided_in := pg_current_xact_id()::text;
  return new;
end $$;
create trigger unclaimed_request_is_decided_once before insert or update or delete on unclaimed_requests
  for each row execute function unclaimed_request_is_decided_once();
create trigger unclaimed_request_is_decided_once_whole before truncate on unclaimed_requests
  for each statement execute function unclaimed_request_is_decided_once();

-- An approval is used once, by one transaction.
create unique index ledger_transactions_unclaimed_request
  on ledger_transactions (tenant_id, bank_account_id, (facts ->> 'unclaimedRequest')) where (facts ->> 'unclaimedRequest') is not null;

-- At the commit: what is approved is posted.
create function unclaimed_request_is_posted() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
      and t.facts ->> 'unclaimedRequest' = new.request_id::text and t.kind in ('paid back', 'interest paid', 'void', 'stop')) then
    raise exception 'what is approved is posted' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger unclaimed_request_is_posted after update on unclaimed_requests deferrable initially deferred for each row
  when (old.state <> 'approved' and new.state = 'approved') execute function unclaimed_request_is_posted();

-- ---------------------------------------------------------------- nobody's money pays for another
-- The money of no file that a transaction is of: itself, or what it carries on or takes back, however far that is.
create function unclaimed_source(tenant text, bank integer, of_stripe smallint, of_number bigint) returns setof ledger_transactions
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with recursive up as (
    select t.stripe, t.number, t.kind, coalesce(t.about_stripe, t.reverses_stripe) as next_stripe, coalesce(t.about_number, t.reverses_number) as next_number
    from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = bank and t.stripe = of_stripe and t.number = of_number
    union all
    select t.stripe, t.number, t.kind, coalesce(t.about_stripe, t.reverses_stripe), coalesce(t.about_number, t.reverses_number)
    from up join ledger_transactions t on t.tenant_id = tenant and t.bank_account_id = bank and t.stripe = up.next_stripe and t.number = up.next_number)
  select t.* from up join ledger_transactions t on t.tenant_id = tenant and t.bank_account_id = bank and t.stripe = up.stripe and t.number = up.number
  where up.kind in ('unclaimed receipt', 'bank error')
$$;

-- What there is of it at the end of each day on which it was moved: below zero what nobody has claimed.
create function unclaimed_days(tenant text, bank integer, of_stripe smallint, of_number bigint) returns table (day date, cents bigint)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with recursive down as (
    select of_stripe as stripe, of_number as number
    union all
    select k.stripe, k.number from down d cross join lateral (
      select a.stripe, a.number from ledger_transactions a where a.tenant_id = tenant and a.bank_account_id = bank and a.about_stripe = d.stripe
        and a.about_number = d.number
      union all
      select r.stripe, r.number from ledger_transactions r where r.tenant_id = tenant and r.bank_account_id = bank and r.reverses_stripe = d.stripe
        and r.reverses_number = d.number) k)
  select t.business_date, (sum(sum(l.amount_cents)) over (order by t.business_date))::bigint
  from down d join ledger_transactions t on t.tenant_id = tenant and t.bank_account_id = bank and t.stripe = d.stripe and t.number = d.number
  join ledger_lines l on l.tenant_id = tenant and l.bank_account_id = bank and l.stripe = t.stripe and l.number = t.number and l.account = 'unclaimed'
  group by t.business_date
$$;

-- Of each receipt that nobody claimed, and of each mistake of a bank, is never taken more than there is of it, on no day; it is claimed and paid back when it
-- is at the bank; and it is paid by two people. What a file has claimed comes back out of that file alone.
create function unclaimed_holds() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  posted ledger_transactions;
  source ledger_transactions;
  about  text;
begin
  for posted in
    select t.* from (select distinct n.tenant_id, n.bank_account_id, n.stripe, n.number from new_rows n) n
    cross join lateral (select t.* from ledger_transactions t where t.tenant_id = n.tenant_id and t.bank_account_id = n.bank_account_id
      and t.stripe = n.stripe and t.number = n.number limit 1) t
    where t.kind in ('claimed', 'bank error mended', 'paid back', 'interest paid', 'returned deposit', 'void', 'stop', 'correction')
      or t.facts ? 'unclaimedRequest'
  loop
    if posted.about_number is not null then
      select a.kind into about from ledger_transactions a where a.tenant_id = posted.tenant_id and a.bank_account_id = posted.bank_account_id
        and a.stripe = posted.about_stripe and a.number = posted.about_number;
    else
      about := null;
    end if;
    if posted.kind = 'returned deposit' and (
        about = 'claimed' and exists (select from new_rows n where n.stripe = posted.stripe and n.number = posted.number and n.account in ('in transit', 'unclaimed'))
        or about = 'unclaimed receipt' and exists (select from new_rows n where n.stripe = posted.stripe and n.number = posted.number
          and n.account not in ('cash', 'in transit', 'unclaimed'))
        or about in ('receipt', 'recovered') and exists (select from new_rows n where n.stripe = posted.stripe and n.number = posted.number and n.account = 'unclaimed'))
    then
      perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', posted.kind));
    end if;
    if (posted.kind in ('paid back', 'interest paid') or posted.kind in ('void', 'stop') and about in ('paid back', 'interest paid')
        or posted.facts ? 'unclaimedRequest') and not exists (
        select from unclaimed_requests r where r.tenant_id = posted.tenant_id and r.bank_account_id = posted.bank_account_id and r.state = 'approved'
          and r.request_id::text = posted.facts ->> 'unclaimedRequest' and r.decided_by = posted.actor and r.requested_by <> posted.actor
          and r.decided_in = pg_current_xact_id()::text
          and r.kind = case posted.kind when 'stop' then 'void' else posted.kind end
          and (r.about_stripe, r.about_number) is not distinct from (posted.about_stripe, posted.about_number)
          and (r.kind = 'void' or (r.payee, r.method, r.check_number::text, r.wire_payee_id::text, r.reference)
            is not distinct from (posted.facts ->> 'payee', posted.facts ->> 'method', posted.facts ->> 'checkNumber', posted.facts ->> 'wirePayeeID',
              posted.facts ->> 'reference'))
          and r.amount_cents = (select sum(n.amount_cents) from new_rows n where n.stripe = posted.stripe and n.number = posted.number and n.amount_cents > 0)) then
      perform refuse_posting('NEEDS_APPROVAL', '{}');
    end if;
    -- What two people did, one does not undo: a payment is voided by two.
    if posted.kind = 'correction' and exists (select from ledger_transactions r where r.tenant_id = posted.tenant_id and r.bank_account_id = posted.bank_account_id
        and r.stripe = posted.reverses_stripe and r.number = posted.reverses_number and r.facts ? 'unclaimedRequest') then
      perform refuse_posting('CARRIED_ON', jsonb_build_object('stripe', posted.reverses_stripe, 'number', posted.reverses_number));
    end if;
    if posted.kind = 'interest paid' and exists (
        -- Interest of an investment is that of its file.
        select from bank_accounts b where b.tenant_id = posted.tenant_id and b.bank_account_id = posted.bank_account_id and b.kind = 'Investment') then
      perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', posted.kind));
    end if;
    if not exists (select from new_rows n where n.stripe = posted.stripe and n.number = posted.number and n.account = 'unclaimed') then continue; end if;
    select s.* into source from unclaimed_source(posted.tenant_id, posted.bank_account_id, posted.stripe, posted.number) s;
    if not found then perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', posted.kind)); end if;
    if posted.kind in ('claimed', 'paid back') and (
        select coalesce(sum(l.amount_cents), 0) from ledger_standing_about(posted.tenant_id, posted.bank_account_id, source.stripe, source.number) a
        join ledger_lines l on l.tenant_id = a.tenant_id and l.bank_account_id = a.bank_account_id and l.stripe = a.stripe and l.number = a.number
        where a.kind = 'deposit' and a.business_date <= posted.business_date and l.account = 'cash')
      < (select sum(l.amount_cents) from ledger_lines l where l.tenant_id = source.tenant_id and l.bank_account_id = source.bank_account_id
        and l.stripe = source.stripe and l.number = source.number and l.account = 'in transit') then
      perform refuse_posting('CARRIED_ON', jsonb_build_object('stripe', source.stripe, 'number', source.number));
    end if;
    if exists (select from unclaimed_days(posted.tenant_id, posted.bank_account_id, source.stripe, source.number) d where d.cents > 0) then
      perform refuse_posting('CARRIED_ON', jsonb_build_object('stripe', source.stripe, 'number', source.number));
    end if;
  end loop;
  return null;
end $$;
create trigger unclaimed_holds after insert on ledger_lines referencing new table as new_rows for each statement execute function unclaimed_holds();

-- ---------------------------------------------------------------- what the bank took back is no payment of ours
-- As it was (0100), and: what the bank took back of no file is matched with what may be that (takenByBankProblem of packages/domain).
create or replace function bank_match_holds() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_match bank_matches;
  item     record;
  posted   ledger_transactions;
begin
  select m.* into strict of_match from bank_matches m where m.tenant_id = new.tenant_id and m.bank_match_id = new.bank_match_id;
  -- One by one, so that no plan depends on how much is known of tables that were filled just now.
  for item in select i.stripe, i.number, i.amount_cents from bank_match_items i
    where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id
  loop
    select t.* into posted from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
      and t.stripe = item.stripe and t.number = item.number;
    if posted.kind = any(ledger_carried_kinds('paid'))
      and (case when of_match.ended_at is null then -item.amount_cents else 0 end) <> coalesce((
        select sum(l.amount_cents) from ledger_standing_about(new.tenant_id, new.bank_account_id, item.stripe, item.number) a
        join ledger_lines l on l.tenant_id = a.tenant_id and l.bank_account_id = a.bank_account_id and l.stripe = a.stripe and l.number = a.number
        where a.kind = 'paid' and bank_match_named(a.facts) = new.bank_match_id and l.account = 'outstanding'), 0)
    then
      raise exception 'a payment that is matched is posted as paid, and no other is' using errcode = 'insufficient_privilege';
    end if;
    if of_match.ended_at is null and (posted.kind = 'bank error mended' or posted.kind = 'returned deposit' and exists (
        select from ledger_transactions a where a.tenant_id = new.tenant_id and a.bank_account_id = new.bank_account_id and a.stripe = posted.about_stripe
          and a.number = posted.about_number and a.kind = 'unclaimed receipt'))
      and exists (
        select from bank_match_items o join bank_items b on b.tenant_id = o.tenant_id and b.bank_item_id = o.bank_item_id
        where o.tenant_id = new.tenant_id and o.bank_match_id = new.bank_match_id
          and not (b.amount_cents < 0 and (b.kind in ('Returned deposit', 'Reversal') or b.kind = 'Other out' and b.check_number is null)))
    then
      raise exception 'what the bank took back is no payment of ours' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  if not exists (select from bank_match_items i where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id) then
    raise exception 'a match has its items' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;

revoke execute on function unclaimed_request_is_decided_once(), unclaimed_request_is_posted(), unclaimed_source(text, integer, smallint, bigint),
  unclaimed_days(text, integer, smallint, bigint), unclaimed_holds() from public;
-- What is left of it is read by the application, too.
grant execute on function unclaimed_days(text, integer, smallint, bigint) to closewright_app;
