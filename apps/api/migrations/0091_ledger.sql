-- The trust ledger (decision 0044): transactions of moves, each of which takes from one account what it gives another; added and never changed. Only
-- post_transactions writes here; the application may call it and read. Of the two lines of a move, debits are positive and credits negative.
--
-- A bank account has 16 stripes and a file is in one of them, so that neither the bank's own balances nor the chain is one row for which all
-- who post would wait. Who posts holds the stripes of the files concerned until the commit: numbers have no gaps, and balances are added up alone.
create table ledger_stripes (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null check (stripe between 0 and 15),
  last_number     bigint not null default 0,
  last_hash       bytea not null check (octet_length(last_hash) = 32),
  -- Nothing is posted on or before this day.
  closed_through  date,
  primary key (tenant_id, bank_account_id, stripe),
  foreign key (tenant_id, bank_account_id) references bank_accounts
);

-- A transaction is in the stripe of the file of its first line.
create table ledger_transactions (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null check (number > 0),
  kind            text not null,
  business_date   date not null check (business_date between '1900-01-01' and '2999-12-31'),
  posted_at       timestamptz not null,
  actor           text not null check (length(actor) <= 200),
  request_id      text not null check (length(request_id) <= 500),
  -- Said by who asks, once: whoever asks again with the same key gets the same answer.
  key             text not null check (length(key) between 1 and 100),
  -- SHA-256 of what was asked with the key.
  asked           bytea not null check (octet_length(asked) = 32),
  -- The transaction of the same bank account that this one takes back.
  reverses_stripe smallint,
  reverses_number bigint,
  -- The transaction that this one carries on: the receipt that was deposited or returned, the check that was paid or voided.
  about_stripe    smallint,
  about_number    bigint,
  facts           jsonb not null check (length(facts::text) <= 8000),
  hash            bytea not null check (octet_length(hash) = 32),
  primary key (tenant_id, bank_account_id, stripe, number),
  constraint ledger_transactions_key unique (tenant_id, bank_account_id, key),
  constraint ledger_transactions_reversed_once unique (tenant_id, bank_account_id, reverses_stripe, reverses_number),
  foreign key (tenant_id, bank_account_id, stripe) references ledger_stripes,
  foreign key (tenant_id, bank_account_id, reverses_stripe, reverses_number) references ledger_transactions,
  foreign key (tenant_id, bank_account_id, about_stripe, about_number) references ledger_transactions,
  check ((reverses_stripe is null) = (reverses_number is null)),
  check ((about_stripe is null) = (about_number is null)),
  check ((about_stripe, about_number) is distinct from (stripe, number))
);
create index ledger_transactions_about on ledger_transactions (tenant_id, bank_account_id, about_stripe, about_number) where about_number is not null;

create table ledger_lines (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  -- 1 and 2 are the debit and the credit of the first move, 3 and 4 of the second.
  line            integer not null check (line > 0),
  -- Whose money it is; null: of no file.
  orders_id       integer check (orders_id > 0),
  account         text not null check (account in ('cash', 'in transit', 'outstanding', 'interest', 'uncollected', 'available', 'held', 'premium',
    'fees', 'advance', 'loss', 'shortage')),
  amount_cents    money_cents not null check (case line % 2 when 1 then amount_cents > 0 else amount_cents < 0 end),
  primary key (tenant_id, bank_account_id, stripe, number, line),
  -- Interest belongs to no file until it is given to one; nobody's money is of no file, but what the bank itself took or was given back.
  check (case when orders_id is null then account in ('cash', 'in transit', 'interest', 'shortage') else account <> 'interest' end),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  foreign key (tenant_id, orders_id) references orders
);
create index ledger_lines_of_file on ledger_lines (tenant_id, orders_id, bank_account_id) where orders_id is not null;

-- What an account has now, and what it had at the end of each day on which something was posted to it. What is at the bank, and interest of no file
-- yet, have orders_id 0 and one row for each stripe. Both can be made anew from the lines.
create table ledger_balances (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  orders_id       integer not null,
  account         text not null,
  stripe          smallint not null,
  balance_cents   money_cents not null,
  primary key (tenant_id, bank_account_id, orders_id, account, stripe)
) with (fillfactor = 70);

