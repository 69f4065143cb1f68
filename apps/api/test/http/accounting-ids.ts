import type { Example } from './example.ts';

/** What nothing is called, and what others have, by the name of a field. */
type Wrong = Readonly<Record<string, { readonly absent: unknown; readonly foreign: readonly unknown[] }>>;

/** A call of which one place names something else. */
interface Named {
  readonly place: string;
  readonly absent: Example;
  readonly foreign: readonly Example[];
}

/** The example with each of its ids, in its address and its body, one after the other, of what is not there and of what others have. */
export function callsNaming({ path, body, ...given }: Example, wrong: Wrong): readonly Named[] {
  const wrongOf = (name: string) =>
    wrong[name] ?? (/ID$|^number$/.test(name) && name !== 'taxID' ? { absent: 987_654, foreign: [] } : null);
  const placesIn = (
    value: unknown,
    name: string,
    place: string,
  ): { place: string; put: (other: unknown) => unknown; name: string }[] => {
    if (Array.isArray(value))
      return value.flatMap((each, at) =>
        placesIn(each, name.replace(/s$/, ''), `${place}.${at}`).map((found) => ({
          ...found,
          put: (other: unknown) => value.with(at, found.put(other)),
        })),
      );
    if (value !== null && typeof value === 'object')
      return Object.entries(value).flatMap(([key, each]) =>
        // The sample of a layout names nothing that is stored.
        (key === 'golden' ? [] : placesIn(each, key, `${place}.${key}`)).map((found) => ({
          ...found,
          put: (other: unknown) => ({ ...value, [key]: found.put(other) }),
        })),
      );
    return value === null || wrongOf(name) === null ? [] : [{ place, name, put: (other) => other }];
  };
  const inPath = placesIn(path ?? {}, '', 'path').map(({ put, ...found }) => ({
    ...found,
    call: (other: unknown) => ({ ...given, ...(body && { body }), path: put(other) as Example['path'] }),
  }));
  const inBody = placesIn(body ?? {}, '', 'body').map(({ put, ...found }) => ({
    ...found,
    call: (other: unknown) => ({ ...given, ...(path && { path }), body: put(other) as object }),
  }));
  return [...inPath, ...inBody].map(({ place, name, call }) => {
    const { absent, foreign } = wrongOf(name) ?? { absent: null, foreign: [] };
    return { place, absent: call(absent) as Example, foreign: foreign.map((each) => call(each) as Example) };
  });
}
