-- What the ledger takes is what the api reads: days of business, and check numbers of at most ten digits. Rows that are there already stay.
alter table ledger_transactions
  add constraint ledger_transactions_business_date check (business_date between '1970-01-01' and '2099-12-31') not valid,
  add constraint ledger_transactions_check_number_range check (
    facts -> 'checkNumber' is null or facts -> 'checkNumber' = 'null'
    or jsonb_typeof(facts -> 'checkNumber') = 'number' and facts ->> 'checkNumber' ~ '^[1-9]\d{0,9}$') not valid;

-- Through which day a bank account is closed, under the audit: who closed it and when, also where somebody writes to the stripes beside the product.
create table ledger_closings (
  tenant_id       varchar(63) not null,
  bank_account_id integer not null,
  closed_through  date,
  primary key (tenant_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts
);
alter table ledger_closings enable row level security;
alter table ledger_closings force row level security;
create policy tenant_rows on ledger_closings using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select on ledger_closings to closewright_app;
select audit_table('ledger_closings', 'bank_account_id');

create function note_closing() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- All stripes of a bank account are closed alike: the first of them tells it.
  insert into ledger_closings as c (tenant_id, bank_account_id, closed_through) values (new.tenant_id, new.bank_account_id, new.closed_through)
  on conflict (tenant_id, bank_account_id) do update set closed_through = excluded.closed_through
  where c.closed_through is distinct from excluded.closed_through;
  return null;
end $$;
revoke execute on function note_closing() from public;
create trigger note_closing after update of closed_through on ledger_stripes for each row
  when (old.closed_through is distinct from new.closed_through) execute function note_closing();

-- As it was (0091), and: a closing names a day of business, so that none opens a bank account again.
create or replace function close_ledger(bank integer, through date) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant text := nullif(current_setting('app.tenant', true), '');
begin
  if not coalesce(through between '1970-01-01' and '2099-12-31', false) then
    perform refuse_posting('MALFORMED', jsonb_build_object('day', through));
  end if;
  -- In the order of all who post: the audit, then the stripes.
  perform lock_audit_chain();
  perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank order by s.stripe for no key update;
  if not found then perform refuse_posting('NO_BANK_ACCOUNT', jsonb_build_object('bank', bank)); end if;
  if exists (select from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.closed_through > through) then
    perform refuse_posting('CLOSED', jsonb_build_object('day', through, 'closedThrough', (
      select max(s.closed_through) from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank)));
  end if;
  update ledger_stripes s set closed_through = through where s.tenant_id = tenant and s.bank_account_id = bank;
end $$;
