import type { Actor } from '@closewright/domain/access';
import { describe, expect, it } from 'vitest';
import { guard } from './route-guard.ts';

const actorWith = (settings: Actor['settings']): Actor => ({
  usersID: 7,
  settings,
  features: {},
  regions: [],
  allowOpenFileInUse: false,
});
const officer = actorWith({ OrderEntry_ScreenAccess: 2 });
const at = (href: string) => {
  const { pathname, search } = new URL(href, 'http://epsilon.localhost');
  return { pathname, search, href };
};

describe('route guard', () => {
  it('lets a user with access pass', () => {
    expect(guard(at('/order/12/oe'), officer)).toEqual({ kind: 'pass' });
    expect(guard(at('/'), officer)).toEqual({ kind: 'pass' });
  });

  // holds core 2.43, core 8.1
  it('denies with the exact text, stored as INACCESSIBLE_ROUTE::message', () => {
    const message = 'Access to File Main is not authorized.<br>Please contact your administrator.';
    expect(guard(at('/order/12/oe'), actorWith({}))).toEqual({
      kind: 'denied',
      message,
      lastError: `INACCESSIBLE_ROUTE::${message}`,
    });
  });

  it('goes by what the api says of a page in its file, where rights differ by region', () => {
    expect(guard(at('/order/12/oe'), actorWith({}), { deniedMessage: null })).toEqual({ kind: 'pass' });
    expect(guard(at('/order/12/oe'), officer, { deniedMessage: 'Not here' })).toMatchObject({ message: 'Not here' });
    expect(guard(at('/order/12/oe?forceLogOut'), officer, { deniedMessage: null }).kind).toBe('logOut');
  });

  // holds core 2.10, core 2.27, core 4.1
  it('sends nobody to the login from a page that needs no sign-in', () => {
    expect(guard(at('/order/12/oe'), null)).toEqual({ kind: 'logIn' });
    expect(guard(at('/'), null)).toEqual({ kind: 'logIn' });
    expect(guard(at('/NotAuthorized?message=x'), null)).toEqual({ kind: 'pass' });
    expect(guard(at('/no-such-page'), null)).toEqual({ kind: 'pass' });
  });

  // holds core 2.28, core 7.15
  it('logs out on the query flag', () => {
    expect(guard(at('/recent-files?forceLogOut=true'), officer)).toEqual({ kind: 'logOut' });
  });

  // holds core 2.29
  it('cleans what the identity provider left behind', () => {
    expect(guard(at('/recent-files#state=a&session_state=b&code=c'), officer)).toEqual({
      kind: 'clean',
      href: '/recent-files',
    });
  });
});
