import { formatDate } from '@closewright/domain/formats';
import {
  type PositivePayAccount,
  type PositivePayEvent,
  type PositivePayFacts,
  type PositivePayKind,
  positivePayKinds,
} from '@closewright/domain/positive-pay';
import {
  columnOf,
  DataGrid,
  dateEditor,
  moneyEditor,
  numberEditor,
  selectEditor,
  textEditor,
  withCellEdits,
  withRowEdits,
} from '@closewright/ui/data-grid';
import { DateField } from '@closewright/ui/date-field';
import { NumberField } from '@closewright/ui/number-field';
import { TextField } from '@closewright/ui/text-field';
import { useRef } from 'react';

/** A check of the sample, with a key for its grid. */
export interface SampleCheck extends PositivePayEvent {
  readonly key: number;
}

/** What a layout is tried on. */
export interface Sample {
  readonly account: PositivePayAccount;
  readonly facts: PositivePayFacts;
  readonly checks: readonly SampleCheck[];
}

export interface SampleChecksProps {
  sample: Sample;
  today: string;
  onChange(part: Partial<Sample>): void;
}

const keyOf = ({ key }: SampleCheck) => key;
const kinds: Readonly<Record<PositivePayKind, string>> = { issue: 'Issue', void: 'Void', stop: 'Stop' };
const column = columnOf<SampleCheck>();

const columnsOf = (today: string) => {
  const date = dateEditor({ today, required: true });
  return [
    column({
      id: 'checkNumber',
      header: 'Check',
      kind: 'identifier',
      value: (row) => row.checkNumber,
      set: (row, checkNumber) => (checkNumber === null ? row : { ...row, checkNumber }),
      editor: numberEditor({ min: 1, max: 9_999_999_999, required: true }),
      rowHeader: true,
      width: 100,
    }),
    column({
      id: 'kind',
      header: 'Told as',
      value: (row) => row.kind,
      text: (row) => kinds[row.kind],
      set: (row, kind) => (kind === null ? row : { ...row, kind }),
      editor: selectEditor(
        positivePayKinds.map((value) => ({ value, label: kinds[value] })),
        { required: true },
      ),
      width: 84,
    }),
    column({
      id: 'amount',
      header: 'Amount',
      kind: 'money',
      value: (row) => row.amount,
      set: (row, amount) => (amount === null ? row : { ...row, amount }),
      editor: moneyEditor({ required: true, allowNegative: false }),
      width: 120,
    }),
    column({
      id: 'issuedOn',
      header: 'Date',
      kind: 'date',
      value: (row) => row.issuedOn,
      text: (row) => formatDate(row.issuedOn),
      set: (row, issuedOn) => (issuedOn === null ? row : { ...row, issuedOn }),
      editor: date,
      width: 104,
    }),
    column({
      id: 'happenedOn',
      header: 'Ended',
      kind: 'date',
      value: (row) => row.happenedOn,
      text: (row) => formatDate(row.happenedOn),
      set: (row, happenedOn) => (happenedOn === null ? row : { ...row, happenedOn }),
      editor: date,
      width: 104,
    }),
    column({
      id: 'payee',
      header: 'Payee',
      value: (row) => row.payee,
      set: (row, payee) => ({ ...row, payee }),
      editor: textEditor({ maxLength: 200 }),
      grow: 1,
      minWidth: 160,
    }),
  ].map((each) => ({ ...each, sortable: false, filterable: false }));
};

/** The checks that a layout is tried on, to be made those of the bank’s own sample. Nothing of it is stored. */
export function SampleChecks({ sample, today, onChange }: SampleChecksProps) {
  const { account, facts, checks } = sample;
  const lastKey = useRef(Math.max(0, ...checks.map(keyOf)));
  const columns = columnsOf(today);
  const edit = (next: readonly SampleCheck[]) => onChange({ checks: next });
  return (
    <div className="flex min-h-0 flex-1 divide-x divide-hairline">
      <div className="flex w-80 flex-none flex-col gap-2 overflow-y-auto p-3">
        <TextField
          label="Routing number"
          variant="identifier"
          maxLength={9}
          value={account.routingNumber}
          onValueChange={(routingNumber) => onChange({ account: { ...account, routingNumber } })}
        />
        <TextField
          label="Account number"
          variant="identifier"
          maxLength={17}
          value={account.accountNumber}
          onValueChange={(accountNumber) => onChange({ account: { ...account, accountNumber } })}
        />
        <DateField
          label="File date"
          value={facts.date}
          onValueChange={(date) => date !== null && onChange({ facts: { ...facts, date } })}
        />
        <NumberField
          label="Number of the file"
          min={1}
          max={999_999}
          value={facts.number}
          onValueChange={(number) => number !== null && onChange({ facts: { ...facts, number } })}
        />
      </div>
      <DataGrid<SampleCheck>
        label="Sample checks"
        columns={columns}
        rows={checks}
        rowKey={keyOf}
        columnMenu={false}
        className="min-h-0 flex-1"
        onCellsChange={(edits) => edit(withCellEdits(checks, edits, columns, keyOf))}
        rowActs={{
          most: 50,
          create: () => ({
            ...{ key: ++lastKey.current, kind: 'issue', checkNumber: 1, amount: 0, payee: '' },
            ...{ issuedOn: today, happenedOn: today },
          }),
          copy: (row) => ({ ...row, key: ++lastKey.current }),
          onChange: ({ rows: moved, cells }) =>
            edit(withCellEdits(withRowEdits(checks, moved, keyOf), cells, columns, keyOf)),
        }}
      />
    </div>
  );
}
