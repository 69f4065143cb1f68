import type { Fee } from '../fee.ts';
import { type HudForm, type HudPlace, type HudSeries, hudForm1974, hudForm2010, hudSeries } from './hud-form.ts';
import { numbered } from './numbered.ts';

/**
 * What stands on lines of a series, each with its number; what the series has no line for goes on after its last one: `1006.2`. What 803 of the form of 2010 counts has
 * its own worksheet.
 */
export function numberedInSeries<T extends { readonly place: HudPlace }>(
  series: HudSeries,
  charges: readonly T[],
  form: HudForm,
): { item: T; number: string }[] {
  const own = charges.filter(({ place }) => place.series === series && place.countedOn !== 803);
  const wanting = own.map((charge) => ({ item: charge, line: charge.place.line }));
  return numbered(wanting, form.free[series], form.shared);
}

/** The fees of section L that its form has no line for, by the series they belong to. */
export function feesBesideForm(fees: readonly Fee[], name: HudForm['name']) {
  const form = name === 'hud2010' ? hudForm2010 : hudForm1974;
  const placed = fees.map((fee) => ({ fee, place: form.placeOf(fee) }));
  return hudSeries.map((series) => {
    const lines = numberedInSeries(series, placed, form);
    const beside = lines.filter(({ number }) => number.includes('.')).map(({ item }) => item.fee);
    return { series, title: form.heads[series], lines: lines.length, room: lines.length - beside.length, beside };
  });
}
