-- What makes the loans of a purchase pay other amounts due beside the price, in the words the screen shows; credits of the lender as they were
-- estimated, and what of those that are given cures charges that rose.
alter table settlements
  add column purchase_with                 varchar(40),
  add column estimated_lender_credits_cents money_cents check (estimated_lender_credits_cents >= 0),
  add column lender_credits_for_cure_cents  money_cents check (lender_credits_for_cure_cents >= 0);
