import { seeded } from '../random.ts';

export const optionCount = 10_000;

/** A company to pick: shown by its label alone. */
export interface BenchOption {
  readonly id: number;
  readonly label: string;
}

const names = 'Ficus Acorn Bluff Cobalt Dover Elm Granite Harbor Juniper Keystone Laurel Meridian'.split(' ');
const trades = 'Bank|Title Agency|Mortgage Co.|Credit Union|Home Loans|Realty|Surveyors|Insurance'.split('|');

/** Ten thousand companies, the same for every contender, sorted by nothing. Labels are unique. */
export function makeOptions(): BenchOption[] {
  const random = seeded(12_3456);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: optionCount }, (_, at) => ({
    id: at + 1,
    label: `${pick(names)} ${pick(trades)} ${String(at).padStart(5, '0')}`,
  }));
}

/** The options a picker must list for what was typed: all that contain it, without regard to case, in their order. */
export function matching<O extends { readonly label: string }>(options: readonly O[], typed: string): O[] {
  const text = typed.toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(text));
}
