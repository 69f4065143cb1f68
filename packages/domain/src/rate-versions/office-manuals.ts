import { inForceOn } from '../dates/index.ts';
import type { OfficeManual } from '../premium/index.ts';
import { versionOn } from './dated-versions.ts';

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
