-- Checks that a bank asks about, what the office decided of each, and the files that told the bank so. docs/positive-pay.md, decision 0055. What happened
-- to a check is in the ledger, which nothing here posts to. Rows are added; what is over has its reason, and who said so, and else nothing changes.

-- A bank's list of exceptions, as it was taken. Its rows are those of positive_pay_exceptions.
create table positive_pay_imports (
  tenant_id              varchar(63) not null,
  positive_pay_import_id integer not null check (positive_pay_import_id > 0),
  bank_account_id        integer not null,
  file_name              varchar(200) not null check (length(file_name) > 0),
  sha256                 varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Which heading says what, so that the next one is read alike.
  mapping                jsonb not null check (jsonb_typeof(mapping -> 'columns') = 'object' and length(mapping::text) <= 2000),
  new_rows               integer not null check (new_rows > 0),
  -- Rows that were known, and those of other accounts.
  known_rows             integer not null check (known_rows >= 0),
  other_rows             integer not null check (other_rows >= 0),
  imported_by            text not null default current_setting('app.actor', true),
  imported_at            timestamptz not null default clock_timestamp(),
  primary key (tenant_id, positive_pay_import_id),
  unique (tenant_id, positive_pay_import_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts
);
select tenant_table('positive_pay_imports', 'positive_pay_import_id');
revoke update on positive_pay_imports from closewright_app;
create index positive_pay_imports_of_account on positive_pay_imports (tenant_id, bank_account_id, positive_pay_import_id);

create table positive_pay_exceptions (
  tenant_id                 varchar(63) not null,
  positive_pay_exception_id integer not null check (positive_pay_exception_id > 0),
  bank_account_id           integer not null,
  -- Null where it was typed.
  positive_pay_import_id    integer,
  check_number              bigint not null check (check_number between 1 and 9999999999),
  amount_cents              money_cents not null check (amount_cents > 0),
  payee                     varchar(120) check (payee = btrim(payee) and payee <> ''),
  bank_reason               varchar(120) check (bank_reason = btrim(bank_reason) and bank_reason <> ''),
  presented_on              date not null check (presented_on between '1900-01-01' and '2999-12-31'),
  decide_until              timestamptz not null,
  entered_by                text not null default current_setting('app.actor', true),
  entered_at                timestamptz not null default clock_timestamp(),
  taken_off_reason          varchar(200) check (length(taken_off_reason) > 0),
  taken_off_by              text,
  taken_off_at              timestamptz,
  primary key (tenant_id, positive_pay_exception_id),
  unique (tenant_id, positive_pay_exception_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  foreign key (tenant_id, positive_pay_import_id, bank_account_id) references positive_pay_imports (tenant_id, positive_pay_import_id, bank_account_id),
  check ((taken_off_by is null) = (taken_off_at is null) and (taken_off_by is null) = (taken_off_reason is null))
);
-- Banks list what is undecided again and again.
create unique index positive_pay_exceptions_once on positive_pay_exceptions (tenant_id, bank_account_id, check_number, amount_cents, presented_on)
  where taken_off_at is null;
create index positive_pay_exceptions_by_time on positive_pay_exceptions (tenant_id, bank_account_id, decide_until, positive_pay_exception_id);
select tenant_table('positive_pay_exceptions', 'positive_pay_exception_id');
revoke update on positive_pay_exceptions from closewright_app;
grant update (taken_off_reason) on positive_pay_exceptions to closewright_app;

-- What was decided of a check. Decided anew, the earlier decision was taken back before.
create table positive_pay_decisions (
  tenant_id                 varchar(63) not null,
  positive_pay_exception_id integer not null,
  -- From 1 on for each exception; the trigger says which.
  number                    integer not null default 1 check (number > 0),
  decision                  text not null check (decision in ('pay', 'return')),
  -- What the ledger said of the check then.
  found                     text not null check (found in ('agrees', 'amount', 'payee', 'paid', 'void', 'stopped', 'taken back', 'twice', 'unknown')),
  -- Why it goes against that.
  reason                    varchar(200) check (length(reason) > 0),
  -- It pays what the ledger says is not to be paid, or what stands otherwise in a list of the bank: another person confirms it. The trigger says so.
  needs_second              boolean not null default false,
  decided_by                text not null default current_setting('app.actor', true),
  decided_at                timestamptz not null default clock_timestamp(),
  confirmed_by              text,
  confirmed_at              timestamptz,
  taken_back_reason         varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by             text,
  taken_back_at             timestamptz,
  primary key (tenant_id, positive_pay_exception_id, number),
  foreign key (tenant_id, positive_pay_exception_id) references positive_pay_exceptions,
  check ((decision = 'pay') = (found = 'agrees') or reason is not null),
  check (decision = 'pay' or not needs_second),
  check (needs_second or decision <> 'pay' or found = 'agrees'),
  check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null or needs_second) and confirmed_by <> decided_by),
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
create unique index positive_pay_decisions_once on positive_pay_decisions (tenant_id, positive_pay_exception_id) where taken_back_at is null;

-- A file of decisions, as it was made. Its bytes say an account number, so they are sealed; the hash says which they are.
create table positive_pay_answer_files (
  tenant_id                   varchar(63) not null,
  positive_pay_answer_file_id integer not null check (positive_pay_answer_file_id > 0),
  bank_account_id             integer not null,
  -- From 1 on in each bank account, those that were taken back included.
  number                      integer not null check (number > 0),
  file_name                   varchar(200) not null,
  pay_count                   integer not null check (pay_count >= 0),
  pay_cents                   money_cents not null check (pay_cents >= 0),
  return_count                integer not null check (return_count >= 0),
  return_cents                money_cents not null check (return_cents >= 0),
  bytes                       integer not null check (bytes > 0),
  sha256                      varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content_encrypted           bytea not null,
  made_by                     text not null default current_setting('app.actor', true),
  made_at                     timestamptz not null default clock_timestamp(),
  taken_back_reason           varchar(200) check (length(taken_back_reason) > 0),
  taken_back_by               text,
  taken_back_at               timestamptz,
  primary key (tenant_id, positive_pay_answer_file_id),
  unique (tenant_id, bank_account_id, number),
  unique (tenant_id, positive_pay_answer_file_id, bank_account_id),
  foreign key (tenant_id, bank_account_id) references bank_accounts,
  check ((taken_back_by is null) = (taken_back_at is null) and (taken_back_by is null) = (taken_back_reason is null))
);
select tenant_table('positive_pay_answer_files', 'positive_pay_answer_file_id');
revoke update on positive_pay_answer_files from closewright_app;
grant update (taken_back_reason) on positive_pay_answer_files to closewright_app;

-- Which decisions a file tells.
create table positive_pay_answers (
  tenant_id                   varchar(63) not null,
  positive_pay_answer_file_id integer not null,
  bank_account_id             integer not null,
  positive_pay_exception_id   integer not null,
  -- Of the decision.
  number                      integer not null,
  decision                    text not null check (decision in ('pay', 'return')),
  amount_cents                money_cents not null check (amount_cents > 0),
  -- Until its file is taken back.
  stands                      boolean not null default true,
  primary key (tenant_id, positive_pay_answer_file_id, positive_pay_exception_id),
  foreign key (tenant_id, positive_pay_answer_file_id, bank_account_id)
    references positive_pay_answer_files (tenant_id, positive_pay_answer_file_id, bank_account_id),
  foreign key (tenant_id, positive_pay_exception_id, bank_account_id)
    references positive_pay_exceptions (tenant_id, positive_pay_exception_id, bank_account_id),
  foreign key (tenant_id, positive_pay_exception_id, number) references positive_pay_decisions
);
-- Each check is answered once, whoever makes files at the same time.
create unique index positive_pay_answers_once on positive_pay_answers (tenant_id, positive_pay_exception_id) where stands;

do $$
declare
  each text;
begin
  foreach each in array array['positive_pay_decisions', 'positive_pay_answers'] loop
    execute format('alter table %I enable row level security', each);
    execute format('alter table %I force row level security', each);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', each);
    execute format('grant select, insert on %I to closewright_app', each);
  end loop;
end $$;
grant update (confirmed_at, taken_back_reason) on positive_pay_decisions to closewright_app;
select audit_table('positive_pay_decisions', 'positive_pay_exception_id', 'number');
select audit_table('positive_pay_answers', 'positive_pay_answer_file_id', 'positive_pay_exception_id');

-- ---------------------------------------------------------------- what the ledger says of a check
-- A payee as two of them are compared, as payeeKey of the domain has it: letters and digits, plain ones in capitals; other letters stay as they are.
create function positive_pay_payee_key(payee text) returns text language sql immutable set search_path = pg_catalog as $$
  select upper(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(normalize(payee, NFKD), 'øØłŁđĐðÐıŋŊħĦŧŦ', 'oOlLdDdDinNhHtT'),
      'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'Th'),
    '[\x01-/:-@[-`{-\u00bf\u00d7\u00f7\u02b0-\u036f\u2000-\u2bff]', '', 'g') collate "C")
