import type { EntryKind } from '../entries/index.ts';
import type { Fee, FeeSection } from '../fee.ts';
import { kindOf } from '../fee-kinds.ts';
import type { FreeLines } from './numbered.ts';

/** The series of section L. */
export const hudSeries = [700, 800, 900, 1000, 1100, 1200, 1300] as const;

export type HudSeries = (typeof hudSeries)[number];

/** Where a fee stands on a form. */
export interface HudPlace {
  readonly series: HudSeries;
  /** A line of its own; null for the next free one of the series. */
  readonly line: number | null;
  /** The line of the series that counts it; the fee itself then stands outside of the columns. */
  readonly countedOn: number | null;
}

/** What of a fee says where it stands. */
export type PlacedFee = Pick<Fee, 'section' | 'kind' | 'bucket'>;

/** One of the two numbered forms. */
export interface HudForm {
  readonly name: 'hud2010' | 'hud1974';
  readonly placeOf: (fee: PlacedFee) => HudPlace;
  /** What the series are called. */
  readonly heads: Readonly<Record<HudSeries, string>>;
  readonly free: Readonly<Record<HudSeries, FreeLines>>;
  /** Lines that several fees may stand on: deed and mortgage are both recorded on one. */
  readonly shared: ReadonlySet<number>;
  /** Entries that section L counts: the form of 1974 has no line for credits of the lender, which stand on 204 to 209. */
  readonly onPage2: ReadonlySet<EntryKind>;
  /** Lines that count others, by what they are called on the form. */
  readonly counting: Readonly<Record<number, string>>;
}

const brokers = { first: 702, last: 702 };
const commission = 'Commission paid at settlement';
const heads = {
  700: 'Total Real Estate Broker Fees',
  800: 'Items Payable in Connection with Loan',
  900: 'Items Required by Lender to Be Paid in Advance',
  1000: 'Reserves Deposited with Lender',
  1100: 'Title Charges',
  1200: 'Government Recording and Transfer Charges',
  1300: 'Additional Settlement Charges',
} as const satisfies Readonly<Record<HudSeries, string>>;
const seriesOfSection: Readonly<Record<FeeSection, HudSeries>> = {
  A: 800,
  B: 800,
  C: 1300,
  E: 1200,
  F: 900,
  G: 1000,
  H: 1300,
};

/** The series of a line, or where fees of the section go that have none of their own. */
function seriesOf(fee: PlacedFee, line: number | null): HudSeries {
  const own = line === null ? undefined : hudSeries.findLast((series) => series <= line);
  if (own !== undefined) return own;
  return kindOf(fee).isTitle ? 1100 : seriesOfSection[fee.section];
}

/** The form of 2010 (12 CFR 1024, Appendix A). */
export const hudForm2010: HudForm = {
  name: 'hud2010',
  heads,
  placeOf: (fee) => {
    const { hud2010, escrow2010 = null } = kindOf(fee);
    if (fee.section === 'A') return { series: 800, line: fee.kind === 'ratePoints' ? 802 : 801, countedOn: 803 };
    const line = fee.section === 'G' ? escrow2010 : hud2010;
    const series = fee.section === 'G' ? 1000 : seriesOf(fee, line);
    return { series, line, countedOn: countedOn2010(fee, series, line) };
  },
  free: {
    700: brokers,
    800: { first: 808, last: 899 },
    900: { first: 904, last: 999 },
    1000: { first: 1005, last: 1006 },
    1100: { first: 1109, last: 1199 },
    1200: { first: 1206, last: 1299 },
    1300: { first: 1302, last: 1399 },
  },
  onPage2: new Set(['fee', 'lenderCredit']),
  shared: new Set([801, 802, 1202, 1204, 1205]),
  counting: {
    703: commission,
    803: 'Your adjusted origination charges',
    1001: 'Initial deposit for your escrow account',
    1101: 'Title services and lender’s title insurance',
    1201: 'Government recording charges',
    1203: 'Transfer taxes',
    1301: 'Required services that you can shop for',
  },
};

function countedOn2010({ section, kind, bucket }: PlacedFee, series: number, line: number | null): number | null {
  switch (series) {
    case 700:
      return 703;
    case 1000:
      return 1001;
    case 1100:
      // What the lender does not require is the borrower's own choice and stands in the columns, as the owner's policy does.
      if (kind === 'ownersTitleInsurance') return null;
      return line !== null || section !== 'H' ? 1101 : null;
    case 1200:
      // Lines 1206 and on are itemizations too: of transfer taxes, which may not rise, or of recording.
      if (line === null) return bucket === 'zero' ? 1203 : 1201;
      return line === 1202 ? 1201 : 1203;
    case 1300:
      return section === 'C' ? 1301 : null;
    default:
      return null;
  }
}

/** The form of 1974, which counts every line in its columns. */
export const hudForm1974: HudForm = {
  name: 'hud1974',
  heads: { ...heads, 700: 'Total Sales/Broker’s Commission' },
  placeOf: (fee) => {
    const { hud1974, escrow1974 = null } = kindOf(fee);
    const line = fee.section === 'G' ? escrow1974 : hud1974;
    const series = fee.section === 'G' ? 1000 : seriesOf(fee, line);
    return { series, line, countedOn: series === 700 ? 703 : null };
  },
  free: {
    700: brokers,
    800: { first: 808, last: 899 },
    900: { first: 904, last: 999 },
    1000: { first: 1006, last: 1007 },
    1100: { first: 1111, last: 1199 },
    1200: { first: 1204, last: 1299 },
    1300: { first: 1303, last: 1399 },
  },
  onPage2: new Set(['fee']),
  shared: new Set([1108, 1201, 1202, 1203]),
  counting: { 703: commission },
};
