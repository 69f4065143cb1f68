/** What logging out does, one step at a time. */
export interface LogOutEffects {
  /** Calls to our own server before leaving (files that are held are freed). Failures do not keep the user here. */
  serverLogOff(): Promise<unknown>;
  clearSession(): void;
  /** Remembers the address of this tab for the next sign-in. */
  keepAddress(): void;
  /** Leaves for the identity provider, which ends its session and comes back. */
  leave(): Promise<unknown>;
}

export interface LogOutOptions {
  /** False after a 401: a server that refuses the token needs no farewell (core.md §4). */
  callServer?: boolean;
  /** Whoever signs in next in this tab comes back to the address it stands on: always, where nobody has chosen to leave. */
  returnHere?: boolean;
}

export type LogOut = (options?: LogOutOptions) => Promise<void>;

/** Logging out happens once only, whoever asks for it and however often (core.md §4). */
export function createLogOut(effects: LogOutEffects): LogOut {
  let leaving: Promise<void> | undefined;
  const run = async ({ callServer = true, returnHere = false }: LogOutOptions) => {
    if (returnHere) effects.keepAddress();
    if (callServer) await effects.serverLogOff().catch(() => {});
    effects.clearSession();
    await effects.leave();
  };
  return (options = {}) => {
    leaving ??= run(options);
    return leaving;
  };
}
