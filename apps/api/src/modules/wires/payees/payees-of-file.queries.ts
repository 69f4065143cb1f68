import type { WirePayeeFacts } from '@closewright/domain/check-writing';
import { RoleType } from '@closewright/domain/parties';
import { type RawBuilder, sql } from 'kysely';
import type { FilePlace } from '../../../platform/records/index.ts';

/** The parties of a role as the statement pays them, all in one name (`joinNames` of domain/parties): `A, B and C`. */
const joined = ({ tenant, ordersID }: FilePlace, role: number) => sql`
  select case when count(*) > 1 then array_to_string((array_agg(n.name order by n.place))[:count(*)::integer - 1], ', ') || ' and ' ||
      (array_agg(n.name order by n.place desc))[1] else min(n.name) end
  from (
    select row_number() over (order by c.sequence, c.roles_id) as place,
      coalesce(nullif(btrim(c.name), ''), nullif(btrim(concat_ws(' ', nullif(btrim(c.first_name), ''), nullif(btrim(c.last_name), ''))), '')) as name
    from order_parties c where c.tenant_id = ${tenant} and c.orders_id = ${ordersID} and c.role_type_id = ${role}) n
  where n.name is not null`;

/** Names of all whom a file may pay by wire or ACH: what it proposes to, has planned to, and has paid before. */
const namesOf = (place: FilePlace) => {
  const { tenant, ordersID } = place;
  return sql`
    ${joined(place, RoleType.Buyer)} union all ${joined(place, RoleType.Seller)}
    union all select f.lender_name from payoffs f where f.tenant_id = ${tenant} and f.orders_id = ${ordersID}
    union all select p ->> 'payee' from disbursement_plans d, jsonb_array_elements(d.plans) p
      where d.tenant_id = ${tenant} and d.orders_id = ${ordersID} and p ->> 'method' in ('wire out', 'ACH out')
    union all select t.facts ->> 'payee' from ledger_lines l join ledger_transactions t on t.tenant_id = ${tenant}
      and t.bank_account_id = l.bank_account_id and t.stripe = l.stripe and t.number = l.number
      where l.tenant_id = ${tenant} and l.orders_id = ${ordersID} and l.account = 'outstanding' and t.kind in ('wire out', 'ACH out')`;
};

/** The payees of wires that a file may pay, with what of them is not settled, as JSON. */
export const payeesOfFile = (place: FilePlace): RawBuilder<readonly WirePayeeFacts[]> => {
  const { tenant } = place;
  return sql`(
    select coalesce(json_agg(json_build_object('wirePayeeID', p.wire_payee_id, 'name', p.name,
        'state', case when p.inactive then 'inactive' else coalesce(wire_instructions_state(p.wire_payee_id, i.number), 'to verify') end,
        'isAlarm', i.good_from is null and i.stopped_by is null and exists (
          select from wire_instructions e join wire_call_backs b on b.tenant_id = e.tenant_id and b.wire_payee_id = e.wire_payee_id
            and b.number = e.number and b.good_from is not null
          where e.tenant_id = ${tenant} and e.wire_payee_id = p.wire_payee_id and e.number < i.number and e.stopped_by is null),
        'takesAch', i.account_type is not null, 'goodFrom', iso_instant(i.good_from)) order by p.wire_payee_id), '[]')
    from wire_payees p left join lateral (
      select i.number, i.stopped_by, i.account_type, (select min(b.good_from) from wire_call_backs b
        where b.tenant_id = ${tenant} and b.wire_payee_id = i.wire_payee_id and b.number = i.number) as good_from
      from wire_instructions i where i.tenant_id = ${tenant} and i.wire_payee_id = p.wire_payee_id order by i.number desc limit 1) i on true
    where p.tenant_id = ${tenant} and wire_payee_key(p.name) = any(array(select wire_payee_key(n.name) from (${namesOf(place)}) n (name))))`;
};
