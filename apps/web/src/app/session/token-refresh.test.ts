import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTokenRefresh, type TokenRefreshEffects } from './token-refresh.ts';

const settings = { refreshMilliseconds: 300_000, minValiditySeconds: 300 };

function effectsWith(changes: Partial<TokenRefreshEffects> = {}) {
  return {
    update: vi.fn(async () => true),
    token: vi.fn(() => 'token' as string | undefined),
    clearSession: vi.fn(),
    logServerEvent: vi.fn(async (_message: string) => {}),
    logOut: vi.fn(async () => {}),
    isForcedLogOutBypassed: vi.fn(() => false),
    warn: vi.fn(),
    ...changes,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// holds core 4.4, core 7.13, core 9.1
it('renews after the start delay and then on the timer, asking for 300 s', async () => {
  const effects = effectsWith();
  const stop = startTokenRefresh(effects, settings);
  await vi.advanceTimersByTimeAsync(99);
  expect(effects.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(effects.update).toHaveBeenCalledWith(300);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(effects.update).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(effects.update).toHaveBeenCalledTimes(3);
});

// holds core 4.5
it('clears the session, tells the server and logs out when renewing fails, and stops asking', async () => {
  const effects = effectsWith({ update: vi.fn(() => Promise.reject(new Error('invalid_grant'))) });
  startTokenRefresh(effects, settings);
  await vi.advanceTimersByTimeAsync(700_000);
  expect(effects.update).toHaveBeenCalledOnce();
  expect(effects.clearSession).toHaveBeenCalledOnce();
  expect(effects.logServerEvent).toHaveBeenCalledWith('Token refresh failed: invalid_grant');
  expect(effects.logOut).toHaveBeenCalledOnce();
});

it('logs out also when the server event cannot be written', async () => {
  const effects = effectsWith({
    update: vi.fn(() => Promise.reject(new Error('refused'))),
    logServerEvent: vi.fn(() => Promise.reject(new Error('down'))),
  });
  startTokenRefresh(effects, settings);
  await vi.advanceTimersByTimeAsync(100);
  expect(effects.logOut).toHaveBeenCalledOnce();
});

// holds core 4.6
it('keeps the user in with bypassForcedLogoutOnError, and goes on trying', async () => {
  const effects = effectsWith({
    update: vi.fn(() => Promise.reject(new Error('refused'))),
    isForcedLogOutBypassed: () => true,
  });
  const stop = startTokenRefresh(effects, settings);
  await vi.advanceTimersByTimeAsync(300_100);
  expect(effects.logServerEvent).toHaveBeenCalledTimes(2);
  expect(effects.clearSession).not.toHaveBeenCalled();
  expect(effects.logOut).not.toHaveBeenCalled();
  stop();
});

// holds core 8.11
it('only logs a missing client and an empty token', async () => {
  const missing = effectsWith({ update: undefined });
  startTokenRefresh(missing, settings);
  const empty = effectsWith({ token: vi.fn(() => undefined) });
  startTokenRefresh(empty, settings);
  await vi.advanceTimersByTimeAsync(100);
  expect(missing.warn).toHaveBeenCalledWith('Keycloak not initialized');
  expect(empty.warn).toHaveBeenCalledWith('Invalid auth token.');
  expect(empty.logOut).not.toHaveBeenCalled();
});
