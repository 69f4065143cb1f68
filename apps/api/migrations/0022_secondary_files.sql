-- Files that belong together: a secondary file names its primary (building-blocks.md §4). One level deep: a secondary has no secondaries.

alter table orders
  add column primary_orders_id integer check (primary_orders_id <> orders_id),
  add foreign key (tenant_id, primary_orders_id) references orders (tenant_id, orders_id) on delete set null (primary_orders_id);
create index orders_of_primary on orders (tenant_id, primary_orders_id) where primary_orders_id is not null;
-- The files that new ones are made from: few among many.
create index orders_templates on orders (tenant_id, region_id) where status = 4;
