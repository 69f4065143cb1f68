import { beforeEach, expect, it, vi } from 'vitest';
import { startIdentity } from './identity.ts';

/** The library as far as it is asked here: renewals that a test ends, in the order in which they began. */
const library = vi.hoisted(() => ({
  onAuthLogout: undefined as (() => void) | undefined,
  renewals: [] as PromiseWithResolvers<boolean>[],
}));

vi.mock('keycloak-js', () => ({
  default: class {
    authenticated = true;
    set onAuthLogout(listener: () => void) {
      library.onAuthLogout = listener;
    }
    init = async () => true;
    updateToken() {
      const renewal = Promise.withResolvers<boolean>();
      library.renewals.push(renewal);
      return renewal.promise;
    }
  },
}));
vi.stubGlobal('location', { origin: 'http://epsilon.localhost' });

async function listened() {
  const identity = await startIdentity({ identityHost: 'http://epsilon.localhost', realm: 'epsilon' }, 'epsilon-ui');
  const ended = vi.fn();
  identity.onEnded(ended);
  return { identity, ended };
}

beforeEach(() => void library.renewals.splice(0));

it('says that the session has ended somewhere else', async () => {
  const { ended } = await listened();
  library.onAuthLogout?.();
  expect(ended).toHaveBeenCalledOnce();
});

it('takes a refused renewal for its own doing, also where one that began before has just succeeded', async () => {
  const { identity, ended } = await listened();
  const first = identity.update(300);
  const second = identity.update(300);
  library.renewals[0]?.resolve(true);
  await first;
  // The library forgets its tokens and says so, then refuses.
  library.onAuthLogout?.();
  library.renewals[1]?.reject(new Error('invalid_grant'));
  await expect(second).rejects.toThrow('invalid_grant');
  expect(ended).not.toHaveBeenCalled();
  library.onAuthLogout?.();
  expect(ended).toHaveBeenCalledOnce();
});
