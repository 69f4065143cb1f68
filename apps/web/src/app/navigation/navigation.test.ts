import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { RouterContext } from '../router-context.ts';
import type { AppSession } from '../session/app-session.ts';
import { createNavigation, type RouterParts } from './navigation.ts';
import { navigationBusy } from './navigation-busy.ts';

const first = { pathname: '/recent-files', search: {}, href: '/recent-files' };
const elsewhere = { pathname: '/order/1/oe', search: { loan: 2 }, href: '/order/1/oe?loan=2' };

const context: RouterContext = { queryClient: new QueryClient(), session: null, logIn: async () => {} };
// Handed on and never looked into.
const session = {} as AppSession;

/** A router that is told where it is, and how its loading ends. */
function fakeRouter() {
  let resolved: () => void = () => {};
  const router = {
    state: { location: first, resolvedLocation: undefined as typeof first | typeof elsewhere | undefined },
    load: vi.fn(async () => {}),
    subscribe: (_: string, listener: () => void) => {
      resolved = listener;
    },
    navigate: vi.fn(async () => {
      router.state.resolvedLocation = elsewhere;
      resolved();
    }),
    preloadRoute: vi.fn(async () => {}),
    update: vi.fn(),
    invalidate: vi.fn(async () => {}),
  };
  return router;
}

function stage(create: () => Promise<unknown>) {
  const leave = vi.fn();
  const created = vi.fn(create as () => Promise<RouterParts>);
  return { leave, created, navigation: createNavigation({ place: first, context, create: created, leave }) };
}

describe('before the router is there', () => {
  it('keeps what is wanted until it is, once', async () => {
    const router = fakeRouter();
    let arrive: (parts: unknown) => void = () => {};
    const { navigation, created, leave } = stage(() => new Promise((resolve) => (arrive = resolve)));
    const going = navigation.go('/order/1/oe?loan=2');
    navigation.preload('/user-settings');
    expect(navigationBusy.getState().busy).toBe(true);
    expect(navigation.place.get()).toBe(first);
    arrive({ router, Pages: () => null });
    await going;
    expect(created).toHaveBeenCalledOnce();
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith({ href: '/order/1/oe?loan=2' });
    expect(router.preloadRoute).toHaveBeenCalledExactlyOnceWith({ href: '/user-settings' });
    expect(navigation.place.get()).toEqual(elsewhere);
    expect(navigationBusy.getState().busy).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });

  it('leads on as a link does where the router cannot be loaded, and asks again next time', async () => {
    const { navigation, created, leave } = stage(() => Promise.reject(new Error('offline')));
    await navigation.go('/user-settings');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/user-settings');
    await expect(navigation.load()).rejects.toThrow('offline');
    expect(created).toHaveBeenCalledTimes(2);
    expect(navigation.parts.get()).toBeNull();
  });

  it('gives the router the session as it is by then', async () => {
    const { navigation, created } = stage(async () => ({ router: fakeRouter(), Pages: () => null }));
    await navigation.renew(session);
    await navigation.load();
    expect(created).toHaveBeenCalledExactlyOnceWith({ ...context, session });
  });
});

it('asks the guards again when the session changes', async () => {
  const router = fakeRouter();
  const { navigation } = stage(async () => ({ router, Pages: () => null }));
  await navigation.load();
  await navigation.renew(session);
  expect(router.update).toHaveBeenCalledExactlyOnceWith({ context: { ...context, session } });
  expect(router.invalidate).toHaveBeenCalledOnce();
});

it('knows the query of the page it began on once the router has read it', async () => {
  const router = fakeRouter();
  router.state.resolvedLocation = { ...elsewhere, href: first.href };
  const { navigation } = stage(async () => ({ router, Pages: () => null }));
  await navigation.load();
  expect(navigation.place.get().search).toEqual({ loan: 2 });
});
