import type { Fee } from '../fee.ts';
import { type HudForm, type HudPlace, hudForm1974, hudForm2010 } from './hud-form.ts';
import { numbered } from './numbered.ts';

/**
 * What stands on lines of a series, each with its number; what the series has no line for goes on after its last one: `1006.2`. What 803 of the form of 2010 counts has
 * its own worksheet.
 */
export function numberedInSeries<T extends { readonly place: HudPlace }>(
  series: number,
  charges: readonly T[],
  form: HudForm,
): { item: T; number: string }[] {
  const free = form.free[series];
  if (!free) return [];
  const own = charges.filter(({ place }) => place.series === series && place.countedOn !== 803);
  const wanting = own.map((charge) => ({ item: charge, line: charge.place.line }));
  return numbered(wanting, free, form.shared);
}

/** The fees of section L that its form has no line for, by the series they belong to. */
export function feesBesideForm(fees: readonly Fee[], name: HudForm['name']) {
  const form = name === 'hud2010' ? hudForm2010 : hudForm1974;
  const placed = fees.map((fee) => ({ fee, place: form.placeOf(fee) }));
  // The keys of a literal of numbers are its numbers.
  return Object.keys(form.free).map((series) => {
    const lines = numberedInSeries(Number(series), placed, form);
    const beside = lines.filter(({ number }) => number.includes('.')).map(({ item }) => item.fee);
    return { series, lines: lines.length, room: lines.length - beside.length, beside };
  });
}
