import { seeded, shuffled } from '../random.ts';

export const rowCount = 100_000;

/** One file of the list, as it comes from the server. Shown as `String(row[column])`. */
export interface BenchRow {
  readonly id: number;
  /** Unique, 'F-' and six digits, in no order: the harness tells rows by it. */
  readonly file: string;
  /** Unique ASCII with padded digits, so that every collation sorts it alike. */
  readonly buyer: string;
  readonly seller: string;
  readonly street: string;
  readonly city: string;
  readonly county: string;
  readonly state: string;
  readonly zip: string;
  readonly lender: string;
  readonly officer: string;
  readonly status: string;
  readonly kind: string;
  readonly opened: string;
  readonly closing: string;
  /** Unique. */
  readonly price: number;
  readonly loan: number;
  readonly rate: number;
  readonly premium: number;
  readonly balance: number;
}

export type ColumnID = Exclude<keyof BenchRow, 'id'> | 'id';

export interface BenchColumn {
  readonly id: ColumnID;
  readonly title: string;
  readonly kind: 'text' | 'number';
  readonly width: number;
}

const column = (id: ColumnID, title: string, width: number, kind: 'text' | 'number' = 'text'): BenchColumn => ({
  id,
  title,
  kind,
  width,
});

/** The twenty columns, `file` first. */
export const columns: readonly BenchColumn[] = [
  column('file', 'File', 100),
  column('buyer', 'Buyer', 190),
  column('seller', 'Seller', 150),
  column('street', 'Street', 160),
  column('city', 'City', 110),
  column('county', 'County', 110),
  column('state', 'State', 70),
  column('zip', 'ZIP', 80),
  column('lender', 'Lender', 160),
  column('officer', 'Officer', 120),
  column('status', 'Status', 90),
  column('kind', 'Kind', 110),
  column('opened', 'Opened', 100),
  column('closing', 'Closing', 100),
  column('price', 'Price', 100, 'number'),
  column('loan', 'Loan', 100, 'number'),
  column('rate', 'Rate', 80, 'number'),
  column('premium', 'Premium', 100, 'number'),
  column('balance', 'Balance', 100, 'number'),
  column('id', 'Key', 80, 'number'),
];

/** What the harness filters the buyer by. Rare, so that the first row found is not among those that stand on the screen before. */
export const filterText = '0047';

const last = 'Ramirez Okonkwo Petrov Castellano Nguyen Hartley Delgado Ivanov Brooks Moreau'.split(' ');
const first = 'Rosa Dana Ilya Marco Linh Wren Sofia Pavel Avery Celine Jordan Noor'.split(' ');
const streets = 'Quarry Rd|Lindley Ct|Mill Pond Ln|Chapel St|Orchard Row|Vine St|Harbor View Dr'.split('|');
const cities = 'Anytown Riverton Millbrook Lakeside Fairview Cedarville'.split(' ');
const counties = 'Adams Franklin Greene Monroe Union Wayne'.split(' ');
const lenders = 'Ficus Bank|Acorn Savings|Bluff Mortgage Co.|Cobalt Credit Union|Dover Home Loans'.split('|');
const kinds = ['Purchase', 'Refinance', 'New build', 'Cash', 'Commercial'];
const statuses = ['Open', 'In use', 'Closed', 'On hold'];

/**
 * The rows: the same for every contender, made before any clock starts. They pass through JSON, as rows from a server do:
 * strings put together in place would shrink when somebody first reads them, and so spoil the heap.
 */
export function makeRows(): BenchRow[] {
  const random = seeded(20_130_415);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const day = () =>
    `2013-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
  const files = shuffled(rowCount, random);
  const buyers = shuffled(rowCount, random);
  const prices = shuffled(rowCount, random);
  const rows = Array.from({ length: rowCount }, (_, at): BenchRow => {
    const price = 50_000 + (prices[at] ?? 0) * 7;
    return {
      id: at + 1,
      file: `F-${String(files[at]).padStart(6, '0')}`,
      buyer: `${pick(last)}, ${pick(first)} ${String(buyers[at]).padStart(6, '0')}`,
      seller: `${pick(last)}, ${pick(first)}`,
      street: `${100 + Math.floor(random() * 900)} ${pick(streets)}`,
      city: pick(cities),
      county: pick(counties),
      state: at % 7 === 0 ? 'OH' : 'PA',
      zip: String(10_000 + Math.floor(random() * 80_000)),
      lender: pick(lenders),
      officer: pick(first),
      status: pick(statuses),
      kind: pick(kinds),
      opened: day(),
      closing: day(),
      price,
      loan: Math.round(price * 0.8),
      rate: Math.round(random() * 4000) / 1000 + 3,
      premium: Math.round(random() * 300_000) / 100,
      balance: Math.round(random() * 1_000_000) / 100 - 2000,
    };
  });
  return JSON.parse(JSON.stringify(rows)) as BenchRow[];
}
