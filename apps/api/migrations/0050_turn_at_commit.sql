-- The turn of the audit is taken last (decision 0030): what a transaction writes is noted without a place in the chain, and gets place and hash when
-- it commits. Before that, writers of different files of a tenant work side by side.
--
-- Everybody locks in this order, so that nobody waits in a circle:
--  1. the tenant: shared by those who say which files they write (lock_files), alone by everybody else (lock_tenant);
--  2. the rows of these files, in the order of their ids;
--  3. what files have in common: ids, file numbers, alerts, the time of people (lock_common);
--  4. the turn of the audit, at the commit.

-- ---------------------------------------------------------------- locks
-- What this transaction has locked is a setting of its own: 'files epsilon' or 'tenant epsilon'. Who forges it gets in their own way.
create function tenant_lock_key(what text) returns bigint language sql stable
  return hashtextextended(concat_ws(' ', what, current_setting('app.tenant', true)), 0);

-- Nobody else writes in the tenant until the transaction ends. For what is no matter of single files.
create function lock_tenant() returns void language plpgsql as $$
declare
  tenant text := nullif(current_setting('app.tenant', true), '');
begin
  if tenant is null then
    raise exception 'no tenant is set (app.tenant)' using errcode = 'insufficient_privilege';
  end if;
  case coalesce(current_setting('app.locked', true), '')
    when 'tenant ' || tenant then return;
    -- Two of this kind would wait for each other.
    when 'files ' || tenant then raise exception 'a transaction that has locked files cannot lock their tenant: lock that first';
    else
      perform pg_advisory_xact_lock(public.tenant_lock_key('tenant'));
      perform set_config('app.locked', 'tenant ' || tenant, true);
  end case;
end $$;

-- Nobody else writes these files until the transaction ends, and nobody locks the tenant; other files are written beside. To be called once, with
-- all files that are written. What the transaction reads afterwards of these files stays true until it commits.
create function lock_files(ids integer[]) returns void language plpgsql as $$
declare
  tenant text := current_setting('app.tenant', true);
begin
  if current_setting('app.locked', true) is distinct from 'tenant ' || tenant then
    perform pg_advisory_xact_lock_shared(public.tenant_lock_key('tenant'));
    perform set_config('app.locked', 'files ' || tenant, true);
  end if;
  -- As an update without a change of keys does: rows that refer to a file are stored meanwhile.
  perform from public.orders o where o.tenant_id = tenant and o.orders_id = any(ids) order by o.orders_id for no key update;
end $$;

-- Nobody else takes ids or numbers, judges alerts or books time in the tenant until the transaction ends. After lock_files, and before anything is
-- written that has to be unique among files.
create function lock_common() returns void language plpgsql as $$
begin
  if coalesce(current_setting('app.locked', true), '') is distinct from 'tenant ' || current_setting('app.tenant', true) then
    perform public.lock_files('{}');
    perform pg_advisory_xact_lock(public.tenant_lock_key('common'));
  end if;
end $$;

-- Who writes without having said what, has the tenant alone.
create or replace function audit_before() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.locked', true), '') is distinct from 'files ' || current_setting('app.tenant', true) then
    perform public.lock_tenant();
  end if;
  return null;
end $$;

create or replace function next_ids(counter_name text, how_many integer default 1) returns integer language plpgsql as $$
declare
  last_id integer;
begin
  if coalesce(current_setting('app.locked', true), '') = 'files ' || current_setting('app.tenant', true) then
    perform public.lock_common();
  else
    perform public.lock_tenant();
  end if;
  insert into public.tenant_counters as c (tenant_id, counter, value)
  values (current_setting('app.tenant', true), counter_name, how_many)
  on conflict (tenant_id, counter) do update set value = c.value + excluded.value
  returning value into last_id;
  return last_id - how_many + 1;
end $$;

