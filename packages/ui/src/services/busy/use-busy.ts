import { useSyncExternalStore } from 'react';
import { busy as appBusy, type Busy, type BusyState } from './busy.ts';

/** The state of the app's queue, or of another. */
export function useBusy(queue: Busy = appBusy): BusyState {
  return useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
}
