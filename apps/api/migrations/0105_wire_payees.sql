-- Whom the office sends wires to, by which instructions, and who called whom about them. docs/wires.md, decision 0051.

-- What tells two names apart, as domain/parties (nameKey) has it.
create function wire_payee_key(name text) returns text language sql immutable parallel safe set search_path = pg_catalog as $$
  select lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')) collate "pg_unicode_fast")
$$;

create table wire_payees (
  tenant_id     varchar(63) not null references tenants,
  wire_payee_id integer not null check (wire_payee_id > 0),
  -- As checks and wires name it. One has one entry: a second one would pass by what the first has seen.
  name          varchar(140) not null check (name = btrim(name) and name <> ''),
  company_id    integer,
  inactive      boolean not null default false,
  version       integer not null default 1,
  updated_at    timestamptz not null default now(),
  updated_by    text not null default current_setting('app.actor', true),
  primary key (tenant_id, wire_payee_id),
  foreign key (tenant_id, company_id) references companies
);
create unique index wire_payees_name on wire_payees (tenant_id, wire_payee_key(name));
create index wire_payees_company on wire_payees (tenant_id, company_id) where company_id is not null;
-- One is made inactive, never removed: wires name it.
select tenant_table('wire_payees', 'wire_payee_id');

-- Nine digits that the ABA's 3, 7 and 1 times add up to a multiple of ten (domain/banking).
create function is_routing_number(typed text) returns boolean language sql immutable set search_path = pg_catalog as $$
  select case when typed ~ '^\d{9}$' and typed <> '000000000' then
    (3 * (substr(typed, 1, 1)::int + substr(typed, 4, 1)::int + substr(typed, 7, 1)::int)
    + 7 * (substr(typed, 2, 1)::int + substr(typed, 5, 1)::int + substr(typed, 8, 1)::int)
    + substr(typed, 3, 1)::int + substr(typed, 6, 1)::int + substr(typed, 9, 1)::int) % 10 = 0
    else false end
$$;

-- Where a payee wants its money, as somebody entered it. The account number is sealed as that of a bank account is.
create table wire_instructions (
  tenant_id                varchar(63) not null,
  wire_payee_id            integer not null,
  -- From 1 on for each payee.
  number                   integer not null check (number > 0),
  beneficiary              varchar(140) not null check (length(beneficiary) > 0),
  street                   varchar(70) not null check (length(street) > 0),
  building                 varchar(16) check (length(building) > 0),
  postcode                 varchar(16) check (length(postcode) > 0),
  town                     varchar(35) not null check (length(town) > 0),
  state                    varchar(2) check (state ~ '^[A-Z]{2}$'),
  country                  varchar(2) not null check (country ~ '^[A-Z]{2}$'),
  bank_name                varchar(140) not null check (length(bank_name) > 0),
  routing_number           varchar(9) not null check (is_routing_number(routing_number)),
  account_number_encrypted bytea not null,
  account_number_last4     varchar(4) not null check (account_number_last4 ~ '^[0-9A-Z]{4}$'),
  intermediary_name        varchar(140) check (length(intermediary_name) > 0),
  intermediary_routing     varchar(9) check (intermediary_routing is null or is_routing_number(intermediary_routing)),
  further_credit           varchar(140) check (length(further_credit) > 0),
  source                   text not null check (source in ('E-mail', 'Phone', 'Fax', 'Letter', 'Secure portal', 'Signed form', 'In person')),
  received_on              date not null,
  -- A phone number that came with them, which is never called.
  phone_given              varchar(30) check (length(phone_given) > 0),
  note                     varchar(300) check (length(note) > 0),
  entered_by               text not null default current_setting('app.actor', true),
  entered_at               timestamptz not null default clock_timestamp(),
  stopped_by               text,
  stopped_at               timestamptz,
  stop_reason              varchar(200) check (length(stop_reason) > 0),
  primary key (tenant_id, wire_payee_id, number),
  foreign key (tenant_id, wire_payee_id) references wire_payees,
  check ((country = 'US') = (state is not null)),
  check ((intermediary_name is null) = (intermediary_routing is null)),
  check ((stopped_by is null) = (stopped_at is null) and (stopped_by is null) = (stop_reason is null))
);

