import type { RecordKind } from '@closewright/contract/kit';
import { fileHeaderSchema, orderRecord, orderRecordLists } from '@closewright/contract/orders';
import { RoleType } from '@closewright/domain/parties';
import { joined, listOf, madeOfRecords } from '../../platform/records/read-functions.ts';
import { fieldColumns } from '../../platform/records/select-of.ts';

/** What the document says of the file itself besides its fields. */
const statesOfFile = [
  'o.default_loan_id as "defaultLoanID"',
  'o.is_locked as "isLocked"',
  'o.is_settlement_locked as "isSettlementLocked"',
  `case when o.settlement_lock_at is not null then json_build_object('at', iso_instant(o.settlement_lock_at), 'by', coalesce(
          (select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = o.settlement_lock_by), o.settlement_lock_by),
          'reason', o.settlement_lock_reason) end as "settlementLock"`,
  'o.is_consolidated_file as "isConsolidatedFile"',
  'o.version',
  'iso_instant(o.updated_at) as "updatedAt"',
];

/** Facts that the document says of the rows of a list. */
const factsOf: Readonly<Record<string, readonly string[]>> = {
  contacts: ['r.buyer_seller_id as "buyerSellerID"'],
};

/** A function that reads of a file `o` in one round trip what `parts` say; plpgsql keeps the plan, which costs more than the reading. */
const readOfFile = (name: string, what: string, parts: readonly string[]) => `${madeOfRecords}
-- ${what}, in one round trip: the settings are local and end with the statement's own transaction. Because
-- plpgsql runs the query after them, it sees them; row level security applies to the caller.
create or replace function ${name}(tenant text, actor text, request text, wanted integer) returns json
  language plpgsql security invoker as $$
begin
  perform set_config('app.tenant', tenant, true), set_config('app.actor', actor, true), set_config('app.request', request, true);
  return (
    select json_build_object(
      ${joined(parts, '      ')}
    )
    from orders o where o.tenant_id = tenant and o.orders_id = wanted
  );
end $$;
`;

/** The columns of the file itself, as part `order`. */
const orderPart = (columnsOfFile: readonly string[]) => `'order', (select to_json(f) from (select
        ${joined([`o.orders_id as "ordersID"`, ...columnsOfFile], '        ')}) f)`;

const criticalNotes = `'criticalNotes', (select coalesce(json_agg(n.body order by n.created_at, n.order_note_id), '[]')
        from order_notes n where n.tenant_id = tenant and n.orders_id = wanted and n.is_critical)`;

/** SQL of `read_order_document`: what `orderDetailSchema` of the contract describes. */
export function readOrderDocument(): string {
  const parts = [
    orderPart([...fieldColumns('o', orderRecord.fields), ...statesOfFile]),
    ...Object.entries(orderRecordLists).map(([name, { record }]) => `'${name}', ${listOf(record, '', factsOf[name])}`),
    criticalNotes,
    `'lock', (select to_json(f) from (select
        k.users_id as "usersID", k.holder, iso_instant(k.acquired_at) as since, iso_instant(k.expires_at) as "expiresAt",
        k.session_key as "sessionKey"
        from order_locks k where k.tenant_id = tenant and k.orders_id = wanted and k.expires_at > now()) f)`,
  ];
  return `${readOfFile('read_order_document', 'A file with everything a screen needs', parts)}-- What the function called before it was made of the records.
drop function if exists read_order_properties(text, integer), read_order_property_taxes(text, integer), read_order_loans(text, integer),
  read_order_contacts(text, integer), read_order_party_signers(text, integer);
`;
}

/** SQL of `read_file_header`: what `fileHeaderOf` of domain/orders asks for; of properties and loans the one that it names. */
export function readFileHeader(): string {
  const ofRecord = (record: RecordKind, names: readonly string[], alias: string) =>
    fieldColumns(alias, Object.fromEntries(Object.entries(record.fields).filter(([name]) => names.includes(name))));
  const rows = (name: keyof typeof orderRecordLists, read: readonly string[], which: string) => {
    const { record } = orderRecordLists[name];
    return `'${name}', (select coalesce(json_agg(f), '[]') from (select
        ${joined(read, '        ')}
        from ${record.table} r where r.tenant_id = tenant and r.orders_id = wanted${which}) f)`;
  };
  const { properties, loans, contacts } = orderRecordLists;
  const place = ['address1', 'city', 'state', 'zip'];
  const person = ['roleTypeID', 'name', 'firstName', 'lastName'];
  const parts = [
    orderPart([...ofRecord(orderRecord, Object.keys(fileHeaderSchema.shape), 'o'), ...statesOfFile]),
    rows(
      'properties',
      ['r.sequence', ...ofRecord(properties.record, place, 'r')],
      ' order by r.sequence, r.property_id limit 1',
    ),
    rows(
      'loans',
      ['r.loan_id as "loanID"', ...ofRecord(loans.record, ['lenderName', 'amount', 'rate'], 'r')],
      ' order by r.loan_id is not distinct from o.default_loan_id desc, r.loan_order, r.loan_id limit 1',
    ),
    rows(
      'contacts',
      ofRecord(contacts.record, person, 'r'),
      ` and r.role_type_id in (${RoleType.Buyer}, ${RoleType.Seller}) order by r.sequence, r.roles_id`,
    ),
    criticalNotes,
  ];
  return `${readOfFile('read_file_header', 'What the header of a file is made of', parts)}grant execute on function read_file_header(text, text, text, integer) to closewright_app;
`;
}
