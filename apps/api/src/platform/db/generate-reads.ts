import {
  columnOf,
  type Field,
  type Fields,
  idColumnOf,
  orderColumnOf,
  parentColumnOf,
  type RecordKind,
  type RecordLists,
} from '@closewright/contract/kit';
import { fileHeaderSchema, orderRecord, orderRecordLists } from '@closewright/contract/orders';
import { settlementLists } from '@closewright/contract/settlement';
import { RoleType } from '@closewright/domain/parties';

/** What the document says of the file itself besides its fields. */
const statesOfFile = [
  'o.default_loan_id as "defaultLoanID"',
  'o.is_locked as "isLocked"',
  'o.is_settlement_locked as "isSettlementLocked"',
  'o.is_consolidated_file as "isConsolidatedFile"',
  'o.version',
  'iso_instant(o.updated_at) as "updatedAt"',
];

/** A field as the contract writes it: exact decimals and times as text, a secret masked only. */
function read(alias: string, name: string, { kind }: Field): string {
  const column = `${alias}.${columnOf(name, kind)}`;
  switch (kind) {
    case 'rate':
    case 'decimal':
      return `trim_scale(${column})::text as "${name}"`;
    case 'time':
      return `to_char(${column}, 'HH24:MI') as "${name}"`;
    case 'secret': {
      const stem = column.replace(/_encrypted$/, '');
      return `case ${stem}_kind when 'ssn' then '***-**-' || ${stem}_last4 when 'ein' then '**-***' || ${stem}_last4 end as "${name}Masked"`;
    }
    default:
      return `${column} as "${name}"`;
  }
}

const columns = (alias: string, fields: Fields): string[] =>
  Object.entries(fields).map(([name, field]) => read(alias, name, field));

const joined = (parts: readonly string[], indent: string): string => parts.join(`,\n${indent}`);

/** The rows of a record, as an array in their order; `isIn` says of a row `r` whether it belongs here. */
function listOf(record: RecordKind, isIn: string): string {
  const { parent, order, id, table, fields } = record;
  const keys = [
    [parent, parentColumnOf(record)],
    [order, orderColumnOf(record)],
    [id, idColumnOf(record)],
  ].filter(([name]) => name !== undefined);
  const keyColumns = keys.map(([name, column]) => `r.${column} as "${name}"`);
  const by = keys.map(([name]) => `f."${name}"`).join(', ');
  return `(select coalesce(json_agg(f order by ${by}), '[]') from (select
        ${joined([...keyColumns, ...columns('r', fields)], '        ')}
        from ${table} r where r.tenant_id = tenant and r.orders_id = wanted${isIn}) f)`;
}

const made = '-- Made by `node apps/api/src/cli/migrate.ts --types` from the records of a file. Do not edit.';

/** A function that reads of a file `o` in one round trip what `parts` say; plpgsql keeps the plan, which costs more than the reading. */
const readOfFile = (name: string, what: string, parts: readonly string[]) => `${made}
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
function readOrderDocument(): string {
  const parts = [
    orderPart([...columns('o', orderRecord.fields), ...statesOfFile]),
    ...Object.entries(orderRecordLists).map(([name, { record }]) => `'${name}', ${listOf(record, '')}`),
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
function readFileHeader(): string {
  const ofRecord = (record: RecordKind, names: readonly string[], alias: string) =>
    columns(alias, Object.fromEntries(Object.entries(record.fields).filter(([name]) => names.includes(name))));
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

/** Whether a row of a list of a statement is of the statement `s`; one that belongs to another row is where that is. */
function hangsOnStatement(alias: string, list: string): string {
  const lists: RecordLists = settlementLists;
  const { record, parent } = lists[list] ?? {};
  const above = parent === undefined ? undefined : lists[parent]?.record;
  if (record === undefined || parent === undefined || above === undefined)
    return `${alias}.settlement_id = s.settlement_id`;
  return `${alias}.${parentColumnOf(record)} in (select ${parent}.${idColumnOf(above)} from ${above.table} ${parent}
          where ${parent}.tenant_id = tenant and ${parent}.orders_id = wanted and ${hangsOnStatement(parent, parent)})`;
}

/** SQL of `read_settlement`: what `settlementSchema` of the contract describes, and the region that decides who may see it. */
function readSettlement(): string {
  const lists = Object.entries(settlementLists).map(
    ([name, { record }]) => `    '${name}', ${listOf(record, ` and ${hangsOnStatement('r', name)}`)}`,
  );
  return `${made}
-- The statement of a loan of a file; 0 is its default loan, or none where it has none. Null where the file or its loan is not there; a
-- statement in which nothing was saved yet has version 0.
create or replace function read_settlement(tenant text, wanted integer, loan integer) returns json
  language sql stable security invoker as $$
  select json_build_object(
    'regionID', o.region_id,
    'loanID', coalesce(l.loan_id, 0),
    'loans', (select coalesce(json_agg(json_build_object('loanID', a.loan_id, 'lenderName', a.lender_name, 'amount', a.amount_cents)
      order by a.loan_order, a.loan_id), '[]') from loans a where a.tenant_id = tenant and a.orders_id = wanted),
    'version', coalesce(s.version, 0),
    'updatedAt', iso_instant(s.updated_at),
    'updatedBy', coalesce((select u.display_name from users u where u.tenant_id = tenant and u.users_id::text = s.updated_by), s.updated_by),
    'closingDate', o.closing_date,
    'disbursementDate', o.disbursement_date,
${lists.join(',\n')}
  )
  from orders o
  left join loans l on l.tenant_id = o.tenant_id and l.orders_id = o.orders_id and l.loan_id = coalesce(nullif(loan, 0), o.default_loan_id)
  left join settlements s on s.tenant_id = o.tenant_id and s.orders_id = o.orders_id and s.loan_id is not distinct from l.loan_id
  where o.tenant_id = tenant and o.orders_id = wanted and (loan = 0 or l.loan_id is not null)
$$;
grant execute on function read_settlement(text, integer, integer) to closewright_app;
`;
}

/** The functions that read an aggregate whole, by the names of their files in migrations/repeatable. */
export const generateReads = (): Readonly<Record<string, string>> => ({
  'read_file_header.sql': readFileHeader(),
  'read_order_document.sql': readOrderDocument(),
  'read_settlement.sql': readSettlement(),
});