$$;

-- The check of a number in a bank account, with what became of it. No two have one number.
create function positive_pay_check(bank integer, of_number bigint)
  returns table (stripe smallint, number bigint, amount_cents bigint, payee text, drawn_on date, ended text, ended_on date, is_told boolean)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select c.stripe, c.number, (select -sum(l.amount_cents)::bigint from ledger_lines l where l.tenant_id = c.tenant_id and l.bank_account_id = bank
      and l.stripe = c.stripe and l.number = c.number and l.account = 'outstanding'),
    coalesce(c.facts ->> 'payee', ''), c.business_date, e.how, e.on_day,
    (c.facts ->> 'opening') is not null or exists (select from positive_pay_events t where t.tenant_id = c.tenant_id and t.bank_account_id = bank
      and t.stripe = c.stripe and t.number = c.number and t.stands)
  from ledger_transactions c left join lateral (
    select 'taken back' as how, r.business_date as on_day, 0 as place from ledger_transactions r where r.tenant_id = c.tenant_id
      and r.bank_account_id = bank and r.reverses_stripe = c.stripe and r.reverses_number = c.number
    union all
    select case a.kind when 'stop' then 'stopped' else a.kind end, a.business_date, 1 from ledger_transactions a where a.tenant_id = c.tenant_id
      and a.bank_account_id = bank and a.about_stripe = c.stripe and a.about_number = c.number and a.kind in ('void', 'stop', 'paid')
      and not exists (select from ledger_transactions r where r.tenant_id = a.tenant_id and r.bank_account_id = bank
        and r.reverses_stripe = a.stripe and r.reverses_number = a.number)
    order by place limit 1) e on true
  where c.tenant_id = current_setting('app.tenant', true) and c.bank_account_id = bank and (c.facts ->> 'checkNumber') is not null
    and (c.facts ->> 'checkNumber')::bigint = of_number
