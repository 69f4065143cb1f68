-- When the statements of a file were last locked or opened again, by whom and why.
alter table orders
  add column settlement_lock_at timestamptz,
  add column settlement_lock_by varchar(120),
  add column settlement_lock_reason varchar(200),
  add constraint orders_settlement_lock_whole check ((settlement_lock_at is null) = (settlement_lock_by is null));
