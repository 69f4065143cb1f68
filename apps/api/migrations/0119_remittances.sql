-- What the office remits to underwriters, policy by policy (decision 0059). Nothing of it is posted to the trust ledger: what was paid is held against it. docs/e-remit.md.

create table remittances (
  tenant_id        varchar(63) not null,
  remittance_id    integer not null check (remittance_id > 0),
  -- What the office calls it: R-000012.
  number           integer not null check (number > 0),
  kind             text not null check (kind in ('period', 'fragment')),
  -- Who the underwriter is in all files (domain/remittances underwriterKey), and what it is called.
  underwriter_key  varchar(160) not null check (underwriter_key <> ''),
  underwriter_name varchar(120) not null check (underwriter_name <> ''),
  -- First day of its month.
  period           date not null check (extract(day from period) = 1 and period between '1970-01-01' and '2099-12-31'),
  state            text not null default 'draft' check (state in ('draft', 'approved', 'sent', 'paid', 'acknowledged', 'withdrawn')),
  made_by          text not null default current_setting('app.actor', true),
  made_at          timestamptz not null default clock_timestamp(),
  -- What its lines come to, once they are frozen.
  gross_cents      money_cents,
  underwriter_cents money_cents,
  agent_cents      money_cents,
  approved_by      text,
  approved_at      timestamptz,
  sent_on          date,
  sent_how         varchar(60) check (sent_how <> ''),
  sent_by          text,
  sent_at          timestamptz,
  paid_by          text,
  paid_at          timestamptz,
  acknowledged_on  date,
  acknowledged_as  varchar(60) check (acknowledged_as <> ''),
  acknowledged_by  text,
  acknowledged_at  timestamptz,
  withdrawn_reason varchar(200) check (withdrawn_reason <> ''),
  withdrawn_by     text,
  withdrawn_at     timestamptz,
  primary key (tenant_id, remittance_id),
  unique (tenant_id, number),
  check (num_nonnulls(gross_cents, underwriter_cents, agent_cents, approved_by, approved_at) in (0, 5)),
  check (gross_cents = underwriter_cents + agent_cents),
  check (num_nonnulls(sent_on, sent_by, sent_at) in (0, 3) and num_nonnulls(paid_by, paid_at) in (0, 2)),
  check (num_nonnulls(acknowledged_on, acknowledged_by, acknowledged_at) in (0, 3)),
  check (num_nonnulls(withdrawn_reason, withdrawn_by, withdrawn_at) = case state when 'withdrawn' then 3 else 0 end)
);
select tenant_table('remittances', 'remittance_id');
revoke update on remittances from closewright_app;
grant update (state, gross_cents, underwriter_cents, agent_cents, sent_on, sent_how, acknowledged_on, acknowledged_as, withdrawn_reason) on remittances to closewright_app;

-- The policies that were chosen. No keys of policies: a policy may go, and what was remitted of it stays.
create table remittance_policies (
  tenant_id       varchar(63) not null,
  remittance_id   integer not null,
  title_policy_id integer not null,
  orders_id       integer not null,
  primary key (tenant_id, remittance_id, title_policy_id),
  foreign key (tenant_id, remittance_id) references remittances,
  foreign key (tenant_id, orders_id) references orders
);
create index remittance_policies_of_policy on remittance_policies (tenant_id, title_policy_id);

-- The lines as they were approved.
create table remittance_lines (
  tenant_id           varchar(63) not null,
  remittance_id       integer not null,
  line                integer not null check (line > 0),
  title_policy_id     integer not null,
  orders_id           integer not null,
  record_type         text not null check (record_type in ('PolicyPremium', 'Endorsement', 'ClosingProtectionLetterFee')),
  label               varchar(200) not null,
  policy_number       varchar(40) not null,
  policy              text not null check (policy in ('Owner', 'Loan')),
  effective_date      date not null,
  state               varchar(2),
  county              varchar(80),
  liability_cents     money_cents not null,
  gross_cents         money_cents not null,
  underwriter_cents   money_cents not null,
  agent_cents         money_cents not null,
  trace               jsonb not null,
  -- The line that it takes back.
  corrects_remittance integer,
  corrects_line       integer,
  reason              varchar(200),
  primary key (tenant_id, remittance_id, line),
  foreign key (tenant_id, remittance_id) references remittances,
  foreign key (tenant_id, orders_id) references orders,
  foreign key (tenant_id, corrects_remittance, corrects_line) references remittance_lines (tenant_id, remittance_id, line),
  check (gross_cents = underwriter_cents + agent_cents),
  check ((corrects_remittance is null) = (corrects_line is null) and (corrects_line is null or reason is not null))
);
create index remittance_lines_of_policy on remittance_lines (tenant_id, title_policy_id);
create index remittance_lines_correcting on remittance_lines (tenant_id, corrects_remittance, corrects_line) where corrects_line is not null;

