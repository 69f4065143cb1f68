-- Posting to the trust ledger (decision 0044): all of what is asked, in its order, or none of it. The only way in: it holds what migrations 0091 to 0122
-- say of it, and every later rule is written here. What may be moved at all, and what carries on what, the functions `ledger_*` of the migrations say.
create or replace function post_transactions(asked jsonb) returns jsonb language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant    text := nullif(current_setting('app.tenant', true), '');
  who       text := nullif(current_setting('app.actor', true), '');
  request   text := coalesce(current_setting('app.request', true), '');
  -- Accounts that are owed, of which never more is taken than there is, and those that lack something, of which never more is given back.
  owed      constant text[] := array['uncollected', 'available', 'held', 'premium', 'fees', 'interest', 'unclaimed', 'outstanding'];
  lacking   constant text[] := array['in transit', 'advance', 'loss', 'shortage'];
  answers   jsonb[] := '{}';
  all_moved moved_account[] := '{}';
  owner_moved moved_account;
  -- What files give to others.
  all_given moved_account[] := '{}';
  posting   jsonb;
  of_bank   integer;
  on_day    date;
  of_kind   text;
  of_stripe integer;
  digest    bytea;
  target    record;
  carried   text;
  lines     posted_line[];
  moment    timestamptz;
  link      bytea;
  known     record;
  held      record;
  moved     record;
  before    record;
  wrong     record;
