import type { InvoiceBatch, InvoiceCustomerRow } from '@closewright/contract/invoices';
import { counted } from '@closewright/domain/formats';
import { invoiceLimits, invoiceMeans } from '@closewright/domain/invoices';
import { Button } from '@closewright/ui/button';
import { Checkbox } from '@closewright/ui/checkbox';
import { Combobox, type ComboboxOption } from '@closewright/ui/combobox';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useRef, useState } from 'react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { ApiError, call, messageOf, send } from '../../lib/api/index.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { WhyFigure } from '../../lib/why/why-figure.tsx';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../records/form/layout.ts';
import { AllocationsGrid } from './allocations-grid.tsx';
import {
  type BatchForm,
  type BatchProblems,
  bodyOf,
  figuresOf,
  oldestFirst,
  placed,
  problemsOf,
  rowsOf,
} from './batch-form.ts';

export interface BatchDialogProps {
  dialog: DialogControl<InvoiceBatch>;
}

const fields = {
  customerKey: { kind: 'select', label: 'From', required: true, missing: 'Choose whose remittance it is' },
  date: { kind: 'date', label: 'Received on', required: true },
  amount: { kind: 'money', label: 'Amount', required: true, missing: 'Say how much came in', min: 0 },
  means: { kind: 'choice', label: 'How', choices: invoiceMeans, required: true, missing: 'Say how it was paid' },
  reference: { kind: 'text', label: 'Reference', required: false, maxLength: invoiceLimits.reference },
  note: { kind: 'text', label: 'Note', required: false, maxLength: invoiceLimits.text },
  creditUsed: { kind: 'money', label: 'Credit used', required: false, min: 0 },
  keepsOver: { kind: 'boolean', label: 'What is over is kept as credit of the customer', required: false },
};
const wrongCells = 'Correct the invoices that are marked';
const noProblems: BatchProblems = { fields: {}, rows: new Map() };

/** What is known of the customer that was chosen. */
interface Known {
  readonly credit: number;
  readonly failure: string | null;
}

/** One remittance over the open invoices of a customer: whole, with what is short and what is over. */
export function BatchDialog({ dialog }: BatchDialogProps) {
  const clock = useClock();
  const refusedCells = useRef(0);
  const [known, setKnown] = useState<Known | null>(null);
  const [problems, setProblems] = useState(noProblems);
  const latest = useRef<string | null>(null);
  const form = useRecordDialog<BatchForm, InvoiceBatch>({
    dialog,
    fields,
    begin: {
      ...{ customerKey: null, date: clock.today(), amount: null, means: null, reference: null, note: null },
      ...{ creditUsed: null, keepsOver: false, rows: [] },
    },
    check: (typed) => {
      if (refusedCells.current > 0) return { '': wrongCells };
      if (typed.customerKey === null) return {};
      const found = problemsOf(typed, known?.credit ?? 0);
      setProblems(found);
      return found.fields;
    },
    async send(typed) {
      const body = bodyOf(typed);
      if (body === null) return null;
      try {
        return await call('createInvoiceBatch', { body });
      } catch (error) {
        if (error instanceof ApiError) {
          const said = Object.entries(error.modelState).flatMap(([path, [why]]) =>
            why === undefined ? [] : [[path, why] as const],
          );
          setProblems(placed(Object.fromEntries(said), typed.rows));
          // Somebody may have been faster: what is left now is read again, and what was typed stays.
          await read(body.customerKey, typed.rows);
        }
        throw error;
      }
    },
    fieldOf: (path) => {
      if (path === 'over') return 'keepsOver';
      return path.startsWith('allocations') ? '' : undefined;
    },
  });
  const { values, set } = form;
  const type = (part: Partial<BatchForm>) => {
    set(part);
    form.forget('', 'keepsOver', 'creditUsed', 'amount');
    setProblems(noProblems);
  };
  const read = async (customerKey: string, before: BatchForm['rows']) => {
    latest.current = customerKey;
    try {
      const { credit, invoices } = await call('listOpenInvoices', { query: { customerKey } });
      if (latest.current !== customerKey) return;
      setKnown({ credit, failure: null });
      set({ rows: rowsOf(invoices, before) });
    } catch (error) {
      if (latest.current === customerKey) setKnown({ credit: 0, failure: messageOf(error) });
    }
  };
  const choose = (customerKey: string | null) => {
    latest.current = customerKey;
    setKnown(null);
    type({ customerKey, rows: [], creditUsed: null });
    if (customerKey !== null) void read(customerKey, []);
  };
  const credit = known?.credit ?? 0;
  const layout: Layout = [
    ['customerKey', 6],
    ['amount', 3],
    ['means', 3],
    ['date', 3],
    ['reference', 3, { identifier: true }],
    ['note', credit > 0 ? 3 : 6],
    ...when(credit > 0, ['creditUsed', 3, { help: `Of ${amountText(credit)}` }]),
  ];
  return (
    <RecordDialog
      form={{ ...form, set: type }}
      layout={layout}
      saveLabel="Note batch"
      parts={{
        customerKey: (part) => (
          <Combobox<string>
            {...part}
            data-autofocus=""
            placeholder="A customer with open invoices"
            value={values.customerKey}
            minLength={1}
            search={searchCustomers}
            onValueChange={choose}
          />
        ),
      }}
    >
      <div className="flex items-center gap-2">
        <h3 className="text-section font-semibold">Open invoices</h3>
        <Button
          size="sm"
          className="ms-auto"
          disabled={values.rows.length === 0}
          onClick={() => type({ rows: oldestFirst(values) })}
        >
          First due first
        </Button>
      </div>
      <AllocationsGrid
        rows={values.rows}
        problems={problems.rows}
        empty={emptyWords(values.customerKey, known)}
        onRows={(rows) => type({ rows })}
        onRefused={(count) => {
          refusedCells.current = count;
        }}
      />
      <BatchTotals values={values} error={form.errors.keepsOver} onKeep={(keepsOver) => type({ keepsOver })} />
    </RecordDialog>
  );
}

