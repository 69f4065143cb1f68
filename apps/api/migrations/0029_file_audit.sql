-- An export may be of the audit of one file; it then stands in that file's own audit too.
alter table audit_exports
  add column orders_id integer,
  add foreign key (tenant_id, orders_id) references orders (tenant_id, orders_id);
create index audit_exports_of_order on audit_exports (tenant_id, orders_id) where orders_id is not null;
