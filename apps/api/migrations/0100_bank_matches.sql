-- What of the bank and what of the ledger is the same: matches (decision 0049), and what of both sides waits for the other. docs/reconciliation.md.

-- ---------------------------------------------------------------- what waits
-- What of the ledger the bank has an item of, or will have: what changes cash, what is in transit and what is outstanding taken together. The domain
-- has the same (bookItemKinds), which a test compares.
create function book_item_kinds() returns text[] language sql immutable set search_path = pg_catalog as $$
  select '{receipt,recovered,check,wire out,ACH out,fee sweep,returned deposit,bank charge,interest}'::text[]
$$;

-- From which day to which an item of the ledger waits for the bank: until it is matched, or undone by a void, a stop, a correction or a return before
-- its deposit. Can be made anew from the ledger and the matches (ledger:verify compares), and spares to look through all that was ever posted.
create table book_waits (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  number          bigint not null,
  kind            text not null,
  day             date not null,
  -- What came in above zero, what went out below.
  amount_cents    money_cents not null,
  -- From this day on it does not.
  until_day       date not null default 'infinity',
  -- What had undone it was taken back: on days between, it waited for nothing.
  was_undone      boolean not null default false,
  primary key (tenant_id, bank_account_id, stripe, number),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions
) with (fillfactor = 80);
create index book_waits_until on book_waits (tenant_id, bank_account_id, until_day, day);

-- The same of what the bank told.
create table bank_waits (
  tenant_id       varchar(63) not null,
  bank_item_id    integer not null,
  bank_account_id integer not null,
  day             date not null,
  amount_cents    money_cents not null,
  until_day       date not null default 'infinity',
  primary key (tenant_id, bank_item_id),
  foreign key (tenant_id, bank_item_id, bank_account_id) references bank_items (tenant_id, bank_item_id, bank_account_id) on delete cascade
) with (fillfactor = 80);
create index bank_waits_until on bank_waits (tenant_id, bank_account_id, until_day, day);