function emptyWords(customerKey: string | null, known: Known | null): string {
  if (customerKey === null) return 'Choose whose remittance it is.';
  if (known === null) return 'They are being read.';
  return known.failure ?? 'This customer owes nothing in files of your regions.';
}

interface BatchTotalsProps {
  values: BatchForm;
  /** What is wrong with what is over. */
  error: string | undefined;
  onKeep(keepsOver: boolean): void;
}

/** What is there, what is allocated and what is over, while it is typed. Each says why. */
function BatchTotals({ values, error, onKeep }: BatchTotalsProps) {
  const { there, allocated, left, writtenOff } = figuresOf(values);
  const figures = [
    { label: 'To allocate', figure: there },
    { label: 'Allocated', figure: allocated },
    { label: 'Written off', figure: writtenOff },
    { label: left.value < 0 ? 'Too much allocated' : 'Over', figure: left },
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {figures.map(({ label, figure }) => (
          <span key={label} className="flex items-center gap-1.5">
            <span className="text-label text-muted">{label}</span>
            <WhyFigure
              label={label}
              value={Math.abs(figure.value)}
              onAsk={() => openWhy(explanationOf(figure.trace))}
            />
          </span>
        ))}
      </div>
      {(left.value > 0 || error !== undefined) && (
        <Checkbox
          label={fields.keepsOver.label}
          data-field="keepsOver"
          error={error}
          value={values.keepsOver === true}
          onValueChange={(keeps) => onKeep(keeps === true)}
        />
      )}
    </>
  );
}

/** Customers with open invoices or with credit, by words of their name. */
async function searchCustomers({ text, signal }: { text: string; signal: AbortSignal }) {
  const customers = await send('listInvoiceCustomers', { query: { text } }, { signal });
  return { items: customers.map(customerOption), total: customers.length };
}

const customerOption = ({ customerKey, name, open, balance, credit }: InvoiceCustomerRow): ComboboxOption<string> => ({
  ...{ value: customerKey, label: name },
  note: [
    open > 0 && `${counted(open, 'invoice')}, ${amountText(balance)}`,
    credit > 0 && `${amountText(credit)} of credit`,
  ]
    .filter(Boolean)
    .join('; '),
});
