-- What the latest loan estimate says of the cash to close, line by line. Without the sign that its line has on the form.
alter table settlements
  add column estimated_loan_amount_cents       money_cents check (estimated_loan_amount_cents >= 0),
  add column estimated_closing_costs_cents     money_cents,
  add column estimated_financed_cents          money_cents check (estimated_financed_cents >= 0),
  add column estimated_down_payment_cents      money_cents check (estimated_down_payment_cents >= 0),
  add column estimated_deposit_cents           money_cents check (estimated_deposit_cents >= 0),
  add column estimated_funds_for_borrower_cents money_cents check (estimated_funds_for_borrower_cents >= 0),
  add column estimated_seller_credits_cents    money_cents check (estimated_seller_credits_cents >= 0),
  add column estimated_adjustments_cents       money_cents,
  add column estimated_payoffs_cents           money_cents;
