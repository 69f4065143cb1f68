-- The books of all files, as they are read: trial balance, activity, disbursements and receipts (docs/escrow-accounting.md).

-- Somebody took a list out of the product, so that the audit says so.
create table escrow_accounting_exports (
  tenant_id varchar(63) not null references tenants,
  export_id integer not null check (export_id > 0),
  criteria  jsonb not null,
  primary key (tenant_id, export_id)
);
select tenant_table('escrow_accounting_exports', 'export_id');
revoke update on escrow_accounting_exports from closewright_app;
