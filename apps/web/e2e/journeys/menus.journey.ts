import type { FileHeader } from '@closewright/contract/orders';
import type { Session } from '@closewright/contract/session';
import { type AccessReasonCode, actorOf, roleNames, routeAccess } from '@closewright/domain/access';
import { findItem, type LookupSets } from '@closewright/domain/lookups';
import {
  type AreaName,
  addFileItemID,
  type NavContext,
  type NavItem,
  navArea,
  navItemState,
  navigation,
  navLabel,
  navPath,
  type RouteMeta,
  routes,
  withNewFile,
} from '@closewright/domain/navigation';
import { orderServices, settlementStatementTypes } from '@closewright/domain/orders';
import { RoleType } from '@closewright/domain/parties';
import { navOrderOf } from '../../src/open-file/file-state.ts';
import type { ApiUser } from '../arrange/api-user.ts';
import { expect, test, type Visitor } from '../fixtures.ts';

/** One row of a menu, as the user has it: where it leads, or that it is disabled. */
interface Row {
  readonly label: string | null;
  readonly href: string | null;
  readonly isDisabled: boolean;
}

/** What the domain decides for a user on a file, from what the api tells of both. */
async function contextOf(user: ApiUser, ordersID: number): Promise<NavContext> {
  const actor = actorOf(await user.get<Session>('/api/session'));
  const header = await user.get<FileHeader>(`/api/orders/${ordersID}/header`);
  const lookups = await user.get<LookupSets>('/api/lookups');
  const serviceID = header.orderServiceID;
  const service = serviceID === null ? null : findItem(lookups, 'orderServices', serviceID);
  // No screen sets up a CPL underwriter, so the item is inactive for everybody.
  return { actor, order: navOrderOf(header, service?.data), cplUnderwriterCompanyID: null };
}

/** The whole menu of an area by the domain's decision: what is not inactive, headings last, each page above its own. */
function decided(area: AreaName, context: NavContext, ordersID: number | null): Row[] {
  const rows = (items: readonly NavItem[]): Row[] =>
    items.flatMap((item) => {
      const state = navItemState(item, context);
      if (state.inactive) return [];
      const { label } = navLabel(item, context.order?.settlementStatementType ?? null);
      // Add File opens over the page that is open; what other actions need is not there without their flag.
      const started = item.id === addFileItemID ? withNewFile('/recent-files') : null;
      const href = item.action ? started : navPath(item, ordersID);
      return [{ label, href: state.disabled ? null : href, isDisabled: state.disabled }, ...rows(item.children)];
    });
  const { children } = navArea(area);
  const isHeading = (item: NavItem) => item.path === null && !item.action;
  return [
    ...rows(children.filter((item) => !isHeading(item))),
    ...children.filter(isHeading).flatMap((heading) => rows(heading.children)),
  ];
}

/** The whole menu that is shown, folded groups included. */
const shown = ({ frame }: Visitor): Promise<Row[]> =>
  frame.menu.locator('[data-slot=nav-item]').evaluateAll((items) =>
    items.map((item) => {
      const isDisabled = item.getAttribute('aria-disabled') === 'true';
      const href = item.getAttribute('href');
      return { label: item.getAttribute('data-label'), href: isDisabled ? null : href, isDisabled };
    }),
  );

for (const role of roleNames) {
  // holds core 2.26
  test(`${role} sees exactly its menus: every area, every item`, async ({ visit, apiUser }) => {
    const user = await apiUser(role);
    const ordersID = await user.orderID('26-700014');
    const context = await contextOf(user, ordersID);
    const visitor = await visit({ as: role, path: `/order/${ordersID}/oe` });
    const { frame, fileMain } = visitor;
    await fileMain.isShown();

    const areas = navigation.filter((area) => !navItemState(area, context).inactive);
    await expect(frame.areas.getByRole('link')).toHaveText(areas.map(({ label }) => label));
    await expect.poll(() => shown(visitor)).toEqual(decided('file', context, ordersID));

    for (const { theme, label } of areas.filter((area) => area.theme !== 'file')) {
      await frame.menuArea(label).click();
      await expect(frame.menu).toHaveAccessibleName(`${label} menu`);
      await expect.poll(() => shown(visitor), label).toEqual(decided(theme, { ...context, order: null }, null));
    }
  });
}

