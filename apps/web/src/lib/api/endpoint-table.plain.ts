import { endpoints } from '@closewright/contract';

/** Method and path of an endpoint: all the browser needs to make a call. Built to literals (vite/plain-modules.ts). */
export type EndpointRow = readonly [method: string, path: string];

/** Every endpoint. On demand: a list that grows with each screen has no place in the first one. */
export const endpointTable: Readonly<Record<keyof typeof endpoints, EndpointRow>> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path }]) => [name, [method, path]]),
) as never;
