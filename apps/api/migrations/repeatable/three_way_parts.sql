-- What a three-way statement of a bank account is made of at the end of a day (ThreeWayParts of domain/reconciliation): the one place that adds it up,
-- for screens, packs and for the row of a reconciliation, which takes no other figures. Balances are reads of keys; of transactions only those of the
-- day and those that wait are looked at.
create or replace function three_way_parts(bank integer, on_day date) returns json language sql stable set search_path = pg_catalog, public, pg_temp as $$
  with here as materialized (select current_setting('app.tenant', true)::varchar as tenant),
  balance as materialized (
    select f.orders_id, f.cash + f.in_transit + f.outstanding as book_cents, f.lacking as lacking_cents,
      f.interest, f.unclaimed, f.interest + f.unclaimed + f.uncollected + f.available + f.apart - f.lacking as balance_cents from ledger_at(array[bank], on_day) f),
  files as (
    select json_build_object(
        'came', json_build_object('count', count(*) filter (where b.balance_cents > 0), 'amount', coalesce(sum(b.balance_cents) filter (where b.balance_cents > 0), 0)),
        'went', json_build_object('count', count(*) filter (where b.balance_cents < 0), 'amount', coalesce(sum(b.balance_cents) filter (where b.balance_cents < 0), 0))) as sums,
      count(*) filter (where b.balance_cents = 0 and b.lacking_cents = 0) as zero from balance b where b.orders_id > 0),
  told as (
    select d.day, d.closing_cents from here h join bank_days d on d.tenant_id = h.tenant and d.bank_account_id = bank and d.day <= on_day
    order by d.day desc limit 1),
  -- Where the account began with money: what was before is in that balance.
  began as (
    select coalesce((select o.day from here h join ledger_openings o on o.tenant_id = h.tenant and o.bank_account_id = bank and o.state = 'approved'),
      '-infinity') as day),
  -- What the bank had where it was last finalized or, before that, where it began to tell: at the end of a day, or at its beginning.
  since as (
    select b.day, b.cents from (
      (select 1 as first, d.day, d.closing_cents as cents from here h join bank_days d on d.tenant_id = h.tenant and d.bank_account_id = bank
        where d.day >= (select b.day from began b) and d.day <= on_day and d.day <= (select max(s.closed_through) from here h2 join ledger_stripes s
          on s.tenant_id = h2.tenant and s.bank_account_id = bank) order by d.day desc limit 1)
      union all
      (select 2, d.day - (d.opening_cents is not null)::integer, coalesce(d.opening_cents, d.closing_cents) from here h join bank_days d
        on d.tenant_id = h.tenant and d.bank_account_id = bank where d.day >= (select b.day from began b) order by d.day limit 1)) b
    order by b.first limit 1),
  waiting as (
    select json_build_object(
      'came', json_build_object('count', count(*) filter (where w.amount_cents > 0), 'amount', coalesce(sum(w.amount_cents) filter (where w.amount_cents > 0), 0)),
      'went', json_build_object('count', count(*) filter (where w.amount_cents < 0), 'amount', coalesce(sum(w.amount_cents) filter (where w.amount_cents < 0), 0))) as sums
    from book_items_waiting(bank, on_day) w),
  -- What was posted on a day is what the book's balance changed on it; what an opening posted is where its day begins.
  posted as (
    select coalesce(sum(p.cents), 0) as cents, json_build_object(
      'came', json_build_object('count', count(*) filter (where p.comes), 'amount', coalesce(sum(p.cents) filter (where p.comes), 0)),
      'went', json_build_object('count', count(*) filter (where not p.comes), 'amount', coalesce(sum(p.cents) filter (where not p.comes), 0))) as sums
    from (
      select coalesce(r.kind, t.kind) = any(book_receipt_kinds()) as comes, sum(l.amount_cents) as cents
      from here h join ledger_transactions t on t.tenant_id = h.tenant join ledger_lines l on l.tenant_id = t.tenant_id
        and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number and l.account in ('cash', 'in transit', 'outstanding')
        left join ledger_transactions r on r.tenant_id = t.tenant_id and r.bank_account_id = t.bank_account_id and r.stripe = t.reverses_stripe
          and r.number = t.reverses_number
      where t.bank_account_id = bank and t.business_date = on_day
        and t.business_date > '-infinity' and not t.facts ? 'opening' group by t.stripe, t.number, r.kind, t.kind) p
    where p.cents <> 0),
  book as (
    select coalesce(sum(b.book_cents), 0) as cents, coalesce(sum(b.balance_cents) filter (where b.orders_id = 0), 0) as no_file,
      json_build_object('interest', coalesce(sum(b.interest), 0), 'unclaimed', coalesce(sum(b.unclaimed), 0),
        'charges', coalesce(sum(b.lacking_cents) filter (where b.orders_id = 0), 0)) as of_no_file from balance b)
  select json_build_object(
    'date', on_day,
    'statement', (select json_build_object('closing', t.closing_cents, 'of', t.day, 'since', (
      select json_build_object('count', count(*), 'amount', coalesce(sum(i.amount_cents), 0)) from here h join bank_items i
        on i.tenant_id = h.tenant and i.bank_account_id = bank and i.day > t.day and i.day <= on_day),
      'unexplained', t.closing_cents - s.cents - (select coalesce(sum(i.amount_cents), 0) from here h join bank_items i
        on i.tenant_id = h.tenant and i.bank_account_id = bank and i.day > s.day and i.day <= t.day)) from told t, since s),
    'inTransit', waiting.sums -> 'came', 'outstanding', waiting.sums -> 'went',
    'opening', book.cents - posted.cents, 'book', book.cents,
    'receipts', posted.sums -> 'came', 'disbursements', posted.sums -> 'went',
    'positive', files.sums -> 'came', 'zero', files.zero, 'negative', files.sums -> 'went', 'noFile', book.no_file,
    'ofNoFile', book.of_no_file)
  from files, waiting, posted, book
$$;
revoke execute on function three_way_parts(integer, date) from public;
grant execute on function three_way_parts(integer, date) to closewright_app;
