import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../access/index.ts';
import { loadFlags } from '../constants/index.ts';
import type { SettlementStatementTypeName } from '../orders/index.ts';
import {
  absenceReason,
  type NavContext,
  type NavItem,
  type NavOrder,
  type NavReasonCode,
  navItemState,
  navItems,
  navigation,
  signingHint,
} from './index.ts';
import { administrator, context, item, order, starterActors, state } from './navigation.fixture.ts';

// holds core 2.25
describe('item state (core.md §4)', () => {
  it.each<[string, string, Partial<NavContext>, 'active' | 'disabled' | 'inactive', NavReasonCode | null]>([
    ['all rights', 'file.information.main', {}, 'active', null],
    ['no file', 'file.information.main', { order: null }, 'disabled', 'noFile'],
    ['no file, a page with children', 'file.title.policy', { order: null }, 'disabled', 'noFile'],
    ['no file, a heading', 'file.information', { order: null }, 'active', null],
    ['no file, another area', 'home.recent-files', { order: null }, 'active', null],
    // holds core 4.29
    [
      'owner policy: loans',
      'file.title.policy.loans',
      { order: { ...order, orderServiceType: 'ownerPolicy' } },
      'disabled',
      'noLoanPolicy',
    ],
    // holds core 4.29
    [
      'title guard: loans',
      'file.title.policy.loans',
      { order: { ...order, orderServiceType: 'titleGuard' } },
      'active',
      null,
    ],
    [
      'owner policy: owner',
      'file.title.policy.owner',
      { order: { ...order, orderServiceType: 'ownerPolicy' } },
      'active',
      null,
    ],
    // holds core 4.30
    [
      'loan service: owner',
      'file.title.policy.owner',
      { order: { ...order, orderServiceType: 'loanSpecific' } },
      'disabled',
      'noOwnerPolicy',
    ],
    // holds core 4.30
    [
      'construction loan: owner',
      'file.title.policy.owner',
      { order: { ...order, orderServiceType: 'constructionLoan' } },
      'active',
      null,
    ],
    [
      'loan service: loans',
      'file.title.policy.loans',
      { order: { ...order, orderServiceType: 'loanSpecific' } },
      'active',
      null,
    ],
    // holds core 4.31
    [
      'no seller: debits and credits',
      'file.settlement.debitcredits-section',
      { order: { ...order, hasSeller: false } },
      'inactive',
      'noSeller',
    ],
    // holds core 4.31
    [
      'no seller: prorations',
      'file.settlement.prorations',
      { order: { ...order, hasSeller: false } },
      'inactive',
      'noSeller',
    ],
    // holds core 4.31
    [
      'no seller: commission',
      'file.settlement.realtor-commission',
      { order: { ...order, hasSeller: false } },
      'inactive',
      'noSeller',
    ],
    ['a seller: payoffs and payments', 'file.settlement.cdfPayoffPayments', {}, 'inactive', 'hasSeller'],
    [
      'no seller: payoffs and payments',
      'file.settlement.cdfPayoffPayments',
      { order: { ...order, hasSeller: false } },
      'active',
      null,
    ],
    ['no seller: payoffs', 'file.settlement.payoffs', { order: { ...order, hasSeller: false } }, 'active', null],
    ['CPL underwriter', 'file.information.cpl', {}, 'active', null],
    // holds core 4.34
    [
      'CPL, other underwriter',
      'file.information.cpl',
      { order: { ...order, underwriterCompanyID: 4 } },
      'inactive',
      'otherUnderwriter',
    ],
    [
      'CPL, no underwriter',
      'file.information.cpl',
      { order: { ...order, underwriterCompanyID: null } },
      'inactive',
      'otherUnderwriter',
    ],
    // holds core 4.34
    [
      'CPL, none set up',
      'file.information.cpl',
      { cplUnderwriterCompanyID: null, order: { ...order, underwriterCompanyID: null } },
      'inactive',
      'otherUnderwriter',
    ],
  ])('%s', (_name, id, change, expected, reason) => {
    const result = state(id, change);
    expect(result.disabled ? 'disabled' : result.inactive ? 'inactive' : 'active').toBe(expected);
    expect(result.reason?.code ?? null).toBe(reason);
  });

  const withSettings = (settings: object): Actor => ({ ...administrator, settings });
  it.each<[string, string, object, NavReasonCode | null]>([
    // holds core 4.24
    ['no screen access', 'file.information.main', {}, 'noScreenAccess'],
    ['screen access Read', 'file.information.main', { OrderEntry_ScreenAccess: 1 }, null],
    // holds core 2.15, core 6.5
    ['no app access', 'home.portfolio-manager', {}, 'noAppAccess'],
    ['app access', 'home.portfolio-manager', { appPortfolioManager_AppAccess: 1 }, null],
    // holds core 4.24
    ['access without permission', 'reporting.report-management', { appReports_AppAccess: 1 }, 'noPermission'],
    ['permission without access', 'reporting.report-management', { CanCreateReports: 1 }, 'noAppAccess'],
    ['access and permission', 'reporting.report-management', { appReports_AppAccess: 1, CanCreateReports: 1 }, null],
    // holds core 4.27
    ['config: neither', 'configuration.search', {}, 'noScreenAccess'],
    ['config: access only', 'configuration.search', { RateRules_ScreenAccess: 1 }, null],
    // holds core 4.27
    ['config: permission only', 'configuration.search', { FileScanAllowCategoryManagement: 1 }, null],
    ['config: administrator', 'configuration.search', { IsAdmin: 1 }, null],
    ['nothing asked', 'home.search', {}, null],
  ])('rights: %s', (_name, id, settings, reason) => {
    const result = state(id, { actor: withSettings(settings) });
    expect(result.reason?.code ?? null).toBe(reason);
    expect(result.inactive).toBe(reason !== null);
  });

  // holds core 4.25
  it('an admin-only item needs IsAdmin', () => {
    const adminOnly: NavItem = { ...item('home.search'), requiresAdministrator: true };
    expect(navItemState(adminOnly, context).inactive).toBe(false);
    expect(navItemState(adminOnly, { ...context, actor: withSettings({}) }).reason?.code).toBe('needsAdministrator');
  });

  it('a flag turns the config item off too', () => {
    const flagged: NavItem = { ...item('configuration.search'), featureFlag: 'dataConversion' };
    const off = { ...administrator, features: loadFlags() };
    expect(navItemState(flagged, { ...context, actor: off }).reason?.code).toBe('featureOff');
  });

  // holds core 4.28
  it('a parent is inactive when, and only when, all its children are', () => {
    const someone = fc.record({
      actor: fc.constantFrom(...starterActors),
      order: fc.option(
        fc.record({
          settlementStatementType: fc.constantFrom<SettlementStatementTypeName>('CDF', 'HUD1974', 'HUD2010'),
          orderServiceType: fc.constantFrom<NavOrder['orderServiceType']>('full', 'ownerPolicy', 'loanSpecific'),
          hasSeller: fc.boolean(),
          underwriterCompanyID: fc.constantFrom(null, 3, 4),
          isEligibleForSigning: fc.boolean(),
        }),
      ),
      cplUnderwriterCompanyID: fc.constantFrom(null, 3),
    });
    const headings = navItems.filter(({ children, path }) => children.length > 0 && path === null);
    fc.assert(
      fc.property(someone, fc.constantFrom(...headings, ...navigation), (who, parent) => {
        const all = parent.children.every((child) => navItemState(child, who).inactive);
        expect(navItemState(parent, who).inactive).toBe(all);
      }),
    );
    const nobody = state('accounting', { actor: withSettings({}) });
    expect(nobody).toMatchObject({ inactive: true, reason: { code: 'allChildrenInactive' } });
    expect(nobody.reason?.text).toBe('Access to Accounting is not authorized. Please contact your administrator.');
  });

  it.each<[string, Partial<NavOrder> | null, string]>([
    ['file.information.main', null, 'Open a file first.'],
    ['file.title.policy', null, 'Open a file first.'],
    ['file.settlement.gfe-comparison', {}, 'The statement of this file is a CDF, which has no such page.'],
    [
      'file.settlement.cashtoclose-section',
      { settlementStatementType: 'HUD2010' },
      'The statement of this file is a HUD 2010, which has no such page.',
    ],
    [
      'file.title.policy.loans',
      { orderServiceType: 'ownerPolicy' },
      "The services of this file are an owner's policy only.",
    ],
    [
      'file.title.policy.owner',
      { orderServiceType: 'loanSpecific' },
      'The services of this file are a loan policy only.',
    ],
    ['file.settlement.prorations', { hasSeller: false }, 'There is no seller on this file.'],
    [
      'file.information.cpl',
      { underwriterCompanyID: 4 },
      'The underwriter of this file issues no closing protection letter here.',
    ],
  ])('%s of a file with %j says: %s', (id, change, text) => {
    expect(state(id, { order: change && { ...order, ...change } }).reason?.text).toBe(text);
  });

  it('an area with a page of its own opens without a file', () => {
    expect(state('home', { order: null })).toMatchObject({ disabled: false, inactive: false });
  });

  it.each<[string, string, Partial<NavContext>, string | null]>([
    ['is there', 'file.settlement.fees', {}, null],
    ['another statement', 'file.settlement.worksheet801', {}, 'otherStatement'],
    ['no seller', 'file.settlement.prorations', { order: { ...order, hasSeller: false } }, 'noSeller'],
    ['no right', 'file.settlement.fees', { actor: withSettings({}) }, 'noScreenAccess'],
    ['a flag that is off', 'file.closing.audit-log', { actor: { ...context.actor, features: {} } }, null],
    [
      'a flag that is off, and no right',
      'file.closing.audit-log',
      { actor: { ...withSettings({}), features: {} } },
      null,
    ],
    ['a heading', 'accounting', { actor: withSettings({}) }, null],
    ['no file', 'file.settlement.fees', { order: null }, null],
  ])('who asks for a page that is not there hears why: %s', (_, id, change, code) => {
    expect(absenceReason(state(id, change))?.code ?? null).toBe(code);
  });

  it('never is both disabled and inactive, and says why it is either', () => {
    for (const actor of starterActors) {
      for (const one of navItems) {
        const result = navItemState(one, { ...context, actor });
        expect(result.disabled && result.inactive).toBe(false);
        expect(result.reason !== null).toBe(result.disabled || result.inactive);
      }
    }
  });
});

// holds core 4.35, blocks 9.33
describe('signing hint (core.md §4)', () => {
  const eligible = { ...order, isEligibleForSigning: true };
  it.each([
    ['file.closing.signing', eligible, 'This file is eligible to close with the digital-signing provider.'],
    ['file.closing.signing', order, null],
    ['file.closing.signing', null, null],
    ['file.closing.invoices', eligible, null],
  ])('%s', (id, file, hint) => {
    expect(signingHint(item(id), file)).toBe(hint);
  });

  // holds core 4.35
  it('names the provider', () => {
    expect(signingHint(item('file.closing.signing'), eligible, 'Beta Sign')).toBe(
      'This file is eligible to close with Beta Sign.',
    );
  });
});
