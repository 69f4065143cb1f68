import { type Actor, roleDefaults } from '@closewright/domain/access';
import { type NavContext, type NavOrder, navItems } from '@closewright/domain/navigation';
import { describe, expect, it } from 'vitest';
import { frameLocation } from './location.ts';
import { areaHref, menuGroups } from './menu.ts';
import { absentScreens, reachableScreens } from './palette-screens.ts';

const actor: Actor = {
  usersID: 7,
  settings: { OrderEntry_ScreenAccess: 2, GenericSettlementStatement_ScreenAccess: 2 },
  features: {},
  regions: [],
  allowOpenFileInUse: false,
};
const order: NavOrder = {
  settlementStatementType: 'CDF',
  orderServiceType: 'full',
  hasSeller: true,
  underwriterCompanyID: null,
  isEligibleForSigning: false,
};
const context: NavContext = { actor, order, cplUnderwriterCompanyID: null };

describe('menu', () => {
  it('lists File Main as a page of the open file and marks the current one', () => {
    const groups = menuGroups('file', { context, ordersID: 12, currentID: 'file.information.main' });
    const main = groups.flatMap((group) => group.items).find((item) => item.id === 'file.information.main');
    expect(main).toMatchObject({ label: 'Main', href: '/order/12/oe', current: true, inactive: false });
  });

  // holds core 6.3
  it('makes inactive what the user may not open, with the reason', () => {
    const groups = menuGroups('file', { context, ordersID: 12, currentID: null });
    const notes = groups.flatMap((group) => group.items).find((item) => item.id === 'file.information.notes');
    expect(notes?.inactive).toBe('Access to File Notes is not authorized. Please contact your administrator.');
  });

  it('starts what is no page where it is told to', () => {
    const flagged = { ...context, actor: { ...actor, features: { cdfEditor: true } } };
    const actions = { launchCdfEditor: '/order/12/oe?launchEditor=cdf' };
    const groups = menuGroups('file', { context: flagged, ordersID: 12, currentID: null, actions });
    const editor = groups.flatMap((group) => group.items).find((item) => item.id === 'file.settlement.cdf-editor');
    expect(editor).toMatchObject({ label: 'CDF Editor', href: '/order/12/oe?launchEditor=cdf', inactive: false });
  });

  it('Add File has a tooltip where the company announces the end of new files (core.md §6)', () => {
    const adding = { ...actor, settings: { ...actor.settings, AllowCreateOrder: 1 } };
    const text = 'From 05/01/2026 new orders cannot be opened in the product.';
    const entry = (hints: Record<string, string>) =>
      menuGroups('home', { context: { ...context, actor: adding }, ordersID: null, currentID: null, hints })
        .flatMap((group) => group.items)
        .find(({ label }) => label === 'Add File');
    expect(entry({ 'home.add-file': text })?.hint).toMatchObject({ text });
    expect(entry({})?.hint).toBeUndefined();
  });

  it('disables file pages while no file is open', () => {
    const groups = menuGroups('file', { context: { ...context, order: null }, ordersID: null, currentID: null });
    const main = groups.flatMap((group) => group.items).find((item) => item.id === 'file.information.main');
    expect(main?.disabledReason).toBe('Open a file first.');
  });

  it('leads to screens that are not built with their name', () => {
    expect(reachableScreens(context, 12).find(({ label }) => label === 'Closing Market')?.href).toBe(
      '/coming-soon?screen=file.closing.closing-market&orderId=12',
    );
  });

  it('offers what is no page by name, where it is started and the tenant has switched it on', () => {
    const actions = { launchCdfEditor: '/order/12/oe?launchEditor=cdf' };
    const editor = (features: Actor['features'], ordersID: number | null = 12) => {
      const of = ordersID === null ? null : order;
      const found = reachableScreens({ ...context, order: of, actor: { ...actor, features } }, ordersID, actions);
      return found.find(({ id }) => id === 'file.settlement.cdf-editor');
    };
    const offered = { label: 'CDF Editor', href: actions.launchCdfEditor, isBuilt: true };
    expect(editor({ cdfEditor: true })).toMatchObject(offered);
    expect(editor({})).toBeUndefined();
    expect(editor({ cdfEditor: true }, null)).toBeUndefined();
  });

  it('finds the first screen of an area, and none where the user has no right', () => {
    expect(areaHref('home', context, null)).toBe('/recent-files');
    expect(areaHref('file', context, 12)).toBe('/order/12/oe');
    const notesAlone = { ...context.actor, settings: { Notes_ScreenAccess: 1 } };
    expect(areaHref('file', { ...context, actor: notesAlone }, 12)).toBe('/order/12/oe/notes');
    expect(areaHref('home', { ...context, actor: notesAlone }, 12)).toBe('/recent-files');
    expect(areaHref('file', context, null)).toBe('/order');
    expect(areaHref('accounting', context, null)).toBeNull();
  });
});

describe('what the palette says of pages that are not there', () => {
  const reasons = (change: Partial<NavContext>, ordersID: number | null = 12) => {
    const absent = absentScreens({ ...context, ...change }, ordersID);
    return Object.fromEntries(absent.map(({ id, reason }) => [id.split('.').at(-1), reason]));
  };

  it('names what the file is, or the right that is missing', () => {
    const found = reasons({ order: { ...order, settlementStatementType: 'HUD2010', hasSeller: false } });
    expect(found).toMatchObject({
      addendums: 'The statement of this file is a HUD 2010, which has no such page.',
      prorations: 'There is no seller on this file.',
      notes: 'Access to File Notes is not authorized. Please contact your administrator.',
    });
    expect(Object.keys(found)).not.toContain('fees');
  });

  it('names no page that the tenant has not switched on, and none of a file where none is open', () => {
    const flagged = navItems.filter(({ featureFlag }) => featureFlag !== undefined);
    for (const settings of [{}, actor.settings, roleDefaults.administrator.settings]) {
      const absent = absentScreens({ ...context, actor: { ...actor, settings } }, 12);
      expect(absent.filter(({ id }) => flagged.some((item) => item.id === id))).toEqual([]);
    }
    expect(Object.keys(reasons({ order: null }, null))).not.toContain('fees');
  });

  it('names a page that is offered nowhere else', () => {
    const offered = reachableScreens(context, 12).map(({ id }) => id);
    expect(absentScreens(context, 12).filter(({ id }) => offered.includes(id))).toEqual([]);
  });
});

describe('location', () => {
  it('knows file, area and label of a path', () => {
    expect(frameLocation('/order/12/oe', {})).toEqual({
      area: 'file',
      ordersID: 12,
      itemID: 'file.information.main',
      routeName: 'oe:main',
      label: 'File Main',
    });
    expect(frameLocation('/', {})).toMatchObject({ area: 'home', ordersID: null, label: 'Recent Files' });
    expect(frameLocation('/nowhere', {})).toMatchObject({ area: 'home', label: 'Page Not Found' });
  });

  it('keeps the menu of the list on a page of one of its rows', () => {
    expect(frameLocation('/escrow-accounting/reconciliations/7', {})).toMatchObject({
      area: 'accounting',
      itemID: 'accounting.reconciliations',
      routeName: 'ea:reconciliation',
      label: 'Reconciliation',
    });
  });

  it('keeps the file and the menu on a page that is not built', () => {
    expect(frameLocation('/coming-soon', { screen: 'file.information.properties', orderId: 12 })).toEqual({
      area: 'file',
      ordersID: 12,
      itemID: 'file.information.properties',
      routeName: 'file.information.properties',
      label: 'Properties',
    });
  });
});
