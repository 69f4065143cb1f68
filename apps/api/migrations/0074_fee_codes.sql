-- What the office charges again and again: what a line of its code begins with.
create table fee_codes (
  tenant_id         varchar(63) not null references tenants,
  fee_code_id       integer not null check (fee_code_id > 0),
  code              varchar(20) not null,
  -- Codes are letters, digits and signs of ASCII: two that differ in case alone would be taken for each other.
  code_key          text not null generated always as (lower(code)) stored,
  label             varchar(120) not null,
  section           varchar(1),
  kind              varchar(40),
  payee_rule        varchar(20),
  payee_name        varchar(120),
  bucket            varchar(20),
  is_finance_charge boolean not null default false,
  is_optional       boolean not null default false,
  inactive          boolean not null default false,
  version           integer not null default 1,
  updated_at        timestamptz not null default now(),
  updated_by        text not null default current_setting('app.actor', true),
  primary key (tenant_id, fee_code_id),
  constraint fee_codes_code_key unique (tenant_id, code_key)
);
create trigger fee_codes_new_version before update on fee_codes for each row execute function setting_new_version();
alter table fee_codes enable row level security;
alter table fee_codes force row level security;
create policy tenant_rows on fee_codes using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
-- A code is made inactive, never removed: lines of statements name it.
grant select, insert, update on fee_codes to closewright_app;
select audit_table('fee_codes', 'fee_code_id');
