import type { Invoice } from '@closewright/contract/invoices';
import type { WireDate } from '@closewright/domain/dates';
import { type InvoiceCustomer, invoiceNumber, invoiceStanding } from '@closewright/domain/invoices';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { FilePlace } from '../../platform/records/index.ts';
import {
  customerOf,
  type KnownCustomer,
  readBilledCompanies,
  readContacts,
  readInvoicingBranch,
} from './customers.queries.ts';
import type { InvoiceRow } from './invoices.queries.ts';

/** What drafts of a file are read by: who they may be to now, and the tax rate of its branch. */
export interface DraftSurroundings {
  readonly contacts: Awaited<ReturnType<typeof readContacts>>;
  readonly companies: Awaited<ReturnType<typeof readBilledCompanies>>;
  readonly branch: Awaited<ReturnType<typeof readInvoicingBranch>>;
}

/** Reads what drafts are shown by. */
export async function surroundingsOf(
  tx: Transaction<DB>,
  place: FilePlace,
  rows: readonly InvoiceRow[],
): Promise<DraftSurroundings> {
  const ids = new Set(
    rows.flatMap(({ number, companyID }) => (number === null && companyID !== null ? [companyID] : [])),
  );
  return {
    contacts: await readContacts(tx, place),
    companies: await readBilledCompanies(tx, place.tenant, [...ids]),
    branch: await readInvoicingBranch(tx, place),
  };
}

/** Whom an invoice is to, as it is stored. */
export const storedCustomer = ({
  rolesID,
  companyID,
}: Pick<InvoiceRow, 'rolesID' | 'companyID'>): InvoiceCustomer | null => {
  if (rolesID !== null) return { kind: 'contact', rolesID };
  return companyID === null ? null : { kind: 'company', companyID };
};

/** Whom a draft is to now; null of nobody, and of somebody who is not there any more. */
export const draftCustomer = (row: InvoiceRow, { contacts, companies }: DraftSurroundings): KnownCustomer | null =>
  customerOf(storedCustomer(row), contacts, companies);

/** An invoice as it is told on a day. */
export function shownInvoice(row: InvoiceRow, around: DraftSurroundings, today: WireDate): Invoice {
  const isDraft = row.number === null;
  const known = isDraft ? draftCustomer(row, around) : null;
  const { invoiceID, ordersID, version, terms, note, issued, voided, updatedAt, updatedBy } = row;
  const taxRate = isDraft ? around.branch.taxRate : row.taxRate;
  const { state, total, balance, daysLate } = invoiceStanding({ ...row, taxRate }, today);
  return {
    ...{ invoiceID, ordersID, version, terms, note, issued, voided, updatedAt, updatedBy, taxRate, state, daysLate },
    number: row.number === null ? null : invoiceNumber(row.number),
    customer: isDraft && known === null ? null : storedCustomer(row),
    customerCompanyName: (isDraft ? known?.name : row.customerName) ?? '',
    address: isDraft ? [...(known?.address ?? [])] : addressOf(row),
    lines: [...row.lines],
    entries: [...row.entries],
    total: total?.value ?? null,
    balance: balance.value,
  };
}

const addressOf = ({ customerAddress }: InvoiceRow): string[] => (customerAddress ?? '').split('\n').filter(Boolean);
