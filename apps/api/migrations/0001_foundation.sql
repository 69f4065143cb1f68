-- Foundation: tenants, staff, files with their parties, properties and loans, audit, jobs.
--
-- Rules of this schema (design/house.md, "Tenancy, concurrency, audit"); test/data/catalog.test.ts asserts them for every table:
--  * tenant_id is the first column of every primary key, unique key, foreign key and index.
--  * row level security is enabled AND forced; policies compare inline with current_setting (a function of our own would be volatile
--    or opaque to the planner: 1000 times slower on lists, design/bench.md §8).
--  * the runtime role closewright_app owns nothing and gets only the privileges it needs.
-- Text columns carry the contract's maximal length, so that the parity test can compare them.

-- ---------------------------------------------------------------- role
do $$
begin
  -- Roles belong to the whole cluster: another database of it may have made this one already, or be making it right now.
  if not exists (select from pg_roles where rolname = 'closewright_app') then
    begin
      create role closewright_app nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
end $$;
grant usage on schema public to closewright_app;
revoke create on schema public from public;
alter default privileges in schema public revoke all on tables from public;
-- Without this, anybody may call (or hang on a table of their own) the functions below that run as the owner.
alter default privileges revoke execute on functions from public;

-- ---------------------------------------------------------------- value types
-- Integer cents within ±(2^51 − 1), the guard of domain/money.
create domain money_cents as bigint check (value between -2251799813685247 and 2251799813685247);

create function iso_instant(at timestamptz) returns text language sql stable parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
grant execute on function iso_instant(timestamptz) to closewright_app;

