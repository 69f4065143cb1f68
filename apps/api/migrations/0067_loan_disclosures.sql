-- The loan disclosures of page 4 of a closing disclosure, and the liability on page 5.
alter table settlements
  add column assumption                  varchar(20),
  add column demand_feature              varchar(10),
  add column late_days                   smallint check (late_days between 0 and 365),
  add column late_fee_as                 varchar(20),
  add column late_fee_percent            numeric(9, 6) check (late_fee_percent between 0 and 100),
  add column late_fee_amount_cents       money_cents check (late_fee_amount_cents >= 0),
  add column late_fee_words              varchar(200),
  add column negative_amortization       varchar(20),
  add column partial_payments            varchar(20),
  add column security_interest           varchar(500),
  add column escrow_account              varchar(20),
  add column escrowed_year               varchar(30),
  add column escrow_waiver_fee_cents     money_cents check (escrow_waiver_fee_cents >= 0),
  add column liability_after_foreclosure varchar(40);
