import type { Environment, Session } from '@closewright/contract/session';
import { noticeOfStatus } from '@closewright/domain/session';
import { describe, expect, it, vi } from 'vitest';
import type { Identity } from '../session/identity.ts';
import { type StartUpEffects, startUp } from './start-up.ts';

const environment: Environment = {
  environment: 'dev',
  productName: 'Closewright',
  identityHost: 'http://epsilon.localhost',
  realm: 'epsilon',
  settings: {
    anyDevice: false,
    demoNavigation: false,
    addFileNotice: null,
    logStorage: false,
    showSessionInfo: true,
    tokenRefreshMilliseconds: 300_000,
    tokenMinValiditySeconds: 300,
    idleTimeoutMilliseconds: 1_800_000,
    idleNoticeMilliseconds: 60_000,
  },
};

const sessionOf = (status: Session['status']): Session => ({
  isValidUser: status === 'authorized',
  status,
  userSettings: null,
  securitySettings: null,
  regionSecuritySettings: null,
  features: null,
  tenant: null,
  started: '2026-11-21T09:00:00Z',
});

const identityOf = (isAuthenticated: boolean): Identity => ({
  isAuthenticated,
  token: () => (isAuthenticated ? 'token' : undefined),
  claims: () => ({}),
  update: async () => true,
  logIn: async () => {},
  logOut: async () => {},
  onEnded: () => {},
  clear: vi.fn(),
});

function effectsWith(changes: Partial<StartUpEffects> = {}) {
  const calls: string[] = [];
  const identity = identityOf(true);
  const effects: StartUpEffects = {
    tenant: 'epsilon',
    device: () => ({ isSupported: true }),
    takeLogOffRequest: () => false,
    loadEnvironment: async () => {
      calls.push('environment');
      return environment;
    },
    checkTenant: async (name) => {
      calls.push(`tenant ${name}`);
      return { isValid: true, customNotice: null };
    },
    startIdentity: async (_, client) => {
      calls.push(`identity ${client}`);
      return identity;
    },
    requiresSignIn: () => true,
    signedIn: () => calls.push('signedIn'),
    loadSession: async () => {
      calls.push('session');
      return sessionOf('authorized');
    },
    statusOfFailure: () => null,
    ...changes,
  };
  return { effects, calls, identity };
}

describe('start-up', () => {
  // holds core 1.3, core 1.10, core 7.5
  it('asks environment and tenant, signs in with the client of the tenant, loads the session and mounts', async () => {
    const { effects, calls } = effectsWith();
    expect(await startUp(effects)).toMatchObject({ kind: 'mount', session: { status: 'authorized' } });
    expect(calls).toEqual(['environment', 'tenant epsilon', 'identity epsilon-ui', 'signedIn', 'session']);
  });

  it('sends the tenant check without waiting for the environment', async () => {
    const { effects, calls } = effectsWith({ loadEnvironment: () => new Promise(() => {}) });
    void startUp(effects);
    await Promise.resolve();
    expect(calls).toContain('tenant epsilon');
  });

  it('stops at an unsupported device', async () => {
    const { effects, calls } = effectsWith({ device: () => ({ isSupported: false, reason: 'mobile' }) });
    expect(await startUp(effects)).toEqual({ kind: 'notice', code: 'unsupported-device' });
    expect(calls).not.toContain('identity epsilon-ui');
  });

  // holds core 1.9, core 3.25
  it('lets any device in when the environment says so', async () => {
    const device: StartUpEffects['device'] = (any) =>
      any ? { isSupported: true } : { isSupported: false, reason: 'ipad' };
    const settings = { ...environment.settings, anyDevice: true };
    const { effects } = effectsWith({ device, loadEnvironment: async () => ({ ...environment, settings }) });
    expect(await startUp(effects)).toMatchObject({ kind: 'mount' });
  });

  it('says unhandled when the environment, the tenant check or the sign-in does not answer', async () => {
    const fail = () => Promise.reject(new Error('down'));
    for (const changes of [{ loadEnvironment: fail }, { checkTenant: fail }, { startIdentity: fail }]) {
      expect(await startUp(effectsWith(changes).effects)).toMatchObject({ kind: 'notice', code: 'unhandled' });
    }
  });

  // holds core 1.11
  it('says invalid tenant, also for a host that names none', async () => {
    const unknown = effectsWith({ checkTenant: async () => ({ isValid: false, customNotice: null }) });
    expect(await startUp(unknown.effects)).toEqual({ kind: 'notice', code: 'invalid-tenant' });
    expect(await startUp(effectsWith({ tenant: null }).effects)).toEqual({ kind: 'notice', code: 'invalid-tenant' });
  });

  it('shows the notice of the tenant before anybody signs in', async () => {
    const notice = { icon: 'wrench', title: 'Moving', message: 'Back on Monday.' };
    const { effects, calls } = effectsWith({ checkTenant: async () => ({ isValid: true, customNotice: notice }) });
    expect(await startUp(effects)).toEqual({ kind: 'customNotice', notice });
    expect(calls).not.toContain('identity epsilon-ui');
  });

  // holds core 4.1
  it('goes to the login when nobody is signed in, unless the screen needs no sign-in', async () => {
    const signedOut = { startIdentity: async () => identityOf(false) };
    expect(await startUp(effectsWith(signedOut).effects)).toMatchObject({ kind: 'logIn' });
    const open = effectsWith({ ...signedOut, requiresSignIn: () => false });
    expect(await startUp(open.effects)).toMatchObject({ kind: 'mount', session: null });
  });

  it('logs out when asked, and not a user who is not there', async () => {
    const asked = { takeLogOffRequest: () => true };
    const { effects, calls } = effectsWith(asked);
    expect(await startUp(effects)).toMatchObject({ kind: 'logOut' });
    expect(calls).not.toContain('signedIn');
    const signedOut = effectsWith({ ...asked, startIdentity: async () => identityOf(false) });
    expect(await startUp(signedOut.effects)).toMatchObject({ kind: 'logIn' });
  });

  it.each([
    ['MISSING_USER', { kind: 'notice', code: 'missing-user' }],
    ['INVALID_USER', { kind: 'notice', code: 'invalid-user' }],
    ['INVALID_TENANT', { kind: 'notice', code: noticeOfStatus.INVALID_TENANT }],
    ['MAINTENANCE_MODE', { kind: 'notice', code: 'maintenance-mode' }],
    ['UNAUTHORIZED', { kind: 'nothing' }],
  ] as const)('answers status %s', async (status, result) => {
    const { effects } = effectsWith({ loadSession: async () => sessionOf(status) });
    expect(await startUp(effects)).toMatchObject(result);
  });

  // holds core 4.9
  it('clears the authentication when the session does not start', async () => {
    const { effects, identity } = effectsWith({ loadSession: () => Promise.reject(new Error('down')) });
    expect(await startUp(effects)).toMatchObject({ kind: 'notice', code: 'unhandled' });
    expect(identity.clear).toHaveBeenCalledOnce();
  });

  // holds core 2.6
  it('shows nothing while a 401 logs the user out', async () => {
    const { effects } = effectsWith({
      loadSession: () => Promise.reject(new Error('401')),
      statusOfFailure: () => 'loggedOut',
    });
    expect(await startUp(effects)).toEqual({ kind: 'nothing' });
  });
});
