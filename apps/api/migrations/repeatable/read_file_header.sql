-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.
-- What the header of a file is made of, in one round trip: the settings are local and end with the statement's own transaction. Because
-- plpgsql runs the query after them, it sees them; row level security applies to the caller.
create or replace function read_file_header(tenant text, actor text, request text, wanted integer) returns json
  language plpgsql security invoker as $$
begin
  perform set_config('app.tenant', tenant, true), set_config('app.actor', actor, true), set_config('app.request', request, true);
  return (
    select json_build_object(
      'order', (select to_json(f) from (select
        o.orders_id as "ordersID",
        o.file_number as "fileNumber",
        o.status as "status",
        o.region_id as "regionID",
        o.kind_of_order as "kindOfOrder",
        o.settlement_statement_type as "settlementStatementType",
        o.order_service_id as "orderServiceID",
        o.underwriter_company_id as "underwriterCompanyID",
        o.closing_date as "closingDate",
        o.default_loan_id as "defaultLoanID",
        o.is_locked as "isLocked",
        o.is_settlement_locked as "isSettlementLocked",
        case when o.settlement_lock_at is not null then json_build_object('at', iso_instant(o.settlement_lock_at), 'by', coalesce(
          (select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = o.settlement_lock_by), o.settlement_lock_by),
          'reason', o.settlement_lock_reason) end as "settlementLock",
        o.is_consolidated_file as "isConsolidatedFile",
        o.version,
        iso_instant(o.updated_at) as "updatedAt") f),
      'properties', (select coalesce(json_agg(f), '[]') from (select
        r.sequence,
        r.address_1 as "address1",
        r.city as "city",
        r.state as "state",
        r.zip as "zip"
        from properties r where r.tenant_id = tenant and r.orders_id = wanted order by r.sequence, r.property_id limit 1) f),
      'loans', (select coalesce(json_agg(f), '[]') from (select
        r.loan_id as "loanID",
        r.lender_name as "lenderName",
        r.amount_cents as "amount",
        trim_scale(r.rate)::text as "rate"
        from loans r where r.tenant_id = tenant and r.orders_id = wanted order by r.loan_id is not distinct from o.default_loan_id desc, r.loan_order, r.loan_id limit 1) f),
      'contacts', (select coalesce(json_agg(f), '[]') from (select
        r.role_type_id as "roleTypeID",
        r.name as "name",
        r.first_name as "firstName",
        r.last_name as "lastName"
        from order_parties r where r.tenant_id = tenant and r.orders_id = wanted and r.role_type_id in (15, 16) order by r.sequence, r.roles_id) f),
      'criticalNotes', (select coalesce(json_agg(n.body order by n.created_at, n.order_note_id), '[]')
        from order_notes n where n.tenant_id = tenant and n.orders_id = wanted and n.is_critical)
    )
    from orders o where o.tenant_id = tenant and o.orders_id = wanted
  );
end $$;
grant execute on function read_file_header(text, text, text, integer) to closewright_app;
