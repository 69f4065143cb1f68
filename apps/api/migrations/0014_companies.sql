-- The directory of companies: outside parties of files, with their contacts. Custom fields of type Company name them.

create table companies (
  tenant_id     varchar(63) not null references tenants,
  company_id    integer not null check (company_id > 0),
  name          varchar(160) not null,
  friendly_name varchar(160),
  -- What the company may be on a file (building-blocks.md §6 role types).
  role_type_ids integer[] not null default '{}',
  -- 0: the global region (core.md §6)
  region_id     integer not null default 0,
  city          varchar(80),
  state         varchar(2),
  inactive      boolean not null default false,
  primary key (tenant_id, company_id)
);

create table company_contacts (
  tenant_id    varchar(63) not null,
  contact_id   integer not null check (contact_id > 0),
  company_id   integer not null,
  contact_name varchar(120) not null,
  phone        varchar(40),
  email        varchar(254),
  inactive     boolean not null default false,
  primary key (tenant_id, contact_id),
  foreign key (tenant_id, company_id) references companies (tenant_id, company_id) on delete cascade
);
create index company_contacts_of_company on company_contacts (tenant_id, company_id);

do $$
declare
  target text;
begin
  foreach target in array array['companies', 'company_contacts']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
    execute format('grant select, insert, update on %I to closewright_app', target);
  end loop;
end $$;
select audit_table('companies', 'company_id'), audit_table('company_contacts', 'contact_id');
