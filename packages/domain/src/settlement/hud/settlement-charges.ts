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
import { numbered } from './numbered.ts';
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
  const placed = hudSeries.flatMap((series) => placedIn(series, charges, form));
  const plain = placed.flatMap(({ item, number }) => (item.place.countedOn === 803 ? [] : lineOf(item, number)));
  const lines = [
    ...plain,
    ...countingLines(charges, form),
    ...(worksheet ? originationLines(worksheet, charges, credits) : []),
  ];
  const total = (side: 'buyer' | 'seller') => {
    const counted: Trace[] = lines.flatMap((line) => (line.isOutside ? [] : (line[side]?.trace ?? [])));
    return sumOf(`Total settlement charges of the ${side}`, counted, 'The sum of the column', rule(form, '1400'));
  };
  const places = new Map(placed.map(({ item, number }) => [item.fee, placeOf(item, number)] as const));
  return { lines, total: { buyer: total('buyer'), seller: total('seller') }, worksheet, places };
}

const placeOf = ({ place: { series, countedOn } }: HudCharge, number: string): HudFeePlace => ({
  series,
  number,
  isOutside: countedOn !== null,
});

/** The fees of one series with their lines. What 803 of the form of 2010 counts shares two lines. */
function placedIn(series: HudSeries, charges: readonly HudCharge[], form: HudForm) {
  const own = charges.filter(({ place }) => place.series === series);
  return numbered(
    own.map((charge) => ({ item: charge, line: charge.place.line })),
    form.free[series],
    form.shared,
  );
}

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
