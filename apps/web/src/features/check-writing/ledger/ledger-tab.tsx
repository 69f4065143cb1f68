import { useCheckWriting } from '../use-check-writing.ts';

/** Not built. */
export function LedgerTab() {
  const { ledger } = useCheckWriting();
  return <p>{ledger.transactions.length}</p>;
}