-- Nodes of the version before call it first of all, until they are replaced.
create or replace function lock_audit_chain() returns void language plpgsql as $$
begin
  perform public.lock_tenant();
end $$;

grant execute on function tenant_lock_key(text), lock_tenant(), lock_files(integer[]), lock_common() to closewright_app;

-- ---------------------------------------------------------------- entries that have no place in the chain yet
-- Rows are here from a write to the end of its transaction, and nobody but that transaction ever sees them: unlogged, for there is nothing to
-- recover. The application can neither read nor write them.
create unlogged table unchained_entries (
  tenant_id      varchar(63) not null,
  transaction_id bigint not null,
  -- from 1 within the transaction
  entry          integer not null,
  actor          text not null,
  request_id     text not null,
  table_name     text not null,
  row_key        text not null,
  operation      text not null,
  orders_id      integer,
  before         jsonb,
  after          jsonb,
  primary key (tenant_id, transaction_id, entry)
);
alter table unchained_entries enable row level security;
alter table unchained_entries force row level security;
create policy tenant_rows on unchained_entries using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

-- Notes what one statement wrote. One function for all tables: the table's key columns are its arguments. An update of bookkeeping alone (a child row
-- was saved) is left out: that child has its own entry.
create or replace function audit_write() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant  text := current_setting('app.tenant', true);
  who     text := nullif(current_setting('app.actor', true), '');
  request text := coalesce(current_setting('app.request', true), '');
  own     bigint := pg_current_xact_id()::text::bigint;
  noted   integer;
begin
  if who is null then
    raise exception 'a write without app.actor cannot be audited' using errcode = 'insufficient_privilege';
  end if;
  select coalesce(max(entry), 0) into noted from unchained_entries where tenant_id = tenant and transaction_id = own;
  case tg_op
    when 'INSERT' then
      insert into unchained_entries
      select tenant, own, noted + row_number() over (), who, request, tg_table_name, audit_key(n.r, tg_argv), tg_op,
        (n.r ->> 'orders_id')::integer, null, audit_shown(n.r)
      from (select to_jsonb(x) as r from new_rows x) n;
    when 'DELETE' then
      insert into unchained_entries
      select tenant, own, noted + row_number() over (), who, request, tg_table_name, audit_key(o.r, tg_argv), tg_op,
        (o.r ->> 'orders_id')::integer, audit_shown(o.r), null
      from (select to_jsonb(x) as r from old_rows x) o;
    else
      insert into unchained_entries
      select tenant, own, noted + row_number() over (), who, request, tg_table_name, key, tg_op,
        (coalesce(n.r, o.r) ->> 'orders_id')::integer,
        -- A key that was changed: one row is gone and another is there.
        case when n.r is null then audit_shown(o.r) else changed.before end,
        case when o.r is null then audit_shown(n.r) else changed.after end
      -- `offset 0`: each row is made a document, and its key read from it, once.
      from (select x.r, audit_key(x.r, tg_argv) as key from (select to_jsonb(w) as r from old_rows w offset 0) x offset 0) o
      full join (select x.r, audit_key(x.r, tg_argv) as key from (select to_jsonb(w) as r from new_rows w offset 0) x offset 0) n using (key)
      cross join lateral (
        select jsonb_object_agg(name, case when name like '%\_encrypted' and was.value <> 'null' then '"***"' else was.value end) as before,
          jsonb_object_agg(name, case when name like '%\_encrypted' and becomes.value <> 'null' then '"***"' else becomes.value end) as after
        from jsonb_each(o.r) was (name, value) join jsonb_each(n.r) becomes (name, value) using (name)
        where was.value <> becomes.value and name not in ('version', 'updated_at', 'updated_by', 'file_number_key', 'last_order_id')) changed
      where o.r is null or n.r is null or changed.before is not null;
  end case;
  return null;
end $$;

