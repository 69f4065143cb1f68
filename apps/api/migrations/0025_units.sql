-- The title unit and the escrow unit that work on a file (building-blocks.md §3 New-file form): ids of the lookup sets titleUnits and escrowUnits.

alter table orders add column title_unit_id integer, add column escrow_unit_id integer;

create or replace function read_order_document(tenant text, actor text, request text, wanted integer) returns json
  language plpgsql security invoker as $$
begin
  perform set_config('app.tenant', tenant, true), set_config('app.actor', actor, true), set_config('app.request', request, true);
  return (
    select json_build_object(
      'order', (select to_json(f) from (select
        o.orders_id as "ordersID", o.file_number as "fileNumber", o.status, o.region_id as "regionID", o.branch_id as "branchID",
        o.kind_of_order as "kindOfOrder", o.settlement_statement_type as "settlementStatementType", o.order_service_id as "orderServiceID",
        o.title_unit_id as "titleUnitID", o.escrow_unit_id as "escrowUnitID",
        o.settlement_template_id as "settlementTemplateID", o.underwriter_company_id as "underwriterCompanyID",
        o.source_of_business as "sourceOfBusiness", o.open_date as "openDate", o.contract_date as "contractDate",
        o.commitment_date as "commitmentDate", o.disclosure_sent_date as "disclosureSentDate", o.closing_date as "closingDate",
        o.disbursement_date as "disbursementDate", to_char(o.closing_time, 'HH24:MI') as "closingTime", o.recording_date as "recordingDate",
        o.place_of_closing as "placeOfClosing", o.policy_due_date as "policyDueDate", o.sale_price_cents as "salePrice",
        o.earnest_money_cents as "earnestMoney", o.earnest_money_held_by as "earnestMoneyHeldBy",
        o.owner_policy_amount_cents as "ownerPolicyAmount", o.loan_policy_amount_cents as "loanPolicyAmount",
        o.escrow_officer_id as "escrowOfficerID", o.title_officer_id as "titleOfficerID", o.closer_id as "closerID",
        o.post_closer_id as "postCloserID", o.default_loan_id as "defaultLoanID", o.is_locked as "isLocked",
        o.is_settlement_locked as "isSettlementLocked", o.is_consolidated_file as "isConsolidatedFile", o.version,
        iso_instant(o.updated_at) as "updatedAt") f),
      'properties', read_order_properties(read_order_document.tenant, wanted),
      'propertyTaxes', read_order_property_taxes(read_order_document.tenant, wanted),
      'loans', read_order_loans(read_order_document.tenant, wanted),
      'contacts', read_order_contacts(read_order_document.tenant, wanted),
      'partySigners', read_order_party_signers(read_order_document.tenant, wanted),
      'criticalNotes', (select coalesce(json_agg(n.body order by n.created_at, n.order_note_id), '[]')
        from order_notes n where n.tenant_id = read_order_document.tenant and n.orders_id = wanted and n.is_critical),
      'lock', (select to_json(f) from (select
        k.users_id as "usersID", k.holder, iso_instant(k.acquired_at) as since, iso_instant(k.expires_at) as "expiresAt",
        k.session_key as "sessionKey"
        from order_locks k where k.tenant_id = read_order_document.tenant and k.orders_id = wanted and k.expires_at > now()) f)
    )
    from orders o where o.tenant_id = read_order_document.tenant and o.orders_id = wanted
  );
end $$;
