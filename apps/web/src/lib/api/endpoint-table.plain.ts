import { endpoints } from '@closewright/contract';

/** Method and path of an endpoint, and whether it takes a key: all the browser needs to make a call. Built to literals (vite/plain-modules.ts). */
export type EndpointRow = readonly [method: string, path: string, takesKey?: true];

/** Every endpoint. On demand: a list that grows with each screen has no place in the first one. */
export const endpointTable: Readonly<Record<keyof typeof endpoints, EndpointRow>> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path, takesKey }]) => [
    name,
    takesKey ? [method, path, true] : [method, path],
  ]),
) as never;
