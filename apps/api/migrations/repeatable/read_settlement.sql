-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.
-- The statement of a loan of a file; 0 is its default loan, or none where it has none. Null where the file or its loan is not there; a
-- statement in which nothing was saved yet has version 0.
create or replace function read_settlement(tenant text, wanted integer, loan integer) returns json
  language sql stable security invoker as $$
  select json_build_object(
    'regionID', o.region_id,
    'loanID', coalesce(l.loan_id, 0),
    'loans', (select coalesce(json_agg(json_build_object('loanID', a.loan_id, 'lenderName', a.lender_name, 'amount', a.amount_cents,
      'firstPaymentDate', a.first_payment_date) order by a.loan_order, a.loan_id), '[]') from loans a where a.tenant_id = tenant and a.orders_id = wanted),
    'version', coalesce(s.version, 0),
    'updatedAt', iso_instant(s.updated_at),
    'updatedBy', coalesce((select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = s.updated_by), s.updated_by),
    'closingDate', o.closing_date,
    'disbursementDate', o.disbursement_date,
    'salePrice', o.sale_price_cents,
    'earnestMoney', o.earnest_money_cents,
    'earnestMoneyHeldBy', o.earnest_money_held_by,
    'payoffs', (select coalesce(json_agg(f order by f."sequence", f."payoffID"), '[]') from (select
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
        from payoff_fees r where r.tenant_id = tenant and r.orders_id = wanted and r.payoff_id in (select payoffs.payoff_id from payoffs payoffs
          where payoffs.tenant_id = tenant and payoffs.orders_id = wanted and payoffs.settlement_id = s.settlement_id)) f),
    'prorations', (select coalesce(json_agg(f order by f."sequence", f."prorationID"), '[]') from (select
        r.sequence as "sequence",
        r.proration_id as "prorationID",
        r.label as "label",
        r.amount_cents as "amount",
        r.period as "period",
        r.period_from as "periodFrom",
        r.period_to as "periodTo",
        r.is_paid as "isPaid",
        trim_scale(r.estimate_percent)::text as "estimatePercent",
        r.day_count as "dayCount",
        r.closing_day_belongs_to as "closingDayBelongsTo",
        r.daily_decimals as "dailyDecimals",
        r.actual_amount_cents as "actualAmount",
        r.remarks as "remarks"
        from prorations r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'adjustments', (select coalesce(json_agg(f order by f."sequence", f."adjustmentID"), '[]') from (select
        r.sequence as "sequence",
        r.adjustment_id as "adjustmentID",
        r.kind as "kind",
        r.label as "label",
        r.buyer_amount_cents as "buyerAmount",
        r.seller_amount_cents as "sellerAmount",
        r.party as "party",
        r.remarks as "remarks"
        from adjustments r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f)
  )
  from orders o
  left join loans l on l.tenant_id = o.tenant_id and l.orders_id = o.orders_id and l.loan_id = coalesce(nullif(loan, 0), o.default_loan_id)
  left join settlements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.loan_id is not distinct from l.loan_id
  where o.tenant_id = tenant and o.orders_id = wanted and (loan = 0 or l.loan_id is not null)
$$;
grant execute on function read_settlement(text, integer, integer) to closewright_app;
