-- What 200,000 files in one tenant showed (bench/file).

-- Files of all regions by their last change: recent files of everybody. Without it every file was read and sorted.
create index orders_updated on orders (tenant_id, updated_at desc);

-- Who took a file out of the tenant as a document, and whether with the SSNs and tax ids in it: in the audit of the file like any other write.
create table file_exports (
  tenant_id    varchar(63) not null,
  export_id    integer not null check (export_id > 0),
  orders_id    integer not null,
  with_tax_ids boolean not null,
  exported_at  timestamptz not null default now(),
  exported_by  text not null default current_setting('app.actor', true),
  primary key (tenant_id, export_id),
  foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id) on delete cascade
);
create index file_exports_of_order on file_exports (tenant_id, orders_id, export_id);
alter table file_exports enable row level security;
alter table file_exports force row level security;
create policy tenant_rows on file_exports using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert on file_exports to closewright_app;
select audit_table('file_exports', 'export_id');