$$;

-- The day of another presentment of the check that was decided to be paid before this one was decided: a bank that is told to pay both pays twice.
create function positive_pay_other_pay(exception_id integer) returns date language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select o.presented_on from positive_pay_exceptions x
  join positive_pay_exceptions o on o.tenant_id = x.tenant_id and o.bank_account_id = x.bank_account_id and o.check_number = x.check_number
    and o.positive_pay_exception_id <> x.positive_pay_exception_id and o.taken_off_at is null
  join positive_pay_decisions d on d.tenant_id = o.tenant_id and d.positive_pay_exception_id = o.positive_pay_exception_id
    and d.decision = 'pay' and d.taken_back_at is null
  left join positive_pay_decisions own on own.tenant_id = x.tenant_id and own.positive_pay_exception_id = x.positive_pay_exception_id
    and own.taken_back_at is null
  where x.tenant_id = current_setting('app.tenant', true) and x.positive_pay_exception_id = exception_id
    and (own.decided_at is null or d.decided_at < own.decided_at)
  order by d.decided_at desc limit 1
$$;

-- What is found of an exception, as judgeException of the domain has it.
create function positive_pay_found(exception_id integer) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case when c.number is null then 'unknown' when c.ended is not null then c.ended
      when positive_pay_other_pay(exception_id) is not null then 'twice' when c.amount_cents <> x.amount_cents then 'amount'
      when positive_pay_payee_key(x.payee) is distinct from coalesce(nullif(positive_pay_payee_key(c.payee), ''), '-') and x.payee is not null then 'payee'
      else 'agrees' end
  from positive_pay_exceptions x left join lateral positive_pay_check(x.bank_account_id, x.check_number) c on true
  where x.tenant_id = current_setting('app.tenant', true) and x.positive_pay_exception_id = exception_id
