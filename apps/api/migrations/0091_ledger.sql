-- The trust ledger (decision 0044): transactions of lines that sum to zero, added and never changed. Only post_transactions writes here; the
-- application may call it and read. Debits are positive, credits negative.
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
  kind            varchar(30) not null,
  business_date   date not null check (business_date between '1900-01-01' and '2999-12-31'),
  posted_at       timestamptz not null,
  actor           varchar(200) not null,
  request_id      varchar(200) not null,
  -- Said by who asks, once: whoever asks again with the same key gets the same answer.
  key             varchar(100) not null check (key <> ''),
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
  check ((about_stripe is null) = (about_number is null))
);
create index ledger_transactions_about on ledger_transactions (tenant_id, bank_account_id, about_stripe, about_number) where about_number is not null;
create index ledger_transactions_by_date on ledger_transactions (tenant_id, bank_account_id, business_date);

create table ledger_lines (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  line            smallint not null check (line > 0),
  -- Whose money it is; null: of no file.
  orders_id       integer,
  account         varchar(20) not null check (account in ('cash', 'in transit', 'outstanding', 'interest', 'uncollected', 'available', 'held',
    'premium', 'fees', 'advance', 'loss', 'shortage')),
  amount_cents    money_cents not null check (amount_cents <> 0),
  primary key (tenant_id, bank_account_id, stripe, number, line),
  -- Interest belongs to no file until it is given to one; nobody's money is of no file, but what the bank itself took or was given back.
  check (case when orders_id is null then account in ('cash', 'in transit', 'interest', 'shortage') else account <> 'interest' end),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  foreign key (tenant_id, orders_id) references orders
);
create index ledger_lines_of_file on ledger_lines (tenant_id, orders_id, bank_account_id) where orders_id is not null;

-- What an account has now, and what it had at the end of each day on which something was posted to it. Accounts of the bank itself have orders_id 0,
-- and one row for each stripe. Both can be made anew from the lines.
create table ledger_balances (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  orders_id       integer not null,
  account         varchar(20) not null,
  stripe          smallint not null,
  balance_cents   money_cents not null,
  primary key (tenant_id, bank_account_id, orders_id, account, stripe)
) with (fillfactor = 70);

create table ledger_days (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  orders_id       integer not null,
  account         varchar(20) not null,
  stripe          smallint not null,
  day             date not null,
  balance_cents   money_cents not null,
  primary key (tenant_id, bank_account_id, orders_id, account, stripe, day)
) with (fillfactor = 70);

do $$
declare
  each text;
