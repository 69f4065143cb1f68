import { idColumnOf } from '@closewright/contract/kit';
import { settlementLists, settlementRecord, statementLoanFields } from '@closewright/contract/settlement';
import { RoleType } from '@closewright/domain/parties';
import { hangsOn, joined, listOf, madeOfRecords } from '../../platform/records/read-functions.ts';
import { fieldColumns } from '../../platform/records/select-of.ts';

/** SQL of `read_settlement`: what `settlementSchema` of the contract describes, and the region that decides who may see it. */
export function readSettlement(): string {
  const id = `s.${idColumnOf(settlementRecord)}`;
  const lists = Object.entries(settlementLists).map(
    ([name, { record }]) => `    '${name}', ${listOf(record, ` and ${hangsOn(id, settlementLists, name, 'r')}`)}`,
  );
  return `${madeOfRecords}
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
        ${joined(fieldColumns('a', statementLoanFields), '        ')}
        from loans a where a.tenant_id = tenant and a.orders_id = wanted order by a.loan_order, a.loan_id) f),
    'version', coalesce(s.version, 0),
    'updatedAt', iso_instant(s.updated_at),
    'updatedBy', coalesce((select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = s.updated_by), s.updated_by),
    'orderVersion', o.version,
    'closingDate', o.closing_date,
    'disbursementDate', o.disbursement_date,
    'salePrice', o.sale_price_cents,
    'earnestMoney', o.earnest_money_cents,
    'earnestMoneyHeldBy', o.earnest_money_held_by,
    'settlementStatementType', o.settlement_statement_type,
    'kindOfOrder', o.kind_of_order,
    'hasSeller', exists (select from order_parties p where p.tenant_id = tenant and p.orders_id = wanted and p.role_type_id = ${RoleType.Seller}),
    'propertyState', (select p.state from properties p where p.tenant_id = tenant and p.orders_id = wanted order by p.sequence, p.property_id limit 1),
    'propertyCounty', (select p.county_name from properties p where p.tenant_id = tenant and p.orders_id = wanted order by p.sequence, p.property_id limit 1),
    'manuals', (select coalesce(json_agg(json_build_object('version', v.code || '#' || v.number, 'effectiveFrom', v.effective_from,
          'manual', v.content::json->'manual') order by v.code, v.number), '[]')
        from rate_versions v where v.tenant_id = tenant and v.kind = 'rate-manual' and v.status = 'Published'
          and encode(sha256(convert_to(v.content, 'UTF8')), 'hex') = v.hash and v.state in (
          (select p.state from properties p where p.tenant_id = tenant and p.orders_id = wanted order by p.sequence, p.property_id limit 1)
          union all (select r.state from rate_orders r where r.tenant_id = tenant and r.orders_id = wanted and r.settlement_id = s.settlement_id))),
    'statement', case when s.settlement_id is not null then (select to_json(f) from (select
        ${joined(fieldColumns('s', settlementRecord.fields), '        ')}) f) end,
${lists.join(',\n')}
  )
  from orders o
  left join loans l on l.tenant_id = o.tenant_id and l.orders_id = o.orders_id and l.loan_id = coalesce(nullif(loan, 0), o.default_loan_id)
  left join settlements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.loan_id is not distinct from l.loan_id
  where o.tenant_id = tenant and o.orders_id = wanted and (loan = 0 or l.loan_id is not null)
);
end $$;
grant execute on function read_settlement(text, integer, integer) to closewright_app;
`;
}