create table ledger_days (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  orders_id       integer not null,
  account         text not null,
  stripe          smallint not null,
  day             date not null,
  balance_cents   money_cents not null,
  primary key (tenant_id, bank_account_id, orders_id, account, stripe, day)
) with (fillfactor = 70);

-- Where each chain ended on a day: [[stripe, number, hash in hex], ...]. Under the audit, whose signed heads leave the database: whoever writes a
-- chain anew, or cuts off its end, contradicts them (ledger:verify).
create table ledger_checkpoints (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  day             date not null,
  ends            jsonb not null,
  primary key (tenant_id, bank_account_id, day),
  foreign key (tenant_id, bank_account_id) references bank_accounts
);

do $$
declare
  each text;
begin
  foreach each in array array['ledger_stripes', 'ledger_transactions', 'ledger_lines', 'ledger_balances', 'ledger_days', 'ledger_checkpoints'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', each);
    execute format('grant select on %I to closewright_app', each);
  end loop;
end $$;
select audit_table('ledger_checkpoints', 'bank_account_id', 'day');

-- ---------------------------------------------------------------- what is posted stays
create function ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what is posted is neither changed nor removed: post a correction' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_stays before update or delete on ledger_transactions for each row execute function ledger_stays();
create trigger ledger_stays before update or delete on ledger_lines for each row execute function ledger_stays();
create trigger ledger_stays_whole before truncate on ledger_transactions for each statement execute function ledger_stays();
create trigger ledger_stays_whole before truncate on ledger_lines for each statement execute function ledger_stays();

-- Every bank account has its stripes from the start. The first hash names tenant, bank account and stripe: no chain passes for another.
create function ledger_stripes_of_account() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into ledger_stripes (tenant_id, bank_account_id, stripe, last_hash)
  select new.tenant_id, new.bank_account_id, s, sha256(convert_to(concat_ws(' ', new.tenant_id, new.bank_account_id, s), 'UTF8'))
  from generate_series(0, 15) s;
  return null;
end $$;
revoke execute on function ledger_stripes_of_account() from public;
create trigger ledger_stripes_of_account after insert on bank_accounts for each row execute function ledger_stripes_of_account();
-- Those that were there before.
do $$
declare
  each text;
begin
  for each in select tenant_id from tenants loop
    perform set_config('app.tenant', each, true);
    insert into ledger_stripes (tenant_id, bank_account_id, stripe, last_hash)
    select b.tenant_id, b.bank_account_id, s, sha256(convert_to(concat_ws(' ', b.tenant_id, b.bank_account_id, s), 'UTF8'))
    from bank_accounts b cross join generate_series(0, 15) s where b.tenant_id = each;
  end loop;
end $$;

-- ---------------------------------------------------------------- which moves there are
-- The table of domain/ledger (ledgerMoves), which a test compares: what an event may take from (credit) and give to (debit).
create function ledger_move_kinds() returns table (kind text, debit text, credit text) language sql immutable set search_path = pg_catalog as $$
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
    ('interest given', '{interest}', '{available}')
  ) v (k, ds, cs), unnest(ds::text[]) d, unnest(cs::text[]) c
$$;

-- What of another transaction an event carries on: of a receipt what is in transit, what is not collected, or all of it; of a payment what is
-- outstanding. No event of these kinds is about nothing, and no other is about anything.
create function ledger_carried(kind text) returns text language sql immutable set search_path = pg_catalog as $$
  select case kind when 'deposit' then 'in transit' when 'funds good' then 'uncollected' when 'returned deposit' then 'receipt'
    when 'paid' then 'outstanding' when 'void' then 'outstanding' when 'stop' then 'outstanding' end
$$;

-- The transactions about another that were not taken back.
create function ledger_standing_about(tenant text, bank integer, of_stripe smallint, of_number bigint) returns setof ledger_transactions
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select t.* from ledger_transactions t
  where t.tenant_id = tenant and t.bank_account_id = bank and t.about_stripe = of_stripe and t.about_number = of_number and not exists (
    select from ledger_transactions r
    where r.tenant_id = tenant and r.bank_account_id = bank and r.reverses_stripe = t.stripe and r.reverses_number = t.number)
$$;

-- Ends the transaction with what the application tells the user: LG001 stands for all, the message says which (modules/ledger/refused-posting.ts).
create function refuse_posting(reason text, detail jsonb) returns void language plpgsql as $$
begin
  raise exception using errcode = 'LG001', message = reason, detail = coalesce(detail, '{}')::text;