$$;

-- ---------------------------------------------------------------- what holds whoever asks
-- Ends the transaction with what the application tells the user: PX001 stands for all, the message says which (exceptions/refused-decision.ts).
create function refuse_positive_pay(reason text) returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception using errcode = 'PX001', message = reason;
end $$;

-- Holds all presentments of a check, and the check, until the commit, and answers what the ledger says of it then.
create function hold_positive_pay_exception(tenant text, exception_id integer) returns text language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  held positive_pay_exceptions;
begin
  perform from positive_pay_exceptions o join positive_pay_exceptions x using (tenant_id, bank_account_id, check_number)
  where x.tenant_id = tenant and x.positive_pay_exception_id = exception_id and o.tenant_id = tenant
  order by o.positive_pay_exception_id for no key update of o;
  select x.* into held from positive_pay_exceptions x where x.tenant_id = tenant and x.positive_pay_exception_id = exception_id;
  if not found or held.taken_off_at is not null then perform refuse_positive_pay('TAKEN_OFF'); end if;
  perform from ledger_stripes s where s.tenant_id = tenant and s.bank_account_id = held.bank_account_id and s.stripe in (
    select c.stripe from positive_pay_check(held.bank_account_id, held.check_number) c) for no key update;
  return positive_pay_found(exception_id);
end $$;

create function is_positive_pay_answered(tenant text, exception_id integer) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from positive_pay_answers a where a.tenant_id = tenant and a.positive_pay_exception_id = exception_id and a.stands)
$$;

create function positive_pay_import_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'what a bank asked is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  new.imported_by := nullif(current_setting('app.actor', true), '');
  new.imported_at := clock_timestamp();
  return new;
end $$;
create trigger positive_pay_import_stays before insert or update or delete on positive_pay_imports
  for each row execute function positive_pay_import_stays();

-- What a bank asked stays; it is taken off once, and a decision that was not sent with it.
create function positive_pay_exception_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    new.entered_by := who;
    new.entered_at := clock_timestamp();
    new.taken_off_reason := null;
    new.taken_off_by := null;
    new.taken_off_at := null;
    return new;
  elsif tg_op <> 'UPDATE' or old.taken_off_at is not null or new.taken_off_reason is null
    or (to_jsonb(new) - 'taken_off_reason' - 'taken_off_by' - 'taken_off_at') <> (to_jsonb(old) - 'taken_off_reason' - 'taken_off_by' - 'taken_off_at')
  then
    raise exception 'what a bank asked is taken off once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  if is_positive_pay_answered(new.tenant_id, new.positive_pay_exception_id) then perform refuse_positive_pay('SENT'); end if;
  update positive_pay_decisions d set taken_back_reason = new.taken_off_reason
  where d.tenant_id = new.tenant_id and d.positive_pay_exception_id = new.positive_pay_exception_id and d.taken_back_at is null;
  new.taken_off_by := who;
  new.taken_off_at := clock_timestamp();
  return new;
