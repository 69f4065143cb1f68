import { tokenTiming } from '@closewright/domain/constants';
import { logTexts } from '@closewright/domain/errors';

/** What keeping the token fresh needs; injected, so that tests own the clock. */
export interface TokenRefreshEffects {
  /** Renews the token when it is good for less than that; undefined before the identity client has started. */
  update: ((minValiditySeconds: number) => Promise<boolean>) | undefined;
  token(): string | undefined;
  clearSession(): void;
  /** Writes to the server log: error level, user and tenant. */
  logServerEvent(message: string): Promise<unknown>;
  logOut(): Promise<unknown>;
  /** Feature bypassForcedLogoutOnError. */
  isForcedLogOutBypassed(): boolean;
  /** To the browser's log only. */
  warn(text: string): void;
}

export interface TokenRefreshSettings {
  refreshMilliseconds: number;
  minValiditySeconds: number;
}

/** Renews the token on a timer until stopped (core.md §4, §9). Returns the stop. */
export function startTokenRefresh(effects: TokenRefreshEffects, settings: TokenRefreshSettings): () => void {
  let stopped = false;
  let interval: ReturnType<typeof setInterval> | undefined;
  const refresh = () => {
    void refreshToken(effects, settings.minValiditySeconds).then((isGood) => {
      if (!isGood) stop();
    });
  };
  const start = setTimeout(() => {
    interval = setInterval(refresh, settings.refreshMilliseconds);
    refresh();
  }, tokenTiming.startDelayMilliseconds);
  const stop = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(start);
    clearInterval(interval);
  };
  return stop;
}

/** One renewal. False when it failed and the user is being logged out. */
export async function refreshToken(effects: TokenRefreshEffects, minValiditySeconds: number): Promise<boolean> {
  if (effects.update === undefined) {
    effects.warn(logTexts.keycloakNotInitialized);
    return true;
  }
  try {
    await effects.update(minValiditySeconds);
  } catch (error) {
    return failed(effects, error);
  }
  if (!effects.token()) effects.warn(logTexts.invalidAuthToken);
  return true;
}

/** Session cleared, server told, user logged out unless the feature says otherwise (core.md §4). True when it does. */
async function failed(effects: TokenRefreshEffects, error: unknown): Promise<boolean> {
  const isBypassed = effects.isForcedLogOutBypassed();
  if (!isBypassed) effects.clearSession();
  const reason = error instanceof Error ? error.message : 'refused';
  await effects.logServerEvent(`Token refresh failed: ${reason}`.slice(0, 500)).catch(() => {});
  if (!isBypassed) await effects.logOut();
  return isBypassed;
}