end $$;
revoke execute on function ledger_standing_about(text, integer, smallint, bigint), refuse_posting(text, jsonb) from public;

-- ---------------------------------------------------------------- posting
create type posted_line as (line integer, file integer, account text, cents bigint);
-- An account that is moved on a day: `owner` is its file, 0 for what is the bank's.
create type moved_account as (bank integer, owner integer, account text, stripe integer, day date, cents bigint);

-- Posts transactions, all or none, and answers in their order where each stands:
--   asked: [{bank, kind, date, key, reverses, about, facts, moves: [{file, toFile, debit, credit, cents}]}]
--     reverses: {stripe, number} or null; about: the same, or {place} of an earlier one of this call; file and toFile: null where of none
--   answer: [{bank, stripe, number, repeated}]
-- What must hold whoever asks is held here: which moves there are, keys, closed days, limits, corrections, what carries on another. What an event is
-- in moves, domain/ledger says.
create function post_transactions(asked jsonb) returns jsonb language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant    text := nullif(current_setting('app.tenant', true), '');
  who       text := nullif(current_setting('app.actor', true), '');
  request   text := coalesce(current_setting('app.request', true), '');
  -- Accounts that are owed, of which never more is taken than there is, and those that lack something, of which never more is given back.
  owed      constant text[] := array['uncollected', 'available', 'held', 'premium', 'fees', 'interest', 'outstanding'];
  lacking   constant text[] := array['in transit', 'advance', 'loss', 'shortage'];
  answers   jsonb := '[]';
  all_moved moved_account[] := '{}';
  posting   jsonb;
  of_bank   integer;
  on_day    date;
  of_kind   text;
  of_stripe integer;
  digest    bytea;
  target    record;
  carried   text;
  lines     posted_line[];
  moment    timestamptz;
  link      bytea;
  known     record;
  held      record;
  moved     record;
  before    record;
  wrong     record;