end $$;
create trigger positive_pay_exception_stays before insert or update or delete on positive_pay_exceptions
  for each row execute function positive_pay_exception_stays();

-- A decision is of what was seen. To pay what the ledger says is not to be paid takes another user, who confirms it while that is so.
create function positive_pay_is_decided() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who   text := nullif(current_setting('app.actor', true), '');
  finds text;
begin
  if tg_op = 'INSERT' then
    finds := hold_positive_pay_exception(new.tenant_id, new.positive_pay_exception_id);
    if exists (select from positive_pay_decisions d where d.tenant_id = new.tenant_id
        and d.positive_pay_exception_id = new.positive_pay_exception_id and d.taken_back_at is null) then
      perform refuse_positive_pay('DECIDED');
    end if;
    if new.found is distinct from finds then perform refuse_positive_pay('OTHER'); end if;
    new.number := 1 + coalesce((select max(d.number) from positive_pay_decisions d where d.tenant_id = new.tenant_id
      and d.positive_pay_exception_id = new.positive_pay_exception_id), 0);
    -- What a list of the bank said of a check is not set aside by taking it off and typing it otherwise.
    new.needs_second := new.decision = 'pay' and (new.found <> 'agrees' or exists (
      select from positive_pay_exceptions x join positive_pay_exceptions o on o.tenant_id = x.tenant_id and o.bank_account_id = x.bank_account_id
        and o.check_number = x.check_number and o.positive_pay_import_id is not null and o.taken_off_at is not null
      where x.tenant_id = new.tenant_id and x.positive_pay_exception_id = new.positive_pay_exception_id and x.positive_pay_import_id is null));
    if new.needs_second and (who is null or who !~ '^[1-9]\d*$') then perform refuse_positive_pay('SECOND_PERSON'); end if;
    new.decided_by := who;
    new.decided_at := clock_timestamp();
    new.confirmed_by := null;
    new.confirmed_at := null;
    new.taken_back_reason := null;
    new.taken_back_by := null;
    new.taken_back_at := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.taken_back_at is null and new.taken_back_reason is not null
    and (to_jsonb(new) - 'taken_back_reason' - 'taken_back_by' - 'taken_back_at') = (to_jsonb(old) - 'taken_back_reason' - 'taken_back_by' - 'taken_back_at')
  then
    perform from positive_pay_exceptions x where x.tenant_id = new.tenant_id and x.positive_pay_exception_id = new.positive_pay_exception_id
      for no key update;
    if is_positive_pay_answered(new.tenant_id, new.positive_pay_exception_id) then perform refuse_positive_pay('SENT'); end if;
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  end if;
  if tg_op = 'UPDATE' and old.taken_back_at is null and old.confirmed_at is null and new.confirmed_at is not null and old.needs_second
    and (to_jsonb(new) - 'confirmed_by' - 'confirmed_at') = (to_jsonb(old) - 'confirmed_by' - 'confirmed_at')
  then
    finds := hold_positive_pay_exception(new.tenant_id, new.positive_pay_exception_id);
    if finds <> new.found then perform refuse_positive_pay('OTHER'); end if;
    if who is null or who !~ '^[1-9]\d*$' or who = old.decided_by then perform refuse_positive_pay('SECOND_PERSON'); end if;
    new.confirmed_by := who;
    new.confirmed_at := clock_timestamp();
    return new;
  end if;
  raise exception 'a decision is confirmed once and taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
create trigger positive_pay_is_decided before insert or update or delete on positive_pay_decisions
  for each row execute function positive_pay_is_decided();

