import { describe, expect, it } from 'vitest';
import { fileScreens } from '../access/index.ts';
import { goToFileScreens } from '../orders/index.ts';
import { matchRoute, navItems, navPath, pageTitle, routeByName, routes } from './index.ts';
import { item } from './navigation.fixture.ts';

const outsideMenu = { skipSave: true, logAccess: false, navItemID: null };

describe('paths', () => {
  // holds core 2.20
  it.each([
    ['file.information.main', 12, '/order/12/oe'],
    ['file.information.main', null, null],
    ['file.information', 12, null],
    ['file.settlement.cdf-editor', 12, null],
    ['file.closing.invoices', 12, '/order/12/invoices'],
    ['file.closing.generate-documents', 12, '/coming-soon?screen=file.closing.generate-documents&orderId=12'],
    ['file.settlement.fees', null, null],
    ['home.recent-files', null, '/recent-files'],
    ['home.search', 12, '/search'],
    ['accounting', null, '/escrow-accounting'],
  ])('%s with order %j is %j', (id, ordersID, path) => {
    expect(navPath(item(id), ordersID)).toBe(path);
  });

  // holds core 2.30
  it('make a page title', () => {
    expect(pageTitle('Closewright', 'File Main')).toBe('Closewright - File Main');
  });
});

describe('routes', () => {
  // holds core 2.8, core 2.12, blocks 2.1
  it.each([
    ['oe:main', 'File Main', '/order/:orderId/oe'],
    ['tp:loan:list', 'Loans', '/order/:orderId/commitment/title'],
    ['policy:loan:list', 'Policy', '/order/:orderId/commitment/policy'],
    ['premiums', 'Premium Rates', '/order/:orderId/settlement/premiums'],
    ['settlement:payoffs:list', 'Payoffs', '/order/:orderId/settlement/payoffs'],
    ['settlement:prorations', 'Prorations', '/order/:orderId/settlement/prorations'],
    ['o-inv:invoices', 'Invoices', '/order/:orderId/invoices'],
    ['ow:order-workflow', 'File Workflow', '/order/:orderId/workflow'],
    ['document-mgmt', 'Document Management', '/order/:orderId/document-mgmt'],
    ['check-writing', 'Check Writing', '/order/:orderId/check-writing'],
    ['ea:consolidated-checks', 'Consolidated Checks', '/escrow-accounting/consolidated-checks'],
    ['ea:reconciliation', 'Reconciliation', '/escrow-accounting/reconciliations/:reconciliationID'],
    ['cfg:search', 'Configuration', '/configuration/search'],
    ['coming-soon', 'Coming Soon', '/coming-soon'],
  ])('%s is called %s (core.md §2 Route names seen)', (name, label, path) => {
    expect(routeByName(name)).toMatchObject({ name, label, path });
  });

  // holds core 2.9, core 2.11, core 2.27
  it('need a sign-in but for the three the spec excepts', () => {
    expect(routes.filter(({ requiresSignIn }) => !requiresSignIn).map(({ name }) => name)).toEqual([
      'not-authorized',
      'silent-check-sso',
      'not-found',
    ]);
  });

  it.each(goToFileScreens)('$routeName of go-to-file is one, and called $label', ({ routeName, label }) => {
    expect(routeByName(routeName)).toMatchObject({ name: routeName, label, isFileRoute: true });
  });

  it('carry the rights of their menu item', () => {
    for (const route of routes) {
      if (route.navItemID === null) continue;
      const { screens, apps, permissionKeys, featureFlag } = item(route.navItemID);
      expect({
        screens: route.screens,
        apps: route.apps,
        permissionKeys: route.permissionKeys,
        featureFlag: route.featureFlag,
      }).toEqual({
        screens,
        apps,
        permissionKeys,
        featureFlag,
      });
    }
  });

  // holds core 2.40
  it('save before leaving a form, not a list', () => {
    expect(routeByName('oe:main')).toMatchObject({
      skipSave: false,
      logAccess: true,
      isFileRoute: true,
      isSettlementRoute: false,
    });
    expect(routeByName('home.recent-files')).toMatchObject({ skipSave: true, logAccess: false, isFileRoute: false });
    expect(routeByName('settlement:payoffs:list').isSettlementRoute).toBe(true);
    for (const name of ['premiums', 'file.closing.css']) expect(routeByName(name).isSettlementRoute).toBe(true);
  });

  it.each([
    ['/order/12/oe', 'oe:main', { orderId: '12' }],
    ['/order/12/oe/', 'oe:main', { orderId: '12' }],
    ['/order/12/settlement/fees', 'file.settlement.fees', { orderId: '12' }],
    ['/escrow-accounting/reconciliations/7', 'ea:reconciliation', { reconciliationID: '7' }],
    ['/escrow-accounting/reconciliations', 'accounting.reconciliations', {}],
    ['/recent-files', 'home.recent-files', {}],
    ['/NotAuthorized', 'not-authorized', {}],
    ['/notauthorized', 'not-found', {}],
    ['/order//oe', 'not-found', {}],
    ['/order/oe', 'not-found', {}],
    ['/nowhere', 'not-found', {}],
    ['/', 'not-found', {}],
  ])('%s is %s', (path, name, params) => {
    const match = matchRoute(path);
    expect(match.route.name).toBe(name);
    expect(match.params).toEqual(params);
  });

  it('fit every path once', () => {
    for (const { path, name } of routes) {
      if (path !== null) expect(matchRoute(path.replaceAll(/:\w+/g, '1')).route.name).toBe(name);
    }
  });

  it('are these outside the menu, with what each needs', () => {
    expect(routes.filter(({ navItemID }) => navItemID === null)).toEqual([
      { name: 'coming-soon', label: 'Coming Soon', path: '/coming-soon', requiresSignIn: true, ...outsideMenu },
      {
        name: 'not-authorized',
        label: 'Not Authorized',
        path: '/NotAuthorized',
        requiresSignIn: false,
        ...outsideMenu,
      },
      {
        name: 'silent-check-sso',
        label: 'Silent sign-in check',
        path: '/silent-check-sso.html',
        requiresSignIn: false,
        ...outsideMenu,
      },
      {
        name: 'ea:reconciliation',
        label: 'Reconciliation',
        path: '/escrow-accounting/reconciliations/:reconciliationID',
        apps: ['appEscrowAccounting'],
        requiresSignIn: true,
        ...outsideMenu,
        skipSave: false,
        logAccess: true,
      },
      {
        name: 'ea:opening',
        label: 'Opening',
        path: '/escrow-accounting/reconciliations/openings/:openingID',
        apps: ['appEscrowAccounting'],
        requiresSignIn: true,
        ...outsideMenu,
        skipSave: false,
        logAccess: true,
      },
      {
        name: 'ea:stale-checks',
        label: 'Stale Checks',
        path: '/escrow-accounting/stale-checks',
        apps: ['appEscrowAccounting'],
        requiresSignIn: true,
        ...outsideMenu,
        skipSave: false,
        logAccess: true,
      },
      {
        name: 'ea:unclaimed-money',
        label: 'Unclaimed Money',
        path: '/escrow-accounting/unclaimed-money',
        apps: ['appEscrowAccounting'],
        requiresSignIn: true,
        ...outsideMenu,
        skipSave: false,
        logAccess: true,
      },
      {
        name: 'user-settings',
        label: 'User Settings',
        path: '/user-settings',
        requiresSignIn: true,
        ...outsideMenu,
        skipSave: false,
      },
      { name: 'not-found', label: 'Page Not Found', path: null, requiresSignIn: false, ...outsideMenu },
    ]);
  });

  // holds core 2.33
  it('are of a file where their path begins with /order, and nowhere else', () => {
    const ofFiles = routes.filter(({ isFileRoute }) => isFileRoute);
    expect(ofFiles).toEqual(routes.filter(({ path }) => path?.startsWith('/order/')));
    expect(ofFiles.length).toBeGreaterThan(40);
  });

  it('of files and accounting tell the server who is active, and no others', () => {
    const areas = (logs: boolean) =>
      new Set(
        routes.flatMap(({ logAccess, navItemID }) =>
          logAccess === logs && navItemID ? [navItemID.split('.')[0]] : [],
        ),
      );
    expect(areas(true)).toEqual(new Set(['file', 'accounting']));
    expect(areas(false)).toEqual(new Set(['home', 'reporting', 'configuration']));
  });

  it('have a path each, but for the catch-all, and a file id in those of files only', () => {
    expect(routes.filter(({ path }) => path === null).map(({ name }) => name)).toEqual(['not-found']);
    for (const { path, isFileRoute } of routes) expect(path?.includes(':orderId') ?? false).toBe(isFileRoute ?? false);
  });

  it('of files ask for the screens of which one opens a file, and for no other', () => {
    const asked = routes.filter(({ isFileRoute }) => isFileRoute).flatMap(({ screens = [] }) => screens);
    expect(new Set(asked)).toEqual(new Set(fileScreens));
  });

  it('need a system administrator exactly where their item does', () => {
    const needs = (list: readonly { requiresSystemAdministrator?: boolean }[]) =>
      list.filter(({ requiresSystemAdministrator }) => requiresSystemAdministrator).length;
    expect(needs(routes)).toBe(needs(navItems));
    expect(needs(routes)).toBeGreaterThan(0);
  });

  it('answer the catch-all for a name that is none', () => {
    expect(routeByName('nothing').label).toBe('Page Not Found');
  });
});
