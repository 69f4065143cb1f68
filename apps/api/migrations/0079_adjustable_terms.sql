-- How far the rate of a loan may move and its balance may grow, and payments that change by themselves: what page 4 of a closing disclosure tabulates.
alter table settlements
  add column index_rate        numeric(9, 6) check (index_rate between 0 and 100),
  add column first_cap         numeric(9, 6) check (first_cap between 0 and 100),
  add column later_cap         numeric(9, 6) check (later_cap between 0 and 100),
  add column rate_floor        numeric(9, 6) check (rate_floor between 0 and 100),
  add column rise_limit        numeric(9, 6) check (rise_limit between 0 and 100),
  add column balance_limit     smallint check (balance_limit between 100 and 999),
  add column recast_months     smallint check (recast_months between 1 and 600),
  add column optional_payments varchar(200),
  add column step_payments     varchar(200),
  add column seasonal_payments varchar(200);
