import { dialogs } from '@closewright/ui/services/dialogs';
import { type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Where the browser keeps the entry in its history. */
const placeOf = ({ state }: HistoryLocation) => state.__TSR_index;

/** Leaving the page asks what is typed in its dialogs, also on the way back in the browser, which stays where it is meanwhile. */
export function useDialogsAsked(): void {
  const { history } = useRouter();
  useEffect(() => {
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
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        if (!dialogs.isGuarded()) return false;
        if (action === 'PUSH' || action === 'REPLACE')
          return currentLocation.pathname !== nextLocation.pathname && !(await dialogs.leave('navigation'));
        void askAndGo(placeOf(nextLocation) - placeOf(currentLocation));
        return true;
      },
    });
  }, [history]);
}