-- ---------------------------------------------------------------- matches
-- Items of both sides that are the same, to the cent. A match is ended once, and else never changed.
create table bank_matches (
  tenant_id       varchar(63) not null,
  bank_match_id   integer not null check (bank_match_id > 0),
  bank_account_id integer not null,
  rule            text not null check (rule in ('check', 'reference', 'slip', 'batch', 'amount', 'returned', 'undone', 'hand')),
  reason          varchar(200) not null check (length(reason) > 0),
  note            varchar(200) check (length(note) > 0),
  -- The last day of its items: from then on both sides have all of them.
  day             date not null,
  -- What the items of the bank come to.
  amount_cents    money_cents not null,
  matched_at      timestamptz not null default clock_timestamp(),
  matched_by      text not null default current_setting('app.actor', true),
  ended_at        timestamptz,
  ended_by        text,
  ended_reason    varchar(200) check (length(ended_reason) > 0),
  primary key (tenant_id, bank_match_id),
  unique (tenant_id, bank_match_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((ended_at is null) = (ended_by is null) and (ended_at is not null or ended_reason is null))
);
create index bank_matches_of_day on bank_matches (tenant_id, bank_account_id, day, bank_match_id) where ended_at is null;

-- The items: each of the bank or a transaction of the ledger.
create table bank_match_items (
  tenant_id       varchar(63) not null,
  bank_match_id   integer not null,
  -- From 1 on in its match.
  item            integer not null check (item > 0),
  bank_account_id integer not null,
  -- No key of a row: what the bank told goes with its file, and matches that were ended stay.
  bank_item_id    integer,
  stripe          smallint,
  number          bigint,
  amount_cents    money_cents not null,
  -- Until its match is ended.
  stands          boolean not null default true,
  primary key (tenant_id, bank_match_id, item),
  foreign key (tenant_id, bank_match_id, bank_account_id) references bank_matches (tenant_id, bank_match_id, bank_account_id),
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  check ((bank_item_id is null) <> (number is null) and (stripe is null) = (number is null))
);
-- Each is in one match, whoever matches at the same time.
create unique index bank_match_items_bank_once on bank_match_items (tenant_id, bank_item_id) where stands and bank_item_id is not null;
create unique index bank_match_items_book_once on bank_match_items (tenant_id, bank_account_id, stripe, number) where stands and number is not null;

-- What is said of an item: what was asked, of whom, what came of it. Added, and never changed.
create table reconciliation_notes (
  tenant_id       varchar(63) not null,
  note_id         integer not null check (note_id > 0),
  bank_account_id integer not null,
  bank_item_id    integer,
  stripe          smallint,
  number          bigint,
  text            varchar(200) not null check (length(text) > 0),
  noted_at        timestamptz not null default clock_timestamp(),
  noted_by        text not null default current_setting('app.actor', true),
  primary key (tenant_id, note_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  foreign key (tenant_id, bank_account_id, stripe, number) references ledger_transactions,
  check ((bank_item_id is null) <> (number is null) and (stripe is null) = (number is null))
);
create index reconciliation_notes_of_bank_item on reconciliation_notes (tenant_id, bank_item_id) where bank_item_id is not null;
create index reconciliation_notes_of_book_item on reconciliation_notes (tenant_id, bank_account_id, stripe, number) where number is not null;

do $$
declare
  each text;
begin
  foreach each in array array['book_waits', 'bank_waits', 'bank_matches', 'bank_match_items', 'reconciliation_notes'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', each);
    execute format('grant select on %I to closewright_app', each);
  end loop;
end $$;
grant insert on bank_matches, bank_match_items, reconciliation_notes to closewright_app;
grant update (ended_at, ended_reason) on bank_matches to closewright_app;
select audit_table('bank_matches', 'bank_match_id');
select audit_table('bank_match_items', 'bank_match_id', 'item');
select audit_table('reconciliation_notes', 'note_id');

-- ---------------------------------------------------------------- keeping what waits
-- Whether something undoes what it is about: a void, a stop, or the return of what had not been deposited.
create function undoes_its_item(done ledger_transactions) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select done.kind in ('void', 'stop') or done.kind = 'returned deposit' and not exists (
    select from ledger_lines l where l.tenant_id = done.tenant_id and l.bank_account_id = done.bank_account_id and l.stripe = done.stripe
      and l.number = done.number and l.account = 'cash')
$$;

-- Until when an item of the ledger waits, as everything stands.
create function book_wait_until(tenant text, bank integer, of_stripe smallint, of_number bigint) returns date language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(least(
    (select min(a.business_date) from ledger_standing_about(tenant, bank, of_stripe, of_number) a where undoes_its_item(a)),
    (select r.business_date from ledger_transactions r
      where r.tenant_id = tenant and r.bank_account_id = bank and r.reverses_stripe = of_stripe and r.reverses_number = of_number),
    (select m.day from bank_match_items i join bank_matches m on m.tenant_id = i.tenant_id and m.bank_match_id = i.bank_match_id
      where i.tenant_id = tenant and i.bank_account_id = bank and i.stripe = of_stripe and i.number = of_number and i.stands)), 'infinity')
$$;

create function keep_book_waits() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  posted record;
  done   ledger_transactions;
  undone ledger_transactions;
begin
  for posted in
    select n.tenant_id, n.bank_account_id, n.stripe, n.number, bool_or(n.account = 'cash') as has_cash,
      sum(n.amount_cents) filter (where n.account in ('cash', 'in transit', 'outstanding')) as cents
    from new_rows n group by n.tenant_id, n.bank_account_id, n.stripe, n.number
  loop
    select t.* into strict done from ledger_transactions t where t.tenant_id = posted.tenant_id and t.bank_account_id = posted.bank_account_id
      and t.stripe = posted.stripe and t.number = posted.number;
    if done.kind = any(book_item_kinds()) and (done.kind <> 'returned deposit' or posted.has_cash) then
      insert into book_waits (tenant_id, bank_account_id, stripe, number, kind, day, amount_cents)
      values (done.tenant_id, done.bank_account_id, done.stripe, done.number, done.kind, done.business_date, posted.cents);
    elsif done.kind in ('void', 'stop', 'returned deposit') then
      update book_waits w set until_day = book_wait_until(w.tenant_id, w.bank_account_id, w.stripe, w.number)
      where w.tenant_id = done.tenant_id and w.bank_account_id = done.bank_account_id and w.stripe = done.about_stripe and w.number = done.about_number;
    elsif done.reverses_number is not null then
      select t.* into strict undone from ledger_transactions t where t.tenant_id = done.tenant_id and t.bank_account_id = done.bank_account_id
        and t.stripe = done.reverses_stripe and t.number = done.reverses_number;
      update book_waits w set until_day = book_wait_until(w.tenant_id, w.bank_account_id, w.stripe, w.number)
      where w.tenant_id = done.tenant_id and w.bank_account_id = done.bank_account_id and w.stripe = undone.stripe and w.number = undone.number;
      if undoes_its_item(undone) then
        update book_waits w set was_undone = true, until_day = book_wait_until(w.tenant_id, w.bank_account_id, w.stripe, w.number)
        where w.tenant_id = done.tenant_id and w.bank_account_id = done.bank_account_id and w.stripe = undone.about_stripe
          and w.number = undone.about_number;
      end if;
    end if;
  end loop;
  return null;
end $$;
create trigger keep_book_waits after insert on ledger_lines referencing new table as new_rows for each statement execute function keep_book_waits();

create function keep_bank_waits() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into bank_waits (tenant_id, bank_item_id, bank_account_id, day, amount_cents)
  select n.tenant_id, n.bank_item_id, n.bank_account_id, n.day, n.amount_cents from new_rows n;
  return null;
end $$;
create trigger keep_bank_waits after insert on bank_items referencing new table as new_rows for each statement execute function keep_bank_waits();

-- What was there before.
do $$
declare
  each text;
begin
  for each in select tenant_id from tenants loop
    perform set_config('app.tenant', each, true);
    insert into book_waits (tenant_id, bank_account_id, stripe, number, kind, day, amount_cents, until_day, was_undone)
    select t.tenant_id, t.bank_account_id, t.stripe, t.number, t.kind, t.business_date, l.cents,
      book_wait_until(t.tenant_id, t.bank_account_id, t.stripe, t.number),
      exists (select from ledger_transactions a join ledger_transactions r on r.tenant_id = a.tenant_id and r.bank_account_id = a.bank_account_id
          and r.reverses_stripe = a.stripe and r.reverses_number = a.number
        where a.tenant_id = t.tenant_id and a.bank_account_id = t.bank_account_id and a.about_stripe = t.stripe and a.about_number = t.number
          and undoes_its_item(a))
    from ledger_transactions t cross join lateral (
      select sum(l.amount_cents) as cents, bool_or(l.account = 'cash') as has_cash from ledger_lines l
      where l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number
        and l.account in ('cash', 'in transit', 'outstanding')) l
    where t.tenant_id = each and t.kind = any(book_item_kinds()) and (t.kind <> 'returned deposit' or l.has_cash);
    insert into bank_waits (tenant_id, bank_item_id, bank_account_id, day, amount_cents)
    select i.tenant_id, i.bank_item_id, i.bank_account_id, i.day, i.amount_cents from bank_items i where i.tenant_id = each;
  end loop;
end $$;

-- What of the ledger of an account waits at the end of a day. Of what was undone and is not any more, each day is looked at by itself.
create function book_items_waiting(bank integer, through date)
  returns table (stripe smallint, number bigint, kind text, day date, amount_cents bigint)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select w.stripe, w.number, w.kind, w.day, w.amount_cents from book_waits w
  where w.tenant_id = current_setting('app.tenant', true) and w.bank_account_id = bank and w.day <= through and w.until_day > through
    and (not w.was_undone or not exists (
      select from ledger_transactions a where a.tenant_id = w.tenant_id and a.bank_account_id = w.bank_account_id and a.about_stripe = w.stripe
        and a.about_number = w.number and a.business_date <= through and undoes_its_item(a) and not exists (
          select from ledger_transactions r where r.tenant_id = a.tenant_id and r.bank_account_id = a.bank_account_id
            and r.reverses_stripe = a.stripe and r.reverses_number = a.number and r.business_date <= through)))
$$;

-- The same of what the bank told.
create function bank_items_waiting(bank integer, through date) returns table (bank_item_id integer, day date, amount_cents bigint)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select w.bank_item_id, w.day, w.amount_cents from bank_waits w
  where w.tenant_id = current_setting('app.tenant', true) and w.bank_account_id = bank and w.day <= through and w.until_day > through
$$;

-- ---------------------------------------------------------------- what a match is
-- Who matches is who works, and when is now. Whoever matches or takes apart holds the account with all of its stripes: nothing is corrected meanwhile.
create function bank_match_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    new.matched_at := clock_timestamp();
    new.matched_by := who;
    new.ended_at := null;
    new.ended_by := null;
    new.ended_reason := null;
  elsif tg_op <> 'UPDATE' or old.ended_at is not null or new.ended_at is null
    or (to_jsonb(new) - 'ended_at' - 'ended_by' - 'ended_reason') <> (to_jsonb(old) - 'ended_at' - 'ended_by' - 'ended_reason')
  then
    raise exception 'a match is taken apart once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  else
    new.ended_at := clock_timestamp();
    new.ended_by := who;
  end if;
  perform refuse_closed_bank_day(new.bank_account_id, new.day);
  perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id order by s.stripe for no key update;
  return new;
end $$;
create trigger bank_match_stays before insert or update or delete on bank_matches for each row execute function bank_match_stays();
create trigger bank_match_stays_whole before truncate on bank_matches for each statement execute function bank_match_stays();

create function bank_match_is_ended() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off as $$
begin
  update bank_match_items i set stands = false where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id;
  -- What is matched is undone by nothing, so it waits again.
  update book_waits w set until_day = 'infinity' from bank_match_items i
  where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id and w.tenant_id = i.tenant_id and w.bank_account_id = i.bank_account_id
    and w.stripe = i.stripe and w.number = i.number;
  update bank_waits w set until_day = 'infinity' from bank_match_items i
  where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id and w.tenant_id = i.tenant_id and w.bank_item_id = i.bank_item_id;
  return null;
end $$;
create trigger bank_match_is_ended after update on bank_matches for each row
  when (old.ended_at is null and new.ended_at is not null) execute function bank_match_is_ended();

-- Only that it does not stand any more, with its match.
create function bank_match_item_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'UPDATE' or not old.stands or new.stands or (to_jsonb(new) - 'stands') <> (to_jsonb(old) - 'stands')
    or not exists (select from bank_matches m where m.tenant_id = new.tenant_id and m.bank_match_id = new.bank_match_id and m.ended_at is not null)
  then
    raise exception 'what was matched is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger bank_match_item_stays before update or delete on bank_match_items for each row execute function bank_match_item_stays();
create trigger bank_match_item_stays_whole before truncate on bank_match_items for each statement execute function bank_match_item_stays();

-- The items of a match come in one statement. They are at least two of its account, each as it is, and wait for nothing else; both sides come to the
-- same, to the cent; a payment is matched with what the bank paid.
create function bank_match_items_come() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  -- Each row by its key: of what was stored just now the planner knows nothing, and would look through all of it for each.
  set enable_seqscan = off as $$
declare
  wrong record;
begin
  select n.bank_item_id, n.stripe, n.number into wrong from new_rows n
    left join bank_waits b on b.tenant_id = n.tenant_id and b.bank_item_id = n.bank_item_id
    left join book_waits w on w.tenant_id = n.tenant_id and w.bank_account_id = n.bank_account_id and w.stripe = n.stripe and w.number = n.number
  where coalesce(b.until_day, w.until_day) is distinct from 'infinity' or not n.stands
    or n.amount_cents is distinct from coalesce(b.amount_cents, w.amount_cents) or b.bank_account_id <> n.bank_account_id limit 1;
  if found then perform refuse_posting('NOT_WAITING', to_jsonb(wrong)); end if;
  select m.bank_match_id into wrong from (
    select n.tenant_id, n.bank_match_id, count(*) as items, count(n.bank_item_id) as of_bank,
      sum(n.amount_cents) filter (where n.bank_item_id is not null) as bank, sum(n.amount_cents) filter (where n.number is not null) as book,
      max(coalesce(b.day, w.day)) as day, bool_or(w.kind = any(ledger_carried_kinds('paid'))) as pays
    from new_rows n
      left join bank_waits b on b.tenant_id = n.tenant_id and b.bank_item_id = n.bank_item_id
      left join book_waits w on w.tenant_id = n.tenant_id and w.bank_account_id = n.bank_account_id and w.stripe = n.stripe and w.number = n.number
    group by n.tenant_id, n.bank_match_id) n
  left join bank_matches m on m.tenant_id = n.tenant_id and m.bank_match_id = n.bank_match_id
  where n.items < 2 or coalesce(n.bank, 0) <> coalesce(n.book, 0) or m.ended_at is not null
    or (m.day, m.amount_cents) is distinct from (n.day, coalesce(n.bank, 0)) or n.pays and n.of_bank = 0
    or n.items <> (select count(*) from bank_match_items i where i.tenant_id = n.tenant_id and i.bank_match_id = n.bank_match_id) limit 1;
  if found then perform refuse_posting('NO_MATCH', to_jsonb(wrong)); end if;
  update book_waits w set until_day = m.day from new_rows n join bank_matches m on m.tenant_id = n.tenant_id and m.bank_match_id = n.bank_match_id
  where w.tenant_id = n.tenant_id and w.bank_account_id = n.bank_account_id and w.stripe = n.stripe and w.number = n.number;
  update bank_waits w set until_day = m.day from new_rows n join bank_matches m on m.tenant_id = n.tenant_id and m.bank_match_id = n.bank_match_id
  where w.tenant_id = n.tenant_id and w.bank_item_id = n.bank_item_id;
  return null;
end $$;
create trigger bank_match_items_come after insert on bank_match_items referencing new table as new_rows
  for each statement execute function bank_match_items_come();

-- The match that a transaction names in its facts; null where it names none.
create function bank_match_named(facts jsonb) returns integer language sql immutable set search_path = pg_catalog as $$
  select case when facts ->> 'bankMatchID' ~ '^[1-9]\d{0,8}$' then (facts ->> 'bankMatchID')::integer end
$$;

-- At the commit: a match that stands has items, and each payment of it is posted as paid, whole, by this match; one that was ended has none posted so.
create function bank_match_holds() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_match bank_matches;
  item     record;
begin
  select m.* into strict of_match from bank_matches m where m.tenant_id = new.tenant_id and m.bank_match_id = new.bank_match_id;
  -- One by one, so that no plan depends on how much is known of tables that were filled just now.
  for item in select i.stripe, i.number, i.amount_cents from bank_match_items i
    where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id
  loop
    if exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = item.stripe
        and t.number = item.number and t.kind = any(ledger_carried_kinds('paid')))
      and (case when of_match.ended_at is null then -item.amount_cents else 0 end) <> coalesce((
        select sum(l.amount_cents) from ledger_standing_about(new.tenant_id, new.bank_account_id, item.stripe, item.number) a
        join ledger_lines l on l.tenant_id = a.tenant_id and l.bank_account_id = a.bank_account_id and l.stripe = a.stripe and l.number = a.number
        where a.kind = 'paid' and bank_match_named(a.facts) = new.bank_match_id and l.account = 'outstanding'), 0)
    then
      raise exception 'a payment that is matched is posted as paid, and no other is' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  if not exists (select from bank_match_items i where i.tenant_id = new.tenant_id and i.bank_match_id = new.bank_match_id) then
    raise exception 'a match has its items' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger bank_match_holds after insert or update on bank_matches deferrable initially deferred
  for each row execute function bank_match_holds();

-- What the bank told does not go while it is matched.
create function matched_bank_item_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from bank_match_items i where i.tenant_id = old.tenant_id and i.bank_item_id = old.bank_item_id and i.stands) then
    perform refuse_posting('MATCHED', jsonb_build_object('bankItemID', old.bank_item_id));
  end if;
  return old;
end $$;
create trigger matched_bank_item_stays before delete on bank_items for each row execute function matched_bank_item_stays();

create function reconciliation_note_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'what was noted is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.noted_at := clock_timestamp();
  new.noted_by := nullif(current_setting('app.actor', true), '');
  return new;
end $$;
create trigger reconciliation_note_stays before insert or update or delete on reconciliation_notes
  for each row execute function reconciliation_note_stays();
create trigger reconciliation_note_stays_whole before truncate on reconciliation_notes
  for each statement execute function reconciliation_note_stays();

-- ---------------------------------------------------------------- what the ledger takes of what is matched
create function is_matched(tenant text, bank integer, of_stripe smallint, of_number bigint) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from bank_match_items i
    where i.tenant_id = tenant and i.bank_account_id = bank and i.stripe = of_stripe and i.number = of_number and i.stands)
