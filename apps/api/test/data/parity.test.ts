import { columnOf, columnsOfRecord, type FieldKind, orderColumnOf } from '@closewright/contract/kit';
import { orderDetailSchema, orderRecord } from '@closewright/contract/orders';
import { records } from '@closewright/contract/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeSmallTenant, orderRow } from '../harness/small-tenant.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly length: number | null;
  readonly nullable: boolean;
  readonly default: string | null;
}

/** The column type of each kind of field. */
const typeOf: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['character varying'],
  memo: ['character varying'],
  integer: ['integer', 'smallint', 'bigint'],
  money: ['money_cents'],
  rate: ['numeric(9,6)'],
  date: ['date'],
  time: ['time(0) without time zone'],
  select: ['integer', 'smallint'],
  boolean: ['boolean'],
  decimal: ['numeric(14,4)'],
  choice: ['character varying'],
  secret: ['bytea'],
};

eachDatabase((_kind, make) => {
  let test: TestDatabase;
  const columns = new Map<string, Column[]>();

  beforeAll(async () => {
    test = await make();
    for (const { table } of records) {
      const { rows } = await test.asOwner((owner) =>
        owner.query<Column>(
          `select attname as name, case when t.typname = 'varchar' then 'character varying' else format_type(atttypid, atttypmod) end as type,
             case when t.typname = 'varchar' then atttypmod - 4 end as length, not attnotnull as nullable,
             pg_get_expr(adbin, adrelid) as default
           from pg_attribute join pg_type t on t.oid = atttypid left join pg_attrdef on adrelid = attrelid and adnum = attnum
           where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
          [table],
        ),
      );
      columns.set(table, rows);
    }
  });
  afterAll(() => test.close());

  // holds core 3.16, blocks 3.6, blocks 3.40
  describe.each(records)('the fields and columns of $table agree', (record) => {
    const { table, fields } = record;

    it.each(Object.entries(fields))('%s', (name, field) => {
      const column = columns.get(table)?.find((each) => each.name === columnOf(name, field.kind));
      expect(column, `column ${columnOf(name, field.kind)}`).toBeDefined();
      expect(typeOf[field.kind]).toContain(column?.type);
      expect(column?.nullable).toBe(!field.required);
      if (['text', 'memo', 'choice'].includes(field.kind)) expect(column?.length).toBe(field.maxLength);
      // Rows of a file are added many at once, and what is left out of one is null, or a box that nobody ticked.
      if (record.of === 'orders' && record !== orderRecord) expect([null, 'false']).toContain(column?.default);
    });

    if (record.order !== undefined)
      it('and its places may climb for as long as a list lives', () => {
        const place = columns.get(table)?.find((each) => each.name === orderColumnOf(record));
        expect(place?.type).toBe('integer');
      });

    // holds core 3.6
    it('and back: no column without a field or a reason', () => {
      expect((columns.get(table) ?? []).map(({ name }) => name).sort()).toEqual(columnsOfRecord(record).sort());
    });
  });

  /**
   * Amounts that are no field of a record: what an underwriter charged for a letter, what is entered in custom fields, what is asked for, what is expected, what is invoiced and was noted of it, what files for banks came to, what banks told, what of it was matched, and what was posted to the ledger
   * with its balances, which `ledger:verify` makes anew.
   */
  const others = [
    'approval_requests.amount_cents',
    'bank_days.available_cents',
    'bank_days.closing_cents',
    'bank_days.opening_cents',
    'bank_file_accounts.in_cents',
    'bank_file_accounts.out_cents',
    'bank_items.amount_cents',
    'bank_match_items.amount_cents',
    'bank_matches.amount_cents',
    'bank_waits.amount_cents',
    'book_waits.amount_cents',
    'check_signatures.most_cents',
    'closing_protection_letters.fee_cents',
    'custom_data_values.money_value_cents',
    'expected_wires.amount_cents',
    'invoice_batches.amount_cents',
    'invoice_batches.credit_used_cents',
    'invoice_batches.over_cents',
    'invoice_entries.amount_cents',
    'invoice_lines.amount_cents',
    'invoices.tax_cents',
    'invoices.total_cents',
    'journal_export_lines.credit_cents',
    'journal_export_lines.debit_cents',
    'journal_exports.credit_cents',
    'journal_exports.debit_cents',
    'ledger_balances.balance_cents',
    'ledger_days.balance_cents',
    'ledger_lines.amount_cents',
    'ledger_openings.bank_cents',
    'ledger_openings.files_cents',
    'ledger_openings.in_transit_cents',
    'ledger_openings.outstanding_cents',
    'payment_parts.amount_cents',
    'positive_pay_answer_files.pay_cents',
    'positive_pay_answer_files.return_cents',
    'positive_pay_answers.amount_cents',
    'positive_pay_events.amount_cents',
    'positive_pay_exceptions.amount_cents',
    'positive_pay_files.issue_cents',
    'positive_pay_files.stop_cents',
    'positive_pay_files.void_cents',
    'unclaimed_requests.amount_cents',
    'remittance_lines.agent_cents',
    'remittance_lines.gross_cents',
    'remittance_lines.liability_cents',
    'remittance_lines.underwriter_cents',
    'remittance_payments.amount_cents',
    'remittances.agent_cents',
    'remittances.gross_cents',
    'remittances.underwriter_cents',
    'wire_files.wire_cents',
    'wire_releases.amount_cents',
    'wire_sendings.amount_cents',
  ];
  it('no amount is stored but those that people enter: what a statement comes to is worked out where it is shown', async () => {
    const { rows } = await test.asOwner((owner) =>
      owner.query<{ place: string }>(
        `select relname || '.' || attname as place from pg_attribute join pg_class c on c.oid = attrelid join pg_type t on t.oid = atttypid
         where typname = 'money_cents' and relkind in ('r', 'm') and attnum > 0 and not attisdropped`,
      ),
    );
    const entered = records.flatMap(({ table, fields }) =>
      Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'money' ? [`${table}.${columnOf(name, kind)}`] : [],
      ),
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual([...entered, ...others].toSorted());
  });

  // holds core 3.13, blocks 3.41
  it('a file is read exactly as the contract describes it', async () => {
    const actor = await makeSmallTenant(test.database, 'parity');
    await test.database.inTenant(actor, async (tx) => {
      const key = { tenant_id: 'parity', orders_id: 1 };
      await tx
        .insertInto('orders')
        .values({
          ...orderRow('parity', 1, '12-3456'),
          closing_time: '14:30',
          closing_date: '2013-04-15',
          sale_price_cents: 18_000_000,
          default_loan_id: 1,
        })
        .execute();
      await tx
        .insertInto('loans')
        .values({ ...key, loan_id: 1, rate: '3.875', amount_cents: 16_200_000 })
        .execute();
      await tx
        .insertInto('properties')
        .values({ ...key, property_id: 1, address_1: '456 Somewhere Ave', acreage: '0.7500', loan_id: 1 })
        .execute();
      await tx
        .insertInto('property_taxes')
        .values({ ...key, property_tax_id: 1, property_id: 1, tax_year: 2013, amount_cents: 1_200_00, is_paid: true })
        .execute();
      await tx
        .insertInto('order_parties')
        .values([
          { ...key, roles_id: 1, sequence: 2, role_type_id: 16, name: 'Second' },
          {
            ...key,
            roles_id: 2,
            role_type_id: 15,
            name: 'First',
            tax_id_encrypted: Buffer.from('x'),
            tax_id_last4: '6789',
            tax_id_kind: 'ssn',
          },
        ])
        .execute();
      await tx
        .insertInto('party_signers')
        .values({ ...key, signer_id: 1, roles_id: 2, name: 'Ann Doe', title: 'Trustee' })
        .execute();
      await tx
        .insertInto('order_notes')
        .values({ ...key, order_note_id: 1, body: 'Careful', is_critical: true })
        .execute();
      await tx
        .insertInto('order_locks')
        .values({
          ...key,
          users_id: 1,
          holder: 'Closer',
          session_key: '5f0d3f2a-6a55-4d0c-9a51-1d1a3f1f6f10',
          acquired_at: '2026-01-01T00:00:00Z',
          heartbeat_at: '2026-01-01T00:00:00Z',
          expires_at: '2999-01-01T00:00:00Z',
        })
        .execute();
    });
    const document = await test.database.readOrderDocument(actor, 1);
    expect(orderDetailSchema.parse(document)).toEqual(document);
    expect(document).toMatchObject({
      order: { closingTime: '14:30', closingDate: '2013-04-15', salePrice: 18_000_000, defaultLoanID: 1, version: 1 },
      properties: [{ acreage: '0.75', loanID: 1, isForeignAddress: false }],
      propertyTaxes: [{ propertyID: 1, taxYear: 2013, amount: 120_000, isPaid: true }],
      loans: [{ rate: '3.875', amount: 16_200_000, isAdjustableRate: false }],
      partySigners: [{ rolesID: 2, name: 'Ann Doe', title: 'Trustee' }],
      contacts: [
        { name: 'First', taxIDMasked: '***-**-6789' },
        { name: 'Second', taxIDMasked: null },
      ],
      criticalNotes: ['Careful'],
      lock: { holder: 'Closer', since: '2026-01-01T00:00:00.000Z' },
    });
    expect(JSON.stringify(document)).not.toContain('tax_id');
  });
});
