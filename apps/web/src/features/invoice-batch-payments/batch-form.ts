import type { NewInvoiceBatch, OpenInvoice } from '@closewright/contract/invoices';
import {
  type Allocation,
  type BatchFigures,
  batchFigures,
  batchProblems,
  type InvoiceMeans,
  type TypedBatch,
} from '@closewright/domain/invoices';

/** An open invoice with what of the remittance goes to it. */
export interface AllocationRow {
  readonly invoice: OpenInvoice;
  readonly amount: number | null;
  /** Why what is left then is let off; null: it stays open. */
  readonly writeOff: string | null;
}

/** A remittance as it is typed. */
export type BatchForm = {
  readonly customerKey: string | null;
  readonly date: string | null;
  readonly amount: number | null;
  readonly means: InvoiceMeans | null;
  readonly reference: string | null;
  readonly note: string | null;
  /** How much of the credit of the customer is used besides. */
  readonly creditUsed: number | null;
  /** What is over is kept as the credit of the customer. */
  readonly keepsOver: boolean | null;
  readonly rows: readonly AllocationRow[];
};

/** Open invoices before anything goes to them; what was typed before for one stays. */
export const rowsOf = (
  invoices: readonly OpenInvoice[],
  before: readonly AllocationRow[] = [],
): readonly AllocationRow[] =>
  invoices.map((invoice) => {
    const old = before.find((row) => row.invoice.invoiceID === invoice.invoiceID);
    return { invoice, amount: old?.amount ?? null, writeOff: old?.writeOff ?? null };
  });

/** What an invoice has left after the batch. */
export const leftOf = ({ invoice, amount, writeOff }: AllocationRow): number =>
  writeOff === null ? invoice.balance - (amount ?? 0) : 0;

const isTaken = ({ amount, writeOff }: AllocationRow) => amount !== null || writeOff !== null;

function allocationsOf(rows: readonly AllocationRow[]): readonly Allocation[] {
  return rows.filter(isTaken).map(({ invoice: { invoiceID, balance }, amount, writeOff }) => ({
    ...{ invoiceID, balance, writeOff },
    amount: amount ?? 0,
  }));
}

/** What the remittance comes to as it is typed. */
export function figuresOf({ amount, creditUsed, rows }: BatchForm): BatchFigures {
  const numbers = new Map(rows.map(({ invoice }) => [invoice.invoiceID, invoice.number]));
  const typed = { amount: amount ?? 0, creditUsed: creditUsed ?? 0, allocations: allocationsOf(rows) };
  return batchFigures(typed, (invoiceID) => numbers.get(invoiceID) ?? '');
}

/** The batch that a form says. */
export function batchOf(form: BatchForm): TypedBatch {
  const left = figuresOf(form).left.value;
  return {
    ...{ amount: form.amount ?? 0, creditUsed: form.creditUsed ?? 0 },
    over: form.keepsOver ? Math.max(0, left) : 0,
    allocations: allocationsOf(form.rows),
  };
}

/** What is sent; null while something is missing that it needs. */
export function bodyOf(form: BatchForm): NewInvoiceBatch | null {
  const { customerKey, date, means, reference, note } = form;
  if (customerKey === null || date === null || means === null) return null;
  const { allocations, ...batch } = batchOf(form);
  return { customerKey, date, means, reference, note, ...batch, allocations: [...allocations] };
}

/** What there is goes to the invoices in their order, the first due first, as far as it reaches. What is written off stays so. */
export function oldestFirst({ amount, creditUsed, rows }: BatchForm): readonly AllocationRow[] {
  let there = (amount ?? 0) + (creditUsed ?? 0);
  return rows.map((row) => {
    const taken = Math.min(there, row.invoice.balance);
    there -= taken;
    const isWhole = taken === row.invoice.balance;
    return { ...row, amount: taken === 0 ? null : taken, writeOff: isWhole ? null : row.writeOff };
  });
}

/** What is wrong with a batch: by its field, the empty name above them; and by invoice and cell. */
export interface BatchProblems {
  readonly fields: Readonly<Record<string, string>>;
  readonly rows: ReadonlyMap<number, Readonly<Record<string, string>>>;
}

const cells: Readonly<Record<string, string>> = { amount: 'amount', writeOff: 'writeOff' };
const fieldNames: Readonly<Record<string, string>> = { over: 'keepsOver', allocations: '' };

/** Puts what is said of paths of a batch where the form shows it. */
export function placed(problems: Readonly<Record<string, string>>, rows: readonly AllocationRow[]): BatchProblems {
  const sent = rows.filter(isTaken);
  const fields: Record<string, string> = {};
  const byRow = new Map<number, Record<string, string>>();
  for (const [path, why] of Object.entries(problems)) {
    const [, at, name = ''] = /^allocations\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const row = at === undefined ? undefined : sent[Number(at)];
    if (row === undefined) {
      fields[fieldNames[path] ?? path] ??= why;
      continue;
    }
    // What is said of an invoice as a whole stands at what goes to it.
    byRow.set(row.invoice.invoiceID, { ...byRow.get(row.invoice.invoiceID), [cells[name] ?? 'amount']: why });
    fields[''] ??= 'Correct the invoices that are marked';
  }
  return { fields, rows: byRow };
}

/** What is wrong with a batch as it is typed. */
export const problemsOf = (form: BatchForm, credit: number): BatchProblems =>
  placed(batchProblems(batchOf(form), credit), form.rows);
