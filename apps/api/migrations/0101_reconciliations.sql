-- Reconciliations (decision 0050): a bank account is finalized through a day by one person, reviewed by another, and reopened by two. The row is what
-- closes the ledger and what opens it again: neither is there without the other. docs/reconciliation.md.
create table reconciliations (
  tenant_id         varchar(63) not null,
  reconciliation_id integer not null check (reconciliation_id > 0),
  bank_account_id   integer not null,
  day               date not null check (day between '1970-01-01' and '2099-12-31'),
  -- From 1 on for each day of an account: one that was reopened and its next are two.
  number            integer not null check (number > 0),
  -- Until it is reopened.
  is_final          boolean not null default true,
  -- The three-way statement, as domain/reconciliation has it.
  figures           jsonb not null check (jsonb_typeof(figures) = 'object' and length(figures::text) <= 4000),
  open_exceptions   integer not null check (open_exceptions >= 0),
  -- Where each chain of the ledger ended: [[stripe, number, hash in hex], ...]. Under the audit, as ledger_checkpoints are.
  ends              jsonb not null check (jsonb_typeof(ends) = 'array' and length(ends::text) <= 4000),
  -- SHA-256 of its pack.
  sha256            varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Through which day the account was finalized before, which is where reopening leads back to.
  closed_before     date,
  prepared_by       text not null default current_setting('app.actor', true),
  prepared_at       timestamptz not null default clock_timestamp(),
  prepared_note     varchar(200) check (length(prepared_note) > 0),
  reviewed_by       text,
  reviewed_at       timestamptz,
  reviewed_note     varchar(200) check (length(reviewed_note) > 0),
  reopen_asked_by   text,
  reopen_asked_at   timestamptz,
  reopen_reason     varchar(200) check (length(reopen_reason) > 0),
  -- Who reopened it or, while it is final, who said no the last time.
  reopened_by       text,
  reopened_at       timestamptz,
  reopened_note     varchar(200) check (length(reopened_note) > 0),
  primary key (tenant_id, reconciliation_id),
  unique (tenant_id, bank_account_id, day, number),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check (closed_before < day),
  check ((reviewed_by is null) = (reviewed_at is null) and (reviewed_by is not null or reviewed_note is null)),
  check ((reopen_asked_by is null) = (reopen_asked_at is null) and (reopen_asked_by is null) = (reopen_reason is null)),
  check ((reopened_by is null) = (reopened_at is null) and (reopened_by is not null or reopened_note is null)),
  check (is_final or reopen_asked_by is not null and reopened_by is not null)
);
-- A day is final once, whoever finalizes at the same time.
create unique index reconciliations_final on reconciliations (tenant_id, bank_account_id, day) where is_final;
select tenant_table('reconciliations', 'reconciliation_id');
revoke update on reconciliations from closewright_app;
grant update (is_final, reviewed_by, reviewed_note, reopen_asked_by, reopen_reason, reopened_note) on reconciliations to closewright_app;

-- What a reconciliation says, as the text whose hash it has: account numbers in it are masked. Its hash is under the audit.
create table reconciliation_packs (
  tenant_id         varchar(63) not null,
  reconciliation_id integer not null,
  pack              text not null check (pack is json object),
  primary key (tenant_id, reconciliation_id),
  foreign key (tenant_id, reconciliation_id) references reconciliations
);
alter table reconciliation_packs enable row level security;
alter table reconciliation_packs force row level security;
create policy tenant_rows on reconciliation_packs using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on reconciliation_packs to closewright_app;

-- What each file of a bank account had at the end of a day, in the ways it may have or lack something; of no file (0), interest and what the bank took.
-- `book` is its part of what the bank has, or will have: that of all, as no cash is of a file. It is what there is now, without what was posted to later
-- days, which is looked up by its keys. A file whose first posting is of a later day is not there.
create index ledger_days_by_day on ledger_days (tenant_id, bank_account_id, day);
-- Of a table it knows nothing of yet, the planner takes the newest index for a key, too. Made anew, the key is the newest: no posting reads all days.
alter table ledger_days drop constraint ledger_days_pkey,
  add constraint ledger_days_pkey primary key (tenant_id, bank_account_id, orders_id, account, stripe, day);
