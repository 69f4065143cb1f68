import type { Invoice, InvoiceDraft, InvoiceSourceRow } from '@closewright/contract/invoices';
import { type InvoiceCustomer, type InvoiceLine, usualTerms } from '@closewright/domain/invoices';

/** A line of a draft with a key for its grid. Nothing is assumed of its amount. */
export interface DraftLine {
  readonly key: number;
  readonly text: string;
  readonly amount: number | null;
  readonly isTaxable: boolean;
  readonly source: InvoiceLine['source'];
}

/** What is typed of a draft. */
export type DraftForm = {
  /** `contact 12` or `company 7`. */
  readonly customer: string | null;
  readonly terms: number | null;
  readonly note: string | null;
  readonly lines: readonly DraftLine[];
};

/** The value of a customer in a choice. */
export const customerValue = (customer: InvoiceCustomer): string =>
  customer.kind === 'contact' ? `contact ${customer.rolesID}` : `company ${customer.companyID}`;

/** The customer of a value. */
export function customerOf(value: string | null): InvoiceCustomer | null {
  const [kind, id] = value?.split(' ') ?? [];
  if (kind === 'contact') return { kind, rolesID: Number(id) };
  return kind === 'company' ? { kind, companyID: Number(id) } : null;
}

/** A draft before anything is typed. */
export const newDraft: DraftForm = { customer: null, terms: usualTerms, note: null, lines: [] };

/** The form of a stored draft. */
export const draftFormOf = ({
  customer,
  terms,
  note,
  lines,
}: Pick<Invoice, 'customer' | 'terms' | 'note' | 'lines'>): DraftForm => ({
  ...{ customer: customer && customerValue(customer), terms, note },
  lines: lines.map((line, at) => ({ ...line, key: at + 1 })),
});

/** Whether nobody has typed anything in a line. */
const isBlank = ({ text, amount, source }: DraftLine) => text === '' && amount === null && source === null;

/** The lines that are stored: those that say anything. */
export const typedLines = (lines: readonly DraftLine[]): readonly DraftLine[] => lines.filter((line) => !isBlank(line));

/** The draft that a form says. */
export function draftOf({ customer, terms, note, lines }: DraftForm): InvoiceDraft {
  return {
    ...{ customer: customerOf(customer), terms: terms ?? usualTerms, note },
    lines: typedLines(lines).map(({ text, amount, isTaxable, source }) => ({
      ...{ text, amount: amount ?? 0, isTaxable, source },
    })),
  };
}

/** Part of a draft that changed, as it is sent. */
export function changesOf(changes: Partial<DraftForm>, form: DraftForm): Partial<InvoiceDraft> {
  const draft = draftOf(form);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in changes));
}

type LineProblems = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** What is wrong with the lines of a draft, by key and cell. */
export function lineProblems(lines: readonly DraftLine[]): LineProblems {
  const found = new Map<number, Record<string, string>>();
  for (const line of typedLines(lines)) {
    const wrong = {
      ...(line.text.trim() === '' && { text: 'Say what it is for' }),
      ...(line.amount === null && { amount: 'Enter an amount' }),
      ...(line.amount === 0 && { amount: 'An amount is not 0.00' }),
    };
    if (Object.keys(wrong).length > 0) found.set(line.key, wrong);
  }
  return found;
}

/** What the api said of lines, by key and cell: its places are those of the lines that were sent. */
export function refusedLines(
  modelState: Readonly<Record<string, readonly string[]>>,
  lines: readonly DraftLine[],
): LineProblems {
  const sent = typedLines(lines);
  const found = new Map<number, Record<string, string>>();
  for (const [path, [why]] of Object.entries(modelState)) {
    const [, at, name = 'text'] = /lines\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const line = at === undefined ? undefined : sent[Number(at)];
    if (line === undefined || why === undefined) continue;
    found.set(line.key, { ...found.get(line.key), [name]: why });
  }
  return found;
}

/** Lines out of rows of the statement, after those that are there. What the statement does not say yet has no amount. */
export function withSources(lines: readonly DraftLine[], sources: readonly InvoiceSourceRow[]): readonly DraftLine[] {
  const kept = typedLines(lines);
  const last = Math.max(0, ...kept.map(({ key }) => key));
  return [
    ...kept,
    ...sources.map(({ key, label, amount }, at) => ({
      ...{ key: last + at + 1, text: label, amount, isTaxable: false, source: { key, label } },
    })),
  ];
}

/** The lines as figures are made of them: what has no amount yet comes to nothing. */
export const figuredLines = (lines: readonly DraftLine[]): readonly InvoiceLine[] =>
  typedLines(lines).map(({ text, amount, isTaxable, source }) => ({ text, amount: amount ?? 0, isTaxable, source }));