-- Takes the turn, counts the files anew whose counts are concerned (0040), and gives the entries of the transaction their places and hashes.
create function chain_entries() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant   text := new.tenant_id;
  own      bigint := new.transaction_id;
  set_now  text := current_setting('app.tenant', true);
  chain    record;
  noted    record;
  files    integer[];
  moment   timestamptz;
  next_seq bigint;
  link     bytea;
begin
  -- A command may have gone on to another tenant.
  perform set_config('app.tenant', tenant, true);
  perform pg_advisory_xact_lock(tenant_lock_key('turn'));
  select last_seq, last_hash into strict chain from audit_chain where tenant_id = tenant;
  moment := clock_timestamp();
  next_seq := chain.last_seq;
  link := chain.last_hash;

  select array_agg(distinct orders_id) into files from unchained_entries
  where tenant_id = tenant and transaction_id = own and case table_name
    when 'orders' then operation = 'INSERT' or before ?| array['status', 'region_id', 'branch_id', 'closing_date', 'escrow_officer_id',
      'title_officer_id', 'closer_id', 'post_closer_id', 'default_loan_id', 'sale_price_cents']
    when 'loans' then operation <> 'UPDATE' or before ?| array['lender_name', 'amount_cents']
    else false end;
  if files is not null then perform count_files_again(files); end if;

  for noted in select * from unchained_entries where tenant_id = tenant and transaction_id = own order by entry loop
    next_seq := next_seq + 1;
    -- platform/audit/proof/verify-chain.ts computes the same text on its own; change both or neither.
    link := sha256(link || convert_to(jsonb_build_array(
      tenant, next_seq, extract(epoch from moment)::text, noted.actor, noted.request_id, noted.table_name, noted.row_key,
      noted.operation, noted.orders_id, noted.before, noted.after)::text, 'UTF8'));
    insert into audit_log (tenant_id, seq, at, actor, request_id, table_name, row_key, operation, orders_id, before, after, hash)
    values (tenant, next_seq, moment, noted.actor, noted.request_id, noted.table_name, noted.row_key, noted.operation, noted.orders_id,
      noted.before, noted.after, link);
  end loop;
  delete from unchained_entries where tenant_id = tenant and transaction_id = own;
  update audit_chain set last_seq = next_seq, last_hash = link where tenant_id = tenant;
  perform set_config('app.tenant', coalesce(set_now, ''), true);
  return null;
end $$;
create constraint trigger chain_at_commit after insert on unchained_entries deferrable initially deferred
  for each row when (new.entry = 1) execute function chain_entries();

-- The counts of the portfolio go by the entries, in the turn: two transactions never meet in file_counts.
drop trigger orders_counted_insert on orders;
drop trigger orders_counted_update on orders;
drop trigger loans_counted_insert on loans;
drop trigger loans_counted_update on loans;
drop trigger loans_counted_delete on loans;
drop function orders_counted(), loans_counted();

-- Counts these files of the tenant anew. As short as can be, for others wait: what a file counts as is written once, and only where it differs.
create or replace function count_files_again(ids integer[]) returns void language plpgsql as $$
declare
  tenant text := current_setting('app.tenant', true);
  -- In no time zone is it an earlier day than yesterday of UTC: what is over by then is over everywhere.
  this_week date := closing_week_of(current_date - 1);
