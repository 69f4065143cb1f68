-- A reconciliation stores no figures but those that the database reckons itself, and none that are not at zero: nobody who has the login of the
-- application signs a day that does not agree. docs/reconciliation.md.

-- What comes in, as domain/reconciliation has it (receiptKinds), which a test compares.
create function book_receipt_kinds() returns text[] language sql immutable set search_path = pg_catalog as $$
  select '{receipt,recovered,interest,returned deposit,unclaimed receipt,bank error,bank error mended}'::text[]
$$;

-- Before the account is closed by it (reconciliation_closes) and once it is held (reconciliation_stays).
create function reconciliation_is_reckoned() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  parts    constant jsonb := three_way_parts(new.bank_account_id, new.day)::jsonb;
  adjusted bigint;
  files    bigint;
  book     constant bigint := (parts ->> 'book')::bigint;
begin
  adjusted := (parts #>> '{statement,closing}')::bigint + (parts #>> '{statement,since,amount}')::bigint + (parts #>> '{inTransit,amount}')::bigint
    + (parts #>> '{outstanding,amount}')::bigint;
  files := (parts #>> '{positive,amount}')::bigint + (parts #>> '{negative,amount}')::bigint + (parts ->> 'noFile')::bigint;
  if (parts #>> '{statement,of}') is distinct from new.day::text or (parts #>> '{statement,unexplained}')::bigint <> 0 or adjusted is distinct from book
    or book <> files or exists (select from bank_items_waiting(new.bank_account_id, new.day)) then
    raise exception 'a day is finalized at zero, and while no item of the bank waits' using errcode = 'insufficient_privilege';
  end if;
  if new.figures <> parts || jsonb_build_object('adjusted', adjusted, 'files', files, 'bookLessFiles', 0, 'bankLessBook', 0) then
    raise exception 'the figures of a reconciliation are those of its day' using errcode = 'insufficient_privilege';
  end if;
  if new.ends <> (select coalesce(jsonb_agg(jsonb_build_array(s.stripe, s.last_number, encode(s.last_hash, 'hex')) order by s.stripe), '[]')
      from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.last_number > 0) then
    raise exception 'a reconciliation has the ends of the chains of its account' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
-- By its name after reconciliation_stays, which holds the account.
create trigger reconciliation_stays_reckoned before insert on reconciliations for each row execute function reconciliation_is_reckoned();

-- As it was (0101), and: it says what its reconciliation says.
create or replace function pack_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' or not exists (select from reconciliations r where r.tenant_id = new.tenant_id and r.reconciliation_id = new.reconciliation_id
      and r.sha256 = encode(sha256(convert_to(new.pack, 'UTF8')), 'hex')) then
    raise exception 'a pack is what its reconciliation has the hash of, and neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from reconciliations r where r.tenant_id = new.tenant_id and r.reconciliation_id = new.reconciliation_id
      and r.figures = new.pack::jsonb -> 'threeWay' and r.ends = new.pack::jsonb -> 'ends') then
    raise exception 'a pack has the figures and the ends of its reconciliation' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- ---------------------------------------------------------------- late items
-- The bank's own day of an item that was told after that day was reconciled: it stands on the first day that was open then.
alter table bank_items add column bank_day date check (bank_day < day);
create index bank_items_late on bank_items (tenant_id, bank_account_id, bank_day) where bank_day is not null;

create function late_items_are_late() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from new_rows n where n.bank_day is not null and not exists (select from ledger_stripes s
      where s.tenant_id = n.tenant_id and s.bank_account_id = n.bank_account_id and s.closed_through >= n.bank_day and n.day = s.closed_through + 1)) then
    raise exception 'a late item is of a day that is reconciled, and stands on the first that is not' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger bank_items_are_late after insert on bank_items referencing new table as new_rows for each statement execute function late_items_are_late();

revoke execute on function reconciliation_is_reckoned(), late_items_are_late() from public;
grant execute on function book_receipt_kinds() to closewright_app;
