import { type Receipt, transactionKey } from '@closewright/domain/check-writing';
import type { GridHandle } from '@closewright/ui/data-grid';
import { type RefObject, useEffect, useRef } from 'react';

/** Puts a receipt in hand, with the focus; where an answer has yet to bring it, as soon as it is there. */
export function useGoToReceipt(
  receipts: readonly Receipt[],
  grid: RefObject<GridHandle | null>,
): (key: string) => void {
  const wanted = useRef<string | null>(null);
  const latest = useRef(receipts);
  const go = () => {
    const key = wanted.current;
    if (key === null || !latest.current.some(({ transaction }) => transactionKey(transaction) === key)) return;
    wanted.current = null;
    grid.current?.goTo(key, 'payer');
  };
  useEffect(() => {
    latest.current = receipts;
    go();
  });
  return (key) => {
    wanted.current = key;
    go();
  };
}