-- The payments of the ledger that paid it, by file; `is_back`: one that an earlier remittance named and that was voided or stopped since.
create table remittance_payments (
  tenant_id       varchar(63) not null,
  remittance_id   integer not null,
  orders_id       integer not null,
  bank_account_id integer not null,
  stripe          smallint not null,
  ledger_number   bigint not null,
  is_back         boolean not null,
  amount_cents    money_cents not null check (amount_cents <> 0 and (amount_cents < 0) = is_back),
  primary key (tenant_id, bank_account_id, stripe, ledger_number, orders_id, is_back),
  foreign key (tenant_id, remittance_id) references remittances,
  foreign key (tenant_id, orders_id) references orders,
  foreign key (tenant_id, bank_account_id, stripe, ledger_number) references ledger_transactions
);
create index remittance_payments_of_remittance on remittance_payments (tenant_id, remittance_id);

-- What the underwriter takes exception to.
create table remittance_exceptions (
  tenant_id               varchar(63) not null,
  remittance_exception_id integer not null check (remittance_exception_id > 0),
  remittance_id           integer not null,
  line                    integer not null,
  kind                    text not null check (kind in ('Unknown number', 'Duplicate', 'Rate difference', 'Other')),
  reason                  varchar(200) not null check (reason <> ''),
  noted_by                text not null default current_setting('app.actor', true),
  noted_at                timestamptz not null default clock_timestamp(),
  resolution              varchar(200) check (resolution <> ''),
  resolved_by             text,
  resolved_at             timestamptz,
  primary key (tenant_id, remittance_exception_id),
  foreign key (tenant_id, remittance_id, line) references remittance_lines,
  check (num_nonnulls(resolution, resolved_by, resolved_at) in (0, 3))
);
create index remittance_exceptions_of_remittance on remittance_exceptions (tenant_id, remittance_id);
select tenant_table('remittance_exceptions', 'remittance_exception_id');
revoke update on remittance_exceptions from closewright_app;
grant update (resolution) on remittance_exceptions to closewright_app;

-- What goes along with a remittance, by name.
create table remittance_documents (
  tenant_id              varchar(63) not null,
  remittance_document_id integer not null check (remittance_document_id > 0),
  remittance_id          integer not null,
  name                   varchar(120) not null check (name <> ''),
  description            varchar(200) check (description <> ''),
  primary key (tenant_id, remittance_document_id),
  foreign key (tenant_id, remittance_id) references remittances
);
create index remittance_documents_of_remittance on remittance_documents (tenant_id, remittance_id);
select tenant_table('remittance_documents', 'remittance_document_id', deletes => true);
revoke update on remittance_documents from closewright_app;

-- Who let a policy that was sent be changed, and why.
create table policy_unlocks (
  tenant_id        varchar(63) not null,
  policy_unlock_id integer not null check (policy_unlock_id > 0),
  title_policy_id  integer not null,
  orders_id        integer not null,
  reason           varchar(200) not null check (reason <> ''),
  unlocked_by      text not null default current_setting('app.actor', true),
  unlocked_at      timestamptz not null default clock_timestamp(),
  primary key (tenant_id, policy_unlock_id),
  foreign key (tenant_id, orders_id) references orders
);
create index policy_unlocks_of_policy on policy_unlocks (tenant_id, title_policy_id);
select tenant_table('policy_unlocks', 'policy_unlock_id');
revoke update on policy_unlocks from closewright_app;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['remittance_policies', 'remittance_lines', 'remittance_payments'] loop
    execute format('alter table %I enable row level security', of_table);
    execute format('alter table %I force row level security', of_table);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))', of_table);
    execute format('grant select, insert on %I to closewright_app', of_table);
  end loop;
