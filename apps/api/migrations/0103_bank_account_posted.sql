-- What of a bank account may not change any more: its kind once something was posted to it, for the ledger would be of other money; its numbers once checks
-- were drawn on it, for what is told of them later would go out under other numbers.
create function bank_account_was_posted_to(tenant text, bank integer) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = bank)
$$;
create function bank_account_has_checks(tenant text, bank integer) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = bank and t.kind = 'check')
$$;
create index ledger_transactions_checks on ledger_transactions (tenant_id, bank_account_id) where kind = 'check';

-- As whoever writes: the number is sealed, so any new seal of it may be of another one, but that of the owner of the tables, who seals with newer keys.
create function posted_bank_account_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.kind is distinct from old.kind and bank_account_was_posted_to(old.tenant_id, old.bank_account_id) then
    raise exception 'something was posted to this bank account: its kind stays' using errcode = 'insufficient_privilege';
  end if;
  if (new.routing_number <> old.routing_number or new.account_number_last4 <> old.account_number_last4
      or (new.account_number_encrypted <> old.account_number_encrypted and current_user = 'closewright_app'))
    and bank_account_has_checks(old.tenant_id, old.bank_account_id)
  then
    raise exception 'checks were drawn on this bank account: its numbers stay' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger posted_bank_account_stays before update on bank_accounts for each row
  when (new.kind is distinct from old.kind or new.routing_number <> old.routing_number or new.account_number_last4 <> old.account_number_last4
    or new.account_number_encrypted <> old.account_number_encrypted)
  execute function posted_bank_account_stays();

revoke execute on function bank_account_was_posted_to(text, integer), bank_account_has_checks(text, integer), posted_bank_account_stays() from public;
grant execute on function bank_account_was_posted_to(text, integer), bank_account_has_checks(text, integer) to closewright_app;
