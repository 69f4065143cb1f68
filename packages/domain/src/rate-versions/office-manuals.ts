import { inForceOn } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import type { OfficeManual, RateManual } from '../premium/index.ts';
import { type RateKind, versionOn } from './dated-versions.ts';

/** A file of rates, as far as it says by itself when it is in force: a manual does. */
type DatedFile =
  | { readonly kind: 'rate-manual'; readonly manual: Pick<RateManual, 'from' | 'to'> }
  | { readonly kind: Exclude<RateKind, 'rate-manual'> };

/** Why a file of rates cannot be published from a day on; undefined where it can. A manual begins on its own first day or later, and not after its last. */
export function publicationProblem(file: DatedFile, day: string): string | undefined {
  if (file.kind !== 'rate-manual') return undefined;
  const { from, to } = file.manual;
  if (day < from) return `The manual begins on ${formatDate(from)}`;
  return to !== undefined && day > to ? `The manual ended on ${formatDate(to)}` : undefined;
}

/** Each manual of an office for a state as it is in force on a day; none whose last version has ended, or not begun. */
export function officeManualsOn(manuals: readonly OfficeManual[], state: string, day: string): readonly OfficeManual[] {
  const versions = manuals
    .filter(({ manual }) => manual.state === state)
    .map((office) => {
      const [code = '', number = ''] = office.version.split('#');
      return { code, number: Number(number), state, county: null, effectiveFrom: office.effectiveFrom, office };
    });
  return [...new Set(versions.map(({ code }) => code))]
    .flatMap((code) => versionOn(versions, code, day)?.office ?? [])
    .filter(({ manual }) => inForceOn([manual], day) !== undefined);
}