end $$;
select audit_table('remittance_policies', 'remittance_id', 'title_policy_id');
select audit_table('remittance_lines', 'remittance_id', 'line');
select audit_table('remittance_payments', 'remittance_id', 'bank_account_id', 'stripe', 'ledger_number', 'orders_id');

-- ---------------------------------------------------------------- what holds whoever asks
-- Whether a line counts: its remittance was not withdrawn, and no line of one that was not takes it back.
create function remittance_line_stands(tenant text, of_remittance integer, of_line integer) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from remittances r where r.tenant_id = tenant and r.remittance_id = of_remittance and r.state <> 'withdrawn')
    and not exists (select from remittance_lines c join remittances r on r.tenant_id = c.tenant_id and r.remittance_id = c.remittance_id
      where c.tenant_id = tenant and c.corrects_remittance = of_remittance and c.corrects_line = of_line and r.state <> 'withdrawn')
$$;

-- Whether a policy was sent to its underwriter and not unlocked since.
create function policy_is_locked(tenant text, of_policy integer) returns boolean
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from remittance_lines l join remittances r on r.tenant_id = l.tenant_id and r.remittance_id = l.remittance_id
    where l.tenant_id = tenant and l.title_policy_id = of_policy and r.sent_at is not null
      and r.sent_at > coalesce((select max(u.unlocked_at) from policy_unlocks u where u.tenant_id = tenant and u.title_policy_id = of_policy), '-infinity'))
$$;

create function title_policy_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if policy_is_locked(old.tenant_id, old.title_policy_id)
    and (tg_op = 'DELETE' or (to_jsonb(new) - 'sequence') is distinct from (to_jsonb(old) - 'sequence'))
  then
    raise exception 'a policy that was remitted is unlocked first' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger title_policy_stays before update or delete on title_policies for each row execute function title_policy_stays();

