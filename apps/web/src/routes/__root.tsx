import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { AppRoot } from '../app/app-root.tsx';
import { storeLastError } from '../app/last-error.ts';
import { guard } from '../app/route-guard.ts';
import type { RouterContext } from '../app/router-context.ts';
import { pageOfFileAccess } from '../open-file/page-of-file-access.ts';

/** A promise for a page that goes away: the navigation waits until it is gone. */
const leaving = () => new Promise<never>(() => {});

export const Route = createRootRouteWithContext<RouterContext>()({
  component: AppRoot,
  beforeLoad: async ({ context, location, cause, preload }) => {
    const actor = context.session?.actor ?? null;
    const decision = guard(
      { ...location, search: location.searchStr, href: location.href },
      actor,
      await pageOfFileAccess(actor, location.pathname),
    );
    if (decision.kind === 'pass') return;
    // Only pointing at a link must neither log anybody out nor complain.
    if (preload || cause === 'preload') throw redirect({ to: '/NotAuthorized' });
    switch (decision.kind) {
      case 'logOut':
        void context.session?.logOut();
        return leaving();
      case 'logIn':
        void context.logIn();
        return leaving();
      case 'clean':
        throw redirect({ href: decision.href, replace: true });
      case 'denied':
        storeLastError(decision.lastError);
        throw redirect({ to: '/NotAuthorized', search: { message: decision.message }, replace: true });
    }
  },
});
