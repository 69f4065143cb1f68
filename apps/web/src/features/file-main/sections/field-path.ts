import type { mainTables } from '../../../records/plain/tables.plain.ts';

type Names<R extends keyof typeof mainTables> = `${R}.${keyof (typeof mainTables)[R] & string}`;

/** Path of a field on File Main: kind, dot, field. */
export type FieldPath = Names<'order'> | Names<'property'> | Names<'loan'>;

/** Kind and name of a field. */
export function splitPath(path: FieldPath): readonly [kind: string, name: string] {
  const at = path.indexOf('.');
  return [path.slice(0, at), path.slice(at + 1)];
}
