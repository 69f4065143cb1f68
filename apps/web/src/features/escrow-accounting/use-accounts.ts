import type { EscrowAccount } from '@closewright/contract/escrow-accounting';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';

const none: readonly EscrowAccount[] = [];

/** The bank accounts whose books the user may read. */
export function useAccounts(): {
  readonly accounts: readonly EscrowAccount[];
  readonly query: ReturnType<typeof useRead>;
} {
  const query = useRead();
  return { accounts: query.data ?? none, query };
}

const useRead = () => useQuery(queryFor('listEscrowAccounts'));