-- A remittance goes from draft to acknowledged step by step; another person than who made it approves it, as what its lines come to.
create function remittance_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  who  text := nullif(current_setting('app.actor', true), '');
  sums record;
  own  text[];
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'a remittance is not removed' using errcode = 'insufficient_privilege';
  elsif tg_op = 'INSERT' then
    if new.state <> 'draft' or new.approved_by is not null or new.gross_cents is not null or new.sent_on is not null or new.paid_by is not null
      or new.acknowledged_on is not null
    then
      raise exception 'a remittance begins as a draft' using errcode = 'insufficient_privilege';
    end if;
    new.made_by := who;
    new.made_at := clock_timestamp();
    return new;
  end if;
  own := array['state'] || case new.state
    when 'approved' then array['gross_cents', 'underwriter_cents', 'agent_cents', 'approved_by', 'approved_at']
    when 'sent' then array['sent_on', 'sent_how', 'sent_by', 'sent_at'] when 'paid' then array['paid_by', 'paid_at']
    when 'acknowledged' then array['acknowledged_on', 'acknowledged_as', 'acknowledged_by', 'acknowledged_at']
    else array['withdrawn_reason', 'withdrawn_by', 'withdrawn_at'] end;
  if (old.state, new.state) not in (('draft', 'approved'), ('approved', 'sent'), ('sent', 'paid'), ('paid', 'acknowledged'), ('draft', 'withdrawn'), ('approved', 'withdrawn'))
    or (to_jsonb(new) - own) is distinct from (to_jsonb(old) - own)
  then
    raise exception 'a remittance goes on step by step' using errcode = 'insufficient_privilege';
  end if;
  -- The day before in the west of the world: that of the office the application knows.
  if new.state = 'sent' and new.sent_on < (old.approved_at at time zone 'UTC' - interval '12 hours')::date or new.state = 'acknowledged' and new.acknowledged_on < old.sent_on then
    raise exception 'a remittance is sent once it was approved, and acknowledged once it was sent' using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'approved' then
    select count(*) as lines, coalesce(sum(l.gross_cents), 0) as gross, coalesce(sum(l.underwriter_cents), 0) as underwriter, coalesce(sum(l.agent_cents), 0) as agent
    into sums from remittance_lines l where l.tenant_id = new.tenant_id and l.remittance_id = new.remittance_id;
    if coalesce(who !~ '^[1-9]\d*$', true) or who = old.made_by then
      raise exception 'another person than who made it approves a remittance' using errcode = 'insufficient_privilege';
    end if;
    if sums.lines = 0 or (new.gross_cents, new.underwriter_cents, new.agent_cents) is distinct from (sums.gross::bigint, sums.underwriter::bigint, sums.agent::bigint)
    then
      raise exception 'a remittance is approved as what its lines come to' using errcode = 'insufficient_privilege';
    end if;
    new.approved_by := who;
    new.approved_at := clock_timestamp();
  elsif new.state = 'sent' then
    new.sent_by := who;
    new.sent_at := clock_timestamp();
  elsif new.state = 'paid' then
    if exists (
      select from (
        select l.orders_id, l.underwriter_cents as cents from remittance_lines l where l.tenant_id = new.tenant_id and l.remittance_id = new.remittance_id
        union all
        select p.orders_id, -p.amount_cents from remittance_payments p where p.tenant_id = new.tenant_id and p.remittance_id = new.remittance_id) t
      group by t.orders_id having sum(t.cents) <> 0)
    then
      raise exception 'a remittance is paid where its payments are what it comes to, file by file' using errcode = 'insufficient_privilege';
    end if;
    new.paid_by := who;
    new.paid_at := clock_timestamp();
  elsif new.state = 'acknowledged' then
    new.acknowledged_by := who;
    new.acknowledged_at := clock_timestamp();
  else
    if exists (select from remittance_lines c join remittances r on r.tenant_id = c.tenant_id and r.remittance_id = c.remittance_id
      where c.tenant_id = new.tenant_id and c.corrects_remittance = new.remittance_id and r.state <> 'withdrawn')
    then
      raise exception 'a later remittance corrects this one' using errcode = 'insufficient_privilege';
    end if;
    -- What it takes back stands again then: not beside what was remitted since.
    perform pg_advisory_xact_lock(hashtextextended(format('remitted policy %s %s', new.tenant_id, t.title_policy_id), 0)) from (
      select distinct c.title_policy_id from remittance_lines c
      where c.tenant_id = new.tenant_id and c.remittance_id = new.remittance_id and c.corrects_line is not null order by c.title_policy_id) t;
    if exists (select from remittance_lines c join remittance_lines l on l.tenant_id = c.tenant_id and l.title_policy_id = c.title_policy_id
      where c.tenant_id = new.tenant_id and c.remittance_id = new.remittance_id and c.corrects_line is not null and l.corrects_line is null
        and l.remittance_id not in (new.remittance_id, c.corrects_remittance) and remittance_line_stands(l.tenant_id, l.remittance_id, l.line))
    then
      raise exception 'what this remittance takes back was remitted again since' using errcode = 'insufficient_privilege';
    end if;
    new.withdrawn_by := who;
    new.withdrawn_at := clock_timestamp();
  end if;
  return new;
end $$;
create trigger remittance_stays before insert or update or delete on remittances for each row execute function remittance_stays();
create trigger remittance_stays_whole before truncate on remittances for each statement execute function remittance_stays();

-- What belongs to a remittance is added, and else nothing: policies and lines to a draft, of a policy once until it is taken back; payments to what was sent, as they are in the ledger.
create function remittance_part_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  held record;
  paid bigint;
