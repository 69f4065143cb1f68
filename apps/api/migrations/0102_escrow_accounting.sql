-- The books of all files, as they are read: trial balance, activity, disbursements and receipts (docs/escrow-accounting.md).

-- What each file had in bank accounts at the end of a day, and in the row of file 0 what is of none. What is owed stands above zero, so does what is
-- lacking; cash, in transit and outstanding stand as in the ledger. Files of which nothing was posted by then have no row.
create function ledger_at(banks integer[], on_day date)
  returns table (bank_account_id integer, orders_id integer, cash bigint, in_transit bigint, outstanding bigint, interest bigint, uncollected bigint,
    available bigint, apart bigint, lacking bigint)
  -- Of what was posted just now the planner knows nothing: joins of whole sets take no longer than they must. 50,000 files are summed up in memory.
  language sql stable set search_path = pg_catalog, public, pg_temp set enable_nestloop = off set work_mem = '64MB' as $$
  with parts as (
    select b.bank_account_id, b.orders_id, b.account, b.balance_cents::bigint as cents, 1 as accounts from ledger_balances b
    where b.tenant_id = current_setting('app.tenant', true) and b.bank_account_id = any(banks)
    union all
    -- What was added since is taken off again.
    select b.bank_account_id, b.orders_id, b.account, coalesce(t.cents, 0) - b.balance_cents::bigint, case when t.cents is null then -1 else 0 end
    from (
      select distinct d.bank_account_id, d.orders_id, d.account, d.stripe from ledger_days d
      where d.tenant_id = current_setting('app.tenant', true) and d.bank_account_id = any(banks) and d.day > on_day) m
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

-- Somebody took a list out of the product, so that the audit says so.
create table escrow_accounting_exports (
  tenant_id varchar(63) not null references tenants,
  export_id integer not null check (export_id > 0),
  criteria  jsonb not null,
  primary key (tenant_id, export_id)
);
select tenant_table('escrow_accounting_exports', 'export_id');
revoke update on escrow_accounting_exports from closewright_app;
