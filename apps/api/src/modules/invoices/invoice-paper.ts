import type { Invoice } from '@closewright/contract/invoices';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { invoiceFigures, invoiceStanding } from '@closewright/domain/invoices';
import { cents } from '@closewright/domain/money';
import type { PackSection, PaperBlock, PrintedPack } from '../../platform/pdf/index.ts';

/** Who sends an invoice, of which file, and when it is printed. */
export interface InvoicePrint {
  readonly office: string;
  readonly branch: { readonly name: string; readonly phone: string | null; readonly address: readonly string[] };
  readonly fileNumber: string;
  readonly by: string;
  /** The day it is printed on. */
  readonly today: string;
}

const money = (amount: number): string => formatMoney(cents(amount));

/** An invoice on paper. A draft, a void one and a paid one say so. */
export function invoicePaper(invoice: Invoice, print: InvoicePrint): PrintedPack {
  const { number, state, updatedAt, issued } = invoice;
  const title = number === null ? 'Draft invoice' : `Invoice ${number}`;
  const mark = state === 'draft' ? 'DRAFT' : state === 'void' ? 'VOID' : null;
  return {
    title: `${title}, ${invoice.customerCompanyName || 'no customer'}`,
    author: issued?.by ?? print.by,
    createdAt: new Date(issued?.at ?? updatedAt),
    head: [print.office, title, mark].filter(Boolean).join(' · '),
    footer: `${title} · File ${print.fileNumber}`,
    ...(mark === null ? {} : { mark }),
    sections: [headSection(invoice, print, title), linesSection(invoice, print)],
  };
}

function headSection(
  { customerCompanyName, address, issued, terms, voided }: Invoice,
  { office, branch, fileNumber }: InvoicePrint,
  title: string,
): PackSection {
  const facts: (readonly [string, string])[] = [
    ['From', [office, branch.name, ...branch.address, branch.phone].filter(Boolean).join('\n')],
    ['To', [customerCompanyName || 'Nobody yet', ...address].join('\n')],
    ['File', fileNumber],
    ...(issued === null
      ? ([['Due', `${terms} days after its date`]] as const)
      : ([
          ['Date', formatDate(issued.on)],
          ['Due', formatDate(issued.due)],
        ] as const)),
    ...(voided === null ? [] : ([['Void', voided.reason]] as const)),
  ];
  return {
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'facts', facts },
    ],
  };
}

function linesSection(invoice: Invoice, { today }: InvoicePrint): PackSection {
  const { lines, taxRate, note } = invoice;
  const { net, tax, total, missing } = invoiceFigures(invoice);
  const rows = lines.map(({ text, amount, isTaxable }) => [text, isTaxable ? 'Yes' : '', money(amount)]);
  const sums =
    tax === null || total === null
      ? [['Net', '', money(net.value)]]
      : [
          ['Net', '', money(net.value)],
          [tax.value === 0 ? 'Tax' : `Tax, ${taxRate}% of the taxable lines`, '', money(tax.value)],
          ['Total', '', money(total.value)],
        ];
  const blocks: PaperBlock[] = [
    {
      kind: 'table',
      columns: [
        { heading: 'What for', share: 5 },
        { heading: 'Taxable', share: 0.8 },
        { heading: 'Amount', share: 1.2, align: 'right' },
      ],
      rows: [...rows, ...sums, ...standingRows(invoice, today)],
      totals: sums.map((_, at) => rows.length + at),
    },
  ];
  if (missing !== null) blocks.push({ kind: 'paragraph', text: missing });
  if (note !== null) blocks.push({ kind: 'paragraph', text: note });
  return { blocks };
}

/** What was paid and credited until the day it is printed on. */
function standingRows(invoice: Invoice, today: string): string[][] {
  if (invoice.issued === null || invoice.voided !== null) return [];
  const { paid, credited, balance } = invoiceStanding(invoice, today);
  if (paid.value === 0 && credited.value === 0) return [];
  return [
    ...(paid.value === 0 ? [] : [['Paid', '', money(paid.value)]]),
    ...(credited.value === 0 ? [] : [['Credited', '', money(credited.value)]]),
    [`Balance on ${formatDate(today)}`, '', money(balance.value)],
  ];
}
