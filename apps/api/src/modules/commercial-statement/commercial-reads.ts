import { commercialLists, commercialRecord } from '@closewright/contract/commercial-statement';
import { idColumnOf } from '@closewright/contract/kit';
import { RoleType } from '@closewright/domain/parties';
import { hangsOn, joined, listOf, madeOfRecords } from '../../platform/records/read-functions.ts';
import { fieldColumns } from '../../platform/records/select-of.ts';

/** SQL of `read_commercial_statement`: what `commercialStatementSchema` of the contract describes, and the region that decides who may see it. */
export function readCommercialStatement(): string {
  const id = `s.${idColumnOf(commercialRecord)}`;
  const lists = Object.entries(commercialLists).map(
    ([name, { record }]) => `    '${name}', ${listOf(record, ` and ${hangsOn(id, commercialLists, name, 'r')}`)}`,
  );
  return `${madeOfRecords}
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
          'side', case p.role_type_id when ${RoleType.Buyer} then 'Buyer' else 'Seller' end) order by p.role_type_id, p.sequence, p.roles_id), '[]')
        from order_parties p where p.tenant_id = tenant and p.orders_id = wanted and p.role_type_id in (${RoleType.Buyer}, ${RoleType.Seller})
          and coalesce(nullif(p.name, ''), nullif(concat_ws(' ', p.first_name, p.last_name), '')) is not null),
      'properties', (select coalesce(json_agg(p.address_1 order by p.sequence, p.property_id), '[]')
        from properties p where p.tenant_id = tenant and p.orders_id = wanted and p.address_1 <> ''),
      'lenders', (select coalesce(json_agg(l.lender_name order by l.loan_order, l.loan_id), '[]')
        from loans l where l.tenant_id = tenant and l.orders_id = wanted and l.lender_name <> '')),
    'statement', case when ${id} is not null then (select to_json(f) from (select
        ${joined(fieldColumns('s', commercialRecord.fields), '        ')}) f) end,
${lists.join(',\n')}
  )
  from orders o
  left join commercial_statements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id
  where o.tenant_id = tenant and o.orders_id = wanted
);
end $$;
grant execute on function read_commercial_statement(text, integer) to closewright_app;
`;
}
