-- Custom data (core.md §3, §5): tabs on the records of a file, the fields an administrator defines on them, the choices of pick
-- lists, and the values files have in them.

create table custom_data_tabs (
  tenant_id          varchar(63) not null references tenants,
  custom_data_tab_id integer not null check (custom_data_tab_id > 0),
  label              varchar(60) not null,
  -- The host, never changed: values belong to its records (domain/custom-fields ReferenceTable).
  reference_table    smallint not null check (reference_table between 0 and 7),
  display            boolean not null default true,
  position_ordinal   smallint not null check (position_ordinal > 0),
  in_file_main       boolean not null default false,
  -- 0: the global region (core.md §6)
  region_id          integer not null default 0,
  version            integer not null default 1,
  updated_at         timestamptz not null default now(),
  updated_by         text not null default current_setting('app.actor', true),
  primary key (tenant_id, custom_data_tab_id),
  check (not in_file_main or reference_table = 0)
);
create index custom_data_tabs_of_host on custom_data_tabs (tenant_id, reference_table, position_ordinal);

create table custom_data_definitions (
  tenant_id                 varchar(63) not null,
  custom_data_definition_id integer not null check (custom_data_definition_id > 0),
  custom_data_tab_id        integer not null,
  label                     varchar(80) not null,
  custom_data_type          smallint not null check (custom_data_type between 0 and 12),
  position_ordinal          smallint not null check (position_ordinal > 0),
  max_length                integer check (max_length > 0),
  module                    varchar(40),
  display_label             boolean not null default true,
  grid_list_value_required  boolean not null default false,
  parent_id                 integer,
  version                   integer not null default 1,
  updated_at                timestamptz not null default now(),
  updated_by                text not null default current_setting('app.actor', true),
  primary key (tenant_id, custom_data_definition_id),
  constraint custom_data_definitions_of_tab_key unique (tenant_id, custom_data_tab_id, custom_data_definition_id),
  foreign key (tenant_id, custom_data_tab_id) references custom_data_tabs (tenant_id, custom_data_tab_id) on delete cascade,
  -- A parent stands on the same tab.
  foreign key (tenant_id, custom_data_tab_id, parent_id)
    references custom_data_definitions (tenant_id, custom_data_tab_id, custom_data_definition_id),
  -- 12: child pick list
  check ((custom_data_type = 12) = (parent_id is not null))
);

create table custom_data_list_values (
  tenant_id                 varchar(63) not null,
  custom_data_list_value_id integer not null check (custom_data_list_value_id > 0),
  custom_data_definition_id integer not null,
  available_value           varchar(100) not null,
  -- The parent list's value that offers this one; it goes with it.
  parent_id                 integer,
  position_ordinal          smallint not null check (position_ordinal > 0),
  primary key (tenant_id, custom_data_list_value_id),
  foreign key (tenant_id, custom_data_definition_id)
    references custom_data_definitions (tenant_id, custom_data_definition_id) on delete cascade,
  foreign key (tenant_id, parent_id)
    references custom_data_list_values (tenant_id, custom_data_list_value_id) on delete cascade
);
create index custom_data_list_values_of_field on custom_data_list_values (tenant_id, custom_data_definition_id, position_ordinal);
create index custom_data_list_values_of_parent on custom_data_list_values (tenant_id, parent_id);

-- A value belongs to a row of a file, named by the column of its table, and goes with it; without such a row it belongs to the
-- file itself. Whoever adds invoices adds their column here.
create table custom_data_values (
  tenant_id                 varchar(63) not null,
  custom_data_id            integer not null check (custom_data_id > 0),
  custom_data_definition_id integer not null,
  orders_id                 integer not null,
  roles_id                  integer,
  loan_id                   integer,
  property_id               integer,
  reference_table_pk_value  integer not null generated always as (coalesce(roles_id, loan_id, property_id, orders_id)) stored,
  bool_value                boolean,
  int_value                 integer,
  decimal_value             numeric(15, 2),
  date_time_value           varchar(19),
  string_value              text check (char_length(string_value) <= 100000),
  money_value_cents         money_cents,
  version                   integer not null default 1,
  updated_at                timestamptz not null default now(),
  updated_by                text not null default current_setting('app.actor', true),
  primary key (tenant_id, custom_data_id),
  constraint custom_data_values_of_record_key unique (tenant_id, custom_data_definition_id, reference_table_pk_value),
  foreign key (tenant_id, custom_data_definition_id)
    references custom_data_definitions (tenant_id, custom_data_definition_id) on delete cascade,
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade,
  foreign key (tenant_id, roles_id) references order_parties (tenant_id, roles_id) on delete cascade,
  foreign key (tenant_id, loan_id) references loans (tenant_id, loan_id) on delete cascade,
  foreign key (tenant_id, property_id) references properties (tenant_id, property_id) on delete cascade,
  check (num_nonnulls(roles_id, loan_id, property_id) <= 1),
  check (num_nonnulls(bool_value, int_value, decimal_value, date_time_value, string_value, money_value_cents) <= 1)
);
create index custom_data_values_of_order on custom_data_values (tenant_id, orders_id);
create index custom_data_values_of_role on custom_data_values (tenant_id, roles_id) where roles_id is not null;
create index custom_data_values_of_loan on custom_data_values (tenant_id, loan_id) where loan_id is not null;
create index custom_data_values_of_property on custom_data_values (tenant_id, property_id) where property_id is not null;

create trigger custom_data_tabs_new_version before update on custom_data_tabs
  for each row execute function orders_new_version();
create trigger custom_data_definitions_new_version before update on custom_data_definitions
  for each row execute function orders_new_version();
create trigger custom_data_values_new_version before update on custom_data_values
  for each row execute function orders_new_version();

do $$
declare
  target text;
begin
  foreach target in array array['custom_data_tabs', 'custom_data_definitions', 'custom_data_list_values', 'custom_data_values']
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy tenant_rows on %I using (tenant_id = current_setting(''app.tenant'', true))
      with check (tenant_id = current_setting(''app.tenant'', true))', target);
    execute format('grant select, insert, update, delete on %I to closewright_app', target);
  end loop;
end $$;

-- A value is named in the audit by its field and record, so that a change of it tells the field even where only its content changed.
select audit_table('custom_data_tabs', 'custom_data_tab_id'),
  audit_table('custom_data_definitions', 'custom_data_definition_id'),
  audit_table('custom_data_list_values', 'custom_data_list_value_id'),
  audit_table('custom_data_values', 'custom_data_definition_id', 'reference_table_pk_value');
-- What a field was called that is no longer there.
create index audit_log_custom_fields on audit_log (tenant_id, row_key, seq desc) where table_name = 'custom_data_definitions';
