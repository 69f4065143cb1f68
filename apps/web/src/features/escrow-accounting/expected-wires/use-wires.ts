import type { ArrivedWire, ExpectedWire } from '@closewright/contract/wires';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, queryFor } from '../../../lib/api/index.ts';

/** How many wires that are still expected are offered for what arrived. */
const mostOffered = 200;

/** The wires that are still expected, of one account or of all, the earliest first. */
export async function stillExpected(bankAccountID?: number): Promise<readonly ExpectedWire[]> {
  const of = (state: 'late' | 'expected') =>
    call('listExpectedWires', {
      query: {
        ...(bankAccountID !== undefined && { bankAccountID }),
        state,
        skip: 0,
        take: mostOffered,
        sort: 'expectedOn',
        direction: 'ascending',
      },
    });
  const [late, expected] = await Promise.all([of('late'), of('expected')]);
  return [...late.results, ...expected.results];
}

/** The wires that banks told of and the book does not have. */
export function useArrived(bankAccountID: number | undefined) {
  const client = useQueryClient();
  const input = { query: bankAccountID === undefined ? {} : { bankAccountID } };
  const query = useQuery(queryFor('listArrivedWires', input));
  return {
    query,
    arrived: query.data ?? (nothing as readonly ArrivedWire[]),
    readAgain: () => client.invalidateQueries({ queryKey: keyFor('listArrivedWires') }),
  };
}

const nothing: readonly ArrivedWire[] = [];
