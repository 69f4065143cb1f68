-- What the closing disclosure asks of a loan beyond its note, by the statement it is for, and how its prepaid interest is reckoned.
alter table settlements
  add column prepaid_interest_day         varchar(20),
  add column amortization_months          smallint check (amortization_months between 1 and 600),
  add column term_rounding                varchar(20),
  add column prepayment_penalty           varchar(10),
  add column penalty_percent              numeric(9, 6) check (penalty_percent between 0 and 100),
  add column penalty_months               smallint check (penalty_months between 1 and 600),
  add column original_value_cents         money_cents check (original_value_cents >= 0),
  add column insurance_months             smallint check (insurance_months between 0 and 600),
  add column payment_total                varchar(40),
  add column interest_decimals            varchar(10),
  add column prepaid_finance_charge_cents money_cents check (prepaid_finance_charge_cents >= 0);
