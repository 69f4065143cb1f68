import type { FoundFiles } from '@closewright/contract/file-search';
import type { OrderDetail, RecentFile } from '@closewright/contract/orders';
import type { PortfolioPage } from '@closewright/contract/portfolio';
import type { ApiClient } from './api-client.ts';
import { type SoughtFile, typedText } from './people.ts';

/** What people do all day with files. */
export const operationNames = ['recent', 'search', 'duplicates', 'portfolio', 'counts', 'open', 'save'] as const;

export type OperationName = (typeof operationNames)[number];

/** One turn of an operation; a wrong answer throws. */
export type Operations = Readonly<Record<OperationName, (turn: number) => Promise<void>>>;

export const readingNames = ['recent', 'search', 'duplicates', 'portfolio', 'counts'] as const;

/** What one turn of a list answers: the ids of its files in order, or the counts. */
export type Readings = Readonly<Record<(typeof readingNames)[number], (turn: number) => Promise<unknown>>>;

const scopes = ['mine', 'branch', 'all'] as const;
export const idsOf = (rows: readonly { ordersID: number }[]) => rows.map(({ ordersID }) => ordersID);
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Versions of the files that are saved: each of them by one client at a time. */
type Versions = Map<number, number>;

/** The lists through the api. */
export function apiReadings(client: ApiClient, files: readonly SoughtFile[]): Readings {
  const fileOf = (turn: number) => files[turn % files.length] as SoughtFile;
  const portfolio = (turn: number, more: Record<string, string> = {}) =>
    client.call<PortfolioPage>('GET', `/api/portfolio?${query({ branchIDs: String((turn % 3) + 1), ...more })}`);
  return {
    recent: async (turn) =>
      idsOf(await client.call<RecentFile[]>('GET', `/api/recent-files?scope=${scopes[turn % 3]}`)),
    search: async (turn) => {
      const text = typedText(fileOf(turn), turn);
      return idsOf((await client.call<FoundFiles>('GET', `/api/orders/search?${query({ text })}`)).files);
    },
    duplicates: async (turn) => {
      const { firstName, lastName, sellerLastName, address } = fileOf(turn);
      const sought = { buyerFirstName: firstName, buyerLastName: lastName, sellerLastName, propertyAddress: address };
      const path = `/api/orders/duplicates?${query({ ...sought, allBranches: 'true' })}`;
      return idsOf((await client.call<FoundFiles>('GET', path)).files);
    },
    portfolio: async (turn) => idsOf((await portfolio(turn)).results),
    // Totals and facets are of every file that passes.
    counts: async (turn) => (await portfolio(turn, { counts: 'true' })).counts,
  };
}

/** The operations through the api: token, rights, validation, row level security, schema of the answer. */
export function apiOperations(client: ApiClient, files: readonly SoughtFile[]): Operations {
  const fileOf = (turn: number) => files[turn % files.length] as SoughtFile;
  const versions: Versions = new Map();
  const readings = apiReadings(client, files);
  const answered = (read: (turn: number) => Promise<unknown>) => async (turn: number) => {
    const answer = await read(turn);
    if (answer === null || (Array.isArray(answer) && answer.length === 0)) throw new Error('An empty answer');
  };
  return {
    recent: answered(readings.recent),
    search: answered(readings.search),
    portfolio: answered(readings.portfolio),
    counts: answered(readings.counts),
    duplicates: async (turn) => {
      const { ordersID, fileNumber } = fileOf(turn);
      const found = (await readings.duplicates(turn)) as number[];
      if (!found.includes(ordersID)) throw new Error(`${fileNumber} is not among its own duplicates`);
    },
    open: async (turn) => {
      const { ordersID } = fileOf(turn);
      const { order, contacts } = await client.call<OrderDetail>('GET', `/api/orders/${ordersID}`);
      if (order.ordersID !== ordersID || contacts.length !== 5) throw new Error(`${ordersID} came incomplete`);
      versions.set(ordersID, order.version);
    },
    save: async (turn) => {
      const { ordersID } = fileOf(turn);
      const version = versions.get(ordersID);
      if (version === undefined) throw new Error(`${ordersID} was not opened before it is saved`);
      const placeOfClosing = `Room ${turn} of ${version}`;
      const body = { version, changes: { order: { placeOfClosing } } };
      const { order } = await client.call<OrderDetail>('PATCH', `/api/orders/${ordersID}`, body);
      if (order.placeOfClosing !== placeOfClosing) throw new Error(`${ordersID} was not saved`);
      versions.set(ordersID, order.version);
    },
  };
}