-- ---------------------------------------------------------------- tenants
create table tenants (
  tenant_id            varchar(63) primary key check (tenant_id ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?$'),
  display_name         varchar(120) not null,
  time_zone            varchar(60) not null default 'US/Eastern',
  enterprise_tenant_id varchar(60),
  publisher_id         varchar(60),
  is_under_maintenance boolean not null default false,
  -- { icon, title, message }: the tenant's own full-page notice (core.md §2, code custom)
  custom_notice        jsonb,
  created_at           timestamptz not null default now()
);

-- ---------------------------------------------------------------- audit: a chain of hashes per tenant
create table audit_chain (
  tenant_id varchar(63) primary key references tenants,
  last_seq  bigint not null default 0,
  last_hash bytea not null
);

create table audit_log (
  tenant_id  varchar(63) not null references tenants,
  seq        bigint not null,
  at         timestamptz not null,
  actor      text not null,
  request_id text not null,
  table_name text not null,
  row_key    text not null,
  operation  text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  orders_id  integer,
  before     jsonb,
  after      jsonb,
  hash       bytea not null,
  primary key (tenant_id, seq)
);
create index audit_log_orders on audit_log (tenant_id, orders_id, seq desc);

-- The chain of a new tenant starts at the hash of its name.
create function audit_start_chain() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into audit_chain (tenant_id, last_hash) values (new.tenant_id, sha256(convert_to(new.tenant_id, 'UTF8')));
  return null;
end $$;
create trigger audit_0_start after insert on tenants for each row execute function audit_start_chain();

-- Audited statements take the tenant's chain BEFORE they lock rows of their own. So all writers of a tenant lock in one order
-- (chain, then rows, then counters) and cannot deadlock over it.
create function lock_audit_chain() returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from audit_chain where tenant_id = current_setting('app.tenant', true) for update;
  if not found then
    raise exception 'no tenant is set, or it does not exist (app.tenant = %)', coalesce(current_setting('app.tenant', true), '')
      using errcode = 'insufficient_privilege';
  end if;
end $$;
grant execute on function lock_audit_chain() to closewright_app;

create function audit_before() returns trigger language plpgsql as $$
begin
  perform public.lock_audit_chain();
  return null;
end $$;

create function audit_key(record jsonb, key_columns text[]) returns text language sql immutable parallel safe
  return (select string_agg(record ->> column_name, '/' order by position)
          from unnest(key_columns) with ordinality as k (column_name, position));

-- A record as the audit shows it: no nulls, no tenant, nothing derived; encrypted values only as a mark that they are there.
create function audit_shown(record jsonb) returns jsonb language sql immutable parallel safe
  return (select coalesce(jsonb_object_agg(key, case when key like '%\_encrypted' then '"***"'::jsonb else value end), '{}')
          from jsonb_each(jsonb_strip_nulls(record - array['tenant_id', 'file_number_key', 'version', 'updated_at', 'updated_by'])));

-- Writes the audit rows of one statement and moves the chain. One function for all tables: the table's key columns are its arguments.
create function audit_write() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant   text := current_setting('app.tenant', true);
  who      text := nullif(current_setting('app.actor', true), '');
  request  text := coalesce(current_setting('app.request', true), '');
  chain    record;
  change   record;
  was      jsonb;
  becomes  jsonb;
  moment   timestamptz := clock_timestamp();
  next_seq bigint;
  link     bytea;
begin
  if who is null then
    raise exception 'a write without app.actor cannot be audited' using errcode = 'insufficient_privilege';
  end if;
  select last_seq, last_hash into strict chain from audit_chain where tenant_id = tenant for update;
  next_seq := chain.last_seq;
  link := chain.last_hash;

  for change in execute case tg_op
      when 'INSERT' then 'select null::jsonb as o, to_jsonb(n) as n from new_rows n'
      when 'DELETE' then 'select to_jsonb(o) as o, null::jsonb as n from old_rows o'
      else 'select o.r as o, n.r as n from (select to_jsonb(x) as r from old_rows x) o
              full join (select to_jsonb(x) as r from new_rows x) n on audit_key(o.r, $1) = audit_key(n.r, $1)'
    end using tg_argv
  loop
    if change.o is not null and change.n is not null then
      select jsonb_object_agg(key, case when key like '%\_encrypted' and o.value <> 'null' then '"***"' else o.value end),
             jsonb_object_agg(key, case when key like '%\_encrypted' and n.value <> 'null' then '"***"' else n.value end)
        into was, becomes
        from jsonb_each(change.o) o join jsonb_each(change.n) n using (key)
       where o.value <> n.value and key not in ('version', 'updated_at', 'updated_by', 'file_number_key', 'last_order_id');
      -- Only bookkeeping changed (a child row was saved): that child has its own audit row.
      continue when was is null;
    else
      was := case when change.o is not null then audit_shown(change.o) end;
      becomes := case when change.n is not null then audit_shown(change.n) end;
    end if;
    next_seq := next_seq + 1;
    -- cli/audit-verify.ts computes the same text on its own; change both or neither.
    link := sha256(link || convert_to(jsonb_build_array(
      tenant, next_seq, extract(epoch from moment)::text, who, request, tg_table_name, audit_key(coalesce(change.n, change.o), tg_argv),
      tg_op, (coalesce(change.n, change.o) ->> 'orders_id')::integer, was, becomes)::text, 'UTF8'));
    insert into audit_log (tenant_id, seq, at, actor, request_id, table_name, row_key, operation, orders_id, before, after, hash)
    values (tenant, next_seq, moment, who, request, tg_table_name, audit_key(coalesce(change.n, change.o), tg_argv),
      tg_op, (coalesce(change.n, change.o) ->> 'orders_id')::integer, was, becomes, link);
  end loop;

  if next_seq > chain.last_seq then
    update audit_chain set last_seq = next_seq, last_hash = link where tenant_id = tenant;
  end if;
  return null;
end $$;

-- Puts the audit on a table: select audit_table('orders', 'orders_id'). Later migrations call it for their tables too.
create function audit_table(target regclass, variadic key_columns text[]) returns void language plpgsql as $$
declare
  arguments text := (select string_agg(quote_literal(c), ', ') from unnest(key_columns) c);
begin
  execute format('create trigger audit_0_before before insert or update or delete on %s for each statement execute function audit_before()', target);
  execute format('create trigger audit_insert after insert on %s referencing new table as new_rows for each statement execute function audit_write(%s)', target, arguments);
  execute format('create trigger audit_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function audit_write(%s)', target, arguments);
  execute format('create trigger audit_delete after delete on %s referencing old table as old_rows for each statement execute function audit_write(%s)', target, arguments);
end $$;

-- Against accidents: even the owner has to disable this first. Against intent there is the chain.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_append_only before update or delete or truncate on audit_log for each statement execute function audit_is_append_only();

-- ---------------------------------------------------------------- ids
create table tenant_counters (
  tenant_id varchar(63) not null references tenants,
  counter   varchar(60) not null,
  value     integer not null check (value > 0),
  primary key (tenant_id, counter)
);

-- Takes `how_many` ids and answers the first of them.
create function next_ids(counter_name text, how_many integer default 1) returns integer language plpgsql as $$
declare
  last_id integer;
begin
  perform public.lock_audit_chain();
  insert into public.tenant_counters as c (tenant_id, counter, value)
  values (current_setting('app.tenant', true), counter_name, how_many)
  on conflict (tenant_id, counter) do update set value = c.value + excluded.value
  returning value into last_id;
  return last_id - how_many + 1;
end $$;
grant execute on function next_ids(text, integer) to closewright_app;

-- ---------------------------------------------------------------- regions, branches, staff, rights
create table regions (
  tenant_id       varchar(63) not null references tenants,
  region_id       integer not null check (region_id > 0),
  reg_id          varchar(20) not null,
  description     varchar(120) not null,
  default_ss_type smallint not null default 0,
  is_default      boolean not null default false,
  is_admin_region boolean not null default false,
  inactive        boolean not null default false,
  primary key (tenant_id, region_id),
  constraint regions_reg_id_key unique (tenant_id, reg_id)
);

create table branches (
  tenant_id varchar(63) not null,
  branch_id integer not null check (branch_id > 0),
  region_id integer not null,
  name      varchar(120) not null,
  address_1 varchar(120),
  city      varchar(80),
  state     varchar(2),
  zip       varchar(10),
  phone     varchar(40),
  inactive  boolean not null default false,
  primary key (tenant_id, branch_id),
  foreign key (tenant_id, region_id) references regions (tenant_id, region_id)
);
create index branches_region on branches (tenant_id, region_id);

create table security_roles (
  tenant_id        varchar(63) not null references tenants,
  security_role_id integer not null check (security_role_id > 0),
  name             varchar(80) not null,
  primary key (tenant_id, security_role_id),
  constraint security_roles_name_key unique (tenant_id, name)
);

create table security_role_settings (
  tenant_id        varchar(63) not null,
  security_role_id integer not null,
  name             varchar(80) not null,
  value            smallint not null check (value between 0 and 2),
  primary key (tenant_id, security_role_id, name),
  foreign key (tenant_id, security_role_id) references security_roles (tenant_id, security_role_id) on delete cascade
);

create table users (
  tenant_id           varchar(63) not null references tenants,
  users_id            integer not null check (users_id > 0),
  -- null: the session answers INVALID_USER (core.md §4)
  group_users_id      integer,
  login               varchar(80) not null check (login = lower(login)),
  display_name        varchar(120) not null,
  email               varchar(254),
  branch_id           integer,
  security_role_id    integer,
  onboarding_role_ids integer[] not null default '{}',
  dictionary_words    text[] not null default '{}',
  last_order_id       integer not null default -3,
  is_staff            boolean not null default true,
  is_active           boolean not null default true,
  primary key (tenant_id, users_id),
  constraint users_login_key unique (tenant_id, login),
  foreign key (tenant_id, branch_id) references branches (tenant_id, branch_id),
  foreign key (tenant_id, security_role_id) references security_roles (tenant_id, security_role_id)
);

create table user_regions (
  tenant_id  varchar(63) not null,
  users_id   integer not null,
  region_id  integer not null,
  is_default boolean not null default false,
  primary key (tenant_id, users_id, region_id),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade,
  foreign key (tenant_id, region_id) references regions (tenant_id, region_id)
);

-- Rights of one user that differ from the role's.
create table user_security_settings (
  tenant_id varchar(63) not null,
  users_id  integer not null,
  name      varchar(80) not null,
  value     smallint not null check (value between 0 and 2),
  primary key (tenant_id, users_id, name),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade
);

create table user_settings (
  tenant_id varchar(63) not null,
  users_id  integer not null,
  kind      varchar(5) not null check (kind in ('flag', 'date', 'value')),
  name      varchar(80) not null,
  value     varchar(8000) not null,
  primary key (tenant_id, users_id, kind, name),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade,
  check (kind <> 'flag' or value in ('true', 'false')),
  check (kind <> 'date' or value ~ '^\d{4}-\d{2}-\d{2}')
);

create table feature_flags (
  tenant_id varchar(63) not null references tenants,
  name      varchar(80) not null,
  is_on     boolean not null,
  primary key (tenant_id, name)
);

-- Lookup items that are plain data. Staff, regions and branches are lookups too, served from their own tables.
create table lookups (
  tenant_id varchar(63) not null references tenants,
  set_name  varchar(60) not null,
  id        integer not null,
  name      varchar(120) not null,
  data      text,
  -- 0: the global region (core.md §6)
  region_id integer not null default 0,
  sequence  integer not null default 0,
  inactive  boolean not null default false,
  primary key (tenant_id, set_name, id)
);

-- ---------------------------------------------------------------- files
create table orders (
  tenant_id                  varchar(63) not null references tenants,
  orders_id                  integer not null check (orders_id > 0),
  file_number                varchar(50) not null check (char_length(file_number) >= 3 and file_number = btrim(file_number)),
  -- A stored column, not an index on lower(): lower() and LIKE are not leakproof, so under row level security neither may use an index.
  file_number_key            text not null generated always as (lower(file_number)) stored,
  status                     smallint not null check (status in (0, 1, 2, 3, 4, 5, 7, 8, 9)),
  region_id                  integer not null,
  branch_id                  integer not null,
  kind_of_order              smallint not null,
  settlement_statement_type  smallint not null,
  order_service_id           integer,
  settlement_template_id     integer,
  underwriter_company_id     integer,
  source_of_business         varchar(120),
  open_date                  date,
  contract_date              date,
  commitment_date            date,
  disclosure_sent_date       date,
  closing_date               date,
  disbursement_date          date,
  closing_time               time(0),
  recording_date             date,
  place_of_closing           varchar(200),
  policy_due_date            date,
  sale_price_cents           money_cents check (sale_price_cents >= 0),
  earnest_money_cents        money_cents check (earnest_money_cents >= 0),
  earnest_money_held_by      varchar(120),
  owner_policy_amount_cents  money_cents check (owner_policy_amount_cents >= 0),
  loan_policy_amount_cents   money_cents check (loan_policy_amount_cents >= 0),
  escrow_officer_id          integer,
  title_officer_id           integer,
  closer_id                  integer,
  post_closer_id             integer,
  default_loan_id            integer,
  is_locked                  boolean not null default false,
  is_settlement_locked       boolean not null default false,
  is_consolidated_file       boolean not null default false,
  is_reverse_mortgage        boolean not null default false,
  is_alta                    boolean not null default false,
  version                    integer not null default 1,
  created_at                 timestamptz not null default now(),
  updated_at                 timestamptz not null default now(),
  updated_by                 text not null default current_setting('app.actor', true),
  primary key (tenant_id, orders_id),
  foreign key (tenant_id, region_id) references regions (tenant_id, region_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, branch_id),
  foreign key (tenant_id, escrow_officer_id) references users (tenant_id, users_id),
  foreign key (tenant_id, title_officer_id) references users (tenant_id, users_id),
  foreign key (tenant_id, closer_id) references users (tenant_id, users_id),
  foreign key (tenant_id, post_closer_id) references users (tenant_id, users_id)
);
-- Uniqueness and prefix search in one. Search it with file_number_key ~>=~ 'abc' and file_number_key ~<~ 'abd' (leakproof).
create unique index orders_file_number_key on orders (tenant_id, file_number_key text_pattern_ops);
create index orders_region_updated on orders (tenant_id, region_id, updated_at desc);
create index orders_branch_updated on orders (tenant_id, branch_id, updated_at desc);

-- Every update is a new version, whoever writes it: a stale save is found by `where version = $read`.
create function orders_new_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  new.updated_by := current_setting('app.actor', true);
  return new;
end $$;
create trigger orders_new_version before update on orders for each row execute function orders_new_version();

create table loans (
  tenant_id          varchar(63) not null,
  loan_id            integer not null check (loan_id > 0),
  orders_id          integer not null,
  loan_order         smallint not null default 1 check (loan_order > 0),
  lender_name        varchar(120),
  amount_cents       money_cents check (amount_cents >= 0),
  rate               numeric(9, 6) check (rate >= 0),
  loan_number        varchar(60),
  loan_type_id       integer,
  term_months        integer check (term_months between 1 and 600),
  first_payment_date date,
  mic_number         varchar(60),
  purpose            varchar(60),
  product            varchar(60),
  primary key (tenant_id, loan_id),
  -- what orders.default_loan_id and properties.loan_id point at: a loan of the same file
  constraint loans_of_order_key unique (tenant_id, orders_id, loan_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
alter table orders add foreign key (tenant_id, orders_id, default_loan_id) references loans (tenant_id, orders_id, loan_id)
  on delete set null (default_loan_id) deferrable initially deferred;

create table properties (
  tenant_id          varchar(63) not null,
  property_id        integer not null check (property_id > 0),
  orders_id          integer not null,
  loan_id            integer,
  sequence           smallint not null default 1 check (sequence > 0),
  address_1          varchar(120),
  address_2          varchar(60),
  city               varchar(80),
  state              varchar(2),
  zip                varchar(10),
  county_name        varchar(80),
  county_id          integer,
  brief_legal        varchar(2000),
  parcel_id          varchar(60),
  property_type_id   integer,
  is_foreign_address boolean not null default false,
  country            varchar(80),
  region_territory   varchar(80),
  subdivision        varchar(120),
  primary key (tenant_id, property_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, orders_id, loan_id) references loans (tenant_id, orders_id, loan_id) on delete set null (loan_id)
);
create index properties_of_order on properties (tenant_id, orders_id, sequence);

-- The roles of a file: buyers (15), sellers (16) and every other party (core.md §3 Contact).
create table order_parties (
  tenant_id        varchar(63) not null,
  roles_id         integer not null check (roles_id > 0),
  orders_id        integer not null,
  sequence         smallint not null default 1 check (sequence > 0),
  role_type_id     integer not null,
  name             varchar(160),
  first_name       varchar(80),
  last_name        varchar(80),
  company_id       integer,
  buyer_seller_id  integer,
  contact_name     varchar(120),
  address_1        varchar(120),
  city             varchar(80),
  state            varchar(2),
  zip              varchar(10),
  phone            varchar(40),
  email            varchar(254),
  detail           varchar(200),
  -- the value sealed by platform/secrets; what a screen may show of it beside it
  tax_id_encrypted bytea,
  tax_id_last4     varchar(4) check (tax_id_last4 ~ '^\d{4}$'),
  tax_id_kind      varchar(3) check (tax_id_kind in ('ssn', 'ein')),
  primary key (tenant_id, roles_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  check (num_nulls(tax_id_encrypted, tax_id_last4, tax_id_kind) in (0, 3))
);
create index order_parties_of_order on order_parties (tenant_id, orders_id, sequence);

create table order_notes (
  tenant_id     varchar(63) not null,
  order_note_id integer not null check (order_note_id > 0),
  orders_id     integer not null,
  body          varchar(8000) not null,
  is_critical   boolean not null default false,
  users_id      integer,
  created_at    timestamptz not null default now(),
  primary key (tenant_id, order_note_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, users_id) references users (tenant_id, users_id)
);
create index order_notes_of_order on order_notes (tenant_id, orders_id, created_at);

-- ---------------------------------------------------------------- work with files (not audited: who looked, not what changed)
create table recent_files (
  tenant_id varchar(63) not null,
  users_id  integer not null,
  orders_id integer not null,
  opened_at timestamptz not null default now(),
  is_pinned boolean not null default false,
  primary key (tenant_id, users_id, orders_id),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade,
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
create index recent_files_of_user on recent_files (tenant_id, users_id, is_pinned desc, opened_at desc);
create index recent_files_newest on recent_files (tenant_id, opened_at desc);

create table order_locks (
  tenant_id    varchar(63) not null,
  orders_id    integer not null,
  users_id     integer not null,
  holder       varchar(120) not null,
  session_key  uuid not null,
  acquired_at  timestamptz not null,
  heartbeat_at timestamptz not null,
  expires_at   timestamptz not null,
  primary key (tenant_id, orders_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade
);
create index order_locks_expiry on order_locks (tenant_id, expires_at);

create table grid_states (
  tenant_id  varchar(63) not null,
  users_id   integer not null,
  grid_key   varchar(80) not null,
  state      jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, users_id, grid_key),
  foreign key (tenant_id, users_id) references users (tenant_id, users_id) on delete cascade
);

create table jobs (
  tenant_id    varchar(63) not null references tenants,
  job_id       integer not null check (job_id > 0),
  kind         varchar(80) not null,
  payload      jsonb not null default '{}',
  run_at       timestamptz not null default now(),
  attempts     smallint not null default 0,
  max_attempts smallint not null default 5 check (max_attempts > 0),
  -- While a worker has it; after this moment another may take it.
  leased_until timestamptz,
  last_error   text,
  finished_at  timestamptz,
  created_at   timestamptz not null default now(),
  primary key (tenant_id, job_id)
);
create index jobs_due on jobs (tenant_id, run_at) where finished_at is null;

-- ---------------------------------------------------------------- row level security
do $$
declare
  target text;
begin
  foreach target in array array['audit_chain', 'audit_log', 'tenant_counters', 'regions', 'branches', 'security_roles',
    'security_role_settings', 'users', 'user_regions', 'user_security_settings', 'user_settings', 'feature_flags', 'lookups', 'orders',
    'loans', 'properties', 'order_parties', 'order_notes', 'recent_files', 'order_locks', 'grid_states']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
  end loop;
end $$;

-- The two tables that the system itself reads across tenants (inSystem): which tenants there are, and which jobs are due.
alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenant_rows on tenants
  using (tenant_id = current_setting('app.tenant', true) or current_setting('app.system', true) = 'on')
  with check (tenant_id = current_setting('app.tenant', true));
alter table jobs enable row level security;
alter table jobs force row level security;
create policy tenant_rows on jobs
  using (tenant_id = current_setting('app.tenant', true) or current_setting('app.system', true) = 'on')
  with check (tenant_id = current_setting('app.tenant', true) or current_setting('app.system', true) = 'on');

-- ---------------------------------------------------------------- privileges
-- audit: read only; rows come from the triggers, which run as the owner.
grant select on audit_log, audit_chain to closewright_app;
-- No delete on tenants, orders, users: they are closed or made inactive.
grant select, insert, update on tenants, tenant_counters, regions, branches, users, orders, jobs to closewright_app;
grant select, insert, update, delete on security_roles, security_role_settings, user_regions, user_security_settings, user_settings,
  feature_flags, lookups, loans, properties, order_parties, order_notes, recent_files, order_locks, grid_states to closewright_app;
grant delete on jobs to closewright_app;

-- ---------------------------------------------------------------- audit on every business table
create trigger audit_0_before before update or delete on tenants for each statement execute function audit_before();
create trigger audit_insert after insert on tenants referencing new table as new_rows for each statement execute function audit_write('tenant_id');
create trigger audit_update after update on tenants referencing old table as old_rows new table as new_rows
  for each statement execute function audit_write('tenant_id');
select audit_table('regions', 'region_id'), audit_table('branches', 'branch_id'), audit_table('security_roles', 'security_role_id'),
  audit_table('security_role_settings', 'security_role_id', 'name'), audit_table('users', 'users_id'),
  audit_table('user_regions', 'users_id', 'region_id'), audit_table('user_security_settings', 'users_id', 'name'),
  audit_table('user_settings', 'users_id', 'kind', 'name'), audit_table('feature_flags', 'name'), audit_table('lookups', 'set_name', 'id'),
  audit_table('orders', 'orders_id'), audit_table('loans', 'loan_id'), audit_table('properties', 'property_id'),
  audit_table('order_parties', 'roles_id'), audit_table('order_notes', 'order_note_id');

-- ---------------------------------------------------------------- a whole file in one call
-- Sets the context and reads the order with everything a screen needs, so that a read is ONE round trip (design/bench.md §8: set_config
-- as statements of their own cost half the speed). The settings are local: they end with the statement's own transaction.
-- The answer is orderDetailSchema of packages/contract, field by field. Security invoker: row level security applies, and because plpgsql
-- runs the query after the settings, it sees them.
create function read_order_document(tenant text, actor text, request text, wanted integer) returns json
  language plpgsql security invoker as $$
begin
  perform set_config('app.tenant', tenant, true), set_config('app.actor', actor, true), set_config('app.request', request, true);
  return (
    select json_build_object(
      'order', (select to_json(f) from (select
        o.orders_id as "ordersID", o.file_number as "fileNumber", o.status, o.region_id as "regionID", o.branch_id as "branchID",
        o.kind_of_order as "kindOfOrder", o.settlement_statement_type as "settlementStatementType", o.order_service_id as "orderServiceID",
        o.settlement_template_id as "settlementTemplateID", o.underwriter_company_id as "underwriterCompanyID",
        o.source_of_business as "sourceOfBusiness", o.open_date as "openDate", o.contract_date as "contractDate",
        o.commitment_date as "commitmentDate", o.disclosure_sent_date as "disclosureSentDate", o.closing_date as "closingDate",
        o.disbursement_date as "disbursementDate", to_char(o.closing_time, 'HH24:MI') as "closingTime", o.recording_date as "recordingDate",
        o.place_of_closing as "placeOfClosing", o.policy_due_date as "policyDueDate", o.sale_price_cents as "salePrice",
        o.earnest_money_cents as "earnestMoney", o.earnest_money_held_by as "earnestMoneyHeldBy",
        o.owner_policy_amount_cents as "ownerPolicyAmount", o.loan_policy_amount_cents as "loanPolicyAmount",
        o.escrow_officer_id as "escrowOfficerID", o.title_officer_id as "titleOfficerID", o.closer_id as "closerID",
        o.post_closer_id as "postCloserID", o.default_loan_id as "defaultLoanID", o.is_locked as "isLocked",
        o.is_settlement_locked as "isSettlementLocked", o.is_consolidated_file as "isConsolidatedFile", o.version,
        iso_instant(o.updated_at) as "updatedAt") f),
      'properties', (select coalesce(json_agg(f order by f.sequence, f."propertyID"), '[]') from (select
        p.property_id as "propertyID", p.sequence, p.address_1 as "address1", p.address_2 as "address2", p.city, p.state, p.zip,
        p.county_name as "countyName", p.brief_legal as "briefLegal", p.parcel_id as "parcelID"
        from properties p where p.tenant_id = read_order_document.tenant and p.orders_id = wanted) f),
      'loans', (select coalesce(json_agg(f order by f."loanOrder", f."loanID"), '[]') from (select
        l.loan_id as "loanID", l.loan_order as "loanOrder", l.lender_name as "lenderName", l.amount_cents as "amount",
        trim_scale(l.rate)::text as "rate", l.loan_number as "loanNumber", l.loan_type_id as "loanTypeID", l.term_months as "termMonths",
        l.first_payment_date as "firstPaymentDate", l.mic_number as "micNumber"
        from loans l where l.tenant_id = read_order_document.tenant and l.orders_id = wanted) f),
      'contacts', (select coalesce(json_agg(f order by f.sequence, f."rolesID"), '[]') from (select
        c.roles_id as "rolesID", c.sequence, c.role_type_id as "roleTypeID", c.name, c.first_name as "firstName", c.last_name as "lastName",
        c.contact_name as "contactName", c.address_1 as "address1", c.city, c.state, c.zip, c.phone, c.email, c.detail,
        case c.tax_id_kind when 'ssn' then '***-**-' || c.tax_id_last4 when 'ein' then '**-***' || c.tax_id_last4 end as "taxIDMasked"
        from order_parties c where c.tenant_id = read_order_document.tenant and c.orders_id = wanted) f),
      'criticalNotes', (select coalesce(json_agg(n.body order by n.created_at, n.order_note_id), '[]')
        from order_notes n where n.tenant_id = read_order_document.tenant and n.orders_id = wanted and n.is_critical),
      'lock', (select to_json(f) from (select
        k.users_id as "usersID", k.holder, iso_instant(k.acquired_at) as since, iso_instant(k.expires_at) as "expiresAt",
        k.session_key as "sessionKey"
        from order_locks k where k.tenant_id = read_order_document.tenant and k.orders_id = wanted and k.expires_at > now()) f)
    )
    from orders o where o.tenant_id = read_order_document.tenant and o.orders_id = wanted
  );
end $$;
grant execute on function read_order_document(text, text, text, integer) to closewright_app;
