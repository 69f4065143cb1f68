-- What a good faith estimate says, by its blocks. Blocks 3 and 6 tell of each service, which are the estimates of the fees.
alter table settlements
  add column gfe_origination_cents    money_cents check (gfe_origination_cents >= 0),
  add column gfe_rate_cents           money_cents,
  add column gfe_title_cents          money_cents check (gfe_title_cents >= 0),
  add column gfe_owners_title_cents   money_cents check (gfe_owners_title_cents >= 0),
  add column gfe_recording_cents      money_cents check (gfe_recording_cents >= 0),
  add column gfe_transfer_taxes_cents money_cents check (gfe_transfer_taxes_cents >= 0),
  add column gfe_escrow_cents         money_cents check (gfe_escrow_cents >= 0),
  add column gfe_interest_cents       money_cents,
  add column gfe_insurance_cents      money_cents check (gfe_insurance_cents >= 0);
