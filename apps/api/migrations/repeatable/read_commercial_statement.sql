-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.
-- The commercial statement of a file. Null where the file is not there; a statement in which nothing was saved yet has version 0 and no fields.
create or replace function read_commercial_statement(tenant text, wanted integer) returns json
  language plpgsql stable security invoker as $$
begin return (
  select json_build_object(
    'regionID', o.region_id,
    'version', coalesce(s.version, 0),
    'updatedAt', iso_instant(s.updated_at),
    'updatedBy', coalesce((select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = s.updated_by), s.updated_by),
    'closingDate', o.closing_date,
    'ofFile', json_build_object(
      'parties', (select coalesce(json_agg(json_build_object(
          'name', coalesce(nullif(p.name, ''), concat_ws(' ', p.first_name, p.last_name)),
          'side', case p.role_type_id when 15 then 'Buyer' else 'Seller' end) order by p.role_type_id, p.sequence, p.roles_id), '[]')
        from order_parties p where p.tenant_id = tenant and p.orders_id = wanted and p.role_type_id in (15, 16)
          and coalesce(nullif(p.name, ''), nullif(concat_ws(' ', p.first_name, p.last_name), '')) is not null),
      'properties', (select coalesce(json_agg(p.address_1 order by p.sequence, p.property_id), '[]')
        from properties p where p.tenant_id = tenant and p.orders_id = wanted and p.address_1 <> ''),
      'lenders', (select coalesce(json_agg(l.lender_name order by l.loan_order, l.loan_id), '[]')
        from loans l where l.tenant_id = tenant and l.orders_id = wanted and l.lender_name <> '')),
    'statement', case when s.commercial_statement_id is not null then (select to_json(f) from (select
        s.name as "name",
        s.statement_date as "statementDate",
        s.closing_day_of as "closingDayOf") f) end,
    'commercialSections', (select coalesce(json_agg(f order by f."sequence", f."commercialSectionID"), '[]') from (select
        r.sequence as "sequence",
        r.commercial_section_id as "commercialSectionID",
        r.label as "label",
        r.number as "number"
        from commercial_sections r where r.tenant_id = tenant and r.orders_id = wanted and r.commercial_statement_id = s.commercial_statement_id) f),
    'commercialParties', (select coalesce(json_agg(f order by f."sequence", f."commercialPartyID"), '[]') from (select
        r.sequence as "sequence",
        r.commercial_party_id as "commercialPartyID",
        r.name as "name",
        r.side as "side",
        r.part as "part",
        r.number as "number"
        from commercial_parties r where r.tenant_id = tenant and r.orders_id = wanted and r.commercial_statement_id = s.commercial_statement_id) f),
    'commercialLines', (select coalesce(json_agg(f order by f."sequence", f."commercialLineID"), '[]') from (select
        r.sequence as "sequence",
        r.commercial_line_id as "commercialLineID",
        r.label as "label",
        r.section as "section",
        r.about as "about",
        r.amount_cents as "amount",
        r.debit_to as "debitTo",
        r.credit_to as "creditTo",
        r.remarks as "remarks"
        from commercial_lines r where r.tenant_id = tenant and r.orders_id = wanted and r.commercial_statement_id = s.commercial_statement_id) f),
    'commercialAmounts', (select coalesce(json_agg(f order by f."commercialLineID", f."sequence", f."commercialAmountID"), '[]') from (select
        r.commercial_line_id as "commercialLineID",
        r.sequence as "sequence",
        r.commercial_amount_id as "commercialAmountID",
        r.party as "party",
        r.debit_cents as "debit",
        trim_scale(r.debit_percent)::text as "debitPercent",
        r.credit_cents as "credit",
        trim_scale(r.credit_percent)::text as "creditPercent"
        from commercial_amounts r where r.tenant_id = tenant and r.orders_id = wanted and r.commercial_line_id in (select commercialLines.commercial_line_id from commercial_lines commercialLines
          where commercialLines.tenant_id = tenant and commercialLines.orders_id = wanted and commercialLines.commercial_statement_id = s.commercial_statement_id)) f),
    'commercialTenants', (select coalesce(json_agg(f order by f."sequence", f."commercialTenantID"), '[]') from (select
        r.sequence as "sequence",
        r.commercial_tenant_id as "commercialTenantID",
        r.unit as "unit",
        r.tenant_name as "tenantName",
        r.rent_cents as "rent",
        r.paid_from as "paidFrom",
        r.paid_to as "paidTo",
        r.deposit_cents as "deposit"
        from commercial_tenants r where r.tenant_id = tenant and r.orders_id = wanted and r.commercial_statement_id = s.commercial_statement_id) f)
  )
  from orders o
  left join commercial_statements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id
  where o.tenant_id = tenant and o.orders_id = wanted
);
end $$;
grant execute on function read_commercial_statement(text, integer) to closewright_app;
