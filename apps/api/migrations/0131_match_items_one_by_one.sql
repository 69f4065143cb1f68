-- As in 0100, but that a run of 2,000 matches took 20 s to say of 4,000 items that they wait no more, and takes a fraction of a second.
create or replace function bank_match_items_come() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  -- Each row by its key: of what was stored just now the planner knows nothing, and would look through all of it for each.
  set enable_seqscan = off as $$
declare
  wrong  record;
  came   bank_match_items;
  of_day date;
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
  -- One by one: joined, each match was held against all of the rows.
  for came in select n.* from new_rows n loop
    select m.day into strict of_day from bank_matches m where m.tenant_id = came.tenant_id and m.bank_match_id = came.bank_match_id;
    if came.bank_item_id is null then
      update book_waits w set until_day = of_day
      where w.tenant_id = came.tenant_id and w.bank_account_id = came.bank_account_id and w.stripe = came.stripe and w.number = came.number;
    else
      update bank_waits w set until_day = of_day where w.tenant_id = came.tenant_id and w.bank_item_id = came.bank_item_id;
    end if;
  end loop;
  return null;
end $$;
