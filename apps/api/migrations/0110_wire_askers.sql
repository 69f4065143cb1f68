-- Who asked for a payment outside the statement does not release its wire; while somebody asks to void a wire, it does not leave; a payee that is called
-- otherwise loses the releases of its wires that were not sent. docs/wires.md, decision 0051. Beside it: no check of an opening is printed (decision 0052).

-- As it was (0106), and not while a void of it waits for approval.
create or replace function good_naming(tenant text, bank integer, of_stripe smallint, of_number bigint, of_naming integer) returns wires_out language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  named wires_out;
begin
  select o.* into named from wires_out o where o.tenant_id = tenant and o.bank_account_id = bank and o.stripe = of_stripe and o.number = of_number
    and o.naming = of_naming and o.taken_back_at is null;
  if not found then perform refuse_wire('NAMED_ANEW'); end if;
  perform from wire_payees p where p.tenant_id = tenant and p.wire_payee_id = named.wire_payee_id for share;
  if wire_instructions_state(named.wire_payee_id, named.instructions) is distinct from 'good' or exists (
      select from wire_payees p where p.tenant_id = tenant and p.wire_payee_id = named.wire_payee_id and p.inactive) then
    perform refuse_wire('NOT_GOOD');
  end if;
  if coalesce(sanctions_state(named.wire_payee_id), 'no list') not in ('none', 'cleared') then perform refuse_wire('SANCTIONS'); end if;
  if exists (select from approval_requests a where a.tenant_id = tenant and a.bank_account_id = bank and a.about_stripe = of_stripe
      and a.about_number = of_number and a.state = 'pending') then
    perform refuse_wire('VOID_ASKED');
  end if;
  return named;
end $$;

-- Who asks to end a payment holds it until the commit, as who sends it does: one of them sees what the other did.
create function end_is_asked_for() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.about_stripe
    for no key update;
  return new;
end $$;
create trigger end_is_asked_for before insert on approval_requests for each row when (new.about_number is not null) execute function end_is_asked_for();

-- As it was (0106), and: nor does who asked for it release a payment outside the statement; a release of what the bank has paid stays.
create or replace function wire_is_released() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who    text := nullif(current_setting('app.actor', true), '');
  cents  bigint;
  named  wires_out;