// holds core 2.25
test('the menu of a file follows what the file is: statement, services and seller', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const user = await apiUser('administrator', { tenant });
  const ordersID = await user.orderID('12-3456');
  const visitor = await visit({ as: 'administrator', tenant });
  await visitor.recentFiles.isShown();
  const menus = new Set<string>();
  const comparesMenu = async (what: string): Promise<NavContext> => {
    const context = await contextOf(user, ordersID);
    await visitor.fileMain.goto(ordersID);
    const menu = decided('file', context, ordersID);
    await expect.poll(() => shown(visitor), what).toEqual(menu);
    menus.add(JSON.stringify(menu));
    return context;
  };

  for (const { id, label } of settlementStatementTypes) {
    await user.change(ordersID, { settlementStatementType: id });
    await comparesMenu(label);
  }
  expect(menus.size).toBe(settlementStatementTypes.length);
  const disabled = ['ownerPolicy', 'loanSpecific'];
  for (const { id, label } of orderServices.filter(({ type }) => disabled.includes(type))) {
    await user.change(ordersID, { orderServiceID: id });
    expect(disabled).toContain((await comparesMenu(label)).order?.orderServiceType);
  }
  expect(menus.size).toBeGreaterThan(settlementStatementTypes.length + 1);

  const { order, contacts } = await user.order(ordersID);
  const sellers = contacts.filter(({ roleTypeID }) => roleTypeID === RoleType.Seller).map(({ rolesID }) => rolesID);
  const changes = { removeContacts: sellers };
  const { status } = await user.ask('PATCH', `/api/orders/${ordersID}`, { version: order.version, changes });
  expect(status).toBe(200);
  const before = menus.size;
  expect((await comparesMenu('no seller')).order?.hasSeller).toBe(false);
  expect(menus.size).toBe(before + 1);
});

/** The first screen that is denied for each reason there is. */
function deniedScreens(context: NavContext): [AccessReasonCode, RouteMeta][] {
  const first = new Map<AccessReasonCode, RouteMeta>();
  for (const route of routes) {
    const { allowed, reasons } = routeAccess(context.actor, route, null);
    const code = reasons[0]?.code;
    if (route.path !== null && !allowed && code && !first.has(code)) first.set(code, route);
  }
  return [...first];
}

for (const role of roleNames) {
  // holds core 2.43
  test(`${role} is told why at the address of a screen it may not open, for every reason there is`, async ({
    visit,
    apiUser,
  }) => {
    const user = await apiUser(role);
    const ordersID = await user.orderID('26-700014');
    const { page, frame, recentFiles } = await visit({ as: role });
    await recentFiles.isShown();
    const denied = deniedScreens(await contextOf(user, ordersID));
    // Also an administrator has none of what a feature flag turns off.
    expect(denied.map(([code]) => code)).toContain('featureOff');
    for (const [code, { label, path }] of denied) {
      await page.goto((path ?? '').replace(':orderId', String(ordersID)).replace(/:\w+/, '7'));
      await expect(page, code).toHaveURL(/\/NotAuthorized\?message=/);
      const text = `Access to ${label} is not authorized.`;
      expect(new URL(page.url()).searchParams.get('message')).toBe(`${text}<br>Please contact your administrator.`);
      // The toast goes by itself, so it is read first, and at once.
      const told = new RegExp(`${text.replaceAll(/[.()]/g, '\\$&')}\\s*Please contact your administrator\\.`);
      for (const place of [frame.toasts, page.getByRole('main')]) await expect(place, code).toContainText(told);
    }
  });
}
