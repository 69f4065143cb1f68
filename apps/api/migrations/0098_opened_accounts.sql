-- A bank account takes no posting on a day before it was opened, whoever posts. Rows that are there already stay.
create function refuse_before_opening() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  opened date;
begin
  select b.opened_on into opened from bank_accounts b where b.tenant_id = new.tenant_id and b.bank_account_id = new.bank_account_id;
  if new.business_date < opened then
    perform refuse_posting('NOT_OPENED', jsonb_build_object('day', new.business_date, 'openedOn', opened));
  end if;
  return new;
end $$;
revoke execute on function refuse_before_opening() from public;
create trigger refuse_before_opening before insert on ledger_transactions for each row execute function refuse_before_opening();