begin
  if tenant is null or who is null then
    raise exception 'a posting needs app.tenant and app.actor' using errcode = 'insufficient_privilege';
  end if;
  select a.place, p into wrong from jsonb_array_elements(asked) with ordinality a (p, place)
  where not coalesce(p ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$' and jsonb_typeof(p -> 'kind') = 'string' and jsonb_typeof(p -> 'key') = 'string'
    and jsonb_typeof(p -> 'facts') = 'object' and case jsonb_typeof(p -> 'moves') when 'array' then jsonb_array_length(p -> 'moves') between 1 and 2500 end
    and (p ->> 'bank') ~ '^\d{1,9}$', false) limit 1;
  if found or jsonb_array_length(asked) > 2500 then perform refuse_posting('MALFORMED', to_jsonb(wrong)); end if;

  -- The stripes of all that is concerned, always in the same order. Whoever comes second sees what the first has posted.
  for moved in
    select bank, stripe from (
      select (p ->> 'bank')::integer as bank, f.stripe from jsonb_array_elements(asked) p, jsonb_array_elements(p -> 'moves') m,
        lateral (values (coalesce((m ->> 'file')::integer, 0) % 16), (coalesce((m ->> 'toFile')::integer, 0) % 16)) f (stripe)
      union select (p ->> 'bank')::integer, s.stripe from jsonb_array_elements(asked) p,
        lateral (values ((p #>> '{about,stripe}')::integer), ((p #>> '{reverses,stripe}')::integer)) s (stripe) where s.stripe is not null) x
    order by bank, stripe
  loop
    perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = moved.bank and s.stripe = moved.stripe for no key update;
    if not found then perform refuse_posting('NO_BANK_ACCOUNT', jsonb_build_object('bank', moved.bank)); end if;
  end loop;

  for posting in select p from jsonb_array_elements(asked) with ordinality a (p, place) order by place loop
    of_bank := (posting ->> 'bank')::integer;
    on_day := (posting ->> 'date')::date;
    of_kind := posting ->> 'kind';
    of_stripe := coalesce((posting #>> '{moves,0,file}')::integer, 0) % 16;
    digest := sha256(convert_to(posting::text, 'UTF8'));

    -- What was asked before is answered as it was then.
    select t.stripe, t.number, t.asked into known from ledger_transactions t
    where t.tenant_id = tenant and t.bank_account_id = of_bank and t.key = posting ->> 'key';
    if found then
      if known.asked <> digest then perform refuse_posting('KEY_TAKEN', jsonb_build_object('key', posting -> 'key')); end if;
      answers := answers || jsonb_build_object('bank', of_bank, 'stripe', known.stripe, 'number', known.number, 'repeated', true);
      continue;
    end if;

    select s.last_number + 1 as number, s.last_hash, s.closed_through into strict held from ledger_stripes s
    where s.tenant_id = tenant and s.bank_account_id = of_bank and s.stripe = of_stripe;
    if on_day <= held.closed_through then
      perform refuse_posting('CLOSED', jsonb_build_object('day', on_day, 'closedThrough', held.closed_through));
    end if;
    if not exists (select from bank_accounts b where b.tenant_id = tenant and b.bank_account_id = of_bank and b.kind <> 'Operating'
        and not b.inactive and coalesce(on_day <= b.closed_on, true)) then
      perform refuse_posting('BANK_ACCOUNT_CLOSED', jsonb_build_object('bank', of_bank));
    end if;

    lines := array(
      select row(2 * at - 1 + side, case side when 0 then m ->> 'file' else m ->> 'toFile' end::integer,
        case side when 0 then m ->> 'debit' else m ->> 'credit' end, case side when 0 then 1 else -1 end * (m ->> 'cents')::bigint)::posted_line
      from jsonb_array_elements(posting -> 'moves') with ordinality a (m, at), generate_series(0, 1) side order by at, side);

    if posting -> 'reverses' is distinct from 'null' then
      -- A correction is the exact mirror of what it takes back, on no earlier day; nothing takes back a correction, or what is carried on.
      select t.stripe, t.number, t.business_date, (
        select array_agg(row(l.line, l.orders_id, l.account, l.amount_cents)::text order by l.line) from ledger_lines l
        where l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = t.stripe and l.number = t.number) as lines into target
      from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = of_bank
        and t.stripe = (posting #>> '{reverses,stripe}')::smallint and t.number = (posting #>> '{reverses,number}')::bigint
        and t.reverses_number is null;
      if not found or on_day < target.business_date or of_kind <> 'correction' or target.lines is distinct from (
          -- Debit and credit of each move change places.
          select array_agg(row(o.line + case o.line % 2 when 1 then 1 else -1 end, o.file, o.account, -o.cents)::text
            order by o.line + case o.line % 2 when 1 then 1 else -1 end) from unnest(lines) o) then
        perform refuse_posting('NOT_ITS_MIRROR', posting -> 'reverses');
      end if;
      if exists (select from ledger_standing_about(tenant, of_bank, target.stripe, target.number)) then
        perform refuse_posting('CARRIED_ON', posting -> 'reverses');
      end if;
    else
      select o.line, o.account into wrong from unnest(lines) o left join unnest(lines) c on c.line = o.line + 1
      where o.line % 2 = 1 and (not exists (select from ledger_move_kinds() k where k.kind = of_kind and k.debit = o.account and k.credit = c.account)
        -- Money changes from file to file in no other way.
        or case of_kind when 'transfer' then o.file = c.file when 'interest given' then false else o.file is distinct from c.file end) limit 1;
      if found then perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', of_kind) || to_jsonb(wrong)); end if;
      -- Approvals are not built yet.
      if of_kind in ('advance', 'loss') then perform refuse_posting('NEEDS_APPROVAL', '{}'); end if;
    end if;

    carried := ledger_carried(of_kind);
    target := null;
    if carried is not null then
      if posting #>> '{about,place}' is not null then
        posting := jsonb_set(posting, '{about}', coalesce(answers -> ((posting #>> '{about,place}')::integer - 1), '{}'));
      end if;
      select t.stripe, t.number, t.business_date into target from ledger_transactions t
      where t.tenant_id = tenant and t.bank_account_id = of_bank and t.stripe = (posting #>> '{about,stripe}')::smallint
        and t.number = (posting #>> '{about,number}')::bigint and t.reverses_number is null and not exists (
          select from ledger_transactions r where r.tenant_id = tenant and r.bank_account_id = of_bank
            and r.reverses_stripe = t.stripe and r.reverses_number = t.number);
      if not found or on_day < target.business_date or exists (
          -- What was returned is over.
          select from ledger_standing_about(tenant, of_bank, target.stripe, target.number) a where a.kind = 'returned deposit') then
        perform refuse_posting('CARRIED_ON', posting -> 'about');
      end if;
    elsif posting -> 'about' is distinct from 'null' then
      perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', of_kind));
    end if;

    moment := clock_timestamp();
    -- modules/ledger/verify-ledger.ts spells out the same text on its own; change both or neither.
    link := sha256(held.last_hash || convert_to(jsonb_build_array(
      tenant, of_bank, of_stripe, held.number, of_kind, on_day, extract(epoch from moment)::text, who, request, posting ->> 'key',
      encode(digest, 'hex'), (posting #>> '{reverses,stripe}')::smallint, (posting #>> '{reverses,number}')::bigint,
      (posting #>> '{about,stripe}')::smallint, (posting #>> '{about,number}')::bigint, posting -> 'facts',
      (select jsonb_agg(jsonb_build_array(l.line, l.file, l.account, l.cents) order by l.line) from unnest(lines) l))::text, 'UTF8'));
    insert into ledger_transactions (tenant_id, bank_account_id, stripe, number, kind, business_date, posted_at, actor, request_id, key, asked,
      reverses_stripe, reverses_number, about_stripe, about_number, facts, hash)
    values (tenant, of_bank, of_stripe, held.number, of_kind, on_day, moment, who, request, posting ->> 'key', digest,
      (posting #>> '{reverses,stripe}')::smallint, (posting #>> '{reverses,number}')::bigint,
      (posting #>> '{about,stripe}')::smallint, (posting #>> '{about,number}')::bigint, posting -> 'facts', link);
    insert into ledger_lines (tenant_id, bank_account_id, stripe, number, line, orders_id, account, amount_cents)
    select tenant, of_bank, of_stripe, held.number, l.line, l.file, l.account, l.cents from unnest(lines) l;
    update ledger_stripes s set last_number = held.number, last_hash = link
    where s.tenant_id = tenant and s.bank_account_id = of_bank and s.stripe = of_stripe;

    if carried is not null then
      -- Of each file no more than its part in the other transaction, by all that carries it on alike.
      select t.file, t.cents into wrong from (
        select l.orders_id as file, sum(l.amount_cents)::bigint as cents
        from ledger_standing_about(tenant, of_bank, target.stripe, target.number) a join ledger_lines l
          on l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = a.stripe and l.number = a.number and l.line % 2 = 1
        where ledger_carried(a.kind) = carried group by l.orders_id) t
      where t.cents > coalesce((
        select abs(sum(l.amount_cents)) from ledger_lines l
        where l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = target.stripe and l.number = target.number
          and l.orders_id is not distinct from t.file and l.account = case carried when 'receipt' then 'in transit' else carried end), 0) limit 1;
      if found then perform refuse_posting('CARRIED_ON', posting -> 'about' || to_jsonb(wrong)); end if;
      -- What is not paid goes back to where it came from.
      if of_kind in ('void', 'stop') and exists (
          select from unnest(lines) l where l.cents < 0 group by l.file, l.account having -sum(l.cents) > coalesce((
            select sum(o.amount_cents) from ledger_lines o where o.tenant_id = tenant and o.bank_account_id = of_bank and o.stripe = target.stripe
              and o.number = target.number and o.orders_id = l.file and o.account = l.account), 0)) then
        perform refuse_posting('CARRIED_ON', posting -> 'about');
      end if;
    end if;
    all_moved := all_moved || array(
      select row(of_bank, owner, account, stripe, on_day, sum(cents))::moved_account from (
        select case when l.account in ('cash', 'interest') then 0 else coalesce(l.file, 0) end as owner, l.account, coalesce(l.file, 0) % 16 as stripe, l.cents
        from unnest(lines) l) x group by owner, account, stripe);
    answers := answers || jsonb_build_object('bank', of_bank, 'stripe', of_stripe, 'number', held.number, 'repeated', false);
  end loop;

  -- What is posted into an earlier day moves the ends of the later ones, too.
  for moved in
    select m.bank, m.owner, m.account, m.stripe, m.day, sum(m.cents) as cents from unnest(all_moved) m
    group by m.bank, m.owner, m.account, m.stripe, m.day order by m.bank, m.owner, m.account, m.stripe, m.day
  loop
    select d.day, d.balance_cents into before from ledger_days d
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day <= moved.day order by d.day desc limit 1;
    if before.day is distinct from moved.day then
      insert into ledger_days (tenant_id, bank_account_id, orders_id, account, stripe, day, balance_cents)
      values (tenant, moved.bank, moved.owner, moved.account, moved.stripe, moved.day, coalesce(before.balance_cents::bigint, 0));
    end if;
    update ledger_days d set balance_cents = d.balance_cents + moved.cents
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day >= moved.day;
    insert into ledger_balances as b (tenant_id, bank_account_id, orders_id, account, stripe, balance_cents)
    values (tenant, moved.bank, moved.owner, moved.account, moved.stripe, moved.cents)
    on conflict (tenant_id, bank_account_id, orders_id, account, stripe) do update set balance_cents = b.balance_cents + excluded.balance_cents;
  end loop;

  -- Nobody's money pays for another: on no day from its own on does a posting leave less than nothing.
  for moved in
    select m.bank, m.owner, m.account, m.stripe, min(m.day) as day from unnest(all_moved) m
    group by m.bank, m.owner, m.account, m.stripe order by min(m.day), m.owner, m.account
  loop
    select d.bank_account_id as bank, d.orders_id as file, d.account, d.day, abs(d.balance_cents) as short into wrong from ledger_days d
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day >= moved.day
      and case when d.account = any(owed) then d.balance_cents > 0 when d.account = any(lacking) then d.balance_cents < 0 else false end
    order by d.day limit 1;
    if found then perform refuse_posting('OVERDRAWN', to_jsonb(wrong)); end if;
  end loop;
  -- A file is short of what it has not, and pays nobody before that is made good.
  select s.bank_account_id as bank, s.orders_id as file, s.balance_cents as short into wrong
  from unnest(all_moved) m join ledger_balances s on s.tenant_id = tenant and s.bank_account_id = m.bank and s.orders_id = m.owner
    and s.account = 'shortage' and s.stripe = m.stripe and s.balance_cents > 0
  where m.owner > 0 and (m.account = 'outstanding' and m.cents < 0 or m.account = 'shortage' and m.cents > 0 and exists (
    select from ledger_balances b where b.tenant_id = tenant and b.bank_account_id = m.bank and b.orders_id = m.owner and b.account = 'available'
      and b.stripe = m.stripe and b.balance_cents < 0)) limit 1;
  if found then perform refuse_posting('SHORT', to_jsonb(wrong)); end if;
  return answers;
end $$;
revoke execute on function post_transactions(jsonb) from public;
grant execute on function post_transactions(jsonb) to closewright_app;

-- ---------------------------------------------------------------- closing and proof
-- Closes a bank account through a day: nothing is posted on or before it any more. Whoever posts is waited for.
create function close_ledger(bank integer, through date) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant text := nullif(current_setting('app.tenant', true), '');
begin
  perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank order by s.stripe for no key update;
  if not found then perform refuse_posting('NO_BANK_ACCOUNT', jsonb_build_object('bank', bank)); end if;
  if exists (select from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.closed_through > through) then
    perform refuse_posting('CLOSED', jsonb_build_object('day', through, 'closedThrough', (
      select max(s.closed_through) from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank)));
  end if;
  update ledger_stripes s set closed_through = through where s.tenant_id = tenant and s.bank_account_id = bank;
end $$;
revoke execute on function close_ledger(integer, date) from public;
grant execute on function close_ledger(integer, date) to closewright_app;

-- Writes down where the chains of the tenant end, once a day; a bank account without postings has none.
create function note_ledger_ends() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into ledger_checkpoints (tenant_id, bank_account_id, day, ends)
  select s.tenant_id, s.bank_account_id, current_date, jsonb_agg(jsonb_build_array(s.stripe, s.last_number, encode(s.last_hash, 'hex')) order by s.stripe)
  from ledger_stripes s where s.tenant_id = nullif(current_setting('app.tenant', true), '') and s.last_number > 0
  group by s.tenant_id, s.bank_account_id
  on conflict (tenant_id, bank_account_id, day) do nothing;
end $$;
revoke execute on function note_ledger_ends() from public;
grant execute on function note_ledger_ends() to closewright_app;
