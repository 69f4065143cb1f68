-- Who pays what the bank did not show to be right is two: a check whose payee no list gave, one that somebody asks to end, and one that was typed, or came
-- in a list that was imported, by who decides, for either may be made as the ledger has it. docs/positive-pay.md, decision 0055.
alter table positive_pay_decisions drop constraint positive_pay_decisions_found_check;
alter table positive_pay_decisions add constraint positive_pay_decisions_found_check check (found in ('agrees', 'amount', 'payee', 'no payee', 'ending',
  'paid', 'void', 'stopped', 'taken back', 'twice', 'unknown'));

-- What somebody asks to do with a check, which waits for approval; null where nobody does.
create function positive_pay_end_asked(bank integer, of_stripe smallint, of_number bigint) returns text language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select a.kind from approval_requests a where a.tenant_id = current_setting('app.tenant', true) and a.bank_account_id = bank
    and a.about_stripe = of_stripe and a.about_number = of_number and a.state = 'pending' and a.kind in ('void', 'stop') limit 1
$$;
revoke execute on function positive_pay_end_asked(integer, smallint, bigint) from public;
grant execute on function positive_pay_end_asked(integer, smallint, bigint) to closewright_app;

-- As it was (0113), and: what is asked to end is not to be paid, and no payee is not the payee.
create or replace function positive_pay_found(exception_id integer) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case when c.number is null then 'unknown' when c.ended is not null then c.ended
      when positive_pay_end_asked(x.bank_account_id, c.stripe, c.number) is not null then 'ending'
      when positive_pay_other_pay(exception_id) is not null then 'twice' when c.amount_cents <> x.amount_cents then 'amount'
      when x.payee is null then 'no payee'
      when positive_pay_payee_key(x.payee) is distinct from coalesce(nullif(positive_pay_payee_key(c.payee), ''), '-') then 'payee'
      else 'agrees' end
  from positive_pay_exceptions x left join lateral positive_pay_check(x.bank_account_id, x.check_number) c on true
  where x.tenant_id = current_setting('app.tenant', true) and x.positive_pay_exception_id = exception_id
$$;

-- Whether a check stands, or stood until it was taken off, with another payee or amount as well: what a list said is not set aside by another one.
create function positive_pay_told_otherwise(tenant text, exception_id integer) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from positive_pay_exceptions x join positive_pay_exceptions o on o.tenant_id = x.tenant_id and o.bank_account_id = x.bank_account_id
      and o.check_number = x.check_number and o.positive_pay_exception_id <> x.positive_pay_exception_id
    where x.tenant_id = tenant and x.positive_pay_exception_id = exception_id
      and (o.amount_cents, coalesce(positive_pay_payee_key(o.payee), '')) is distinct from (x.amount_cents, coalesce(positive_pay_payee_key(x.payee), '')))
$$;
revoke execute on function positive_pay_told_otherwise(text, integer) from public;
grant execute on function positive_pay_told_otherwise(text, integer) to closewright_app;
-- Those that were taken off count, too.
create index positive_pay_exceptions_of_check on positive_pay_exceptions (tenant_id, bank_account_id, check_number) where check_number is not null;

-- Another payee is another row, or the bank's would be left out as known beside one that says the right one.
drop index positive_pay_exceptions_once;
create unique index positive_pay_exceptions_once on positive_pay_exceptions
  (tenant_id, bank_account_id, check_number, amount_cents, presented_on, coalesce(positive_pay_payee_key(payee), '')) where taken_off_at is null;

-- By its name after positive_pay_is_decided: to pay what was typed takes another person, and what shows that the bank asks; what the bank
-- told in two ways, or who decides has imported, takes another person, too.
create function positive_pay_typed_is_seen_twice() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.decision = 'pay' and exists (select from positive_pay_exceptions x where x.tenant_id = new.tenant_id
      and x.positive_pay_exception_id = new.positive_pay_exception_id and x.positive_pay_import_id is null) then
    new.needs_second := true;
    if new.decided_by is null or new.decided_by !~ '^[1-9]\d*$' then perform refuse_positive_pay('SECOND_PERSON'); end if;
    if new.reason is null then
      raise exception 'a check that was typed is paid by what shows that the bank asks about it' using errcode = 'insufficient_privilege';
    end if;
  end if;
  -- Neither who imported a list nor a program pays by it alone.
  if new.decision = 'pay' and (positive_pay_told_otherwise(new.tenant_id, new.positive_pay_exception_id)
    or exists (select from positive_pay_exceptions x where x.tenant_id = new.tenant_id and x.positive_pay_exception_id = new.positive_pay_exception_id
      and (x.entered_by = new.decided_by or new.decided_by is null or new.decided_by !~ '^[1-9]\d*$')))
  then
    new.needs_second := true;
    if new.decided_by is null or new.decided_by !~ '^[1-9]\d*$' then perform refuse_positive_pay('SECOND_PERSON'); end if;
  end if;
  return new;
end $$;
create trigger positive_pay_is_decided_typed before insert on positive_pay_decisions for each row execute function positive_pay_typed_is_seen_twice();

-- What is told in another way after one person decided to pay it is decided again.
create function positive_pay_told_anew() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update positive_pay_decisions d set taken_back_reason = 'The bank tells of this check in another way, too'
  from positive_pay_exceptions o where o.tenant_id = new.tenant_id and o.bank_account_id = new.bank_account_id and o.check_number = new.check_number
    and o.taken_off_at is null and d.tenant_id = o.tenant_id and d.positive_pay_exception_id = o.positive_pay_exception_id and d.taken_back_at is null
    and d.decision = 'pay' and not d.needs_second and positive_pay_told_otherwise(o.tenant_id, o.positive_pay_exception_id)
    and not is_positive_pay_answered(o.tenant_id, o.positive_pay_exception_id);
  return null;
end $$;
create trigger positive_pay_told_anew after insert on positive_pay_exceptions for each row execute function positive_pay_told_anew();

-- Both may happen at once: what a file pays is looked at once more.
create function positive_pay_answer_is_seen_twice() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from positive_pay_decisions d where d.tenant_id = new.tenant_id and d.positive_pay_exception_id = new.positive_pay_exception_id
      and d.number = new.number and d.confirmed_at is null) and positive_pay_told_otherwise(new.tenant_id, new.positive_pay_exception_id) then
    perform refuse_positive_pay('NOT_DECIDED');
  end if;
  return new;
end $$;
create trigger positive_pay_is_answered_twice_seen before insert on positive_pay_answers for each row when (new.decision = 'pay')
  execute function positive_pay_answer_is_seen_twice();
revoke execute on function positive_pay_typed_is_seen_twice(), positive_pay_told_anew(), positive_pay_answer_is_seen_twice() from public;
