import type { z } from 'zod';

/** A call that succeeds for the officer of a tenant; `version` is that of the open file. */
export interface Example {
  path?: Record<string, string | number>;
  query?: string;
  body?: object;
  /** The body with a value that is refused although its type is right. Wrong types are derived: {@link wrongTypes}. */
  wrongValue?: object;
}

const plainValues = [null, false, 1, 'Example', []];

/** A body of these fields: each has the first plain value that its schema takes, unless it is given. */
export function exampleOf<S extends Readonly<Record<string, z.ZodType>>, G extends object>(shape: S, given: G) {
  const values = Object.entries(shape).map(([name, schema]) => [
    name,
    plainValues.find((value) => schema.safeParse(value).success),
  ]);
  // The names are those of the shape, which the type repeats.
  return { ...Object.fromEntries(values), ...given } as Omit<{ -readonly [K in keyof S]: z.input<S[K]> }, keyof G> & G;
}

/** A body with each of its values, one after the other, of a type that it can not have. */
export function wrongTypes(value: unknown): unknown[] {
  if (value === null) return [{ wrong: true }];
  if (typeof value !== 'object') return [typeof value === 'string' ? 7 : 'wrong'];
  if (Array.isArray(value))
    return ['wrong', ...value.flatMap((each, at) => wrongTypes(each).map((wrong) => value.with(at, wrong)))];
  return Object.entries(value).flatMap(([name, each]) =>
    wrongTypes(each).map((wrong) => ({ ...value, [name]: wrong })),
  );
}
