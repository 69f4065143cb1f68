import { endpoints } from '@closewright/contract';
import type { AccessRule, Endpoint } from '@closewright/contract/kit';
import type { OrderDetail, OrderLockState } from '@closewright/contract/orders';
import type { RouteAccessAnswer, Session } from '@closewright/contract/session';
import {
  AccessLevel,
  type AccessReason,
  type Actor,
  accessReason,
  actorIn,
  can,
  errorCodeOf,
  type FileState,
  fieldMode,
  hasRight,
  ignoresFileInUse,
  lacking,
  pageMode,
  roleNames,
} from '@closewright/domain/access';
import { configurationRouteName, configurationScreens } from '@closewright/domain/configuration';
import { areaNames, routeByName, routes } from '@closewright/domain/navigation';
import { fileHeaderOf } from '@closewright/domain/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { menuGroups } from '../../apps/web/src/app/frame/menu.ts';
import { reachableScreens } from '../../apps/web/src/app/frame/palette-screens.ts';
import { guard, routeOf } from '../../apps/web/src/app/route-guard.ts';
import { sessionParts } from '../../apps/web/src/app/session/app-session.ts';
import { fileStateOf, navOrderOf } from '../../apps/web/src/open-file/file-state.ts';
import { screenCalls } from './screen-calls.ts';
import {
  type FileKind,
  fileKinds,
  holder,
  loginOf,
  makeWorld,
  plainAdministrator,
  regional,
  tenants,
  type VariantName,
  type World,
} from './world.ts';

/**
 * The web shows a decision and the api enforces one. Both call the same rules, each from facts of its own: the web from
 * the answers of the session, file and lock calls, the api from what is stored. Here both are asked about every starter
 * role, every screen and every state of a file, and have to say the same level, the same reasons in the same words.
 */
interface Case {
  readonly login: string;
  readonly kind: FileKind | 'inOtherRegion';
  /** The user wishes to work on the file beside its holder. */
  readonly isWished: boolean;
}

const ofRoles: Case[] = roleNames.flatMap((role) => {
  const of = (variant: VariantName, kind: FileKind, isWished = false): Case => ({
    login: loginOf(role, variant),
    kind,
    isWished,
  });
  return [
    ...fileKinds.map((kind) => of('plain', kind)),
    of('plain', 'inUse', true),
    of('appReadOnly', 'normal'),
    of('appReadOnly', 'locked'),
    of('opensInUse', 'inUse'),
    of('opensInUse', 'inUse', true),
  ];
});

const cases: Case[] = [
  ...ofRoles,
  // Whose role grants otherwise in another region: in the one, and in the other.
  { login: regional.login, kind: 'normal', isWished: false },
  { login: regional.login, kind: 'inOtherRegion', isWished: false },
];

const logins = roleNames.flatMap((role) => [
  loginOf(role, 'plain'),
  loginOf(role, 'appReadOnly'),
  loginOf(role, 'opensInUse'),
]);
const screens = routes.filter(({ path }) => path !== null);
const fileScreens = screens.filter(({ isFileRoute }) => isFileRoute);
const addressOf = (path: string, ordersID = 1) => path.replace(':orderId', String(ordersID)).replace(/:\w+/, '7');
/** Why the web would not offer what a call does; undefined where the call asks for nothing but a sign-in. */
function refusalOf(actor: Actor, access: AccessRule): AccessReason | null | undefined {
  if (access.kind === 'action') return can(actor, access.action).reason;
  if (access.kind !== 'screen') return undefined;
  const reason = lacking(actor, { screens: [access.screen] }, 'this section', AccessLevel[access.level]);
  if (reason || access.level === 'Read' || !hasRight(actor, 'IsAppReadOnly')) return reason;
  return accessReason('appReadOnly', 'this section');
}
/** The same reasons on both sides, as data. */
const plain = (reasons: readonly AccessReason[]) => reasons.map(({ code, text }) => ({ code, text }));

