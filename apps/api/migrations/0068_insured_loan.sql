-- The loan that a rate order insures; where it is empty that of its statement. A loan that one names is not deleted.
alter table rate_orders
  add column loan_id integer,
  add foreign key (tenant_id, orders_id, loan_id) references loans (tenant_id, orders_id, loan_id);

-- The payee of a commission that holds the deposit.
alter table commission_payees add column holds_deposit boolean not null default false;