create index ledger_transactions_by_day on ledger_transactions (tenant_id, bank_account_id, business_date);
create function ledger_files_on(bank integer, at date) returns table (orders_id integer, book_cents bigint, uncollected_cents bigint,
    available_cents bigint, apart_cents bigint, lacking_cents bigint, interest_cents bigint, balance_cents bigint)
  -- All of an account is read: of what was posted just now the planner knows nothing.
  language sql stable set search_path = pg_catalog, public, pg_temp set enable_nestloop = off set work_mem = '64MB' set jit = off as $$
  with now as (
    select b.orders_id, count(*) as accounts,
      sum(b.balance_cents) filter (where b.account in ('cash', 'in transit', 'outstanding')) as book,
      sum(b.balance_cents) filter (where b.account = 'uncollected') as uncollected,
      sum(b.balance_cents) filter (where b.account = 'available') as available,
      sum(b.balance_cents) filter (where b.account in ('held', 'premium', 'fees')) as apart,
      sum(b.balance_cents) filter (where b.account in ('advance', 'loss', 'shortage')) as lacking,
      sum(b.balance_cents) filter (where b.account = 'interest') as interest
    from ledger_balances b where b.tenant_id = current_setting('app.tenant', true) and b.bank_account_id = bank group by b.orders_id),
  later as (
    select distinct d.orders_id, d.account, d.stripe from ledger_days d
    where d.tenant_id = current_setting('app.tenant', true) and d.bank_account_id = bank and d.day > at),
  moved as (
    select l.orders_id, l.account, coalesce(was.cents, 0) - latest.cents as cents, was.cents is null as is_new from later l
    cross join lateral (select d.balance_cents as cents from ledger_days d where d.tenant_id = current_setting('app.tenant', true)
      and d.bank_account_id = bank and d.orders_id = l.orders_id and d.account = l.account and d.stripe = l.stripe order by d.day desc limit 1) latest
    left join lateral (select d.balance_cents as cents from ledger_days d where d.tenant_id = current_setting('app.tenant', true)
      and d.bank_account_id = bank and d.orders_id = l.orders_id and d.account = l.account and d.stripe = l.stripe and d.day <= at
      order by d.day desc limit 1) was on true),
  since as (
    select m.orders_id, count(*) filter (where m.is_new) as accounts,
      sum(m.cents) filter (where m.account in ('cash', 'in transit', 'outstanding')) as book,
      sum(m.cents) filter (where m.account = 'uncollected') as uncollected,
      sum(m.cents) filter (where m.account = 'available') as available,
      sum(m.cents) filter (where m.account in ('held', 'premium', 'fees')) as apart,
      sum(m.cents) filter (where m.account in ('advance', 'loss', 'shortage')) as lacking,
      sum(m.cents) filter (where m.account = 'interest') as interest
    from moved m group by m.orders_id),
  file as (
    select n.orders_id, coalesce(n.book, 0) + coalesce(s.book, 0) as book, -coalesce(n.uncollected, 0) - coalesce(s.uncollected, 0) as uncollected,
      -coalesce(n.available, 0) - coalesce(s.available, 0) as available, -coalesce(n.apart, 0) - coalesce(s.apart, 0) as apart,
      -coalesce(n.lacking, 0) - coalesce(s.lacking, 0) as lacking, -coalesce(n.interest, 0) - coalesce(s.interest, 0) as interest
    from now n left join since s on s.orders_id = n.orders_id where n.accounts > coalesce(s.accounts, 0))
  select f.orders_id, f.book, f.uncollected, f.available, f.apart, f.lacking, f.interest,
    f.uncollected + f.available + f.apart + f.lacking + f.interest from file f
