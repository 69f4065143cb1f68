import { describe, expect, it } from 'vitest';
import {
  cleanIdentityFragment,
  clientID,
  type DeviceFacts,
  deviceSupport,
  isTenantName,
  noticeOfStatus,
  notices,
  readTokenClaims,
  type StartUpFacts,
  sessionStatus,
  startUpOutcome,
  tenantFromHost,
} from './index.ts';

const user = { usersID: 7, groupUsersID: 2 };
const claims = { hznIsUnderMaintenance: false, hznAllowMaintenanceAccess: false };

// holds core 4.2, core 4.3
describe('session status (core.md §4)', () => {
  it.each([
    ['nobody signed in', null, user, true, 'UNAUTHORIZED'],
    ['tenant invalid', claims, user, false, 'INVALID_TENANT'],
    ['tenant invalid and under maintenance', { ...claims, hznIsUnderMaintenance: true }, user, false, 'INVALID_TENANT'],
    ['under maintenance', { ...claims, hznIsUnderMaintenance: true }, user, true, 'MAINTENANCE_MODE'],
    [
      'under maintenance comes before the user',
      { ...claims, hznIsUnderMaintenance: true },
      null,
      true,
      'MAINTENANCE_MODE',
    ],
    [
      'maintenance access allowed',
      { hznIsUnderMaintenance: true, hznAllowMaintenanceAccess: true },
      user,
      true,
      'authorized',
    ],
    ['no user', claims, null, true, 'MISSING_USER'],
    ['no usersID', claims, { usersID: null, groupUsersID: 2 }, true, 'MISSING_USER'],
    ['usersID 0', claims, { usersID: 0, groupUsersID: 2 }, true, 'MISSING_USER'],
    ['neither id', claims, { usersID: null, groupUsersID: null }, true, 'MISSING_USER'],
    ['no groupUsersID', claims, { usersID: 7, groupUsersID: null }, true, 'INVALID_USER'],
    ['all there', claims, user, true, 'authorized'],
  ] as const)('%s', (_name, token, stored, tenantIsValid, status) => {
    expect(sessionStatus(token, stored, tenantIsValid)).toBe(status);
  });
});

// holds core 3.2
describe('token claims (core.md §3)', () => {
  const base = { preferred_username: 'closer', azp: 'epsilon-ui', iat: 1, exp: 2 };

  it('reads every claim, whichever type the mapper writes', () => {
    expect(
      readTokenClaims({
        ...base,
        rqoUserId: '17',
        enterpriseTenantId: 4,
        publisherId: 'p',
        tenantTimeZone: 'Eastern',
        hznIsUnderMaintenance: 'true',
        hznAllowMaintenanceAccess: true,
        hznExternalFeaturesTenant: '{"clientSessionLogging":true}',
        hznExternalFeaturesUser: { cpl: 'false' },
      }),
    ).toEqual({
      ...base,
      rqoUserId: 17,
      enterpriseTenantId: '4',
      publisherId: 'p',
      tenantTimeZone: 'Eastern',
      hznIsUnderMaintenance: true,
      hznAllowMaintenanceAccess: true,
      hznExternalFeaturesTenant: { clientSessionLogging: true },
      hznExternalFeaturesUser: { cpl: false },
    });
  });

  it('reads missing and unreadable claims as nothing', () => {
    expect(
      readTokenClaims({ ...base, rqoUserId: 'x', hznExternalFeaturesTenant: 'no json', hznExternalFeaturesUser: [1] }),
    ).toEqual({
      ...base,
      rqoUserId: null,
      enterpriseTenantId: null,
      publisherId: null,
      tenantTimeZone: null,
      hznIsUnderMaintenance: false,
      hznAllowMaintenanceAccess: false,
      hznExternalFeaturesTenant: {},
      hznExternalFeaturesUser: {},
    });
  });

  it.each([0, -3, 1.5, '', '1e3', '99999999999999999999', null, true])('takes %j for no user id', (rqoUserId) => {
    expect(readTokenClaims({ ...base, rqoUserId })?.rqoUserId).toBeNull();
  });

  it.each([
    null,
    'text',
    {},
    { ...base, azp: 1 },
    { ...base, exp: '2' },
    { ...base, iat: undefined },
    { ...base, preferred_username: null },
  ])('%j is no token', (payload) => {
    expect(readTokenClaims(payload)).toBeNull();
  });
});

