import type { SanctionsName } from './sanctions.ts';

/** A name on a list. */
export const listed = (entry: number, name: string, over: Partial<SanctionsName> = {}): SanctionsName => ({
  ...{ entry, name, kind: 'name', type: '', program: 'SDGT', remarks: '' },
  ...over,
});

const given = ['Omar', 'Hassan', 'Viktor', 'Luis', 'Chen', 'Ibrahim', 'Ivan', 'Carmen', 'Abdul', 'Sergei', 'Maria'];
const stems = ['Karim', 'Petrov', 'Gomez', 'Zhang', 'Halabi', 'Rostov', 'Mendez', 'Aziz', 'Bashar', 'Novak', 'Quint'];
const ends = ['', 'a', 'ov', 'ski', 'i', 'an', 'ez', 'uddin', 'zadeh', 'enko', 'yar'];
const kinds = ['Trading LLC', 'Shipping Company', 'Exchange', 'Foundation', 'Bank', 'Petroleum Ltd'];

/** As many made-up names as a list has, the same at each call. */
export function madeList(count: number): SanctionsName[] {
  let state = 7;
  const next = <T>(of: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const found = of[Math.floor((state / 2_147_483_648) * of.length)];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  };
  const letters = [...'bcdfghklmnprstvz'];
  const word = () => `${next(letters)}${next([...'aeiou'])}${next(stems)}${next(ends)}`;
  return Array.from({ length: count }, (_, at) =>
    at % 3 === 0
      ? listed(at + 1, `${word()} ${word()} ${next(kinds)}`)
      : listed(at + 1, `${word().toUpperCase()}, ${next(given)} ${word()}`, { type: 'individual' }),
  );
}