-- What whoever was called said of instructions.
create table wire_call_backs (
  tenant_id     varchar(63) not null,
  wire_payee_id integer not null,
  number        integer not null,
  -- From 1 on for each instructions; the trigger says which.
  call_number   integer not null default 1 check (call_number > 0),
  result        text not null check (result in ('Confirmed', 'Differs', 'Not reached')),
  number_called varchar(30) not null check (length(number_called) > 0),
  number_source text not null check (number_source in
    ('Known from an earlier file', 'Given in person', 'State licence register', 'Public directory', 'Letterhead from before')),
  spoke_to      varchar(120) check (length(spoke_to) > 0),
  note          varchar(300) check (length(note) > 0),
  called_by     text not null default current_setting('app.actor', true),
  called_at     timestamptz not null default clock_timestamp(),
  -- When the waiting period that the office had at the call is over.
  good_from     timestamptz,
  primary key (tenant_id, wire_payee_id, number, call_number),
  foreign key (tenant_id, wire_payee_id, number) references wire_instructions,
  check (result = 'Not reached' or spoke_to is not null),
  check ((result = 'Confirmed') = (good_from is not null))
);

alter table wire_instructions enable row level security;
alter table wire_instructions force row level security;
create policy tenant_rows on wire_instructions using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update (stop_reason) on wire_instructions to closewright_app;
select audit_table('wire_instructions', 'wire_payee_id', 'number');

alter table wire_call_backs enable row level security;
alter table wire_call_backs force row level security;
create policy tenant_rows on wire_call_backs using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on wire_call_backs to closewright_app;
select audit_table('wire_call_backs', 'wire_payee_id', 'number', 'call_number');

-- How far instructions have come (domain/wires): money goes by those that are good. Whoever sends by them holds their payee `for share` first, so that
-- nobody enters others or stops them meanwhile.
create function wire_instructions_state(payee integer, of_number integer, at timestamptz default clock_timestamp()) returns text language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select case
    when i.stopped_by is not null then 'stopped'
    when exists (select from wire_instructions n where n.tenant_id = i.tenant_id and n.wire_payee_id = payee and n.number > of_number) then 'replaced'
    when c.good_from is null then 'to verify'
    when c.good_from > at then 'waiting'
    else 'good' end
  from wire_instructions i, lateral (select min(b.good_from) as good_from from wire_call_backs b
    where b.tenant_id = i.tenant_id and b.wire_payee_id = payee and b.number = of_number) c
  where i.tenant_id = current_setting('app.tenant', true) and i.wire_payee_id = payee and i.number = of_number
$$;
revoke execute on function wire_instructions_state(integer, integer, timestamptz) from public;
grant execute on function wire_instructions_state(integer, integer, timestamptz) to closewright_app;

-- Whether two phone numbers are the same line, as domain/wires (isSameNumber) has it: the local part of one, before its extension, is in the other. Letters are
-- dialed, or words beside it.
create function is_same_phone(one text, other text) returns boolean language sql immutable set search_path = pg_catalog as $$
  with typed as (
    select side, normalize(number, nfkc) as number, regexp_replace(btrim(normalize(number, nfkc)), '(ext(ension)?|x|#)[\s.:]*\d{1,6}\s*$', '', 'i') as line
    from (values (1, one), (2, other)) n (side, number)
  ), dialed as (
    select side, line, translate(upper(line), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '22233344455566677778889999') as keys, number from typed
  ), writing as (
    select side, regexp_replace(number, '[^0-9]', '', 'g') as whole, right(regexp_replace(line, '[^0-9]', '', 'g'), 7) as local from dialed
    union all
    select side, regexp_replace(keys, '[^0-9]', '', 'g'), right(regexp_replace(keys, '[^0-9]', '', 'g'), 7) from dialed
  )
  select exists (select from writing a join writing b on a.side <> b.side and length(a.local) = 7 and strpos(b.whole, a.local) > 0)
$$;

