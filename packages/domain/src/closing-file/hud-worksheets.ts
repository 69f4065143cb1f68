import type { Cents } from '../money/index.ts';
import {
  type Entry,
  type FeeKind,
  feeKinds,
  type HudCharge,
  hudCharges,
  hudForm2010,
  numbersOf,
  sumOf,
  type WorksheetLine,
  worksheet801,
} from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { HudEntries } from './hud-figures.ts';
import type { StatementTotal } from './statement-total.ts';
import type { Missing } from './stored-parts.ts';

/** A charge on a worksheet of the HUD-1 of 2010. */
export interface WorksheetEntry {
  readonly key: string;
  /** The line it is itemized on, outside of the columns; empty where it has none. */
  readonly number: string;
  readonly label: string;
  readonly payee: string;
  readonly buyer: Explained<Cents> | null;
  readonly seller: Explained<Cents> | null;
  /** The place of the fee that is typed, `fees.3`; null for what other pages work out. */
  readonly fee: string | null;
  /** What the buyer pays is that of the fee alone: nothing of the seller's is in it. */
  readonly isOwn: boolean;
}

/** A line of the HUD-1 with the charges that it is made of. */
export interface WorksheetPart {
  /** Empty for charges that no line counts. */
  readonly number: string;
  readonly label: string;
  readonly entries: readonly WorksheetEntry[];
  readonly buyer: StatementTotal;
  readonly seller: StatementTotal;
}

/** A worksheet: its lines, and the one that is their sum. */
export interface HudWorksheet {
  readonly parts: readonly WorksheetPart[];
  readonly total: Omit<WorksheetPart, 'entries'> | null;
}

const totals = (buyer: WorksheetLine['buyer'], seller: WorksheetLine['seller'], missing: readonly Missing[]) => {
  const total = (figure: WorksheetLine['buyer']): StatementTotal =>
    missing.length > 0 ? { kind: 'open', missing } : { kind: 'figure', ...figure };
  return { buyer: total(buyer), seller: total(seller) };
};

/** What makes up lines 801, 802 and 803 (12 CFR 1024, Appendix A); all open as long as a charge of section A is. */
export function originationWorksheet({ entries, hud }: HudEntries, fees: readonly FiguredFee[]): HudWorksheet {
  const { origination, creditOrCharge, adjusted } = worksheet801(
    hudCharges(entries, hudForm2010, hud?.blocks),
    entries,
  );
  const missing = gapsOf(fees, ({ section }) => section === null || section === 'A');
  const part = (number: string, label: string, { rows, buyer, seller }: WorksheetLine): WorksheetPart => ({
    number,
    label,
    entries: rows.map((row) => ({
      key: row.key,
      number: '',
      label: row.label,
      payee: row.payee ?? '',
      buyer: row.buyer,
      seller: row.seller,
      ...ofEntry(entries, row.key, row.buyer),
    })),
    ...totals(buyer, seller, missing),
  });
  return {
    parts: [
      part('801', 'Our origination charge', origination),
      part('802', 'Your credit or charge (points) for the specific interest rate chosen', creditOrCharge),
    ],
    total: {
      number: '803',
      label: 'Your adjusted origination charges',
      ...totals(adjusted.buyer, adjusted.seller, missing),
    },
  };
}

/** What is known of a row by the entry it is made of. */
function ofEntry(entries: readonly Entry[], key: string, buyer: WorksheetEntry['buyer']) {
  const entry = entries.find((each) => each.key === key);
  const code = entry?.fee?.code ?? '';
  return {
    fee: code.startsWith('fees.') ? code : null,
    isOwn: entry?.amounts.borrowerAtClosing?.value === buyer?.value,
  };
}

/** What line 1101 counts, each on its line outside of the columns, and what of title services stands in them. */
export function titleWorksheet({ entries, hud }: HudEntries, fees: readonly FiguredFee[]): HudWorksheet {
  const charges = hudCharges(entries, hudForm2010, hud?.blocks);
  const numbers = numbersOf(charges, hudForm2010);
  const missing = gapsOf(
    fees,
    ({ section, movesSides, feeKind }) => section === null || movesSides === true || isTitle(feeKind),
  );
  const own = charges.filter(({ place }) => place.series === 1100);
  const part = (number: string, label: string, counted: readonly HudCharge[]): WorksheetPart => ({
    number,
    label,
    entries: counted
      .map(({ entry, fee, buyer, seller }) => ({
        key: entry.key,
        number: numbers.get(entry.key) ?? '',
        label: fee.label,
        payee: fee.payee ?? '',
        buyer,
        seller,
        ...ofEntry(entries, entry.key, buyer),
      }))
      .toSorted((one, other) => Number(one.number) - Number(other.number)),
    ...totals(sumOfSide(label, number, counted, 'buyer'), sumOfSide(label, number, counted, 'seller'), missing),
  });
  const isCounted = ({ place }: HudCharge) => place.countedOn === 1101;
  return {
    parts: [
      part('1101', hudForm2010.counting[1101] ?? '', own.filter(isCounted)),
      part(
        '',
        'In the columns by themselves',
        own.filter((charge) => !isCounted(charge)),
      ),
    ],
    total: null,
  };
}

const sumOfSide = (label: string, number: string, charges: readonly HudCharge[], side: 'buyer' | 'seller') =>
  sumOf(
    label,
    charges.flatMap((charge) => charge[side]?.trace ?? []),
    'The sum of its lines',
    { text: `12 CFR 1024, Appendix A, ${number === '' ? '1100 series' : `line ${number}`}` },
  );

const isTitle = (kind: FeeKind | undefined): boolean => kind !== undefined && 'isTitle' in feeKinds[kind];

const gapsOf = (
  fees: readonly FiguredFee[],
  isOf: (fee: Extract<FiguredFee, { kind: 'open' }>) => boolean,
): readonly Missing[] => fees.flatMap((fee) => (fee.kind === 'open' && isOf(fee) ? fee.missing : []));