begin
  if tg_op <> 'INSERT' then
    raise exception 'what was remitted does not change' using errcode = 'insufficient_privilege';
  end if;
  select r.* into held from remittances r where r.tenant_id = new.tenant_id and r.remittance_id = new.remittance_id for no key update;
  if not found or held.state <> (case tg_table_name when 'remittance_payments' then 'sent' else 'draft' end) then
    raise exception 'a remittance takes policies as a draft, and payments once it was sent' using errcode = 'insufficient_privilege';
  end if;
  if tg_table_name = 'remittance_lines' then
    perform pg_advisory_xact_lock(hashtextextended(format('remitted policy %s %s', new.tenant_id, new.title_policy_id), 0));
    if new.corrects_line is not null and not remittance_line_stands(new.tenant_id, new.corrects_remittance, new.corrects_line) then
      raise exception 'a correction takes back a line that stands' using errcode = 'insufficient_privilege';
    end if;
    if new.corrects_line is not null and not exists (select from remittance_lines l where l.tenant_id = new.tenant_id and l.remittance_id = new.corrects_remittance and l.line = new.corrects_line
          and l.corrects_line is null and (l.title_policy_id, l.orders_id, l.gross_cents, l.underwriter_cents, l.policy_number)
            is not distinct from (new.title_policy_id, new.orders_id, -new.gross_cents, -new.underwriter_cents, new.policy_number))
    then
      raise exception 'a correction is the mirror of the line that it takes back' using errcode = 'insufficient_privilege';
    end if;
    if new.corrects_line is null and exists (select from remittance_lines l where l.tenant_id = new.tenant_id and l.title_policy_id = new.title_policy_id
        and l.remittance_id <> new.remittance_id and l.corrects_line is null and remittance_line_stands(l.tenant_id, l.remittance_id, l.line))
    then
      raise exception 'a policy is remitted once until it is taken back' using errcode = 'insufficient_privilege';
    end if;
    if not exists (select from remittance_policies p where p.tenant_id = new.tenant_id and p.remittance_id = new.remittance_id
        and p.title_policy_id = new.title_policy_id and p.orders_id = new.orders_id)
    then
      raise exception 'a line is of a policy that was chosen' using errcode = 'insufficient_privilege';
    end if;
  elsif tg_table_name = 'remittance_payments' then
    select -sum(l.amount_cents) into paid from ledger_lines l where l.tenant_id = new.tenant_id and l.bank_account_id = new.bank_account_id
      and l.stripe = new.stripe and l.number = new.ledger_number and l.orders_id = new.orders_id and l.account = 'outstanding';
    if not exists (select from ledger_transactions t where t.tenant_id = new.tenant_id and t.bank_account_id = new.bank_account_id
        and t.stripe = new.stripe and t.number = new.ledger_number and t.kind in ('check', 'wire out', 'ACH out'))
    then
      raise exception 'a remittance is paid by checks, wires and ACH entries' using errcode = 'insufficient_privilege';
    end if;
    if new.amount_cents is distinct from (case when new.is_back then -paid else paid end) then
      raise exception 'a payment is named as what the ledger paid out of its file' using errcode = 'insufficient_privilege';
    end if;
    if invoice_payment_stands(new.tenant_id, new.bank_account_id, new.stripe, new.ledger_number) = new.is_back then
      raise exception 'a payment that is named stands, and one that came back does not' using errcode = 'insufficient_privilege';
    end if;
    if new.is_back and not exists (select from remittance_payments p where p.tenant_id = new.tenant_id and p.bank_account_id = new.bank_account_id
        and p.stripe = new.stripe and p.ledger_number = new.ledger_number and p.orders_id = new.orders_id and not p.is_back)
    then
      raise exception 'what came back was named before' using errcode = 'insufficient_privilege';
    end if;
    if not exists (select from remittance_lines l where l.tenant_id = new.tenant_id and l.remittance_id = new.remittance_id and l.orders_id = new.orders_id)
    then
      raise exception 'a remittance is paid by payments of its files' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;

create function remittance_exception_stays() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.resolution := null;
    new.resolved_by := null;
    new.resolved_at := null;
    return new;
  end if;
  if tg_op in ('DELETE', 'TRUNCATE') or old.resolution is not null or new.resolution is null
    or (to_jsonb(new) - array['resolution', 'resolved_by', 'resolved_at']) is distinct from (to_jsonb(old) - array['resolution', 'resolved_by', 'resolved_at'])
  then
    raise exception 'an exception is resolved once' using errcode = 'insufficient_privilege';
  end if;
  new.resolved_by := nullif(current_setting('app.actor', true), '');
  new.resolved_at := clock_timestamp();
  return new;
end $$;
create trigger remittance_exception_stays before insert or update or delete on remittance_exceptions for each row execute function remittance_exception_stays();
create trigger remittance_exception_stays_whole before truncate on remittance_exceptions for each statement execute function remittance_exception_stays();

do $$
declare
  of_table text;
begin
  foreach of_table in array array['remittance_policies', 'remittance_lines', 'remittance_payments'] loop
    execute format('create trigger remittance_part_stays before insert or update or delete on %I for each row execute function remittance_part_stays()', of_table);
    execute format('create trigger remittance_part_stays_whole before truncate on %I for each statement execute function remittance_part_stays()', of_table);
  end loop;
end $$;

grant execute on function remittance_line_stands(text, integer, integer), policy_is_locked(text, integer) to closewright_app;
revoke execute on function title_policy_stays(), remittance_stays(), remittance_part_stays(), remittance_exception_stays() from public;
