-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.
-- The statement of a loan of a file; 0 is its default loan, or none where it has none. Null where the file or its loan is not there; a
-- statement in which nothing was saved yet has version 0 and no fields. plpgsql keeps the plan, which costs more than the reading.
create or replace function read_settlement(tenant text, wanted integer, loan integer) returns json
  language plpgsql stable security invoker as $$
begin return (
  select json_build_object(
    'regionID', o.region_id,
    'loanID', coalesce(l.loan_id, 0),
    'loans', (select coalesce(json_agg(f), '[]') from (select
        a.loan_id as "loanID",
        a.lender_name as "lenderName",
        a.amount_cents as "amount",
        trim_scale(a.rate)::text as "rate",
        a.term_months as "termMonths",
        a.product as "product",
        a.first_payment_date as "firstPaymentDate",
        a.interest_to as "interestTo",
        a.day_basis as "dayBasis",
        a.mortgage_insurance_cents as "mortgageInsurance",
        a.is_adjustable_rate as "isAdjustableRate",
        a.is_interest_only as "isInterestOnly",
        a.interest_only_months as "interestOnlyMonths",
        a.is_negative_amortization as "isNegativeAmortization"
        from loans a where a.tenant_id = tenant and a.orders_id = wanted order by a.loan_order, a.loan_id) f),
    'version', coalesce(s.version, 0),
    'updatedAt', iso_instant(s.updated_at),
    'updatedBy', coalesce((select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = s.updated_by), s.updated_by),
    'closingDate', o.closing_date,
    'disbursementDate', o.disbursement_date,
    'salePrice', o.sale_price_cents,
    'earnestMoney', o.earnest_money_cents,
    'earnestMoneyHeldBy', o.earnest_money_held_by,
    'settlementStatementType', o.settlement_statement_type,
    'propertyState', (select p.state from properties p where p.tenant_id = tenant and p.orders_id = wanted order by p.sequence, p.property_id limit 1),
    'statement', case when s.settlement_id is not null then (select to_json(f) from (select
        s.first_escrow_payment as "firstEscrowPayment",
        s.cushion_months as "cushionMonths",
        s.escrow_rounding as "escrowRounding",
        s.lender_adjustment_cents as "lenderAdjustment",
        s.lender_reason as "lenderReason",
        s.prepaid_interest_day as "prepaidInterestDay",
        s.amortization_months as "amortizationMonths",
        s.term_rounding as "termRounding",
        s.prepayment_penalty as "prepaymentPenalty",
        trim_scale(s.penalty_percent)::text as "penaltyPercent",
        s.penalty_months as "penaltyMonths",
        s.original_value_cents as "originalValue",
        s.insurance_months as "insuranceMonths",
        s.payment_total as "paymentTotal",
        s.interest_decimals as "interestDecimals",
        s.prepaid_finance_charge_cents as "prepaidFinanceCharge",
        s.estimated_loan_amount_cents as "estimatedLoanAmount",
        s.estimated_closing_costs_cents as "estimatedClosingCosts",
        s.estimated_financed_cents as "estimatedFinanced",
        s.estimated_down_payment_cents as "estimatedDownPayment",
        s.estimated_deposit_cents as "estimatedDeposit",
        s.estimated_funds_for_borrower_cents as "estimatedFundsForBorrower",
        s.estimated_seller_credits_cents as "estimatedSellerCredits",
        s.estimated_adjustments_cents as "estimatedAdjustments",
        s.estimated_payoffs_cents as "estimatedPayoffs") f) end,
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
        from adjustments r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'commissions', (select coalesce(json_agg(f order by f."sequence", f."commissionID"), '[]') from (select
        r.sequence as "sequence",
        r.commission_id as "commissionID",
        r.label as "label",
        r.paid_by as "paidBy",
        r.agreed_as as "agreedAs",
        r.reckoned_on as "reckonedOn",
        r.concessions_cents as "concessions",
        r.base_amount_cents as "baseAmount",
        trim_scale(r.rate)::text as "rate",
        r.flat_amount_cents as "flatAmount",
        r.bonus_cents as "bonus",
        r.deposit_held_cents as "depositHeld",
        r.referral_payee as "referralPayee",
        trim_scale(r.referral_rate)::text as "referralRate",
        r.remarks as "remarks"
        from commissions r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'commissionPayees', (select coalesce(json_agg(f order by f."commissionID", f."sequence", f."commissionPayeeID"), '[]') from (select
        r.commission_id as "commissionID",
        r.sequence as "sequence",
        r.commission_payee_id as "commissionPayeeID",
        r.payee as "payee",
        trim_scale(r.part)::text as "part"
        from commission_payees r where r.tenant_id = tenant and r.orders_id = wanted and r.commission_id in (select commissions.commission_id from commissions commissions
          where commissions.tenant_id = tenant and commissions.orders_id = wanted and commissions.settlement_id = s.settlement_id)) f),
    'commissionTiers', (select coalesce(json_agg(f order by f."commissionID", f."sequence", f."commissionTierID"), '[]') from (select
        r.commission_id as "commissionID",
        r.sequence as "sequence",
        r.commission_tier_id as "commissionTierID",
        r.up_to_cents as "upTo",
        trim_scale(r.rate)::text as "rate"
        from commission_tiers r where r.tenant_id = tenant and r.orders_id = wanted and r.commission_id in (select commissions.commission_id from commissions commissions
          where commissions.tenant_id = tenant and commissions.orders_id = wanted and commissions.settlement_id = s.settlement_id)) f),
    'escrowItems', (select coalesce(json_agg(f order by f."sequence", f."escrowItemID"), '[]') from (select
        r.sequence as "sequence",
        r.escrow_item_id as "escrowItemID",
        r.label as "label",
        r.kind as "kind",
        r.monthly_amount_cents as "monthlyAmount",
        r.months_collected as "monthsCollected",
        r.payee as "payee",
        r.paid_by as "paidBy"
        from escrow_items r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'escrowBills', (select coalesce(json_agg(f order by f."escrowItemID", f."sequence", f."escrowBillID"), '[]') from (select
        r.escrow_item_id as "escrowItemID",
        r.sequence as "sequence",
        r.escrow_bill_id as "escrowBillID",
        r.due_date as "dueDate",
        r.amount_cents as "amount"
        from escrow_bills r where r.tenant_id = tenant and r.orders_id = wanted and r.escrow_item_id in (select escrowItems.escrow_item_id from escrow_items escrowItems
          where escrowItems.tenant_id = tenant and escrowItems.orders_id = wanted and escrowItems.settlement_id = s.settlement_id)) f),
    'fees', (select coalesce(json_agg(f order by f."sequence", f."feeID"), '[]') from (select
        r.sequence as "sequence",
        r.fee_id as "feeID",
        r.code as "code",
        r.label as "label",
        r.section as "section",
        r.kind as "kind",
        r.payee_name as "payeeName",
        r.bucket as "bucket",
        r.source as "source",
        r.amount_cents as "amount",
        trim_scale(r.percent)::text as "percent",
        r.percent_of as "percentOf",
        r.quantity as "quantity",
        r.each_cents as "each",
        r.borrower_at_closing_cents as "borrowerAtClosing",
        trim_scale(r.borrower_at_closing_percent)::text as "borrowerAtClosingPercent",
        r.borrower_before_closing_cents as "borrowerBeforeClosing",
        trim_scale(r.borrower_before_closing_percent)::text as "borrowerBeforeClosingPercent",
        r.seller_at_closing_cents as "sellerAtClosing",
        trim_scale(r.seller_at_closing_percent)::text as "sellerAtClosingPercent",
        r.seller_before_closing_cents as "sellerBeforeClosing",
        trim_scale(r.seller_before_closing_percent)::text as "sellerBeforeClosingPercent",
        r.others_cents as "others",
        trim_scale(r.others_percent)::text as "othersPercent",
        r.other_payer as "otherPayer",
        r.is_finance_charge as "isFinanceCharge",
        r.is_optional as "isOptional",
        r.estimate_cents as "estimate",
        r.remarks as "remarks"
        from fees r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'recordingDocuments', (select coalesce(json_agg(f order by f."sequence", f."recordingDocumentID"), '[]') from (select
        r.sequence as "sequence",
        r.recording_document_id as "recordingDocumentID",
        r.label as "label",
        r.kind as "kind",
        r.pages as "pages",
        r.names as "names",
        r.fee_cents as "fee",
        trim_scale(r.borrower_part)::text as "borrowerPart",
        r.remarks as "remarks"
        from recording_documents r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'transferTaxes', (select coalesce(json_agg(f order by f."sequence", f."transferTaxID"), '[]') from (select
        r.sequence as "sequence",
        r.transfer_tax_id as "transferTaxID",
        r.label as "label",
        r.payee as "payee",
        r.level as "level",
        r.method as "method",
        r.reckoned_on as "reckonedOn",
        r.base_amount_cents as "baseAmount",
        r.free_amount_cents as "freeAmount",
        trim_scale(r.rate)::text as "rate",
        r.unit_cents as "unit",
        r.unit_amount_cents as "unitAmount",
        r.flat_amount_cents as "flatAmount",
        r.is_exempt as "isExempt",
        r.exemption as "exemption",
        trim_scale(r.borrower_part)::text as "borrowerPart",
        r.remarks as "remarks"
        from transfer_taxes r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'rateOrders', (select coalesce(json_agg(f order by f."sequence", f."rateOrderID"), '[]') from (select
        r.sequence as "sequence",
        r.rate_order_id as "rateOrderID",
        r.state as "state",
        r.rates as "rates",
        r.transaction as "transaction",
        r.effective_date as "effectiveDate",
        r.policies as "policies",
        r.owner_liability_cents as "ownerLiability",
        r.loan_liability_cents as "loanLiability",
        r.owner_coverage as "ownerCoverage",
        r.loan_coverage as "loanCoverage",
        r.prior_date as "priorDate",
        r.prior_amount_cents as "priorAmount",
        r.prior_payoff_cents as "priorPayoff",
        r.is_unimproved as "isUnimproved",
        trim_scale(r.owner_borrower_part)::text as "ownerBorrowerPart",
        trim_scale(r.loan_borrower_part)::text as "loanBorrowerPart",
        r.loan_section as "loanSection",
        r.payee_name as "payeeName",
        r.underwriter as "underwriter",
        trim_scale(r.underwriter_percent)::text as "underwriterPercent",
        r.remarks as "remarks"
        from rate_orders r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id) f),
    'rateEndorsements', (select coalesce(json_agg(f order by f."rateOrderID", f."sequence", f."rateEndorsementID"), '[]') from (select
        r.rate_order_id as "rateOrderID",
        r.sequence as "sequence",
        r.rate_endorsement_id as "rateEndorsementID",
        r.code as "code",
        r.label as "label",
        r.policy as "policy",
        r.amount_cents as "amount"
        from rate_endorsements r where r.tenant_id = tenant and r.orders_id = wanted and r.rate_order_id in (select rateOrders.rate_order_id from rate_orders rateOrders
          where rateOrders.tenant_id = tenant and rateOrders.orders_id = wanted and rateOrders.settlement_id = s.settlement_id)) f),
    'outsideParties', (select coalesce(json_agg(f order by f."rateOrderID", f."sequence", f."outsidePartyID"), '[]') from (select
        r.rate_order_id as "rateOrderID",
        r.sequence as "sequence",
        r.outside_party_id as "outsidePartyID",
        r.name as "name",
        r.amount_cents as "amount",
        trim_scale(r.percent)::text as "percent"
        from outside_parties r where r.tenant_id = tenant and r.orders_id = wanted and r.rate_order_id in (select rateOrders.rate_order_id from rate_orders rateOrders
          where rateOrders.tenant_id = tenant and rateOrders.orders_id = wanted and rateOrders.settlement_id = s.settlement_id)) f)
  )
  from orders o
  left join loans l on l.tenant_id = o.tenant_id and l.orders_id = o.orders_id and l.loan_id = coalesce(nullif(loan, 0), o.default_loan_id)
  left join settlements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.loan_id is not distinct from l.loan_id
  where o.tenant_id = tenant and o.orders_id = wanted and (loan = 0 or l.loan_id is not null)
);
end $$;
grant execute on function read_settlement(text, integer, integer) to closewright_app;