$$;

-- What is matched is neither taken back nor ended, nor is its deposit: the bank has it. It may give a deposit back, where there was one. What was paid
-- names the match that says so, and is posted on its day, whoever posts.
create function refuse_matched() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  undone record;
begin
  if new.reverses_number is not null then
    select t.kind, t.about_stripe, t.about_number into undone from ledger_transactions t where t.tenant_id = new.tenant_id
      and t.bank_account_id = new.bank_account_id and t.stripe = new.reverses_stripe and t.number = new.reverses_number;
    if is_matched(new.tenant_id, new.bank_account_id, new.reverses_stripe, new.reverses_number)
      or undone.kind = 'deposit' and is_matched(new.tenant_id, new.bank_account_id, undone.about_stripe, undone.about_number)
    then
      perform refuse_posting('MATCHED', '{}');
    end if;
  elsif new.kind = 'paid' then
    if not exists (select from bank_match_items i join bank_matches m on m.tenant_id = i.tenant_id and m.bank_match_id = i.bank_match_id
        where i.tenant_id = new.tenant_id and i.bank_account_id = new.bank_account_id and i.stripe = new.about_stripe and i.number = new.about_number
          and i.stands and m.bank_match_id = bank_match_named(new.facts) and m.day = new.business_date) then
      perform refuse_posting('NOT_MATCHED', '{}');
    end if;
  elsif new.kind in ('void', 'stop', 'returned deposit') and is_matched(new.tenant_id, new.bank_account_id, new.about_stripe, new.about_number)
    and (new.kind <> 'returned deposit' or not exists (
      select from ledger_standing_about(new.tenant_id, new.bank_account_id, new.about_stripe, new.about_number) a where a.kind = 'deposit'))
  then
    perform refuse_posting('MATCHED', '{}');
  end if;
  return new;