begin
  if tenant is null or who is null then
    raise exception 'a posting needs app.tenant and app.actor' using errcode = 'insufficient_privilege';
  end if;
  select a.place, p into wrong from jsonb_array_elements(asked) with ordinality a (p, place)
  where not coalesce(p ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$' and jsonb_typeof(p -> 'kind') = 'string' and jsonb_typeof(p -> 'key') = 'string'
    and jsonb_typeof(p -> 'facts') = 'object' and case jsonb_typeof(p -> 'moves') when 'array' then jsonb_array_length(p -> 'moves') between 1 and 2500 end
    and (p ->> 'bank') ~ '^\d{1,9}$', false) limit 1;
  if found or jsonb_array_length(asked) > 2500 then perform refuse_posting('MALFORMED', to_jsonb(wrong)); end if;

  -- The stripes of all that is concerned, always in the same order. Whoever comes second sees what the first has posted.
  for moved in
    select bank, stripe from (
      select (p ->> 'bank')::integer as bank, f.stripe from jsonb_array_elements(asked) p, jsonb_array_elements(p -> 'moves') m,
        lateral (values (coalesce((m ->> 'file')::integer, 0) % 16), (coalesce((m ->> 'toFile')::integer, 0) % 16)) f (stripe)
      union select (p ->> 'bank')::integer, s.stripe from jsonb_array_elements(asked) p,
        lateral (values ((p #>> '{about,stripe}')::integer), ((p #>> '{reverses,stripe}')::integer)) s (stripe) where s.stripe is not null) x
    order by bank, stripe
  loop
    perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = moved.bank and s.stripe = moved.stripe for no key update;
    if not found then perform refuse_posting('NO_BANK_ACCOUNT', jsonb_build_object('bank', moved.bank)); end if;
  end loop;

  for posting in select p from jsonb_array_elements(asked) with ordinality a (p, place) order by place loop
    of_bank := (posting ->> 'bank')::integer;
    on_day := (posting ->> 'date')::date;
    of_kind := posting ->> 'kind';
    of_stripe := coalesce((posting #>> '{moves,0,file}')::integer, 0) % 16;
    digest := sha256(convert_to(posting::text, 'UTF8'));

    -- What was asked before is answered as it was then.
    select t.stripe, t.number, t.asked into known from ledger_transactions t
    where t.tenant_id = tenant and t.bank_account_id = of_bank and t.key = posting ->> 'key';
    if found then
      if known.asked <> digest then perform refuse_posting('KEY_TAKEN', jsonb_build_object('key', posting -> 'key')); end if;
      answers := array_append(answers, jsonb_build_object('bank', of_bank, 'stripe', known.stripe, 'number', known.number, 'repeated', true));
      continue;
    end if;

    select s.last_number + 1 as number, s.last_hash, s.closed_through into strict held from ledger_stripes s
    where s.tenant_id = tenant and s.bank_account_id = of_bank and s.stripe = of_stripe;
    if on_day <= held.closed_through then
      perform refuse_posting('CLOSED', jsonb_build_object('day', on_day, 'closedThrough', held.closed_through));
    end if;
    if not exists (select from bank_accounts b where b.tenant_id = tenant and b.bank_account_id = of_bank and b.kind <> 'Operating'
        and (of_kind = 'paid' or not b.inactive and coalesce(on_day <= b.closed_on, true) or exists (select from ledger_transactions p
          where p.tenant_id = tenant and p.bank_account_id = of_bank and p.stripe = (posting #>> '{reverses,stripe}')::smallint
            and p.number = (posting #>> '{reverses,number}')::bigint and p.kind = 'paid'))) then
      perform refuse_posting('BANK_ACCOUNT_CLOSED', jsonb_build_object('bank', of_bank));
    end if;

    lines := array(
      select row(2 * at - 1 + side, case side when 0 then m ->> 'file' else m ->> 'toFile' end::integer,
        case side when 0 then m ->> 'debit' else m ->> 'credit' end, case side when 0 then 1 else -1 end * (m ->> 'cents')::bigint)::posted_line
      from jsonb_array_elements(posting -> 'moves') with ordinality a (m, at), generate_series(0, 1) side order by at, side);

    if posting -> 'reverses' is distinct from 'null' then
      -- A correction is the exact mirror of what it takes back, on no earlier day; nothing takes back a correction, or what is carried on.
      select t.stripe, t.number, t.business_date, t.kind, t.about_stripe, t.about_number, (
        select array_agg(row(l.line, l.orders_id, l.account, l.amount_cents)::text order by l.line) from ledger_lines l
        where l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = t.stripe and l.number = t.number) as lines into target
      from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = of_bank
        and t.stripe = (posting #>> '{reverses,stripe}')::smallint and t.number = (posting #>> '{reverses,number}')::bigint
        and t.reverses_number is null;
      if not found or on_day < target.business_date or of_kind <> 'correction' or target.lines is distinct from (
          -- Debit and credit of each move change places.
          select array_agg(row(o.line + case o.line % 2 when 1 then 1 else -1 end, o.file, o.account, -o.cents)::text
            order by o.line + case o.line % 2 when 1 then 1 else -1 end) from unnest(lines) o) then
        perform refuse_posting('NOT_ITS_MIRROR', posting -> 'reverses');
      end if;
      -- What was collected or came back had been at the bank: its deposit stands as long.
      if exists (select from ledger_carrying_on(tenant, of_bank, target.stripe, target.number)) or target.kind = 'deposit' and exists (
          select from ledger_carrying_on(tenant, of_bank, target.about_stripe, target.about_number) a where a.kind <> 'deposit') then
        perform refuse_posting('CARRIED_ON', posting -> 'reverses');
      end if;
    else
      select o.line, o.account into wrong from unnest(lines) o left join unnest(lines) c on c.line = o.line + 1
      where o.line % 2 = 1 and (not exists (select from ledger_move_kinds() k where k.kind = of_kind and k.debit = o.account and k.credit = c.account)
        -- Money changes from file to file in no other way.
        or case of_kind when 'transfer' then o.file = c.file when 'interest given' then false when 'claimed' then false else o.file is distinct from c.file end) limit 1;
      if found then perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', of_kind) || to_jsonb(wrong)); end if;
    end if;

    carried := ledger_carried(of_kind);
    target := null;
    if carried is not null then
      if posting #>> '{about,place}' is not null then
        posting := jsonb_set(posting, '{about}', coalesce(answers[(posting #>> '{about,place}')::integer], '{}'));
      end if;
      select t.stripe, t.number, t.business_date, t.kind, t.facts ? 'together' as is_together into target from ledger_transactions t
      where t.tenant_id = tenant and t.bank_account_id = of_bank and t.stripe = (posting #>> '{about,stripe}')::smallint
        and t.number = (posting #>> '{about,number}')::bigint and t.kind = any(ledger_carried_kinds(of_kind)) and not exists (
          select from ledger_transactions r where r.tenant_id = tenant and r.bank_account_id = of_bank
            and r.reverses_stripe = t.stripe and r.reverses_number = t.number);
      if not found or on_day < target.business_date or exists (
          -- What was returned is over.
          select from ledger_standing_about(tenant, of_bank, target.stripe, target.number) a where a.kind = 'returned deposit') then
        perform refuse_posting('CARRIED_ON', posting -> 'about');
      end if;
      -- One payment for several files is paid or ended for all of them.
      if target.is_together and (select sum(l.cents) from unnest(lines) l where l.cents > 0) is distinct from (
          select -sum(l.amount_cents) from ledger_lines l where l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = target.stripe
            and l.number = target.number and l.account = 'outstanding') then
        perform refuse_posting('CARRIED_ON', posting -> 'about');
      end if;
    elsif posting -> 'about' is distinct from 'null' then
      perform refuse_posting('NO_SUCH_MOVE', jsonb_build_object('kind', of_kind));
    end if;

    if (of_kind in ('advance', 'loss', 'transfer') or posting -> 'facts' ? 'approval') and not exists (
        select from approval_requests a where a.tenant_id = tenant and a.bank_account_id = of_bank and a.state = 'approved'
          and a.approval_id = case when posting #>> '{facts,approval}' ~ '^[1-9]\d{0,8}$' then (posting #>> '{facts,approval}')::integer end
          and a.decided_by = who and a.requested_by <> who
          and case a.kind when 'payment' then a.method else a.kind end = of_kind
          and (a.about_stripe, a.about_number) is not distinct from ((posting #>> '{about,stripe}')::smallint, (posting #>> '{about,number}')::bigint)
          and a.amount_cents = (select sum(l.cents) from unnest(lines) l where l.cents > 0)
          and case when a.over_files is null then not exists (
              select from unnest(lines) l where l.file is distinct from case when of_kind = 'transfer' and l.cents < 0 then a.to_orders_id else a.orders_id end)
            -- Of all its files, or of none: it was seen above that nothing of the payment is left out.
            else a.over_files = (select count(distinct l.file) from unnest(lines) l) end) then
      perform refuse_posting('NEEDS_APPROVAL', '{}');
    end if;

    moment := clock_timestamp();
    -- modules/ledger/verify-ledger.ts spells out the same text on its own; change both or neither.
    link := sha256(held.last_hash || convert_to(jsonb_build_array(
      tenant, of_bank, of_stripe, held.number, of_kind, on_day, extract(epoch from moment)::text, who, request, posting ->> 'key',
      encode(digest, 'hex'), (posting #>> '{reverses,stripe}')::smallint, (posting #>> '{reverses,number}')::bigint,
      (posting #>> '{about,stripe}')::smallint, (posting #>> '{about,number}')::bigint, posting -> 'facts',
      (select jsonb_agg(jsonb_build_array(l.line, l.file, l.account, l.cents) order by l.line) from unnest(lines) l))::text, 'UTF8'));
    insert into ledger_transactions (tenant_id, bank_account_id, stripe, number, kind, business_date, posted_at, actor, request_id, key, asked,
      reverses_stripe, reverses_number, about_stripe, about_number, facts, hash)
    values (tenant, of_bank, of_stripe, held.number, of_kind, on_day, moment, who, request, posting ->> 'key', digest,
      (posting #>> '{reverses,stripe}')::smallint, (posting #>> '{reverses,number}')::bigint,
      (posting #>> '{about,stripe}')::smallint, (posting #>> '{about,number}')::bigint, posting -> 'facts', link);
    insert into ledger_lines (tenant_id, bank_account_id, stripe, number, line, orders_id, account, amount_cents)
    select tenant, of_bank, of_stripe, held.number, l.line, l.file, l.account, l.cents from unnest(lines) l;
    update ledger_stripes s set last_number = held.number, last_hash = link
    where s.tenant_id = tenant and s.bank_account_id = of_bank and s.stripe = of_stripe;

    -- Of what nobody has claimed, and of mistakes of the bank, it is held where their lines are (0122).
    if carried is not null and carried not in ('unclaimed', 'bank error') then
      -- Of each file no more than its part in the other transaction, by all that carries it on alike.
      select t.file, t.cents into wrong from (
        select l.orders_id as file, sum(l.amount_cents)::bigint as cents
        from ledger_standing_about(tenant, of_bank, target.stripe, target.number) a join ledger_lines l
          on l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = a.stripe and l.number = a.number and l.line % 2 = 1
        where ledger_carried(a.kind) = carried group by l.orders_id) t
      where t.cents > coalesce((
        select abs(sum(l.amount_cents)) from ledger_lines l
        where l.tenant_id = tenant and l.bank_account_id = of_bank and l.stripe = target.stripe and l.number = target.number
          and l.orders_id is not distinct from t.file and case when carried = 'receipt' and target.kind = 'claimed' then l.account in ('uncollected', 'available')
            else l.account = case carried when 'receipt' then 'in transit' else carried end end), 0) limit 1;
      if found then perform refuse_posting('CARRIED_ON', posting -> 'about' || to_jsonb(wrong)); end if;
      -- What is not paid goes back to where it came from.
      if of_kind in ('void', 'stop') and exists (
          select from unnest(lines) l where l.cents < 0 group by l.file, l.account having -sum(l.cents) > coalesce((
            select sum(o.amount_cents) from ledger_lines o where o.tenant_id = tenant and o.bank_account_id = of_bank and o.stripe = target.stripe
              and o.number = target.number and o.orders_id is not distinct from l.file and o.account = l.account), 0)) then
        perform refuse_posting('CARRIED_ON', posting -> 'about');
      end if;
    end if;
    for owner_moved in
      select of_bank, owner, account, stripe, on_day, sum(cents)::bigint from (
        select case when l.account in ('cash', 'interest', 'unclaimed') then 0 else coalesce(l.file, 0) end as owner, l.account, coalesce(l.file, 0) % 16 as stripe, l.cents
        from unnest(lines) l) x group by owner, account, stripe
    loop
      all_moved := array_append(all_moved, owner_moved);
    end loop;
    if of_kind = 'transfer' then
      all_given := all_given || array(
        select row(of_bank, l.file, l.account, l.file % 16, on_day, l.cents)::moved_account from unnest(lines) l where l.cents > 0);
    end if;
    answers := array_append(answers, jsonb_build_object('bank', of_bank, 'stripe', of_stripe, 'number', held.number, 'repeated', false));
  end loop;

  -- What is posted into an earlier day moves the ends of the later ones, too.
  for moved in
    select m.bank, m.owner, m.account, m.stripe, m.day, sum(m.cents) as cents from unnest(all_moved) m
    group by m.bank, m.owner, m.account, m.stripe, m.day order by m.bank, m.owner, m.account, m.stripe, m.day
  loop
    select d.day, d.balance_cents into before from ledger_days d
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day <= moved.day order by d.day desc limit 1;
    if before.day is distinct from moved.day then
      insert into ledger_days (tenant_id, bank_account_id, orders_id, account, stripe, day, balance_cents)
      values (tenant, moved.bank, moved.owner, moved.account, moved.stripe, moved.day, coalesce(before.balance_cents::bigint, 0));
    end if;
    update ledger_days d set balance_cents = d.balance_cents + moved.cents
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day >= moved.day;
    insert into ledger_balances as b (tenant_id, bank_account_id, orders_id, account, stripe, balance_cents, last_day)
    values (tenant, moved.bank, moved.owner, moved.account, moved.stripe, moved.cents, moved.day)
    on conflict (tenant_id, bank_account_id, orders_id, account, stripe) do update
      set balance_cents = b.balance_cents + excluded.balance_cents, last_day = greatest(b.last_day, excluded.last_day);
  end loop;

  -- Nobody's money pays for another: on no day from its own on does a posting leave less than nothing.
  for moved in
    select m.bank, m.owner, m.account, m.stripe, min(m.day) as day from unnest(all_moved) m
    group by m.bank, m.owner, m.account, m.stripe order by min(m.day), m.owner, m.account
  loop
    select d.bank_account_id as bank, d.orders_id as file, d.account, d.day, abs(d.balance_cents) as short into wrong from ledger_days d
    where d.tenant_id = tenant and d.bank_account_id = moved.bank and d.orders_id = moved.owner and d.account = moved.account
      and d.stripe = moved.stripe and d.day >= moved.day
      and case when d.account = any(owed) then d.balance_cents > 0 when d.account = any(lacking) then d.balance_cents < 0 else false end
    order by d.day limit 1;
    if found then perform refuse_posting('OVERDRAWN', to_jsonb(wrong)); end if;
  end loop;
  -- A file is short of what it has not, and pays nobody and gives nothing to another before that is made good.
  select s.bank_account_id as bank, s.orders_id as file, s.balance_cents as short into wrong
  from (select true as is_given, g.* from unnest(all_given) g union all select false, g.* from unnest(all_moved) g) m
  join ledger_balances s on s.tenant_id = tenant and s.bank_account_id = m.bank and s.orders_id = m.owner
    and s.account = 'shortage' and s.stripe = m.stripe and s.balance_cents > 0
  where m.owner > 0 and (m.is_given or m.account = 'outstanding' and m.cents < 0 or m.account = 'shortage' and m.cents > 0 and exists (
    select from ledger_balances b where b.tenant_id = tenant and b.bank_account_id = m.bank and b.orders_id = m.owner and b.account = 'available'
      and b.stripe = m.stripe and b.balance_cents < 0)) limit 1;
  if found then perform refuse_posting('SHORT', to_jsonb(wrong)); end if;
  return to_jsonb(answers);
end $$;
revoke execute on function post_transactions(jsonb) from public;
grant execute on function post_transactions(jsonb) to closewright_app;