// holds core 1.9
describe('device support (core.md §1)', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
  const facts: DeviceFacts = { userAgent: chrome, maxTouchPoints: 0, width: 1366, height: 768, anyDevice: false };
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
  const macChrome = chrome.replace('Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7');
  const android =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';

  it.each<[string, Partial<DeviceFacts>, string | null]>([
    ['Chrome at 1366 x 768', {}, null],
    ['headless Chrome', { userAgent: chrome.replace('Chrome/', 'HeadlessChrome/') }, null],
    ['Chrome on a touch laptop', { maxTouchPoints: 10 }, null],
    ['Chrome on a Mac', { userAgent: macChrome }, null],
    ['Android phone', { userAgent: android }, 'mobile'],
    ['Android tablet, no word Mobile', { userAgent: android.replace(' Mobile', '') }, 'mobile'],
    ['mobile by hint', { isMobileHint: true }, 'mobile'],
    [
      'iPhone',
      { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/153 Mobile/15E148' },
      'mobile',
    ],
    ['iPad', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) CriOS/153 Mobile/15E148' }, 'ipad'],
    ['iPad in desktop mode', { userAgent: mac, maxTouchPoints: 5 }, 'ipad'],
    ['Safari on a Mac', { userAgent: mac }, 'browser'],
    ['Firefox', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }, 'browser'],
    ['Edge', { userAgent: `${chrome} Edg/153.0.0.0` }, 'browser'],
    ['Opera', { userAgent: `${chrome} OPR/110.0.0.0` }, 'browser'],
    ['one pixel too narrow', { width: 1365 }, 'resolution'],
    ['one pixel too low', { height: 767 }, 'resolution'],
    ['larger', { width: 2560, height: 1440 }, null],
    ['any device: phone', { userAgent: android, width: 390, height: 844, anyDevice: true }, null],
    ['any device: Firefox', { userAgent: 'Firefox/140.0', anyDevice: true }, null],
  ])('%s', (_name, change, reason) => {
    expect(deviceSupport({ ...facts, ...change })).toEqual(
      reason ? { isSupported: false, reason } : { isSupported: true },
    );
  });
});

// holds core 1.2
describe('tenant from host (core.md §1)', () => {
  it.each([
    ['epsilon.localhost:4300', 'epsilon'],
    ['epsilon.localhost', 'epsilon'],
    ['FICUS.example.com', 'ficus'],
    ['ficus.example.com.', 'ficus'],
    ['a-1.example.com', 'a-1'],
    [`${'a'.repeat(63)}.example.com`, 'a'.repeat(63)],
    [`${'a'.repeat(64)}.example.com`, null],
    ['localhost:4300', null],
    ['localhost', null],
    ['127.0.0.1:4300', null],
    ['[::1]:4300', null],
    ['-a.example.com', null],
    ['a_b.example.com', null],
    ['.example.com', null],
    ['a..com', null],
    ['', null],
    ["x';--.example.com", null],
  ])('%j is %j', (host, tenant) => {
    expect(tenantFromHost(host)).toBe(tenant);
  });

  // holds core 1.3
  it('validates names and derives the client', () => {
    expect(isTenantName('epsilon')).toBe(true);
    expect(isTenantName('Epsilon')).toBe(false);
    expect(isTenantName('')).toBe(false);
    expect(clientID('epsilon')).toBe('epsilon-ui');
  });
});

// holds core 2.29
describe('identity fragment (core.md §2)', () => {
  it.each([
    ['/order/1/oe#state=a&session_state=b&iss=http%3A%2F%2Fi&code=c', '/order/1/oe'],
    ['http://epsilon.localhost:4300/?q=1#state=a&code=c', 'http://epsilon.localhost:4300/?q=1'],
    ['/#error=login_required&state=a', '/'],
    ['/#error=access_denied&error_description=x&error_uri=y&state=a', '/'],
    ['/x#state=a&tab=2&code=c', '/x#tab=2'],
    ['/x#iss=y', '/x'],
    ['/x', null],
    ['/x#', null],
    ['/x#section-2', null],
    ['/x#code=5', null],
    ['/x?state=a&code=b', null],
    ['/x#statement=1', null],
  ])('%j becomes %j', (url, clean) => {
    expect(cleanIdentityFragment(url)).toBe(clean);
    if (clean) expect(cleanIdentityFragment(clean)).toBeNull();
  });
});

