-- What projected payments ask of the costs of a property besides the escrow account, and what page 5 said when it was last disclosed.
alter table settlements
  add column monthly_escrow_cents           money_cents check (monthly_escrow_cents >= 0),
  add column taxes_outside_escrow_cents     money_cents check (taxes_outside_escrow_cents >= 0),
  add column insurance_outside_escrow_cents money_cents check (insurance_outside_escrow_cents >= 0),
  add column other_outside_escrow_cents     money_cents check (other_outside_escrow_cents >= 0),
  add column other_property_cost            varchar(120),
  add column disclosed_rate                 numeric(9, 6) check (disclosed_rate between 0 and 100),
  add column disclosed_finance_charge_cents money_cents check (disclosed_finance_charge_cents >= 0);
