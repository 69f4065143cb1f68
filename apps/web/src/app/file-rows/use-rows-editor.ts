import type { OrderDetail } from '@closewright/contract/orders';
import type { LookupSets } from '@closewright/domain/lookups';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keyFor } from '../../lib/api/index.ts';
import { useClock } from '../session/clock.ts';
import { createRowsEditor, type RowsEditor } from './create-rows-editor.ts';

export interface RowsEditorOptions {
  detail: OrderDetail;
  mayEdit: boolean;
  lookups: LookupSets;
  hasUnreadable(): boolean;
  onInvalid(others: readonly string[]): void;
}

/** Makes the editor of the rows of a file. One per file and page: give the component the id as key. */
export function useRowsEditor(options: RowsEditorOptions): RowsEditor {
  const client = useQueryClient();
  const clock = useClock();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const start = useRef(options.detail);
  const editor = useMemo(() => {
    const { ordersID } = start.current.order;
    const key = keyFor('getOrder', { params: { ordersID } });
    return createRowsEditor(start.current, {
      mayEdit: () => latest.current.mayEdit,
      hasUnreadable: () => latest.current.hasUnreadable(),
      onInvalid: (others) => latest.current.onInvalid(others),
      words: () => ({ lookups: latest.current.lookups, moment: clock.moment }),
      store: (detail) => void client.setQueryData(key, detail),
      refresh: () => client.invalidateQueries({ queryKey: key }),
    });
  }, [client, clock]);
  // What the server says now, read again after an event or a save by somebody else.
  useEffect(() => editor.adopt(options.detail), [editor, options.detail]);
  return editor;
}
