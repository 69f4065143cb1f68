import type { endpoints } from '@closewright/contract';
import { type EndpointRow, endpointTable } from './endpoint-table.plain.ts';

/** What is called before the first screen stands, or too soon after it to wait: the frame, and a file that is opened. */
const first: readonly (keyof typeof endpoints)[] = [
  'getEnvironment',
  'checkTenant',
  'getSession',
  'getLookups',
  'listRecentFiles',
  'pinFile',
  'getMessagingUrl',
  'logServerEvent',
  'saveUserSettings',
  'saveActiveUser',
  'findOrders',
  'getOrderByNumber',
  'getOrder',
  'openOrder',
  'holdOrder',
  'takeOverOrder',
  'releaseOrder',
  'saveOrder',
];

/** The rows of the endpoint table that are there at once. */
export const firstEndpoints: Readonly<Partial<Record<keyof typeof endpoints, EndpointRow>>> = Object.fromEntries(
  first.map((name) => [name, endpointTable[name]]),
);
