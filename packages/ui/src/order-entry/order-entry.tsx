import { type ReactNode, useState } from 'react';
import { AbaField } from '../components/aba-field/index.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { type Company, CompanyPicker } from '../components/company-picker/index.ts';
import { type Contact, ContactPicker } from '../components/contact-picker/index.ts';
import { moneyEditor, textEditor } from '../components/data-grid/editing/editors.ts';
import { DataGrid, type GridColumn } from '../components/data-grid/index.ts';
import { DateField, TodayScope } from '../components/date-field/index.ts';
import { MaskedIdField } from '../components/masked-id-field/index.ts';
import { MemoField } from '../components/memo-field/index.ts';
import { MoneyField } from '../components/money-field/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { PercentField } from '../components/percent-field/index.ts';
import { RateField } from '../components/rate-field/index.ts';
import { SelectField } from '../components/select-field/index.ts';
import { loanTypes, states } from '../components/select-field/stories-data.ts';
import { TextField } from '../components/text-field/index.ts';
import { TimeField } from '../components/time-field/index.ts';
import { fakeServer } from './fake-server.ts';
import { type EntryField, entryFields, type FeeRow, firstFees } from './fields.ts';

/** What was entered: a value by field name, and the fees. */
export interface OrderEntryValues {
  fields: Readonly<Record<string, unknown>>;
  fees: readonly FeeRow[];
}

const columns: readonly GridColumn<FeeRow>[] = [
  { id: 'description', header: 'Fee', value: (row) => row.description, editor: textEditor(), rowHeader: true },
  {
    id: 'borrower',
    header: 'Borrower',
    value: (row) => row.borrower,
    kind: 'money',
    width: 120,
    editor: moneyEditor(),
  },
  { id: 'seller', header: 'Seller', value: (row) => row.seller, kind: 'money', width: 120, editor: moneyEditor() },
];

interface FieldSlot {
  label: string;
  'data-field': string;
  value: never;
  onValueChange: (value: unknown) => void;
}

/** A part per kind of field; pickers get the server and what was picked before them. */
function part({ kind }: EntryField, slot: FieldSlot, server: ReturnType<typeof fakeServer>, lender: Company | null) {
  switch (kind) {
    case 'text':
      return <TextField {...slot} />;
    case 'memo':
      return <MemoField {...slot} />;
    case 'date':
      return <DateField {...slot} />;
    case 'time':
      return <TimeField {...slot} />;
    case 'money':
      return <MoneyField {...slot} />;
    case 'number':
      return <NumberField {...slot} />;
    case 'rate':
      return <RateField {...slot} />;
    case 'percent':
      return <PercentField {...slot} />;
    case 'ssn':
    case 'ein':
      return <MaskedIdField {...slot} kind={kind} />;
    case 'aba':
      return <AbaField {...slot} />;
    case 'select':
      return <SelectField {...slot} options={loanTypes} />;
    case 'state':
      return <SelectField {...slot} options={states} />;
    case 'checkbox':
      return <Checkbox {...slot} />;
    case 'company':
      return <CompanyPicker {...slot} search={server.companies} />;
    case 'contact':
      return <ContactPicker {...slot} companyID={lender?.companyID ?? null} load={server.contacts} />;
  }
}

const nothing: Readonly<Record<string, unknown>> = Object.fromEntries(
  entryFields.map(({ name, kind }) => [
    name,
    kind === 'text' || kind === 'memo' ? '' : kind === 'checkbox' ? false : null,
  ]),
);

/**
 * A whole order as a closer types it: 42 fields, three of them pickers over a server that takes its time, and a grid. The state lives
 * in one parent, as a form's does, so that each key draws what a real screen draws.
 * @param latency milliseconds until the server answers
 */
export function OrderEntry({ latency, onChange }: { latency: number; onChange?: (values: OrderEntryValues) => void }) {
  const [server] = useState(() => fakeServer(latency));
  const [values, setValues] = useState<OrderEntryValues>({ fields: nothing, fees: firstFees });
  const change = (next: (before: OrderEntryValues) => OrderEntryValues) =>
    setValues((before) => {
      const after = next(before);
      onChange?.(after);
      return after;
    });
  const lender = values.fields.lender as Company | null;
  const slotOf = ({ name, label, kind }: EntryField): FieldSlot => ({
    label,
    'data-field': name,
    value: (kind === 'ssn' || kind === 'ein' ? (values.fields[name] ?? undefined) : values.fields[name]) as never,
    onValueChange: (value) => change((before) => ({ ...before, fields: { ...before.fields, [name]: value } })),
  });
  return (
    <TodayScope today="2013-04-12">
      <form className="flex flex-col gap-4 p-4" aria-label="Order entry" onSubmit={(event) => event.preventDefault()}>
        <div className="grid grid-cols-6 gap-x-field-x gap-y-field-y">
          {entryFields.map(
            (field): ReactNode => (
              <div key={field.name} className={field.kind === 'memo' ? 'col-span-2' : undefined}>
                {part(field, slotOf(field), server, lender)}
              </div>
            ),
          )}
        </div>
        <div className="h-40">
          <DataGrid
            label="Fees"
            columns={columns}
            rows={values.fees}
            rowKey={(row) => row.id}
            onCellsChange={(edits) =>
              change((before) => ({
                ...before,
                fees: before.fees.map((row) => {
                  const own = edits.filter((edit) => edit.key === row.id).map((edit) => [edit.column, edit.value]);
                  return { ...row, ...(Object.fromEntries(own) as Partial<FeeRow>) };
                }),
              }))
            }
          />
        </div>
      </form>
    </TodayScope>
  );
}

/** What was picked, as its id; everything else as it is. */
export function entered(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return (value as Partial<Contact>).contactID ?? (value as Partial<Company>).companyID;
}
