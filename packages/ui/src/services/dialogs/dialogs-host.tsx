import { useEffect, useSyncExternalStore } from 'react';
import { onDemand, useFetchedAhead } from '../../lib/on-demand.ts';
import type { DialogStore } from './dialogs.store.ts';
import { dialogBodies, dialogStore, promptBodies } from './dialogs.ts';

// Radix Dialog comes with the first dialog, not with the first screen.
const DialogStack = onDemand(async () => ({ default: (await import('./dialog-stack.tsx')).DialogStack }));

export interface DialogsHostProps {
  /** Another store than the app's: for stories and tests. */
  store?: DialogStore;
}

/** Mount once, above the router. Shows what `dialogs` opens; dismisses all when it goes. */
export function DialogsHost({ store = dialogStore }: DialogsHostProps) {
  useFetchedAhead(DialogStack);
  useFetchedAhead(dialogBodies);
  useFetchedAhead(promptBodies);
  const stack = useSyncExternalStore(store.subscribe, store.getStack, store.getStack);
  useEffect(() => store.mountHost(), [store]);
  if (stack.length === 0) return null;
  return <DialogStack stack={stack} onReload={store.reload} />;
}