$$;
revoke execute on function ledger_files_on(integer, date) from public;
grant execute on function ledger_files_on(integer, date) to closewright_app;

-- Holds a bank account until the commit: nothing is imported, matched or posted while somebody compares what there is.
create function hold_ledger(bank integer) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- In the order of all who write: what the bank told, the audit, the stripes.
  perform hold_bank_account(bank);
  perform lock_audit_chain();
  perform from ledger_stripes s where s.tenant_id = nullif(current_setting('app.tenant', true), '') and s.bank_account_id = bank
    order by s.stripe for no key update;
end $$;
revoke execute on function hold_ledger(integer) from public;
grant execute on function hold_ledger(integer) to closewright_app;

-- Who signs is who works, and when is now. Signed once by a second person; reopened, or not, by another than who asked. All else stays.
create function reconciliation_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who  text := nullif(current_setting('app.actor', true), '');
  rest constant text[] := array['is_final', 'reviewed_by', 'reviewed_at', 'reviewed_note', 'reopen_asked_by', 'reopen_asked_at', 'reopen_reason',
    'reopened_by', 'reopened_at', 'reopened_note'];
begin
  if tg_op not in ('INSERT', 'UPDATE') then
    raise exception 'a reconciliation is not removed' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(who !~ '^[1-9]\d*$', true) then
    raise exception 'a reconciliation is signed by a person' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    new.prepared_by := who;
    new.prepared_at := clock_timestamp();
    if not new.is_final or new.reviewed_by is not null or new.reopen_asked_by is not null or new.reopened_by is not null then
      raise exception 'what is finalized is neither reviewed nor reopened yet' using errcode = 'insufficient_privilege';
    end if;
    perform hold_ledger(new.bank_account_id);
    select max(s.closed_through) into new.closed_before from ledger_stripes s
    where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id;
    if new.day <= new.closed_before then
      perform refuse_posting('CLOSED', jsonb_build_object('day', new.day, 'closedThrough', new.closed_before));
    end if;
    return new;
  end if;
  if (to_jsonb(new) - rest) <> (to_jsonb(old) - rest) or not old.is_final then
    raise exception 'a reconciliation does not change' using errcode = 'insufficient_privilege';
  end if;
  if (new.reviewed_by, new.reviewed_at, new.reviewed_note) is distinct from (old.reviewed_by, old.reviewed_at, old.reviewed_note) then
    if old.reviewed_by is not null or old.prepared_by = who then
      raise exception 'a reconciliation is reviewed once, by another than who prepared it' using errcode = 'insufficient_privilege';
    end if;
    new.reviewed_by := who;
    new.reviewed_at := clock_timestamp();
  end if;
  if new.is_final and old.reopen_asked_by is null and new.reopen_asked_by is not null then
    new.reopen_asked_by := who;
    new.reopen_asked_at := clock_timestamp();
    new.reopened_by := old.reopened_by;
    new.reopened_at := old.reopened_at;
    new.reopened_note := old.reopened_note;
  elsif not new.is_final or old.reopen_asked_by is distinct from new.reopen_asked_by then
    if old.reopen_asked_by is null or old.reopen_asked_by = who then
      raise exception 'a reconciliation is reopened by another than who asked for it' using errcode = 'insufficient_privilege';
    end if;
    -- Said no, the request is over; said yes, both names stay.
    new.reopen_asked_by := case when new.is_final then null else old.reopen_asked_by end;
    new.reopen_asked_at := case when new.is_final then null else old.reopen_asked_at end;
    new.reopen_reason := case when new.is_final then null else old.reopen_reason end;
    new.reopened_by := who;
    new.reopened_at := clock_timestamp();
  elsif (new.reopen_asked_at, new.reopen_reason, new.reopened_by, new.reopened_at, new.reopened_note)
      is distinct from (old.reopen_asked_at, old.reopen_reason, old.reopened_by, old.reopened_at, old.reopened_note) then
    raise exception 'what was said of reopening does not change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger reconciliation_stays before insert or update or delete on reconciliations for each row execute function reconciliation_stays();
