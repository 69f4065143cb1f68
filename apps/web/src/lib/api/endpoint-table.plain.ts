import { endpoints } from '@closewright/contract';

/** Method and path of every endpoint: all the browser needs to make a call. Built to literals (vite/plain-modules.ts). */
export const endpointTable: Readonly<Record<keyof typeof endpoints, readonly [method: string, path: string]>> =
  Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, [method, path]])) as never;