begin
  foreach each in array array['ledger_stripes', 'ledger_transactions', 'ledger_lines', 'ledger_balances', 'ledger_days'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', each);
    execute format('grant select on %I to closewright_app', each);
  end loop;
end $$;

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

-- ---------------------------------------------------------------- posting
-- Ends the transaction with what the application tells the user: LG001 stands for all, the message says which (modules/ledger/refused-posting.ts).
create function refuse_posting(reason text, detail jsonb) returns void language plpgsql as $$
begin
  raise exception using errcode = 'LG001', message = reason, detail = detail::text;
end $$;
revoke execute on function refuse_posting(text, jsonb) from public;

-- A line of what is asked, with the account it moves: accounts of the bank itself belong to no file.
create type asked_line as (place integer, line integer, bank integer, file integer, account text, cents bigint, day date, owner integer, stripe integer);

-- The transactions about another that were not taken back.
create function standing_about(tenant text, bank integer, place jsonb) returns setof ledger_transactions language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select t.* from ledger_transactions t
  where t.tenant_id = tenant and t.bank_account_id = bank and t.about_stripe = (place ->> 'stripe')::smallint
    and t.about_number = (place ->> 'number')::bigint and not exists (
      select from ledger_transactions r where r.tenant_id = tenant and r.bank_account_id = bank and r.reverses_stripe = t.stripe and r.reverses_number = t.number)
$$;
revoke execute on function standing_about(text, integer, jsonb) from public;

-- Posts transactions, all or none, and answers in their order where each stands:
--   asked: [{bank, kind, date, key, reverses: {stripe, number} or null, about: the same, facts, lines: [{file or null, account, cents}]}]
--   answer: [{bank, stripe, number, repeated}]
-- What must hold whoever asks is held here: sums, keys, closed days, limits, corrections. Which lines an event makes, domain/ledger says.
create function post_transactions(asked jsonb) returns jsonb language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant  text := nullif(current_setting('app.tenant', true), '');
  who     text := nullif(current_setting('app.actor', true), '');
  request text := coalesce(current_setting('app.request', true), '');
  -- Accounts that are owed, of which never more is taken than there is, and those that lack something, of which never more is given back.
  owed    constant text[] := array['uncollected', 'available', 'held', 'premium', 'fees', 'interest', 'outstanding'];
  lacking constant text[] := array['in transit', 'advance', 'loss', 'shortage'];
  -- How what was outstanding ends.
  endings constant text[] := array['paid', 'void', 'stop'];
  lines   asked_line[];
  fresh   integer[] := '{}';
  answers jsonb := '[]';
  posting jsonb;
  here    integer := 0;
  of_bank integer;
  on_day  date;
  of_stripe integer;
  digest  bytea;
  taken_back jsonb;
  moment  timestamptz;
  link    bytea;
  known   record;
  held    record;
  moved   record;
  before  record;
  wrong   record;
begin
  if tenant is null or who is null then
    raise exception 'a posting needs app.tenant and app.actor' using errcode = 'insufficient_privilege';
  end if;
  select array_agg(row(a.place, b.line, (p ->> 'bank')::integer, file, account, (l ->> 'cents')::bigint, (p ->> 'date')::date,
    case when account in ('cash', 'in transit', 'outstanding', 'interest') then 0 else coalesce(file, 0) end, coalesce(file, 0) % 16)::asked_line
    order by a.place, b.line) into lines
  from jsonb_array_elements(asked) with ordinality a (p, place), jsonb_array_elements(p -> 'lines') with ordinality b (l, line),
    lateral (select (l ->> 'file')::integer as file, l ->> 'account' as account) c;
  select a.place, coalesce(sum(l.cents), 0) as cents into wrong
  from generate_series(1, jsonb_array_length(asked)) a (place) left join unnest(lines) l on l.place = a.place
  group by a.place having count(l.line) < 2 or sum(l.cents) <> 0 order by a.place limit 1;
  if found then perform refuse_posting('UNBALANCED', to_jsonb(wrong)); end if;

  -- The stripes of all files concerned, always in the same order. Whoever comes second sees what the first has posted.
  for moved in select l.bank, l.stripe from unnest(lines) l group by l.bank, l.stripe order by l.bank, l.stripe loop
    perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = moved.bank and s.stripe = moved.stripe for no key update;
    if not found then perform refuse_posting('NO_BANK_ACCOUNT', jsonb_build_object('bank', moved.bank)); end if;
  end loop;

  for posting in select p from jsonb_array_elements(asked) with ordinality a (p, at) order by at loop
    here := here + 1;
    of_bank := (posting ->> 'bank')::integer;
    on_day := (posting ->> 'date')::date;
    of_stripe := coalesce((posting #>> '{lines,0,file}')::integer, 0) % 16;
    digest := sha256(convert_to(posting::text, 'UTF8'));

    -- What was asked before is answered as it was then.
    select t.stripe, t.number, t.asked into known from ledger_transactions t
    where t.tenant_id = tenant and t.bank_account_id = of_bank and t.key = posting ->> 'key';
    if found then
      if known.asked <> digest then
        perform refuse_posting('KEY_TAKEN', jsonb_build_object('place', here, 'key', posting -> 'key'));
      end if;
      answers := answers || jsonb_build_object('bank', of_bank, 'stripe', known.stripe, 'number', known.number, 'repeated', true);
      continue;
    end if;

    select s.last_number + 1 as number, s.last_hash, s.closed_through into strict held from ledger_stripes s
    where s.tenant_id = tenant and s.bank_account_id = of_bank and s.stripe = of_stripe;
    if on_day <= held.closed_through then
      perform refuse_posting('CLOSED', jsonb_build_object('place', here, 'day', on_day, 'closedThrough', held.closed_through));
    end if;
    if posting -> 'reverses' = 'null' then
      -- Of what a file lacks, nothing is added here but by what the bank did; approvals are not built yet.
      select l.file, l.account, l.cents into wrong from unnest(lines) l where l.place = here and l.cents > 0
        and (l.account in ('advance', 'loss') or l.account = 'shortage' and posting ->> 'kind' not in ('returned deposit', 'bank charge'));
      if found then perform refuse_posting('NEEDS_APPROVAL', to_jsonb(wrong)); end if;
    else
      -- A correction is the exact mirror of what it takes back, and nothing takes back a correction.
      select jsonb_agg(jsonb_build_array(l.orders_id, l.account, -l.amount_cents) order by l.line) into taken_back
      from ledger_lines l join ledger_transactions t using (tenant_id, bank_account_id, stripe, number)
      where l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = (posting #>> '{reverses,stripe}')::smallint
        and l.number = (posting #>> '{reverses,number}')::bigint and t.reverses_number is null;
      if taken_back is distinct from (select jsonb_agg(jsonb_build_array(l.file, l.account, l.cents) order by l.line) from unnest(lines) l where l.place = here) then
        perform refuse_posting('NOT_ITS_MIRROR', posting -> 'reverses');
      end if;
      -- What is carried on stays until that is taken back.
      if exists (select from standing_about(tenant, of_bank, posting -> 'reverses')) then
        perform refuse_posting('CARRIED_ON', posting -> 'reverses');
      end if;
    end if;
    if posting -> 'about' <> 'null' then
      -- Nothing carries on what was taken back, or the same way twice; what was outstanding ends once.
      if exists (select from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = of_bank
          and t.reverses_stripe = (posting #>> '{about,stripe}')::smallint and t.reverses_number = (posting #>> '{about,number}')::bigint)
        or exists (select from standing_about(tenant, of_bank, posting -> 'about') a where a.kind = posting ->> 'kind'
          or a.kind = any(endings) and posting ->> 'kind' = any(endings))
      then
        perform refuse_posting('CARRIED_ON', posting -> 'about');
      end if;
    end if;

    moment := clock_timestamp();
    -- modules/ledger/verify-ledger.ts spells out the same text on its own; change both or neither.
    link := sha256(held.last_hash || convert_to(jsonb_build_array(
      tenant, of_bank, of_stripe, held.number, posting -> 'kind', on_day, extract(epoch from moment)::text, who, request, posting -> 'key',
      encode(digest, 'hex'), posting #> '{reverses,stripe}', posting #> '{reverses,number}', posting #> '{about,stripe}', posting #> '{about,number}',
      posting -> 'facts',
      (select jsonb_agg(jsonb_build_array(l.line, l.file, l.account, l.cents) order by l.line) from unnest(lines) l where l.place = here)
      )::text, 'UTF8'));
    insert into ledger_transactions (tenant_id, bank_account_id, stripe, number, kind, business_date, posted_at, actor, request_id, key, asked,
      reverses_stripe, reverses_number, about_stripe, about_number, facts, hash)
    values (tenant, of_bank, of_stripe, held.number, posting ->> 'kind', on_day, moment, who, request, posting ->> 'key', digest,
      (posting #>> '{reverses,stripe}')::smallint, (posting #>> '{reverses,number}')::bigint,
      (posting #>> '{about,stripe}')::smallint, (posting #>> '{about,number}')::bigint, posting -> 'facts', link);
    insert into ledger_lines (tenant_id, bank_account_id, stripe, number, line, orders_id, account, amount_cents)
    select tenant, of_bank, of_stripe, held.number, l.line, l.file, l.account, l.cents from unnest(lines) l where l.place = here;
    update ledger_stripes s set last_number = held.number, last_hash = link
    where s.tenant_id = tenant and s.bank_account_id = of_bank and s.stripe = of_stripe;
    fresh := fresh || here;
    answers := answers || jsonb_build_object('bank', of_bank, 'stripe', of_stripe, 'number', held.number, 'repeated', false);
  end loop;

  -- What is posted into an earlier day moves the ends of the later ones, too.
  for moved in
    select l.bank, l.owner, l.account, l.stripe, l.day, sum(l.cents) as cents from unnest(lines) l where l.place = any(fresh)
    group by l.bank, l.owner, l.account, l.stripe, l.day order by l.bank, l.owner, l.account, l.stripe, l.day
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
    select l.bank, l.owner, l.account, l.stripe, min(l.day) as day from unnest(lines) l where l.place = any(fresh)
    group by l.bank, l.owner, l.account, l.stripe order by min(l.day), l.owner, l.account
  loop
    select d.bank_account_id as bank, d.orders_id as file, d.account, d.day, abs(d.balance_cents) as short into wrong from ledger_days d
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day >= moved.day
      and case when d.account = any(owed) then d.balance_cents > 0 when d.account = any(lacking) then d.balance_cents < 0 else false end
    order by d.day limit 1;
    if found then perform refuse_posting('OVERDRAWN', to_jsonb(wrong)); end if;
  end loop;
  return answers;
end $$;
revoke execute on function post_transactions(jsonb) from public;
grant execute on function post_transactions(jsonb) to closewright_app;

-- ---------------------------------------------------------------- ends of the chains, day by day
-- Under the audit, whose signed heads leave the database: whoever writes a chain anew, or cuts off its end, contradicts them (ledger:verify).
create table ledger_checkpoints (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  day             date not null,
  -- [[stripe, number, hash in hex], ...]
  ends            jsonb not null,
  primary key (tenant_id, bank_account_id, day),
  foreign key (tenant_id, bank_account_id) references bank_accounts
);
alter table ledger_checkpoints enable row level security;
alter table ledger_checkpoints force row level security;
create policy tenant_rows on ledger_checkpoints using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on ledger_checkpoints to closewright_app;
select audit_table('ledger_checkpoints', 'bank_account_id', 'day');
