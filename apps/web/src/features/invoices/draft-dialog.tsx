import type { FileInvoices, Invoice } from '@closewright/contract/invoices';
import { invoiceFigures, invoiceLimits, isWithinReach } from '@closewright/domain/invoices';
import { Button } from '@closewright/ui/button';
import { Combobox, type ComboboxOption } from '@closewright/ui/combobox';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { ListPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { ApiError, call } from '../../lib/api/index.ts';
import { searchCompanies } from '../../lib/companies/search-companies.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import {
  changesOf,
  customerValue,
  type DraftForm,
  draftFormOf,
  draftOf,
  figuredLines,
  lineProblems,
  newDraft,
  refusedLines,
  withSources,
} from './draft-form.ts';
import { DraftLines } from './draft-lines.tsx';
import { pickSources } from './pick-sources.tsx';

export interface DraftDialogProps {
  ordersID: number;
  /** Null begins one. */
  invoice: Invoice | null;
  known: Pick<FileInvoices, 'customers' | 'branch'>;
  dialog: DialogControl<Invoice>;
}

const fields = {
  customer: { kind: 'select', label: 'To', required: false },
  terms: { kind: 'integer', label: 'Due after', required: true, min: 0, max: invoiceLimits.terms },
  note: { kind: 'memo', label: 'Note on the invoice', required: false, maxLength: invoiceLimits.note },
};
const wrongLines = 'Correct the lines that are marked';
/** Companies that are offered at once. */
const pageSize = 20;

/** Whom a draft is to, when it is due and its lines, with what they come to. */
export function DraftDialog({ ordersID, invoice, known, dialog }: DraftDialogProps) {
  const refusedCells = useRef(0);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ReturnType<typeof refusedLines>>(new Map());
  // What was picked here, for the name of a company that is stored by its number alone.
  const [picked, setPicked] = useState<ComboboxOption<string> | null>(null);
  /** Keeps what the api said of lines for their cells. */
  const sent = async (form: DraftForm, work: () => Promise<Invoice>): Promise<Invoice> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) setRefused(refusedLines(error.modelState, form.lines));
      throw error;
    }
  };
  const form = useRecordDialog<DraftForm, Invoice>({
    dialog,
    fields,
    begin: newDraft,
    check: ({ lines }) => {
      setTried(true);
      // A cell whose text cannot be read has still the value from before.
      return refusedCells.current > 0 || lineProblems(lines).size > 0 ? { '': wrongLines } : {};
    },
    send: (typed) => sent(typed, () => call('createInvoice', { params: { ordersID }, body: draftOf(typed) })),
    stored: invoice,
    formOf: draftFormOf,
    save: ({ invoiceID, version }, changes, typed) =>
      sent(typed, () =>
        call('saveInvoice', {
          params: { ordersID, invoiceID },
          body: { version, changes: changesOf(changes, typed) },
        }),
      ),
    fieldOf: (path) => {
      if (path.startsWith('changes.customer') || path.startsWith('customer')) return 'customer';
      return path.includes('lines') ? '' : undefined;
    },
    words: {
      label: (name) => (name === 'lines' ? 'Lines' : undefined),
      text: (name, value) =>
        name === 'customer' ? (suggested.find((each) => each.value === value)?.label ?? undefined) : undefined,
    },
  });
  const { values, set, errors } = form;
  const suggested = known.customers.map(
    ({ rolesID, name, address }): ComboboxOption<string> => ({
      value: customerValue({ kind: 'contact', rolesID }),
      label: name,
      ...(address.length > 0 && { note: address.at(-1) }),
    }),
  );
  const named =
    suggested.find(({ value }) => value === values.customer)?.label ??
    (picked?.value === values.customer ? picked?.label : undefined) ??
    (invoice?.customer && customerValue(invoice.customer) === values.customer
      ? invoice.customerCompanyName
      : undefined);
  const problems = tried && errors[''] !== undefined ? merged(lineProblems(values.lines), refused) : refused;
  const lines = figuredLines(values.lines);
  const setLines = (next: DraftForm['lines']) => {
    set({ lines: next });
    setRefused(new Map());
  };
  const fromStatement = async () => {
    const sources = await pickSources(ordersID);
    if (sources !== null) setLines(withSources(values.lines, sources));
  };
  return (
    <RecordDialog
      form={form}
      layout={[
        ['customer', 6],
        ['terms', 2, { unit: 'days' }],
        ['note', 4],
      ]}
      parts={{
        customer: (part) => (
          <Combobox<string>
            {...part}
            data-autofocus=""
            placeholder="A contact of the file, or a company"
            value={values.customer}
            valueLabel={named}
            minLength={1}
            suggested={suggested}
            search={(request) => searchCustomers(suggested, request)}
            onValueChange={(customer, { option }) => {
              setPicked(option);
              set({ customer });
            }}
          />
        ),
      }}
      saveLabel="Save draft"
    >
      <div className="flex items-center gap-2">
        <h3 className="text-section font-semibold">Lines</h3>
        <Button size="sm" icon={ListPlus} className="ms-auto" onClick={() => void fromStatement()}>
          From the statement…
        </Button>
      </div>
      <DraftLines
        lines={values.lines}
        problems={problems}
        onLines={setLines}
        onRefused={(count) => {
          refusedCells.current = count;
        }}
      />
      {isWithinReach(lines) && <DraftTotals lines={lines} taxRate={known.branch.taxRate} branch={known.branch.name} />}
    </RecordDialog>
  );
}

type LineProblems = ReturnType<typeof lineProblems>;

/** What is wrong here, and what the api said besides. */
const merged = (own: LineProblems, refused: LineProblems): LineProblems => new Map([...refused, ...own]);

interface DraftTotalsProps {
  lines: ReturnType<typeof figuredLines>;
  taxRate: string | null;
  branch: string;
}

/** What the lines come to while they are typed. */
function DraftTotals({ lines, taxRate, branch }: DraftTotalsProps) {
  const { net, tax, total, missing } = invoiceFigures({ lines, taxRate });
  return (
    <div className="ms-auto w-72" aria-live="polite">
      <DescriptionList layout="ledger">
        <Description term="Net">{amountText(net.value)}</Description>
        <Description term={taxRate === null ? 'Tax' : `Tax, ${taxRate} % of ${branch}`}>
          {tax === null ? 'Open' : amountText(tax.value)}
        </Description>
        <Description term="Total" total>
          {total === null ? 'Open' : amountText(total.value)}
        </Description>
      </DescriptionList>
      {missing !== null && <p className="text-label text-warning-fg">{missing}.</p>}
    </div>
  );
}

/** Contacts of the file whose name has what was typed, and companies of the directory. */
async function searchCustomers(
  contacts: readonly ComboboxOption<string>[],
  { text, page, signal }: { text: string; page: number; signal: AbortSignal },
) {
  const words = text.trim().toLowerCase();
  const own = page === 0 ? contacts.filter(({ label }) => label.toLowerCase().includes(words)) : [];
  const request = { searchTerm: text.trim(), searchFields: [], roleTypeIDs: [], roleFlags: [], signal };
  const { results, totalRecords = 0 } = await searchCompanies({ ...request, skip: page * pageSize, take: pageSize });
  return {
    items: [
      ...own,
      ...results.map(
        ({ companyID, companyName, city, state, isInactive }): ComboboxOption<string> => ({
          ...{ value: customerValue({ kind: 'company', companyID }), label: companyName, inactive: isInactive },
          note: ['Company', city, state].filter(Boolean).join(', '),
        }),
      ),
    ],
    hasMore: (page + 1) * pageSize < totalRecords,
  };
}
