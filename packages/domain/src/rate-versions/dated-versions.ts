import { formatDate } from '../formats/index.ts';
import { countyNamed } from '../government-charges/county-names.ts';
import { countyProblem } from '../government-charges/index.ts';

/** What is kept in dated versions, as it is stored; the words are those of the screen. */
export const rateKinds = {
  'recording-fees': 'Recording fees',
  'tax-table': 'Tax table',
  'rate-manual': 'Rate manual',
} as const;

/** A kind of what is kept in dated versions. */
export type RateKind = keyof typeof rateKinds;

/** A version is tried as a draft; once published it stays as it is. */
export const rateStates = ['Draft', 'Published'] as const;

/** How many versions an office has at most, and how long the file of one is. */
export const rateVersionLimits = { versions: 500, characters: 240_000, code: 60, name: 120, files: 200 } as const;

/** A version of a schedule: which of its code it is, where it holds, and from which day; null while it is a draft. */
export interface DatedVersion {
  readonly code: string;
  readonly number: number;
  readonly state: string;
  /** Null for all of the state. */
  readonly county: string | null;
  readonly effectiveFrom: string | null;
}

/** The name that a file keeps of the version it was computed with: `harris-tx#3`. */
export const versionName = ({ code, number }: Pick<DatedVersion, 'code' | 'number'>): string => `${code}#${number}`;

/** The code of the schedule of a version’s name. A tax that comes with the product is named by its id and day: `fl-deed@2002-01-01`. */
export const codeOfVersion = (name: string): string => name.replace(/(#\d+|@[\d-]+)$/, '');

/** What people call a version: tables of the product have no name of their own. */
export function versionWords(name: string): string {
  const [, day] = /@([\d-]+)$/.exec(name) ?? [];
  return day === undefined ? name : `the product’s table of ${formatDate(day)}`;
}

/** Of the published versions of one schedule, the one in force on a day: the last that began; undefined where none did. */
export function versionOn<V extends DatedVersion>(versions: readonly V[], code: string, day: string): V | undefined {
  return versions
    .filter((each) => each.code === code && each.effectiveFrom !== null && each.effectiveFrom <= day)
    .toSorted((one, other) => laterOf(one).localeCompare(laterOf(other)) || one.number - other.number)
    .at(-1);
}

const laterOf = ({ effectiveFrom }: DatedVersion): string => effectiveFrom ?? '';

/** Each schedule of a place as it is in force on a day: those of the county, or where it has none those of the state. */
export function versionsOfPlace<V extends DatedVersion>(
  versions: readonly V[],
  place: { readonly state: string | null; readonly county: string | null },
  day: string,
): readonly V[] {
  const codes = [...new Set(versions.filter(({ state }) => state === place.state).map(({ code }) => code))];
  const inForce = codes.flatMap((code) => versionOn(versions, code, day) ?? []);
  const ofCounty = inForce.filter((version) => isOfCounty(version, place.county));
  return ofCounty.length > 0 ? ofCounty : inForce.filter(({ county }) => county === null);
}

/** Whether a version is that of a county by its name. One that its state does not have is none: Baltimore may be the city or the county. */
export const isOfCounty = ({ state, county }: Pick<DatedVersion, 'state' | 'county'>, name: string | null): boolean =>
  county !== null &&
  name !== null &&
  countyProblem(state, name) === null &&
  (countyNamed(name, [county]) ?? countyNamed(county, [name])) !== undefined;
