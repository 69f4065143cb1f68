import type { BankMatchRow, BookItemRow, ReconciliationExceptionRow } from '@closewright/contract/reconciliation';
import { useEffect, useRef } from 'react';
import type { BankItemRow } from './day-index.ts';
import type { Side } from './picks.ts';

/** The lists of a day. */
export type ListName = 'bank' | 'book' | 'matched' | 'exceptions';

interface Rows {
  bank: BankItemRow | null;
  book: BookItemRow | null;
  matched: BankMatchRow | null;
  exceptions: ReconciliationExceptionRow | null;
}

/** The rows in hand of the lists, and which list is: asked for at a key press, so that walking through rows draws nothing anew. */
export function useInLists() {
  const root = useRef<HTMLDivElement>(null);
  const rows = useRef<Rows>({ bank: null, book: null, matched: null, exceptions: null });
  const list = useRef<ListName>('bank');
  const side = useRef<Side>('bank');
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onFocus = ({ target }: FocusEvent) => {
      const part = target instanceof Element ? target.closest<HTMLElement>('[data-side],[data-list]') : null;
      const name = part?.dataset.side ?? part?.dataset.list;
      // The parts of the page carry the names of the lists.
      if (name !== undefined) list.current = name as ListName;
      if (name === 'bank' || name === 'book') side.current = name;
    };
    element.addEventListener('focusin', onFocus);
    return () => element.removeEventListener('focusin', onFocus);
  }, []);
  const told = useRef({
    bank: (row: BankItemRow | null) => {
      rows.current.bank = row;
    },
    book: (row: BookItemRow | null) => {
      rows.current.book = row;
    },
    matched: (row: BankMatchRow | null) => {
      rows.current.matched = row;
    },
    exceptions: (row: ReconciliationExceptionRow | null) => {
      rows.current.exceptions = row;
    },
  });
  return {
    root,
    /** What the lists tell of their rows in hand. */
    onCurrent: told.current,
    /** The list that has, or last had, the focus. */
    listInHand: () => list.current,
    /** The one of bank and book that has, or last had, the focus. */
    sideInHand: () => side.current,
    rowOf: <N extends ListName>(name: N): Rows[N] => rows.current[name],
  };
}
