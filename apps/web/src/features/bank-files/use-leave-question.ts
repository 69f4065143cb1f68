import { dropNextPageKeys, holdNextPageKeys } from '@closewright/ui/lib/next-page-keys';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { registerLeaveGuard } from '../../app/leave-guard.ts';

/** Has `ask` decide whether the page may be left, however that is wanted: by a link, the menu, or signing out. Closing the tab asks by the browser. */
export function useLeaveQuestion(isAsked: boolean, ask: () => Promise<boolean>): void {
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    if (!isAsked) return;
    return registerLeaveGuard({ mayLeave: () => onAsk(), saveFirst: () => onAsk() });
  }, [isAsked]);
  useBlocker({
    disabled: !isAsked,
    enableBeforeUnload: isAsked,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      holdNextPageKeys();
      const mayLeave = await ask();
      if (!mayLeave) dropNextPageKeys();
      return !mayLeave;
    },
  });
}