end $$;
create trigger refuse_matched before insert on ledger_transactions for each row execute function refuse_matched();

-- At the commit: what was posted as paid is taken back by taking its match apart, and in no other way.
create function paid_stays_with_its_match() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from ledger_transactions t join bank_matches m on m.tenant_id = t.tenant_id and m.bank_match_id = bank_match_named(t.facts)
      and m.bank_account_id = t.bank_account_id
      where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.reverses_stripe and t.number = new.reverses_number
        and t.kind = 'paid' and m.ended_at is null) then
    perform refuse_posting('MATCHED', '{}');
  end if;
  return null;
end $$;
create constraint trigger paid_stays_with_its_match after insert on ledger_transactions deferrable initially deferred for each row
  when (new.reverses_number is not null) execute function paid_stays_with_its_match();

revoke execute on function undoes_its_item(ledger_transactions), book_wait_until(text, integer, smallint, bigint), keep_book_waits(), keep_bank_waits(),
  bank_match_stays(), bank_match_is_ended(), bank_match_item_stays(), bank_match_items_come(), bank_match_holds(), matched_bank_item_stays(),
  reconciliation_note_stays(), is_matched(text, integer, smallint, bigint), refuse_matched(), paid_stays_with_its_match(),
  book_items_waiting(integer, date), bank_items_waiting(integer, date)
  from public;
-- What waits is asked by the application, too, and so is what undoes it.
grant execute on function book_items_waiting(integer, date), bank_items_waiting(integer, date), undoes_its_item(ledger_transactions) to closewright_app;
