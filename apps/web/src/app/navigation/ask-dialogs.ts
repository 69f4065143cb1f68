import { dialogs } from '@closewright/ui/services/dialogs';
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

/** Where the browser keeps the entry in its history. */
const placeOf = ({ state }: HistoryLocation) => state.__TSR_index;

/**
 * Has what is typed in dialogs asked about before the page is left, also on the way back in the browser, which stays where it is
 * meanwhile. Of a page that is loaded anew or closed the browser asks.
 * @returns ends it
 */
export function askDialogs(history: RouterHistory): () => void {
  let isAsking = false;
  /** The browser has gone already and is sent back at once: it goes again when the answer is to leave. */
  const askAndGo = async (steps: number) => {
    if (isAsking) return;
    isAsking = true;
    const mayGo = await dialogs.leave('navigation').finally(() => {
      isAsking = false;
    });
    if (mayGo) history.go(steps);
  };
  return history.block({
    enableBeforeUnload: dialogs.isGuarded,
    blockerFn: async ({ currentLocation, nextLocation, action }) => {
      if (!dialogs.isGuarded()) return false;
      if (action === 'PUSH' || action === 'REPLACE')
        return currentLocation.pathname !== nextLocation.pathname && !(await dialogs.leave('navigation'));
      void askAndGo(placeOf(nextLocation) - placeOf(currentLocation));
      return true;
    },
  });
}