begin
  merge into counted_files c
  using (
    select tenant as tenant_id, w.id as orders_id, o.orders_id is not null as is_there, o.status, o.region_id, o.branch_id,
      case when o.closing_date is null then 'infinity' when o.closing_date < this_week then '-infinity' else closing_week_of(o.closing_date) end
        as closing_week,
      coalesce(o.escrow_officer_id, 0) as escrow_officer_id, coalesce(o.title_officer_id, 0) as title_officer_id,
      coalesce(o.closer_id, 0) as closer_id, coalesce(o.post_closer_id, 0) as post_closer_id,
      coalesce((select l.lender_name from loans l where l.tenant_id = tenant and l.loan_id = o.default_loan_id), '') as lender_name,
      coalesce(o.sale_price_cents, 0)::numeric as sale_price_cents,
      coalesce((select sum(l.amount_cents) from loans l where l.tenant_id = tenant and l.orders_id = w.id), 0) as loans_cents
    from unnest(ids) w (id) left join orders o on o.tenant_id = tenant and o.orders_id = w.id) f
  on c.tenant_id = tenant and c.orders_id = f.orders_id
  when matched and not f.is_there then delete
  when matched and (c.status, c.region_id, c.branch_id, c.closing_week, c.escrow_officer_id, c.title_officer_id, c.closer_id, c.post_closer_id,
      c.lender_name, c.sale_price_cents, c.loans_cents) is distinct from (f.status, f.region_id, f.branch_id, f.closing_week,
      f.escrow_officer_id, f.title_officer_id, f.closer_id, f.post_closer_id, f.lender_name, f.sale_price_cents, f.loans_cents)
    then update set status = f.status, region_id = f.region_id, branch_id = f.branch_id, closing_week = f.closing_week,
      escrow_officer_id = f.escrow_officer_id, title_officer_id = f.title_officer_id, closer_id = f.closer_id,
      post_closer_id = f.post_closer_id, lender_name = f.lender_name, sale_price_cents = f.sale_price_cents, loans_cents = f.loans_cents
  when not matched and f.is_there then insert (tenant_id, orders_id, status, region_id, branch_id, closing_week, escrow_officer_id,
      title_officer_id, closer_id, post_closer_id, lender_name, sale_price_cents, loans_cents)
    values (f.tenant_id, f.orders_id, f.status, f.region_id, f.branch_id, f.closing_week, f.escrow_officer_id, f.title_officer_id,
      f.closer_id, f.post_closer_id, f.lender_name, f.sale_price_cents, f.loans_cents);
  -- Weeks that are over by now become one. Until somebody saves, readers add them up themselves.
  if exists (select from counted_files where tenant_id = tenant and closing_week > '-infinity' and closing_week < 'infinity'
      and closing_week < this_week) then
    update counted_files set closing_week = '-infinity'
    where tenant_id = tenant and closing_week > '-infinity' and closing_week < 'infinity' and closing_week < this_week;
  end if;
end $$;

-- Keeps file_counts the sum of counted_files (0040). What nothing was added to or taken from is left alone.
create or replace function counted_files_sums() returns trigger language plpgsql as $$
declare
  changes file_counts[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changes := array(select f from old_rows c, file_counts_of(c, -1) f);
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || array(select f from new_rows c, file_counts_of(c, 1) f);
  end if;
  if changes = '{}' then return null; end if;
  merge into file_counts f
  using (
    select tenant_id, duty, status, officer_id, region_id, branch_id, closing_week, lender_name, sum(files)::integer as files,
      sum(sale_price_cents) as sale_price_cents, sum(loans_cents) as loans_cents
    from unnest(changes) group by tenant_id, duty, status, officer_id, region_id, branch_id, closing_week, lender_name
    having sum(files) <> 0 or sum(sale_price_cents) <> 0 or sum(loans_cents) <> 0) d
  on f.tenant_id = d.tenant_id and f.duty = d.duty and f.status = d.status and f.officer_id = d.officer_id and f.region_id = d.region_id
    and f.branch_id = d.branch_id and f.closing_week = d.closing_week and f.lender_name = d.lender_name
  when matched and f.files + d.files = 0 then delete
  when matched then update set files = f.files + d.files, sale_price_cents = f.sale_price_cents + d.sale_price_cents,
    loans_cents = f.loans_cents + d.loans_cents
  when not matched then insert values (d.tenant_id, d.duty, d.status, d.officer_id, d.region_id, d.branch_id, d.closing_week,
    d.lender_name, d.files, d.sale_price_cents, d.loans_cents);
  return null;
end $$;