describe('notices (core.md §2, §8)', () => {
  // holds core 2.1, core 2.3, core 8.7
  it('have the exact texts where the spec quotes them', () => {
    expect(notices.unhandled.title).toBe('Application Unavailable');
    expect(notices.unhandled.message).toBe(
      'Access to the product is currently unavailable. Check your internet connection, and if the issue persists please contact your administrator.',
    );
    for (const notice of [notices['missing-user'], notices['invalid-user']]) {
      expect(notice.title).toBe('Invalid User');
      expect(notice.message).toBe(
        "There's an issue with missing or invalid information on your account. Please contact your administrator.",
      );
      expect(notice.actions.map(({ label }) => label)).toEqual(['Back to Login']);
    }
    expect(notices['tenant-access-denied'].title).toBe('Tenant Access Denied');
    expect(notices['tenant-access-denied'].message).toBe(
      'Your user account does not have access to this tenant. Please contact your admin to create your account.',
    );
  });

  // holds core 2.2, core 2.4, core 2.5
  it('say what the spec describes', () => {
    expect(notices['unsupported-device'].message).toMatch(/Google Chrome.*1366 x 768.*iPads count as a mobile device/);
    expect(notices['maintenance-mode'].message).toMatch(/maintenance.*contact support/);
    expect(notices['invalid-tenant'].message).toMatch(/typing error.*link you clicked may have expired/);
  });

  it.each(Object.entries(notices))('%s has icon, title and message', (_code, { icon, title, message }) => {
    expect(icon).toMatch(/^[a-z0-9-]+$/);
    expect(title).not.toBe('');
    expect(message).not.toBe('');
  });

  // holds core 2.6
  it('belong to every status that is not authorized, unauthorized to none', () => {
    expect(noticeOfStatus).toEqual({
      MISSING_USER: 'missing-user',
      INVALID_USER: 'invalid-user',
      INVALID_TENANT: 'invalid-tenant',
      MAINTENANCE_MODE: 'maintenance-mode',
      UNAUTHORIZED: null,
    });
  });
});

// holds core 1.11, core 1.12
describe('start-up outcome (core.md §1)', () => {
  const device = { isSupported: true } as const;
  const tenant = { isValid: true } as const;
  const signedIn: StartUpFacts = { device, environment: 'loaded', tenant, signIn: 'signedIn' };
  const notice = (code: string) => ({ kind: 'notice', code });
  const next = (step: string) => ({ kind: 'next', step });
  const customNotice = { icon: 'info', title: 'Moved', message: 'We have moved.' };

  it.each<[string, StartUpFacts, object]>([
    [
      'unsupported device',
      { ...signedIn, device: { isSupported: false, reason: 'ipad' } },
      notice('unsupported-device'),
    ],
    ['nothing known', { device }, next('environment')],
    ['environment failed', { device, environment: 'failed' }, notice('unhandled')],
    ['environment loaded', { device, environment: 'loaded' }, next('tenant')],
    ['tenant check failed', { device, environment: 'loaded', tenant: 'failed' }, notice('unhandled')],
    ['tenant invalid', { device, environment: 'loaded', tenant: { isValid: false } }, notice('invalid-tenant')],
    // holds core 2.7
    [
      'custom notice',
      { device, environment: 'loaded', tenant: { isValid: true, customNotice } },
      { kind: 'customNotice', notice: customNotice },
    ],
    ['tenant valid', { device, environment: 'loaded', tenant }, next('signIn')],
    ['sign-in failed', { ...signedIn, signIn: 'failed' }, notice('unhandled')],
    ['signed out', { ...signedIn, signIn: 'signedOut' }, { kind: 'logIn' }],
    ['log-off asked for', { ...signedIn, isLogOffRequested: true }, { kind: 'logOut' }],
    [
      'log-off asked for, already out',
      { ...signedIn, signIn: 'signedOut', isLogOffRequested: true },
      { kind: 'logIn' },
    ],
    ['signed in', signedIn, next('session')],
    ['session failed', { ...signedIn, status: 'failed' }, notice('unhandled')],
    // holds core 8.7
    ['account of another tenant', { ...signedIn, status: 'denied' }, notice('tenant-access-denied')],
    ['missing user', { ...signedIn, status: 'MISSING_USER' }, notice('missing-user')],
    ['invalid user', { ...signedIn, status: 'INVALID_USER' }, notice('invalid-user')],
    ['invalid tenant', { ...signedIn, status: 'INVALID_TENANT' }, notice('invalid-tenant')],
    ['maintenance', { ...signedIn, status: 'MAINTENANCE_MODE' }, notice('maintenance-mode')],
    // holds core 1.13
    ['unauthorized shows nothing', { ...signedIn, status: 'UNAUTHORIZED' }, { kind: 'nothing' }],
    ['authorized', { ...signedIn, status: 'authorized' }, { kind: 'mount' }],
  ])('%s', (_name, facts, outcome) => {
    expect(startUpOutcome(facts)).toEqual(outcome);
  });
});
