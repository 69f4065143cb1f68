import type { FeeKind, FeeSection, HudForm, HudSeries } from '../settlement/index.ts';

/** What of a fee gives it its line on a HUD-1. */
export interface LineOfFee {
  readonly section: FeeSection;
  readonly kind?: FeeKind;
}

/** Sections whose fees may stand in a series; the first one where a fee comes from elsewhere. Commissions have a page of their own. */
const sectionsOf: Readonly<Partial<Record<HudSeries, readonly FeeSection[]>>> = {
  800: ['B', 'A'],
  900: ['F'],
  1000: ['G'],
  1100: ['C', 'B', 'H'],
  1200: ['E'],
  1300: ['H', 'C'],
};

/** The series that a fee can be moved to. */
export const seriesToMoveTo = Object.keys(sectionsOf).map(Number) as readonly HudSeries[];

/**
 * What a fee is to be for standing in another series: its section and its kind, as near as can be to what they are. A kind that the form gives a line of another series is
 * dropped. Null where the fee stands there already, and where it cannot.
 */
export function movedToSeries(fee: LineOfFee, series: HudSeries, form: HudForm): LineOfFee | null {
  const placed = (each: LineOfFee) => form.placeOf({ ...each, bucket: 'canChange' }).series;
  if (placed(fee) === series) return null;
  const own = sectionsOf[series] ?? [];
  const sections = own.includes(fee.section) ? [fee.section, ...own] : own;
  const withoutKind = { section: fee.section };
  for (const base of [fee, withoutKind, { section: fee.section, kind: 'titleService' as const }])
    for (const section of sections) if (placed({ ...base, section }) === series) return { ...base, section };
  return null;
}
