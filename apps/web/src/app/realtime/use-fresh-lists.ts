import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyFor } from '../../lib/api/index.ts';
import { useRealtime } from './use-realtime.ts';

/** Several messages in a row are one change. */
const settleMilliseconds = 250;

/** Reads lists of files again after somebody opened, freed or saved one; lists that are not shown, when they are next. */
export function useFreshLists(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useRealtime(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void client.invalidateQueries({ queryKey: keyFor('listRecentFiles') });
      void client.invalidateQueries({ queryKey: keyFor('findOrders') });
      void client.invalidateQueries({ queryKey: keyFor('searchFiles') });
    }, settleMilliseconds);
  });
}