-- What a file tells is a decision that stands, that nobody waits to confirm, and of a check that the ledger says the same of still.
create function positive_pay_is_answered() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  finds text;
begin
  if tg_op = 'UPDATE' and old.stands and not new.stands and (to_jsonb(new) - 'stands') = (to_jsonb(old) - 'stands')
    and exists (select from positive_pay_answer_files f where f.tenant_id = new.tenant_id
      and f.positive_pay_answer_file_id = new.positive_pay_answer_file_id and f.taken_back_at is not null)
  then
    return new;
  elsif tg_op <> 'INSERT' or not new.stands then
    raise exception 'what a bank was told is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  finds := hold_positive_pay_exception(new.tenant_id, new.positive_pay_exception_id);
  if is_positive_pay_answered(new.tenant_id, new.positive_pay_exception_id) then perform refuse_positive_pay('SENT'); end if;
  if not exists (select from positive_pay_decisions d join positive_pay_exceptions x on x.tenant_id = d.tenant_id
        and x.positive_pay_exception_id = d.positive_pay_exception_id
      where d.tenant_id = new.tenant_id and d.positive_pay_exception_id = new.positive_pay_exception_id and d.number = new.number
        and d.taken_back_at is null and d.decision = new.decision and x.amount_cents = new.amount_cents
        and (not d.needs_second or d.confirmed_at is not null)) then
    perform refuse_positive_pay('NOT_DECIDED');
  end if;
  if finds <> (select d.found from positive_pay_decisions d where d.tenant_id = new.tenant_id
      and d.positive_pay_exception_id = new.positive_pay_exception_id and d.number = new.number) then
    perform refuse_positive_pay('OTHER');
  end if;
  return new;
end $$;
create trigger positive_pay_is_answered before insert or update or delete on positive_pay_answers
  for each row execute function positive_pay_is_answered();

-- What the bank was told to pay is neither voided nor taken back: the money would be free, and the bank pays the check all the same.
create function refuse_told_to_pay() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from ledger_transactions c
  join positive_pay_exceptions x on x.tenant_id = c.tenant_id and x.bank_account_id = c.bank_account_id and x.taken_off_at is null
    and x.check_number = (c.facts ->> 'checkNumber')::bigint
  join positive_pay_answers a on a.tenant_id = x.tenant_id and a.positive_pay_exception_id = x.positive_pay_exception_id and a.stands
    and a.decision = 'pay'
  where c.tenant_id = new.tenant_id and c.bank_account_id = new.bank_account_id and c.stripe = coalesce(new.reverses_stripe, new.about_stripe)
    and c.number = coalesce(new.reverses_number, new.about_number);
  if found then perform refuse_posting('PAY_TOLD', '{}'); end if;
  return new;
end $$;
create trigger refuse_told_to_pay before insert on ledger_transactions for each row
  when (new.kind in ('void', 'stop') or new.reverses_number is not null) execute function refuse_told_to_pay();

-- Whether counts and sums of a file are those of its decisions, of which there are some.
create function positive_pay_answers_add_up(tenant text, file integer) returns boolean language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from positive_pay_answer_files f, lateral (
    select count(*) filter (where a.decision = 'pay') as pays, coalesce(sum(a.amount_cents) filter (where a.decision = 'pay'), 0) as pay_cents,
      count(*) filter (where a.decision = 'return') as returns, coalesce(sum(a.amount_cents) filter (where a.decision = 'return'), 0) as return_cents
    from positive_pay_answers a where a.tenant_id = f.tenant_id and a.positive_pay_answer_file_id = f.positive_pay_answer_file_id) a
    where f.tenant_id = tenant and f.positive_pay_answer_file_id = file and a.pays + a.returns > 0
      and (f.pay_count, f.pay_cents, f.return_count, f.return_cents) = (a.pays, a.pay_cents, a.returns, a.return_cents))
$$;

create function positive_pay_answers_are_whole() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_file record;
begin
  for of_file in select distinct n.tenant_id, n.positive_pay_answer_file_id as id from new_rows n loop
    if not positive_pay_answers_add_up(of_file.tenant_id, of_file.id) then
      raise exception 'a file has the sums of its decisions' using errcode = 'insufficient_privilege';
    end if;
  end loop;
  return null;
