-- The adjustment of an escrow account as its lender discloses it, in place of the calculated one, and why it is taken.
alter table settlements
  add column lender_adjustment_cents money_cents,
  add column lender_reason           varchar(200);