-- Whoever enters is who works, and when is now. Instructions come in turn, are stopped once, and else neither changed nor removed, for the owner, too,
-- but that the account number is sealed with another key.
create function wire_instructions_stay() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  who text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id for no key update;
    if new.stop_reason is not null then
      raise exception 'what is entered is not stopped yet' using errcode = 'insufficient_privilege';
    end if;
    if new.number <> 1 + coalesce((select max(i.number) from wire_instructions i
        where i.tenant_id = new.tenant_id and i.wire_payee_id = new.wire_payee_id), 0) then
      raise exception 'instructions of a payee come in turn' using errcode = 'insufficient_privilege';
    end if;
    new.entered_by := who;
    new.entered_at := clock_timestamp();
    new.stopped_by := null;
    new.stopped_at := null;
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'account_number_encrypted') = (to_jsonb(old) - 'account_number_encrypted') then
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.stop_reason is not null or new.stop_reason is null
    or (to_jsonb(new) - 'stop_reason' - 'stopped_by' - 'stopped_at') <> (to_jsonb(old) - 'stop_reason' - 'stopped_by' - 'stopped_at')
  then
    raise exception 'instructions are stopped once, and else neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id for no key update;
  new.stopped_by := who;
  new.stopped_at := clock_timestamp();
  return new;
end $$;
create trigger wire_instructions_stay before insert or update or delete on wire_instructions
  for each row execute function wire_instructions_stay();
create trigger wire_instructions_stay_whole before truncate on wire_instructions for each statement execute function wire_instructions_stay();

-- A call is about what money might still go by. A person confirms, never who entered, and never by a number that came with the instructions.
create function wire_call_backs_stay() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  who   text := nullif(current_setting('app.actor', true), '');
  about record;
begin
  if tg_op <> 'INSERT' then
    raise exception 'a call-back is neither changed nor removed' using errcode = 'insufficient_privilege';
  end if;
  perform from wire_payees p where p.tenant_id = new.tenant_id and p.wire_payee_id = new.wire_payee_id for no key update;
  select i.entered_by, i.phone_given into about from wire_instructions i
  where i.tenant_id = new.tenant_id and i.wire_payee_id = new.wire_payee_id and i.number = new.number;
  if not found or wire_instructions_state(new.wire_payee_id, new.number) in ('stopped', 'replaced') then
    raise exception 'nobody calls about what is stopped or replaced' using errcode = 'WI001';
  end if;
  if regexp_replace(normalize(new.number_called, nfkc), '[^0-9]', '', 'g') !~ '^\d{7,}$' or is_same_phone(new.number_called, about.phone_given) then
    raise exception 'the number that came with instructions is not called' using errcode = 'WI002';
  end if;
  if new.result = 'Confirmed' and (who is null or who !~ '^[1-9]\d*$' or who = about.entered_by) then
    raise exception 'instructions are confirmed by another person than who entered them' using errcode = 'WI003';
  end if;
  new.call_number := 1 + coalesce((select max(b.call_number) from wire_call_backs b
    where b.tenant_id = new.tenant_id and b.wire_payee_id = new.wire_payee_id and b.number = new.number), 0);
  new.called_by := who;
  new.called_at := clock_timestamp();
  new.good_from := case new.result when 'Confirmed' then new.called_at + make_interval(hours => coalesce(
    (select s.value::integer from system_settings s where s.tenant_id = new.tenant_id and s.name = 'wireWaitingHours'), 24)) end;
  return new;
end $$;
create trigger wire_call_backs_stay before insert or update or delete on wire_call_backs
  for each row execute function wire_call_backs_stay();
create trigger wire_call_backs_stay_whole before truncate on wire_call_backs for each statement execute function wire_call_backs_stay();

-- A call that says otherwise stops the instructions.
create function wire_call_back_stops() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update wire_instructions i set stop_reason = 'A call-back said otherwise'
  where i.tenant_id = new.tenant_id and i.wire_payee_id = new.wire_payee_id and i.number = new.number and i.stop_reason is null;
  return null;
end $$;
create trigger wire_call_back_stops after insert on wire_call_backs for each row when (new.result = 'Differs')
  execute function wire_call_back_stops();

grant execute on function wire_payee_key(text), is_routing_number(text), is_same_phone(text, text) to closewright_app;
revoke execute on function wire_instructions_stay(), wire_call_backs_stay(), wire_call_back_stops() from public;
