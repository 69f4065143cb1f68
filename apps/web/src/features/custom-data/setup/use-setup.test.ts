import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { keyFor } from '../../../lib/api/index.ts';
import { fieldsOf, type SetupData } from './setup-data.ts';
import { createActs } from './use-setup.ts';

afterEach(() => vi.unstubAllGlobals());

/** The setup of one tab whose fields stand in this order. */
const setupOf = (ids: readonly number[]) =>
  ({
    tabs: [],
    definitions: ids.map((customDataDefinitionID, at) => ({
      customDataDefinitionID,
      customDataTabID: 1,
      positionOrdinal: at + 1,
    })),
    // Of a field, its place is all that the order looks at.
  }) as unknown as SetupData;

it('saves one order after the other, and an answer that knows less than the screen does not put the list back', async () => {
  const client = new QueryClient();
  const key = keyFor('getCustomDataSetup');
  client.setQueryData(key, setupOf([1, 2, 3]));
  const sent: { ids: number[]; answer: () => void }[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { customDataDefinitionIDs: ids } = JSON.parse(body) as { customDataDefinitionIDs: number[] };
    return new Promise<Response>((resolve) => {
      const result = setupOf(ids);
      sent.push({ ids, answer: () => resolve(Response.json({ isSuccessful: true, result })) });
    });
  });
  const shown = () =>
    fieldsOf(client.getQueryData<SetupData>(key) ?? setupOf([]), 1).map(
      ({ customDataDefinitionID }) => customDataDefinitionID,
    );
  const acts = createActs(client);
  const first = acts.orderFields(1, [1, 3, 2]);
  const second = acts.orderFields(1, [3, 1, 2]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(shown()).toEqual([3, 1, 2]);
  sent[0]?.answer();
  await first;
  expect(shown()).toEqual([3, 1, 2]);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer();
  await second;
  expect(sent.map(({ ids }) => ids)).toEqual([
    [1, 3, 2],
    [3, 1, 2],
  ]);
  expect(shown()).toEqual([3, 1, 2]);
});
