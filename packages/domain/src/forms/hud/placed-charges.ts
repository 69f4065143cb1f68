import type { Missing, ReckonedStatement } from '../../closing-file/index.ts';
import { type HudCharge, type HudForm, hudCharges, numbersOf } from '../../settlement/index.ts';
import { type CostItem, costItems } from '../cost-items.ts';

/** A charge of section L with the line it stands on. */
export interface PlacedCharge {
  readonly item: CostItem;
  /** `804`; behind the last line of the form `702.2`. */
  readonly number: string;
  /** The line that counts it: it then stands outside of the columns. */
  readonly countedOn: number | null;
  readonly series: number;
  /** What each side pays of it; null while it is open. */
  readonly charge: HudCharge | null;
}

/** The charges of a statement on the lines of its form. One that is open has no number yet: it gets its own line, or the next one that is free. */
export function placedCharges(known: ReckonedStatement, form: HudForm): PlacedCharge[] {
  const charges = hudCharges(known.figures.entries, form, known.figures.hud?.blocks);
  const numbers = numbersOf(charges, form);
  const items = costItems(known);
  const figured = items.flatMap((item): PlacedCharge[] => {
    const charge = item.fee && charges.find(({ fee }) => fee.code === item.fee?.code);
    if (!charge) return [];
    const { line, countedOn, series } = charge.place;
    return [{ item, number: numbers.get(charge.entry.key) ?? String(line), countedOn, series, charge }];
  });
  const taken = new Set(figured.map(({ number }) => number));
  const open = items.flatMap((item): PlacedCharge[] => {
    if (item.fee) return [];
    const { section, kind } = item;
    const { line, countedOn, series } = form.placeOf({ section, bucket: 'canChange', ...(kind && { kind }) });
    const number = numberOfOpen(line, series, form, taken);
    taken.add(number);
    return [{ item, number, countedOn, series, charge: null }];
  });
  return [...figured, ...open];
}

function numberOfOpen(
  line: number | null,
  series: keyof HudForm['free'],
  form: HudForm,
  taken: ReadonlySet<string>,
): string {
  if (line !== null && (form.shared.has(line) || !taken.has(String(line)))) return String(line);
  const { first, last } = form.free[series];
  for (let next = first; next <= last; next++) if (!taken.has(String(next))) return String(next);
  for (let behind = 2; ; behind++) if (!taken.has(`${last}.${behind}`)) return `${last}.${behind}`;
}

/** What is missing for a line that counts others; what has no section yet may be counted by any of them. */
export function missingOn(
  number: number,
  placed: readonly PlacedCharge[],
  { fees }: Pick<ReckonedStatement, 'fees'>,
): readonly Missing[] {
  const own = placed.flatMap(({ item, number: at, countedOn }) =>
    countedOn === number || (countedOn === 803 && at === String(number)) ? item.missing : [],
  );
  const ofNone = fees.flatMap((fee) =>
    fee.kind === 'open' && (fee.section === null || (fee.movesSides && number === 1101)) ? fee.missing : [],
  );
  return [...own, ...ofNone];
}