end $$;
create trigger positive_pay_answers_are_whole after insert on positive_pay_answers referencing new table as new_rows
  for each statement execute function positive_pay_answers_are_whole();

-- At the commit: there is no file that tells nothing.
create function positive_pay_answer_file_tells() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if not positive_pay_answers_add_up(new.tenant_id, new.positive_pay_answer_file_id) then
    raise exception 'a file has the sums of its decisions' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create constraint trigger positive_pay_answer_file_tells after insert on positive_pay_answer_files deferrable initially deferred
  for each row execute function positive_pay_answer_file_tells();

-- What was made stays, for the owner, too, but that its bytes are sealed with another key, and that it is taken back once.
create function positive_pay_answer_file_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    new.made_by := who;
    new.made_at := clock_timestamp();
    new.taken_back_reason := null;
    new.taken_back_by := null;
    new.taken_back_at := null;
    return new;
  elsif tg_op = 'UPDATE' and (to_jsonb(new) - 'content_encrypted') = (to_jsonb(old) - 'content_encrypted') then
    return new;
  elsif tg_op = 'UPDATE' and old.taken_back_at is null and new.taken_back_reason is not null
    and (to_jsonb(new) - 'taken_back_reason' - 'taken_back_by' - 'taken_back_at') = (to_jsonb(old) - 'taken_back_reason' - 'taken_back_by' - 'taken_back_at')
  then
    new.taken_back_by := who;
    new.taken_back_at := clock_timestamp();
    return new;
  end if;
  raise exception 'a file is taken back once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;
create trigger positive_pay_answer_file_stays before insert or update or delete on positive_pay_answer_files
  for each row execute function positive_pay_answer_file_stays();

-- With a file all that it told is to be sent again.
create function positive_pay_answer_file_is_taken_back() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  update positive_pay_answers a set stands = false
  where a.tenant_id = new.tenant_id and a.positive_pay_answer_file_id = new.positive_pay_answer_file_id and a.stands;
  return null;
end $$;
create trigger positive_pay_answer_file_is_taken_back after update on positive_pay_answer_files for each row
  when (old.taken_back_at is null and new.taken_back_at is not null) execute function positive_pay_answer_file_is_taken_back();

create function positive_pay_rows_stay() returns trigger language plpgsql as $$
begin
  raise exception 'what was said of checks that a bank asked about is not removed' using errcode = 'insufficient_privilege';
end $$;
create trigger positive_pay_rows_stay before truncate on positive_pay_imports for each statement execute function positive_pay_rows_stay();
create trigger positive_pay_rows_stay before truncate on positive_pay_exceptions for each statement execute function positive_pay_rows_stay();
create trigger positive_pay_rows_stay before truncate on positive_pay_decisions for each statement execute function positive_pay_rows_stay();
create trigger positive_pay_rows_stay before truncate on positive_pay_answer_files for each statement execute function positive_pay_rows_stay();
create trigger positive_pay_rows_stay before truncate on positive_pay_answers for each statement execute function positive_pay_rows_stay();

revoke execute on function positive_pay_check(integer, bigint), positive_pay_found(integer), positive_pay_other_pay(integer), positive_pay_payee_key(text), refuse_positive_pay(text),
  hold_positive_pay_exception(text, integer), is_positive_pay_answered(text, integer), positive_pay_import_stays(), positive_pay_exception_stays(),
  positive_pay_is_decided(), positive_pay_is_answered(), refuse_told_to_pay(), positive_pay_answers_add_up(text, integer), positive_pay_answers_are_whole(),
  positive_pay_answer_file_tells(), positive_pay_answer_file_stays(), positive_pay_answer_file_is_taken_back(), positive_pay_rows_stay() from public;
-- What the ledger says of a check is read by the application, too.
grant execute on function positive_pay_check(integer, bigint), positive_pay_found(integer), positive_pay_other_pay(integer), positive_pay_payee_key(text) to closewright_app;
