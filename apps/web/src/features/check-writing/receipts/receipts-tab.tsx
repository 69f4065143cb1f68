import { useCheckWriting } from '../use-check-writing.ts';

/** Not built. */
export function ReceiptsTab() {
  const { ledger } = useCheckWriting();
  return <p>{ledger.transactions.length}</p>;
}
