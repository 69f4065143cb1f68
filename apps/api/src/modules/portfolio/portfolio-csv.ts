import type { PortfolioRow } from '@closewright/contract/portfolio';
import { csvLine, formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { fileStatusLabel, orderKinds } from '@closewright/domain/orders';
import { type StaffDuty, staffDuties, staffDutyLabels } from '@closewright/domain/portfolio';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import type { Reader } from '../orders/order-rows.queries.ts';
import { type PortfolioList, readPlaceNames, readPortfolio } from './portfolio.queries.ts';

/** What an address of the list stands for: whose eyes read it, and the list. */
export interface PortfolioDownload {
  readonly reader: Omit<Reader, 'actor'>;
  readonly list: PortfolioList;
}

const rowsPerRead = 500;

/** Names of what the rows hold as ids. */
interface Names {
  readonly branches: ReadonlyMap<number, string>;
  readonly people: ReadonlyMap<number, string>;
}

const staff = (duty: StaffDuty) => ({
  header: staffDutyLabels[duty],
  text: (row: PortfolioRow, { people }: Names) => people.get(row[duty] ?? 0) ?? '',
});
/** Without separators of thousands: a spreadsheet reads a number. */
const money = (amount: number | null) => (amount === null ? '' : formatMoney(cents(amount)).replaceAll(',', ''));

const columns: readonly { header: string; text: (row: PortfolioRow, names: Names) => string }[] = [
  { header: 'File', text: (row) => row.fileNumber },
  { header: 'Buyer or borrower', text: (row) => row.buyers },
  { header: 'Seller', text: (row) => row.sellers },
  { header: 'Property', text: (row) => row.property },
  { header: 'Lender', text: (row) => row.lender },
  { header: 'Type', text: (row) => orderKinds.find(({ id }) => id === row.kindOfOrder)?.label ?? '' },
  { header: 'Opened', text: (row) => formatDate(row.openDate) },
  { header: 'Closing', text: (row) => formatDate(row.closingDate) },
  { header: 'Branch', text: (row, { branches }) => branches.get(row.branchID) ?? '' },
  ...staffDuties.map(staff),
  { header: 'Sale price', text: (row) => money(row.salePrice) },
  { header: 'Loans', text: (row) => money(row.loanAmount) },
  { header: 'Status', text: (row) => fileStatusLabel(row.status) },
];

/** The list as CSV, made while it is sent: a few hundred rows are in memory, however many there are. */
export async function* portfolioCsv(
  database: Database,
  actor: Actor,
  { reader, list }: PortfolioDownload,
): AsyncGenerator<string> {
  const names = await readPlaceNames(database, actor);
  yield csvLine(columns.map(({ header }) => header));
  let after: string | undefined;
  do {
    const slice = { after, skip: 0, take: rowsPerRead, counts: false };
    const { rows } = await readPortfolio(database, { ...reader, actor }, list, slice);
    after = rows.length < rowsPerRead ? undefined : rows.at(-1)?.place;
    yield rows.map((row) => csvLine(columns.map(({ text }) => text(row, names)))).join('');
  } while (after !== undefined);
}