// holds core 6.20
describe('the api and the web decide the same', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  // The holder is heard of before each test: a lock lapses sooner than a slow machine is through with all of them.
  beforeEach(async () => {
    await open(holder, world.ordersIDs.inUse);
  });
  afterAll(() => world.close());

  const tokens = new Map<string, Promise<string>>();
  /** Tokens are kept from test to test, however long a slow machine takes for all of them. */
  const aDay = 24 * 60 * 60;
  const ask = async (
    login: string,
    method: string,
    path: string,
    body?: object,
    tenant: string = tenants.everything,
  ) => {
    const key = `${tenant} ${login}`;
    const token = tokens.get(key) ?? world.api.issuer.token(tenant, login, { expiresIn: aDay });
    tokens.set(key, token);
    return world.api.send(method, path, { as: { token: await token }, tenant, ...(body && { body }) });
  };
  const sessionKey = crypto.randomUUID();
  const open = async (login: string, ordersID: number): Promise<OrderLockState> =>
    (await ask(login, 'POST', `/api/orders/${ordersID}/open`, { sessionKey: keyOf(login) })).body.result;
  const keyOf = (login: string) => (login === holder ? '6b8cb7a4-6f0e-4a62-8b67-3b0a6f0f2c11' : sessionKey);
  const actorOf = async (login: string, tenant?: string): Promise<Actor> => {
    const session: Session = (await ask(login, 'GET', '/api/session', undefined, tenant)).body.result;
    return sessionParts(session).actor;
  };
  const apiDecision = async (login: string, query: string, tenant?: string): Promise<RouteAccessAnswer> => {
    const { body } = await ask(login, 'GET', `/api/session/route-access?${query}`, undefined, tenant);
    expect(body.isSuccessful, query).toBe(true);
    return body.result;
  };
  /** What the web would do at an address: let in or not, with which words, and how the page opens. */
  const webDecision = (actor: Actor, pathname: string, file: FileState | null): RouteAccessAnswer => {
    const passed = guard({ pathname, search: '', href: pathname }, actor);
    const route = routeOf(pathname);
    const { accessLevel, readOnly, reasons } = pageMode(actor, route, file);
    return {
      routeName: route.name,
      accessLevel,
      allowed: passed.kind === 'pass',
      readOnly,
      reasons: plain(reasons),
      deniedMessage: passed.kind === 'denied' ? passed.message : null,
    };
  };
  /** The file as the web knows it: from reading it and from opening it. */
  const webFile = async ({ login, isWished }: Case, ordersID: number, actor: Actor) => {
    const detail: OrderDetail = (await ask(login, 'GET', `/api/orders/${ordersID}`)).body.result;
    const lock = { ...(await open(login, ordersID)), isKnown: true };
    const ignored = ignoresFileInUse(actor, isWished);
    return { detail, file: fileStateOf(fileHeaderOf(detail), lock, actor.usersID ?? 0, ignored) };
  };

  it('asks about every state of a file', () => {
    expect(fileScreens.length).toBeGreaterThan(50);
    expect(ofRoles).toHaveLength(roleNames.length * 10);
  });

  describe.each(cases)('$login, file $kind, wishes to ignore its use: $isWished', (one) => {
    // holds core 4.10, core 7.12
    it('opens every screen of the file alike, and saves what the page lets edit', async () => {
      const ordersID = world.ordersIDs[one.kind];
      const outside = await actorOf(one.login);
      const { detail, file } = await webFile(one, ordersID, outside);
      const actor = actorIn(outside, detail.order.regionID);

      for (const { name, path } of fileScreens) {
        const web = webDecision(actor, addressOf(path ?? '', ordersID), file);
        const query = `routeName=${name}&ordersID=${ordersID}&ignoreFileInUse=${one.isWished}`;
        expect(web).toEqual(await apiDecision(one.login, query));
      }

      // Not only what the api says of itself: what it does. Calling it is the wish to work beside the holder.
      const route = routeByName('oe:main');
      const asked = one.isWished || !actor.allowOpenFileInUse ? file : { ...file, ignoreFileInUse: true };
      const page = pageMode(actor, route, asked);
      let { version } = detail.order;
      for (const field of ['placeOfClosing', 'fileNumber', 'settlementStatementType'] as const) {
        const { mode } = fieldMode(actor, { route, file: asked }, `order.${field}`);
        const changes = { order: { [field]: detail.order[field] } };
        const { body } = await ask(one.login, 'PATCH', `/api/orders/${ordersID}`, { version, changes });
        expect(body.isSuccessful, field).toBe(mode === 'edit');
        if (body.isSuccessful) version = body.result.order.version;
        else expect([...page.reasons.map(errorCodeOf), 'FIELD_NOT_EDITABLE'], field).toContain(body.errorCode);
      }

      await ask(one.login, 'POST', `/api/orders/${ordersID}/lock/release`, { sessionKey });
    });
  });

  it('is another one in another region: read here, full there', async () => {
    const here = await apiDecision(regional.login, `routeName=check-writing&ordersID=${world.ordersIDs.normal}`);
    const there = await apiDecision(
      regional.login,
      `routeName=check-writing&ordersID=${world.ordersIDs.inOtherRegion}`,
    );
    expect([here.accessLevel, there.accessLevel]).toEqual([AccessLevel.Read, AccessLevel.Full]);
  });

  // holds core 2.26
  it.each(logins)('%s is offered in the menus exactly the screens that open', async (login) => {
    const ordersID = world.ordersIDs.normal;
    const actor = await actorOf(login);
    const { detail } = await webFile({ login, kind: 'normal', isWished: false }, ordersID, actor);
    const context = { actor, order: navOrderOf(fileHeaderOf(detail), null), cplUnderwriterCompanyID: null };
    const input = { context, ordersID, currentID: null };
    const items = areaNames.flatMap((area) => menuGroups(area, input).flatMap((group) => group.items));
    for (const { id, inactive } of items.flatMap((item) => [item, ...(item.children ?? [])])) {
      const screen = screens.find(({ navItemID }) => navItemID === id);
      if (!screen) continue;
      const { allowed } = await apiDecision(login, `routeName=${screen.name}`);
      // An item can also be inactive for what the file is: then its screen would open, and is not offered.
      const isDenied = typeof inactive === 'string' && inactive.includes('is not authorized');
      expect(isDenied, id).toBe(!allowed);
    }
    for (const { id } of reachableScreens(context, ordersID)) {
      const screen = screens.find(({ navItemID }) => navItemID === id);
      expect((await apiDecision(login, `routeName=${screen?.name}`)).allowed, id).toBe(true);
    }
    await ask(login, 'POST', `/api/orders/${ordersID}/lock/release`, { sessionKey });
  });

  it.each(logins)('%s is let through the gate of every call exactly when the web would offer it', async (login) => {
    const actor = await actorOf(login);
    for (const { name, method, path, access, body } of Object.values<Endpoint>(endpoints)) {
      const reason = refusalOf(actor, access);
      if (reason === undefined) continue;
      // Nothing behind the gate happens: there is no such record, and what is sent is not what is asked for.
      const sent = body && { nothing: 'of this' };
      const answer = await ask(login, method, `${path.replaceAll(/:\w+/g, '999999')}?nothing=of+this`, sent);
      const isRefused = [401, 403].includes(answer.status);
      expect([name, isRefused ? answer.body.errorCode : null]).toEqual([name, reason && errorCodeOf(reason)]);
    }
  });

  it.each([...logins, plainAdministrator])(
    '%s is let make the calls of every setting screen that opens, and save where it may be changed',
    async (login) => {
      const actor = await actorOf(login);
      for (const { name } of configurationScreens) {
        const route = routeByName(configurationRouteName(name));
        const { accessLevel, readOnly } = pageMode(actor, route, null);
        const calls = screenCalls(name);
        expect(calls.length, name).toBeGreaterThan(0);
        for (const { name: callName, method, path, access, body } of calls) {
          if (accessLevel === AccessLevel.None || (readOnly && method !== 'GET')) continue;
          expect([name, callName, refusalOf(actor, access) ?? null]).toEqual([name, callName, null]);
          // Also of the api itself: nothing behind the gate happens.
          const sent = body && { nothing: 'of this' };
          const answer = await ask(login, method, `${path.replaceAll(/:\w+/g, '999999')}?nothing=of+this`, sent);
          expect([name, callName, [401, 403].includes(answer.status)]).toEqual([name, callName, false]);
        }
      }
    },
  );

  it('differs in one thing: what a user has open in another tab reads there, and the api goes by the user', async () => {
    const ordersID = world.ordersIDs.normal;
    const actor = await actorOf('closer');
    await ask('closer', 'POST', `/api/orders/${ordersID}/open`, { sessionKey: keyOf(holder) });
    const { file } = await webFile({ login: 'closer', kind: 'normal', isWished: false }, ordersID, actor);
    expect(webDecision(actor, `/order/${ordersID}/oe`, file)).toMatchObject({ readOnly: true, accessLevel: 2 });
    // Versions keep data right, locks keep people polite (docs/decisions/0008): a save names no tab.
    expect(await apiDecision('closer', `routeName=oe:main&ordersID=${ordersID}`)).toMatchObject({ readOnly: false });
    await ask('closer', 'POST', `/api/orders/${ordersID}/lock/release`, { sessionKey: keyOf(holder) });
  });

  describe.each(Object.values(tenants))('outside a file, with the features of %s', (tenant) => {
    it.each([...logins, plainAdministrator])('%s opens every screen alike', async (login) => {
      const actor = await actorOf(login, tenant);
      for (const { name, path } of screens) {
        const web = webDecision(actor, addressOf(path ?? ''), null);
        expect(web).toEqual(await apiDecision(login, `routeName=${name}`, tenant));
      }
    });
  });

  it.each(roleNames.flatMap((role) => [loginOf(role, 'plain'), loginOf(role, 'opensInUse')]))(
    '%s is offered to take a file over exactly when the api lets it',
    async (login) => {
      const ordersID = world.ordersIDs.inUse;
      const actor = await actorOf(login);
      const { file } = await webFile({ login, kind: 'inUse', isWished: false }, ordersID, actor);
      const { body } = await ask(login, 'POST', `/api/orders/${ordersID}/lock/take-over`, { sessionKey });
      expect(body.isSuccessful).toBe(can(actor, 'takeOverOrder', { file }).allowed);
      await ask(login, 'POST', `/api/orders/${ordersID}/lock/release`, { sessionKey });
      expect((await open(holder, ordersID)).isHeldByMe).toBe(true);
    },
  );

  // holds core 7.12
  it('answers nothing about screens and files that are not there', async () => {
    for (const query of ['routeName=nothing', 'routeName=oe:main&ordersID=9999']) {
      const { status, body } = await ask('closer', 'GET', `/api/session/route-access?${query}`);
      expect([status, body.errorCode]).toEqual([404, 'NOT_FOUND']);
    }
  });
});
