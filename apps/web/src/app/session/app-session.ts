import type { Environment, Session } from '@closewright/contract/session';
import { type Actor, actorOf } from '@closewright/domain/access';
import { createContext, use } from 'react';
import type { Preferences } from '../preferences/preferences.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { IdleCycle } from './idle-cycle.ts';
import type { LogOut } from './log-out.ts';

type Settings = NonNullable<Session['userSettings']>;

/** The signed-in user and what belongs to the session, for as long as the app is mounted. */
export interface AppSession {
  readonly environment: Environment;
  readonly session: Session;
  readonly actor: Actor;
  readonly user: Settings['user'];
  readonly regions: Settings['regions'];
  readonly tenantName: string;
  /** Names this tab as holder of files. */
  readonly sessionKey: string;
  readonly preferences: Preferences;
  readonly realtime: Realtime;
  readonly idle: IdleCycle;
  readonly logOut: LogOut;
}

/** The parts of a session that is authorized; a session that is not never gets here. */
export function sessionParts(
  session: Session,
): Pick<AppSession, 'session' | 'actor' | 'user' | 'regions' | 'tenantName'> {
  const { userSettings, tenant } = session;
  if (userSettings === null) throw new Error('An authorized session has user settings');
  return {
    session,
    actor: actorOf(session),
    user: userSettings.user,
    regions: userSettings.regions,
    tenantName: tenant?.displayName ?? '',
  };
}

const Context = createContext<AppSession | null>(null);

export const AppSessionProvider = Context.Provider;

/** The session, or null on a screen that is shown without sign-in. */
export function useOptionalSession(): AppSession | null {
  return use(Context);
}

/** The session of a screen that needs sign-in; the route guard lets nobody else in. */
export function useSession(): AppSession {
  const session = use(Context);
  if (session === null) throw new Error('This screen needs a session');
  return session;
}