begin
  if tg_op = 'UPDATE' and new.taken_back_reason is not null and wire_row_is_over(to_jsonb(old), to_jsonb(new)) then
    -- What takes it back in its turn (named anew, not sent, renamed) holds the wire or its payee, without which nothing is sent.
    if pg_trigger_depth() = 1 then
      perform from ledger_stripes s where s.tenant_id = new.tenant_id and s.bank_account_id = new.bank_account_id and s.stripe = new.stripe
        for no key update;
    end if;
    if is_wire_sent(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('SENT'); end if;
    if is_matched(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('PAID'); end if;
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  elsif tg_op <> 'INSERT' then
    raise exception 'a release is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  cents := hold_wire_out(new.tenant_id, new.bank_account_id, new.stripe, new.number);
  if is_wire_sent(new.tenant_id, new.bank_account_id, new.stripe, new.number) then perform refuse_wire('SENT'); end if;
  named := good_naming(new.tenant_id, new.bank_account_id, new.stripe, new.number, new.naming);
  if new.amount_cents <> cents then perform refuse_wire('OTHER_AMOUNT'); end if;
  if who is null or who !~ '^[1-9]\d*$' or who = named.named_by
    or exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
      and t.stripe = new.stripe and t.number = new.number and (t.actor = who or exists (select from approval_requests a
        where a.tenant_id = t.tenant_id and a.approval_id = (t.facts ->> 'approval')::integer and a.requested_by = who)))
    or exists (select from wire_instructions i where i.tenant_id = new.tenant_id and i.wire_payee_id = named.wire_payee_id
      and i.number = named.instructions and i.entered_by = who)
    or exists (select from wire_releases r where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe
      and r.number = new.number and r.released_by = who and r.taken_back_at is null)
  then
    perform refuse_wire('SECOND_PERSON');
  end if;
  if wire_releases_needed(new.tenant_id, cents) <= (select count(*) from wire_releases r where r.tenant_id = new.tenant_id
      and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number and r.taken_back_at is null) then
    perform refuse_wire('RELEASED');
  end if;
  new.release := 1 + coalesce((select max(r.release) from wire_releases r
    where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id and r.stripe = new.stripe and r.number = new.number), 0);
  new.released_by := who;
  new.released_at := clock_timestamp();
  new.taken_back_reason := null;
  new.taken_back_by := null;
  new.taken_back_at := null;
  return new;
end $$;

-- Who released saw the former name.
create function wire_payee_is_renamed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update wire_releases r set taken_back_reason = 'Its payee was renamed'
  from wires_out o
  where o.tenant_id = new.tenant_id and o.wire_payee_id = new.wire_payee_id and o.taken_back_at is null
    and r.tenant_id = o.tenant_id and r.bank_account_id = o.bank_account_id and r.stripe = o.stripe and r.number = o.number
    and r.naming = o.naming and r.taken_back_at is null
    and not is_wire_sent(r.tenant_id, r.bank_account_id, r.stripe, r.number)
    and exists (select from book_waits w where w.tenant_id = r.tenant_id and w.bank_account_id = r.bank_account_id and w.stripe = r.stripe
      and w.number = r.number and w.kind = 'wire out' and w.until_day = 'infinity');
  return null;
end $$;
create trigger wire_payee_is_renamed after update on wire_payees for each row
  when (new.name is distinct from old.name) execute function wire_payee_is_renamed();

-- Wires by the day that they were over.
create index book_waits_wires_over on book_waits (tenant_id, bank_account_id, until_day) where kind = 'wire out' and until_day < 'infinity';

-- As it was (0096), and: what the former product has printed (0109) is printed by nobody else.
create or replace function check_print_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who    text := nullif(current_setting('app.actor', true), '');
  before record;
begin
  if tg_op = 'INSERT' then
    if not exists (select from ledger_transactions t
        join ledger_lines l on l.tenant_id = t.tenant_id and l.bank_account_id = t.bank_account_id and l.stripe = t.stripe and l.number = t.number
        where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.stripe and t.number = new.number
          and t.kind = 'check' and not t.facts ? 'opening' and l.orders_id = new.orders_id)
      or exists (select from ledger_transactions r where r.tenant_id = new.tenant_id and r.bank_account_id = new.bank_account_id
        and r.reverses_stripe = new.stripe and r.reverses_number = new.number)
      or exists (select from ledger_standing_about(new.tenant_id, new.bank_account_id, new.stripe, new.number))
    then
      raise exception 'only an outstanding check of the file is printed' using errcode = 'insufficient_privilege';
    end if;
    select max(p.copy) as copy, bool_or(p.spoiled_at is null) as good into before from check_prints p
    where p.tenant_id = new.tenant_id and p.bank_account_id = new.bank_account_id and p.stripe = new.stripe and p.number = new.number;
    if coalesce(before.good, false) <> (new.reason is not null) or new.spoiled_reason is not null then
      raise exception 'what is printed is printed again with a reason alone' using errcode = 'insufficient_privilege';
    end if;
    new.copy := 1 + coalesce(before.copy, 0);
    new.printed_at := clock_timestamp();
    new.printed_by := who;
    new.spoiled_at := null;
    new.spoiled_by := null;
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.spoiled_at is not null or new.spoiled_reason is null
    or (to_jsonb(new) - 'spoiled_reason' - 'spoiled_at' - 'spoiled_by') is distinct from (to_jsonb(old) - 'spoiled_reason' - 'spoiled_at' - 'spoiled_by')
  then
    raise exception 'what was printed is spoiled once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.spoiled_at := clock_timestamp();
  new.spoiled_by := who;
  return new;
end $$;

revoke execute on function end_is_asked_for(), wire_payee_is_renamed() from public;
