import { useCheckWriting } from '../use-check-writing.ts';

/** Not built. */
export function EndedTab() {
  const { ledger } = useCheckWriting();
  return <p>{ledger.transactions.length}</p>;
}
