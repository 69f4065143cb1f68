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

-- `+ 0` keeps this index out of what is looked up by the key of a row, which would read it to its end: only who says so uses it.
create index ledger_days_by_day on ledger_days (tenant_id, bank_account_id, (day + 0));
create index ledger_transactions_by_day on ledger_transactions (tenant_id, bank_account_id, business_date);

-- What each file had in bank accounts at the end of a day, and in the row of file 0 what is of none. What is owed stands above zero, so does what is
-- lacking; cash, in transit and outstanding stand as in the ledger. Files of which nothing was posted by then have no row.
create function ledger_at(banks integer[], on_day date)
  returns table (bank_account_id integer, orders_id integer, cash bigint, in_transit bigint, outstanding bigint, interest bigint, uncollected bigint,
    available bigint, apart bigint, lacking bigint)
  -- Of what was posted just now the planner knows nothing: joins of whole sets take no longer than they must. 50,000 files are summed up in memory.
  language sql stable set search_path = pg_catalog, public, pg_temp set enable_nestloop = off set work_mem = '64MB' set jit = off as $$
  with parts as (
    select b.bank_account_id, b.orders_id, b.account, b.balance_cents::bigint as cents, 1 as accounts from ledger_balances b
    where b.tenant_id = current_setting('app.tenant', true) and b.bank_account_id = any(banks)
    union all
    -- What was added since is taken off again.
    select b.bank_account_id, b.orders_id, b.account, coalesce(t.cents, 0) - b.balance_cents::bigint, case when t.cents is null then -1 else 0 end
    from (
      select distinct d.bank_account_id, d.orders_id, d.account, d.stripe from ledger_days d
      where d.tenant_id = current_setting('app.tenant', true) and d.bank_account_id = any(banks) and d.day + 0 > on_day) m
    join ledger_balances b on b.tenant_id = current_setting('app.tenant', true) and b.bank_account_id = m.bank_account_id
      and b.orders_id = m.orders_id and b.account = m.account and b.stripe = m.stripe
    left join lateral (
      select d.balance_cents::bigint as cents from ledger_days d
      where d.tenant_id = current_setting('app.tenant', true) and d.bank_account_id = b.bank_account_id and d.orders_id = b.orders_id
        and d.account = b.account and d.stripe = b.stripe and d.day <= on_day order by d.day desc limit 1) t on true
  )
  select p.bank_account_id, p.orders_id,
    coalesce(sum(p.cents) filter (where p.account = 'cash'), 0)::bigint,
    coalesce(sum(p.cents) filter (where p.account = 'in transit'), 0)::bigint,
    coalesce(sum(p.cents) filter (where p.account = 'outstanding'), 0)::bigint,
    coalesce(-sum(p.cents) filter (where p.account = 'interest'), 0)::bigint,
    coalesce(-sum(p.cents) filter (where p.account = 'uncollected'), 0)::bigint,
    coalesce(-sum(p.cents) filter (where p.account = 'available'), 0)::bigint,
    coalesce(-sum(p.cents) filter (where p.account in ('held', 'premium', 'fees')), 0)::bigint,
    coalesce(sum(p.cents) filter (where p.account in ('advance', 'loss', 'shortage')), 0)::bigint
  from parts p group by p.bank_account_id, p.orders_id having sum(p.accounts) > 0
$$;
revoke execute on function ledger_at(integer[], date) from public;
grant execute on function ledger_at(integer[], date) to closewright_app;

-- Holds a bank account until the commit: nothing is imported, matched or posted to it while somebody compares what there is. Files are written beside,
-- as long as they take nothing that files have in common.
create function hold_ledger(bank integer) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- In the order of all who write (0050): the tenant with no file of it, what the bank told, what files have in common, the stripes.
  perform lock_files('{}');
  perform hold_bank_account(bank);
  perform lock_common();
  perform from ledger_stripes s where s.tenant_id = nullif(current_setting('app.tenant', true), '') and s.bank_account_id = bank
    order by s.stripe for no key update;
end $$;
revoke execute on function hold_ledger(integer) from public;
grant execute on function hold_ledger(integer) to closewright_app;

-- As it was (0095), and: it holds the account as all do who compare what there is, and not the whole tenant.
create or replace function close_ledger(bank integer, through date) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant text := nullif(current_setting('app.tenant', true), '');
begin
  if not coalesce(through between '1970-01-01' and '2099-12-31', false) then
    perform refuse_posting('MALFORMED', jsonb_build_object('day', through));
  end if;
  perform hold_ledger(bank);
  if not exists (select from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank) then
    perform refuse_posting('NO_BANK_ACCOUNT', jsonb_build_object('bank', bank));
  end if;
  if exists (select from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.closed_through > through) then
    perform refuse_posting('CLOSED', jsonb_build_object('day', through, 'closedThrough', (
      select max(s.closed_through) from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank)));
  end if;
  update ledger_stripes s set closed_through = through where s.tenant_id = tenant and s.bank_account_id = bank;
end $$;

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