create trigger reconciliation_stays_whole before truncate on reconciliations for each statement execute function reconciliation_stays();

-- The ledger goes with it: a final one closes its account through its day, a reopened one takes that back.
create function reconciliation_closes() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform close_ledger(new.bank_account_id, new.day);
    return null;
  end if;
  perform reopen_ledger(new.bank_account_id, new.reconciliation_id);
  return null;
end $$;
create trigger reconciliation_closes after insert on reconciliations for each row execute function reconciliation_closes();
create trigger reconciliation_reopens after update on reconciliations for each row
  when (old.is_final and not new.is_final) execute function reconciliation_closes();

-- Whether a bank account goes back from a day to an earlier one by a reconciliation of that day that was reopened just now and was the last.
create function is_reopened(tenant text, bank integer, from_day date, to_day date) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from reconciliations r where r.tenant_id = tenant and r.bank_account_id = bank and r.day = from_day and not r.is_final
      and r.reopened_by <> r.reopen_asked_by and r.reopened_at >= now() and r.closed_before is not distinct from to_day)
    and not exists (select from reconciliations r where r.tenant_id = tenant and r.bank_account_id = bank and r.is_final
      and (to_day is null or r.day > to_day))
$$;

-- Opens a bank account again back to where it was closed before a reconciliation that was just reopened: the last of its account, and closed by nothing later.
create function reopen_ledger(bank integer, reconciliation integer) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant text := nullif(current_setting('app.tenant', true), '');
  back   record;
begin
  perform hold_ledger(bank);
  select r.day, r.closed_before into back from reconciliations r
  where r.tenant_id = tenant and r.bank_account_id = bank and r.reconciliation_id = reconciliation;
  if not found or exists (select from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.closed_through is distinct from back.day)
    or not is_reopened(tenant, bank, back.day, back.closed_before) then
    perform refuse_posting('CARRIED_ON', jsonb_build_object('reconciliation', reconciliation));
  end if;
  update ledger_stripes s set closed_through = back.closed_before where s.tenant_id = tenant and s.bank_account_id = bank;
end $$;

-- A closing is taken back by that alone, whoever writes.
create function closing_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not is_reopened(new.tenant_id, new.bank_account_id, old.closed_through, new.closed_through) then
    raise exception 'a closing is taken back by a reconciliation that is reopened' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger closing_stays before update of closed_through on ledger_stripes for each row
  when (old.closed_through is not null and (new.closed_through is null or new.closed_through < old.closed_through)) execute function closing_stays();

-- A pack is that of its reconciliation, and stays.
create function pack_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' or not exists (select from reconciliations r where r.tenant_id = new.tenant_id and r.reconciliation_id = new.reconciliation_id
      and r.sha256 = encode(sha256(convert_to(new.pack, 'UTF8')), 'hex')) then
    raise exception 'a pack is what its reconciliation has the hash of, and neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger pack_stays before insert or update or delete on reconciliation_packs for each row execute function pack_stays();
create trigger pack_stays_whole before truncate on reconciliation_packs for each statement execute function pack_stays();

-- At the commit: there is no reconciliation without its pack.
create function reconciliation_has_pack() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from reconciliation_packs p where p.tenant_id = new.tenant_id and p.reconciliation_id = new.reconciliation_id) then
    raise exception 'a reconciliation has its pack' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger reconciliation_has_pack after insert on reconciliations deferrable initially deferred
  for each row execute function reconciliation_has_pack();

revoke execute on function reconciliation_stays(), reconciliation_closes(), is_reopened(text, integer, date, date), reopen_ledger(integer, integer),
  closing_stays(), pack_stays(), reconciliation_has_pack() from public;
