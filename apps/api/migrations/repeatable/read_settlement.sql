-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.
-- The statement of a loan of a file, 0 for a file without a loan. Null where the file or its loan is not there; a statement in which nothing
-- was saved yet has version 0.
create or replace function read_settlement(tenant text, wanted integer, loan integer) returns json
  language sql stable security invoker as $$
  select json_build_object(
    'regionID', o.region_id,
    'loanID', loan,
    'version', coalesce(s.version, 0),
    'updatedAt', iso_instant(s.updated_at),
    'updatedBy', coalesce((select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = s.updated_by), s.updated_by),
    'closingDate', o.closing_date,
    'disbursementDate', o.disbursement_date,
    'payoffs', (select coalesce(json_agg(f order by f."settlementID", f."sequence", f."payoffID"), '[]') from (select
        r.settlement_id as "settlementID",
        r.sequence as "sequence",
        r.payoff_id as "payoffID",
        r.lender_name as "lenderName",
        r.loan_number as "loanNumber",
        r.principal_cents as "principal",
        r.interest_cents as "interest",
        r.interest_to as "interestTo",
        r.good_through as "goodThrough",
        r.credits_cents as "credits",
        r.per_diem_cents as "perDiem",
        trim_scale(r.rate)::text as "rate",
        r.days_in_year as "daysInYear",
        r.rounds_day as "roundsDay",
        r.cushion_days as "cushionDays",
        r.letter_date as "letterDate",
        r.wire_verified_date as "wireVerifiedDate",
        r.escrow_note as "escrowNote",
        r.remarks as "remarks"
        from payoffs r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'payoffFees', (select coalesce(json_agg(f order by f."payoffID", f."sequence", f."payoffFeeID"), '[]') from (select
        r.payoff_id as "payoffID",
        r.sequence as "sequence",
        r.payoff_fee_id as "payoffFeeID",
        r.label as "label",
        r.amount_cents as "amount"
        from payoff_fees r where r.tenant_id = tenant and r.orders_id = wanted and r.payoff_id in (select p.payoff_id from payoffs p
          where p.tenant_id = tenant and p.orders_id = wanted and p.settlement_id = s.settlement_id)) f)
  )
  from orders o
  left join settlements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.loan_id is not distinct from nullif(loan, 0)
  where o.tenant_id = tenant and o.orders_id = wanted
    and (loan = 0 or exists (select from loans l where l.tenant_id = tenant and l.orders_id = wanted and l.loan_id = loan))
$$;
grant execute on function read_settlement(text, integer, integer) to closewright_app;
