import type { RegisteredRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { createStore, type Store } from '../../lib/store.ts';
import type { RouterContext } from '../router-context.ts';
import { navigationBusy } from './navigation-busy.ts';

/** An address, as the frame needs it. */
export interface Place {
  readonly pathname: string;
  /** The query, read by the router; empty on the first screen, which has none. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Path, query and fragment. */
  readonly href: string;
}

/** The router, and what draws its pages. */
export interface RouterParts {
  readonly router: RegisteredRouter;
  readonly Pages: ComponentType;
}

/**
 * Where the user is and how they get elsewhere, with the router or before it. The first screen is drawn without router and
 * routes, which are a sixth of its bytes: they come once its list stands. What is wanted meanwhile waits for them.
 */
export interface Navigation {
  /** Where the user is. It changes once the page has: while a navigation is on its way the old page stays as it is. */
  readonly place: Store<Place>;
  /** Draws every page but the first screen; null until it has come and opened the page of the address. */
  readonly parts: Store<RouterParts | null>;
  /** Fetches the router. Rejects where it cannot be loaded; the next one who needs it asks again. */
  load(): Promise<RegisteredRouter>;
  go(href: string, options?: { replace?: boolean }): Promise<void>;
  /** Fetches the page behind a link ahead. */
  preload(href: string): void;
  /** Gives guards and loaders another session, and asks them again. */
  renew(session: RouterContext['session']): Promise<void>;
}

export interface NavigationInput {
  place: Place;
  context: RouterContext;
  create(context: RouterContext): Promise<RouterParts>;
  /** Opens an address without the router: as a link does where the router cannot be loaded. */
  leave(href: string): void;
}

const key = 'router';

export function createNavigation(input: NavigationInput): Navigation {
  const place = createStore(input.place);
  const parts = createStore<RouterParts | null>(null);
  let { context } = input;
  let coming: Promise<RegisteredRouter> | undefined;

  const begin = async () => {
    const made = await input.create(context);
    const { router } = made;
    const follow = () => {
      const { pathname, search, href } = router.state.resolvedLocation ?? router.state.location;
      const before = place.get();
      if (href !== before.href || search !== before.search) place.set({ pathname, search, href });
    };
    router.subscribe('onResolved', follow);
    await router.load();
    follow();
    parts.set(made);
    return router;
  };
  const load = () => {
    coming ??= begin().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
  return {
    place,
    parts,
    load,
    async go(href, options) {
      const router = parts.get()?.router ?? (await navigationBusy.run(key, () => load().catch(() => null)));
      if (router === null) input.leave(href);
      else await router.navigate({ href, ...options });
    },
    preload(href) {
      void load()
        .then((router) => router.preloadRoute({ href } as never))
        .catch(() => {});
    },
    async renew(session) {
      context = { ...context, session };
      const router = await coming?.catch(() => null);
      if (!router) return;
      router.update({ context } as never);
      await router.invalidate();
    },
  };
}
