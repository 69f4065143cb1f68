import { toasts } from '@closewright/ui/services/toasts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, call, keyFor, messageOf, queryFor } from '../../../lib/api/index.ts';
import { placed, type SetupData, withField, withTab } from './setup-data.ts';

/** Everything an administrator's screen does with the setup. Failures of these are told in a toast. */
export interface SetupActs {
  /** Takes over what the server answered; files read their forms anew. */
  adopt(change: (before: SetupData) => SetupData): void;
  orderTabs(referenceTable: SetupData['tabs'][number]['referenceTable'], ids: number[]): Promise<void>;
  orderFields(customDataTabID: number, ids: number[]): Promise<void>;
  renameTab(tab: SetupData['tabs'][number], label: string): Promise<void>;
  renameField(field: SetupData['definitions'][number], label: string): Promise<void>;
  /** Runs a change, tells why it failed, and reads everything again then: what the screen shows may be old. */
  attempt<T>(failure: string, work: () => Promise<T>): Promise<T | null>;
}

/** The setup of custom data, and what can be done with it. */
export function useSetup() {
  const client = useQueryClient();
  const setup = useQuery(queryFor('getCustomDataSetup'));
  const acts = useMemo(() => createActs(client), [client]);
  return { setup, acts };
}

/** What an administrator's screen does, on the setup in this cache. */
export function createActs(client: QueryClient): SetupActs {
  const key = keyFor('getCustomDataSetup');
  const adopt: SetupActs['adopt'] = (change) => {
    client.setQueryData<SetupData>(key, (before) => before && change(before));
    for (const name of ['getCustomDataForm', 'getCustomDataValues', 'getCustomDataListValues'] as const) {
      void client.invalidateQueries({ queryKey: keyFor(name) });
    }
  };
  const attempt: SetupActs['attempt'] = async (failure, work) => {
    try {
      return await work();
    } catch (error) {
      toasts.error({ title: failure, message: firstMessage(error) });
      void client.invalidateQueries({ queryKey: key });
      return null;
    }
  };
  let turn: Promise<unknown> = Promise.resolve();
  let newest = 0;
  /** One order after the other, as they were made. An answer to any but the last knows less than what the screen shows by now. */
  const saveOrder = (failure: string, save: () => Promise<SetupData>) => {
    const mine = ++newest;
    const work = async () => {
      const setup = await save();
      if (mine === newest) adopt(() => setup);
    };
    const saved = turn.then(() => attempt(failure, work));
    turn = saved;
    return saved;
  };
  return {
    adopt,
    attempt,
    async orderTabs(referenceTable, ids) {
      // The list stands in its new order at once; a refusal brings the old one back.
      adopt((data) => ({ ...data, tabs: placed(data.tabs, ({ customDataTabID }) => customDataTabID, ids) }));
      await saveOrder('The tabs keep their order', () =>
        call('orderCustomDataTabs', { body: { referenceTable, customDataTabIDs: ids } }),
      );
    },
    async orderFields(customDataTabID, ids) {
      adopt((data) => ({
        ...data,
        definitions: placed(data.definitions, ({ customDataDefinitionID }) => customDataDefinitionID, ids),
      }));
      await saveOrder('The fields keep their order', () =>
        call('orderCustomDataDefinitions', { params: { customDataTabID }, body: { customDataDefinitionIDs: ids } }),
      );
    },
    async renameTab({ customDataTabID, version }, label) {
      await attempt('The tab keeps its name', async () => {
        const tab = await call('saveCustomDataTab', {
          params: { customDataTabID },
          body: { version, changes: { label } },
        });
        adopt((data) => withTab(data, tab));
      });
    },
    async renameField({ customDataDefinitionID, version }, label) {
      await attempt('The field keeps its name', async () => {
        const field = await call('saveCustomDataDefinition', {
          params: { customDataDefinitionID },
          body: { version, changes: { label } },
        });
        adopt((data) => withField(data, field));
      });
    },
  };
}

/** What is wrong with a field says more than that something is. */
function firstMessage(error: unknown): string {
  const messages = error instanceof ApiError ? Object.values(error.modelState).flat() : [];
  return messages[0] ?? messageOf(error);
}
