import { addCents, type Cents, subtractCents, zeroCents } from '../../money/index.ts';
import type { Explained, Trace } from '../../trace/index.ts';
import type { Entry } from '../entries/index.ts';
import type { Fee } from '../fee.ts';
import type { EstimatedCredits } from '../lender-credits.ts';
import { paidOutside } from '../paid-outside.ts';
import { sumOf } from '../sum.ts';
import { estimateOf, type HudCharge } from './hud-charge.ts';
import { type HudForm, type HudSeries, hudSeries } from './hud-form.ts';
import { type HudLine, hudLine } from './hud-line.ts';
import { numberedInSeries } from './hud-series.ts';
import { type Worksheet801, worksheet801 } from './worksheet-801.ts';

/** Section L: the lines of 700 to 1300 and their total. */
export interface SettlementCharges {
  readonly lines: readonly HudLine[];
  /** Line 1400 of each column. */
  readonly total: Readonly<Record<'buyer' | 'seller', Explained<Cents>>>;
  /** Only on the form of 2010. */
  readonly worksheet: Worksheet801 | null;
  /** Where each fee stands. */
  readonly places: ReadonlyMap<Fee, HudFeePlace>;
}

/** Where a fee stands on a numbered form. */
export interface HudFeePlace {
  readonly series: HudSeries;
  /** `804`, or where lines overflow `899.2`. */
  readonly number: string;
  /** Whether another line counts it, so that it stands outside of the columns. */
  readonly isOutside: boolean;
}

const rule = (form: HudForm, line: string) =>
  form.name === 'hud2010'
    ? { text: `12 CFR 1024, Appendix A, line ${line}` }
    : { text: `HUD-1 of 1974, section L, line ${line}` };

/** The charges of a settlement as section L of a form. */
export function settlementCharges(
  charges: readonly HudCharge[],
  entries: readonly Entry[],
  form: HudForm,
  credits: EstimatedCredits = {},
): SettlementCharges {
  const worksheet = form.name === 'hud2010' ? worksheet801(charges, entries) : null;
  const placed = numberedOn(charges, form);
  const lines = [
    ...placed.map(({ item, number }) => lineOf(item, number)),
    ...countingLines(charges, form),
    ...(worksheet ? originationLines(worksheet, charges, credits) : []),
  ];
  const total = (side: 'buyer' | 'seller') => {
    const counted: Trace[] = lines.flatMap((line) => (line.isOutside ? [] : (line[side]?.trace ?? [])));
    return sumOf(`Total settlement charges of the ${side}`, counted, 'The sum of the column', rule(form, '1400'));
  };
  const all = [...placed, ...countedOn803(charges)];
  const places = new Map(all.map(({ item, number }) => [item.fee, placeOf(item, number)] as const));
  return { lines, total: { buyer: total('buyer'), seller: total('seller') }, worksheet, places };
}

/** What stands on lines of its own, each with its number. */
const numberedOn = (charges: readonly HudCharge[], form: HudForm) =>
  hudSeries.flatMap((series) => numberedInSeries(series, charges, form));

/** What line 803 counts, on the lines of its worksheet. */
const countedOn803 = (charges: readonly HudCharge[]) =>
  charges.filter(({ place }) => place.countedOn === 803).map((item) => ({ item, number: String(item.place.line) }));

const placeOf = ({ place: { series, countedOn } }: HudCharge, number: string): HudFeePlace => ({
  series,
  number,
  isOutside: countedOn !== null,
});

/** The line of a fee. */
function lineOf(charge: HudCharge, number: string): HudLine {
  const { fee, place } = charge;
  return hudLine(number, fee.label, charge, {
    ...(fee.payee && { payee: fee.payee }),
    isOutside: place.countedOn !== null,
    paidOutside: paidOutside(fee),
    estimate: fee.estimate ?? null,
  });
}

/** The number of the line each charge stands on, by the key of its entry; none of what line 803 counts. */
export const numbersOf = (charges: readonly HudCharge[], form: HudForm): ReadonlyMap<string, string> =>
  new Map(numberedOn(charges, form).map(({ item, number }) => [item.entry.key, number] as const));

/** The lines that count others: 703, 1001, 1101, 1201, 1203 and 1301; only where there is something to count. */
function countingLines(charges: readonly HudCharge[], form: HudForm): HudLine[] {
  return Object.entries(form.counting).flatMap(([number, label]) => {
    const counted = charges.filter(({ place }) => place.countedOn === Number(number));
    if (number === '803' || counted.length === 0) return [];
    const side = (name: 'buyer' | 'seller') => {
      const traces = counted.flatMap((charge) => charge[name]?.trace ?? []);
      return traces.length === 0 ? null : sumOf(label, traces, 'The sum of its lines', rule(form, number));
    };
    return hudLine(number, label, { buyer: side('buyer'), seller: side('seller') }, { estimate: estimateOf(counted) });
  });
}

/** 801 and 802 outside of the columns, 803 in them. */
function originationLines(
  { origination, creditOrCharge, adjusted }: Worksheet801,
  charges: readonly HudCharge[],
  { estimatedLenderCredits }: EstimatedCredits,
): HudLine[] {
  const counted = charges.filter(({ place }) => place.countedOn === 803);
  if (counted.length === 0 && creditOrCharge.rows.length === 0) return [];
  const estimateOn = (line: number) => estimateOf(counted.filter(({ place }) => place.line === line));
  const charge = estimateOn(801);
  const points = estimateOn(802);
  const rate =
    points === null && estimatedLenderCredits === undefined
      ? null
      : subtractCents(points ?? zeroCents, estimatedLenderCredits ?? zeroCents);
  const both = charge === null && rate === null ? null : addCents(charge ?? zeroCents, rate ?? zeroCents);
  const outside = counted.flatMap(({ fee }) => paidOutside(fee));
  return [
    hudLine(801, 'Our origination charge', origination, { isOutside: true, estimate: charge, paidOutside: outside }),
    hudLine(802, 'Your credit or charge (points) for the specific interest rate chosen', creditOrCharge, {
      isOutside: true,
      estimate: rate,
    }),
    hudLine(803, 'Your adjusted origination charges', adjusted, { estimate: both }),
  ];
}
