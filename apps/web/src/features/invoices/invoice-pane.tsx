import type { FileInvoices, Invoice, InvoiceEntryRow } from '@closewright/contract/invoices';
import { formatDate } from '@closewright/domain/formats';
import { invoiceFigures, invoiceStanding, issueProblems, overpaidWords } from '@closewright/domain/invoices';
import type { Trace } from '@closewright/domain/trace';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { off } from '../../lib/off.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhyOf } from '../../lib/why/why.ts';
import { WhyFigure } from '../../lib/why/why-figure.tsx';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';
import { entryObstacle, notCounted, noted } from './invoice-words.ts';

export interface InvoicePaneProps {
  invoice: Invoice;
  known: Pick<FileInvoices, 'today' | 'branch'>;
  refusal: string | null;
  onTakeBack(entry: InvoiceEntryRow): void;
  /** Goes to what a step of a reason names: a line of the draft. */
  onOpenField(field: string): void;
}

/** The invoice in hand: to whom it is, its lines, what it comes to, and what was noted of it. */
export function InvoicePane({ invoice, known, refusal, onTakeBack, onOpenField }: InvoicePaneProps) {
  const { moment } = useClock();
  const { issued, voided } = invoice;
  const standing = invoiceStanding(invoice, known.today);
  const over = overpaidWords(standing);
  const missing = issued === null ? [...new Set(Object.values(issueProblems(invoice)))] : [];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">{invoice.customerCompanyName || 'Nobody yet'}</p>
          {invoice.address.map((line) => (
            <p key={line} className="text-muted">
              {line}
            </p>
          ))}
        </div>
        <span className="ms-auto">
          <InvoiceStateBadge {...invoice} />
        </span>
      </div>
      {voided !== null && (
        <Banner tone="warning" label="Void" title={`Void: ${voided.reason}`}>
          {voided.by}, {moment(voided.at)}
        </Banner>
      )}
      {over !== null && (
        <Banner tone="warning" label="Overpaid" title={`${amountText(over)} more was paid than it came to.`}>
          Take back what was noted by mistake, or give it back to the customer.
        </Banner>
      )}
      {missing.length > 0 && (
        <div>
          <p className="text-label text-muted">Before it can be issued</p>
          <ul>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <DescriptionList>
        {issued === null ? (
          <Description term="Due">{invoice.terms} days after it is issued</Description>
        ) : (
          <>
            <Description term="Number" identifier>
              {invoice.number}
            </Description>
            <Description term="Date">{formatDate(issued.on)}</Description>
            <Description term="Due">{formatDate(issued.due)}</Description>
            <Description term="Issued">{`${issued.by}, ${moment(issued.at)}`}</Description>
          </>
        )}
        {invoice.note !== null && (
          <Description term="Note">
            <span className="whitespace-pre-line">{invoice.note}</span>
          </Description>
        )}
      </DescriptionList>
      <Table
        caption="Lines"
        columns={lineColumns}
        rows={invoice.lines}
        rowKey={(line) => invoice.lines.indexOf(line)}
      />
      <Figures invoice={invoice} standing={standing} onOpenField={onOpenField} />
      {invoice.entries.length > 0 && (
        <section aria-label="What was noted of it">
          <h3 className="text-section font-semibold">What was noted of it</h3>
          <ul className="divide-y divide-hairline">
            {invoice.entries.map((entry) => (
              <Entry key={entry.invoiceEntryID} entry={entry} refusal={refusal} onTakeBack={() => onTakeBack(entry)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type Line = Invoice['lines'][number];

const lineColumns: readonly TableColumn<Line>[] = [
  {
    id: 'text',
    header: 'For',
    rowHead: true,
    cell: ({ text, source }) => (
      <>
        {text}
        {source !== null && source.label !== text && (
          <span className="block text-label text-muted">From the statement: {source.label}</span>
        )}
      </>
    ),
  },
  { id: 'taxable', header: 'Taxable', cell: ({ isTaxable }) => (isTaxable ? 'Taxable' : '') },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount) },
];

interface FiguresProps {
  invoice: Invoice;
  standing: ReturnType<typeof invoiceStanding>;
  onOpenField(field: string): void;
}

/** What it comes to and what is left. Each amount says why. */
function Figures({ invoice, standing, onOpenField }: FiguresProps) {
  const { net, tax, total } = invoiceFigures(invoice);
  const { paid, credited, balance, state } = standing;
  const why = (name: string, figure: { value: number; trace: Trace } | null) =>
    figure === null ? 'Open' : <WhyFigure label={name} value={figure.value} onAsk={() => ask(name, figure.trace)} />;
  const ask = (name: string, trace: Trace) =>
    openWhyOf({ name: `invoice ${invoice.invoiceID} ${name}`, explanation: explanationOf(trace), onOpenField });
  const isClaim = state !== 'draft' && state !== 'void';
  return (
    <DescriptionList layout="ledger">
      <Description term="Net">{why('Net', net)}</Description>
      <Description term={invoice.taxRate === null ? 'Tax' : `Tax, ${invoice.taxRate} %`}>{why('Tax', tax)}</Description>
      <Description term="Total" total>
        {why('Total', total)}
      </Description>
      {isClaim && (
        <>
          <Description term="Paid">{why('Paid', paid)}</Description>
          <Description term="Credited">{why('Credited', credited)}</Description>
          <Description term="Balance" total>
            {why('Balance', balance)}
          </Description>
        </>
      )}
    </DescriptionList>
  );
}

interface EntryProps {
  entry: InvoiceEntryRow;
  refusal: string | null;
  onTakeBack(): void;
}

/** One thing that was noted, with who noted it, and why it does not count where it does not. */
function Entry({ entry, refusal, onTakeBack }: EntryProps) {
  const { moment } = useClock();
  const why = notCounted(entry);
  const obstacle = entryObstacle(entry, refusal);
  return (
    <li className="flex flex-wrap items-start gap-x-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className={why === null ? undefined : 'text-muted line-through'}>{noted(entry)}</p>
        {why !== null && <p className="text-warning-fg">{why}. It does not count.</p>}
        <p className="text-label text-muted">
          {entry.by}, {moment(entry.at)}
        </p>
      </div>
      {entry.kind !== 'sent' && <span className="figures font-semibold">{amountText(entry.amount)}</span>}
      {entry.takenBack === null && refusal === null && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Take back ${noted(entry)}`}
          {...off(obstacle)}
          onClick={onTakeBack}
        >
          Take back…
        </Button>
      )}
    </li>
  );
}
