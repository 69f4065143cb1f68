-- Money of no file that is paid by wire or ACH goes the way of any other: by the tables and the triggers of wires, to the payee that two people agreed
-- on. docs/unclaimed-money.md, decision 0061.

-- What a payment leaves by; null where it is no wire and no ACH payment.
create function sent_means(kind text, facts jsonb) returns text language sql immutable set search_path = pg_catalog as $$
  select case kind when 'wire out' then 'wire' when 'ACH out' then 'ACH'
    else case when kind in ('paid back', 'interest paid') then nullif(facts ->> 'method', 'check') end end
$$;

-- What waits for the bank and may be sent, as before (0114) and of no file.
drop index book_waits_sent_out;
drop index book_waits_sent;
drop index book_waits_sent_over;
create index book_waits_sent_out on book_waits (tenant_id, bank_account_id, day, stripe, number)
  where kind in ('wire out', 'ACH out', 'paid back', 'interest paid') and until_day = 'infinity';
create index book_waits_sent on book_waits (tenant_id, bank_account_id, day, stripe, number)
  where kind in ('wire out', 'ACH out', 'paid back', 'interest paid');
create index book_waits_sent_over on book_waits (tenant_id, bank_account_id, until_day)
  where kind in ('wire out', 'ACH out', 'paid back', 'interest paid') and until_day < 'infinity';

-- As it was (0114), of no file, too.
create or replace function hold_wire_out(tenant text, bank integer, of_stripe smallint, of_number bigint) returns bigint language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  cents bigint;
begin
  perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = bank and s.stripe = of_stripe for no key update;
  select -w.amount_cents into cents from book_waits w where w.tenant_id = tenant and w.bank_account_id = bank and w.stripe = of_stripe
    and w.number = of_number and w.until_day = 'infinity'
    and exists (select from ledger_transactions t where t.tenant_id = w.tenant_id and t.bank_account_id = w.bank_account_id and t.stripe = w.stripe
      and t.number = w.number and sent_means(t.kind, t.facts) is not null and (t.facts ->> 'opening') is null);
  if not found then perform refuse_wire('NOT_WAITING'); end if;
  return cents;
end $$;

-- As it was (0114): by whatever it leaves.
create or replace function wire_payee_is_renamed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update wire_releases r set taken_back_reason = 'Its payee was renamed'
  from wires_out o
  where o.tenant_id = new.tenant_id and o.wire_payee_id = new.wire_payee_id and o.taken_back_at is null
    and r.tenant_id = o.tenant_id and r.bank_account_id = o.bank_account_id and r.stripe = o.stripe and r.number = o.number
    and r.naming = o.naming and r.taken_back_at is null
    and not is_wire_sent(r.tenant_id, r.bank_account_id, r.stripe, r.number)
    and exists (select from book_waits w where w.tenant_id = r.tenant_id and w.bank_account_id = r.bank_account_id and w.stripe = r.stripe
      and w.number = r.number and w.until_day = 'infinity');
  return null;
end $$;

create or replace function is_ach_payment(tenant text, bank integer, of_stripe smallint, of_number bigint) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from ledger_transactions t where t.tenant_id = tenant and t.bank_account_id = bank and t.stripe = of_stripe
    and t.number = of_number and sent_means(t.kind, t.facts) = 'ACH')
$$;

-- As it was (0110), and not while a void of money of no file waits for approval.
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
      and a.about_number = of_number and a.state = 'pending')
    or exists (select from unclaimed_requests u where u.tenant_id = tenant and u.bank_account_id = bank and u.kind = 'void'
      and u.about_stripe = of_stripe and u.about_number = of_number and u.state = 'pending') then
    perform refuse_wire('VOID_ASKED');
  end if;
  return named;
end $$;

-- Who asks to void a payment of no file holds it until the commit, as who sends it does.
create trigger end_is_asked_for before insert on unclaimed_requests for each row when (new.kind = 'void') execute function end_is_asked_for();

-- As it was (0110), and: nor does who asked for a payment of no file.
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
        where a.tenant_id = t.tenant_id and a.approval_id = (t.facts ->> 'approval')::integer and a.requested_by = who)
        or exists (select from unclaimed_requests u where u.tenant_id = t.tenant_id and u.request_id = (t.facts ->> 'unclaimedRequest')::integer
          and u.requested_by = who)))
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

-- A payment of no file goes to the payee that was approved, and to no other.
create function no_file_goes_as_approved() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id and t.stripe = new.stripe
      and t.number = new.number and t.kind in ('paid back', 'interest paid') and t.facts ->> 'wirePayeeID' is distinct from new.wire_payee_id::text) then
    perform refuse_wire('NOT_APPROVED');
  end if;
  return new;
end $$;
create trigger no_file_goes_as_approved before insert on wires_out for each row execute function no_file_goes_as_approved();

revoke execute on function sent_means(text, jsonb), no_file_goes_as_approved() from public;
-- What of the lists is a wire is asked by the application, too.
grant execute on function sent_means(text, jsonb) to closewright_app;
