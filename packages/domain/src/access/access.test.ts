import { describe, expect, it } from 'vitest';
import { errorCodes } from '../errors/index.ts';
import {
  AccessLevel,
  type Actor,
  accessReasons,
  actorOf,
  appAccessKey,
  appNames,
  combineAccess,
  hasAccess,
  hasAnyAccess,
  hasEveryRight,
  hasRegion,
  hasRight,
  hasSomeRight,
  permissionKeys,
  roleDefaults,
  roleNames,
  type SecuritySettings,
  screenAccess,
  screenAccessKey,
  screenNames,
  securityKeys,
  specialSettings,
} from './index.ts';

const actor = (settings: SecuritySettings | null): Actor => ({
  usersID: 1,
  settings,
  features: {},
  regions: [{ regionID: 5, isAdminRegion: false }],
  allowOpenFileInUse: false,
});

describe('security keys (core.md §6)', () => {
  // holds core 6.2, core 6.5, core 6.6, core 6.7, blocks 6.11
  it('are spelled as the spec spells them', () => {
    expect(screenNames.join(', ')).toBe(
      'OrderEntry, Notes, Custom, Commitment, Policy, Premiums, GenericSettlementStatement, RateRules, Payoff, CommercialSettlementStatement, Invoices, UpdateWorkflow, Documents, CheckWriting, Consolidated, InvestmentAccountIndividual, ProcessTemplateSetup, WorkflowDashboard',
    );
    expect(appNames.join(', ')).toBe(
      'appPortfolioManager, appFileScan, appEscrowAccounting, appEBankRecon, appFinancialApprovals, appPositivePay, app1099, appReports, appSystemAuditLog, appWordDocHelper, appStandardLanguage',
    );
    expect(permissionKeys.join(', ')).toBe(
      'AllowCreateOrder, AllowSecondaryFileCreate, CanUseOrderTemplate, CanCreateReports, AllowAddEditRates, AllowAddEditRecordingFees, AllowAddEditTransferTaxes, AllowEditEndorsementSettlementFees, FileScanAllowDescriptionManagement, FileScanAllowCategoryManagement, CanUnlockPolicyRemitDates, CanVoidPolicies, AllowAddWorkflowTask, AllowEditWorkflowTask, AllowDeleteWorkflowTask, AllowMaskTaskNA, EditTaskStartDate, AllowCheckWritingEscrowOutOfRegion, AllowEditCompanyDetails, AllowOneTimeUseAgent',
    );
    expect(specialSettings).toEqual(['IsSysAdmin', 'IsAdmin', 'IsAppReadOnly']);
    expect(screenAccessKey('OrderEntry')).toBe('OrderEntry_ScreenAccess');
    expect(appAccessKey('appReports')).toBe('appReports_AppAccess');
    expect(new Set(securityKeys).size).toBe(18 + 11 + 20 + 3);
  });

  // holds core 6.2, blocks 9.16
  it('have the levels None 0, Read 1, Full 2 and the bypass level -1', () => {
    expect(AccessLevel).toEqual({ Custom: -1, None: 0, Read: 1, Full: 2 });
  });
});

describe('looking settings up by name', () => {
  // holds core 6.1
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [undefined, 0],
    [3, 0],
    [-1, 0],
    [1.5, 0],
  ])('a screen setting of %j gives level %d', (value, level) => {
    expect(screenAccess(actor(value === undefined ? {} : { Policy_ScreenAccess: value }), 'Policy')).toBe(level);
  });

  it('gives nothing while the settings are not loaded', () => {
    expect(screenAccess(actor(null), 'Policy')).toBe(0);
    expect(hasRight(actor(null), 'IsAdmin')).toBe(false);
  });

  const some = actor({ AllowCreateOrder: 1, CanVoidPolicies: 0, OrderEntry_ScreenAccess: 2, Notes_ScreenAccess: 1 });

  const checked = [
    [[], true, true],
    [['AllowCreateOrder'], true, true],
    [['AllowCreateOrder', 'CanVoidPolicies'], false, true],
    [['CanVoidPolicies', 'IsAdmin'], false, false],
  ] as const;

  // holds core 6.1, blocks 6.5
  it.each(checked)('rights %j: every %s (building-blocks.md §6: an empty list grants)', (keys, every) => {
    expect(hasEveryRight(some, keys)).toBe(every);
  });

  // holds blocks 6.5
  it.each(checked)('rights %j: every %s, some %s', (keys, _every, any) => {
    expect(hasSomeRight(some, keys)).toBe(any);
  });

  // holds blocks 6.2
  it.each([
    [[], 2, true, true],
    [['OrderEntry', 'Notes'], 1, true, true],
    [['OrderEntry', 'Notes'], 2, false, true],
    [['OrderEntry', 'Policy'], 1, false, true],
    [['Policy'], 1, false, false],
    [['Notes'], 2, false, false],
  ] as const)('screens %j at level %d: hasAccess %s, hasAnyAccess %s', (screens, level, least, greatest) => {
    expect(hasAccess(some, screens, level)).toBe(least);
    expect(hasAnyAccess(some, screens, level)).toBe(greatest);
  });

  it('asks for Read unless told', () => {
    expect(hasAccess(some, ['Notes'])).toBe(true);
    expect(hasAnyAccess(some, ['Policy', 'Notes'])).toBe(true);
  });

  it.each([
    [[2, 1], 'minimum', 1],
    [[2, 1], 'maximum', 2],
    [[0, 2], 'minimum', 0],
    [[0, 1], 'maximum', 1],
    [[], 'minimum', 2],
  ] as const)('levels %j, %s: %d', (levels, combination, level) => {
    expect(combineAccess(levels, combination, AccessLevel.Full)).toBe(level);
  });

  it('gives the level of an empty list as asked', () => {
    expect(combineAccess([], 'maximum', AccessLevel.None)).toBe(0);
  });

  it.each([
    [5, true],
    [0, true],
    [6, false],
  ])('region %d is the user’s: %s', (regionID, is) => {
    expect(hasRegion(some, regionID)).toBe(is);
  });
});

describe('the actor of a session', () => {
  // holds core 3.11, core 6.1, blocks 6.1
  it('takes settings, features, regions and the user flag by name', () => {
    const made = actorOf({
      userSettings: {
        user: { usersID: 9 },
        regions: [{ regionID: 5, isAdminRegion: true }],
        flags: [
          { name: 'other', value: true },
          { name: 'allowOpenFileInUse', value: true },
        ],
      },
      securitySettings: [{ name: 'OrderEntry_ScreenAccess', value: 2 }],
      features: [{ name: 'cpl', value: true }],
    });
    expect(made).toEqual({
      usersID: 9,
      settings: { OrderEntry_ScreenAccess: 2 },
      features: { cpl: true },
      regions: [{ regionID: 5, isAdminRegion: true }],
      allowOpenFileInUse: true,
    });
  });

  it('has no right when the session is not valid', () => {
    expect(actorOf({ userSettings: null, securitySettings: null, features: null })).toEqual({
      usersID: null,
      settings: null,
      features: null,
      regions: [],
      allowOpenFileInUse: false,
    });
  });

  it('does not take a flag that is off, or another one that is on', () => {
    const flags = [
      { name: 'allowOpenFileInUse', value: false },
      { name: 'other', value: true },
    ];
    const userSettings = { user: { usersID: 9 }, regions: [], flags };
    expect(actorOf({ userSettings, securitySettings: [], features: [] }).allowOpenFileInUse).toBe(false);
  });
});

describe('reasons', () => {
  it.each(Object.entries(accessReasons))('%s has a sentence and an error code', (_code, reason) => {
    expect(reason.text('Policy')).toMatch(/^[A-Z].+\.$/);
    expect(errorCodes[reason.errorCode].status).toBeGreaterThanOrEqual(403);
  });
});

describe('starter roles', () => {
  it('are six, each with every setting and levels in range', () => {
    expect(roleNames).toEqual([
      'administrator',
      'escrow-officer',
      'closer',
      'title-examiner',
      'accountant',
      'read-only',
    ]);
    for (const role of roleNames) {
      const { settings } = roleDefaults[role];
      expect(Object.keys(settings)).toEqual(securityKeys);
      for (const key of securityKeys) {
        expect(key.endsWith('_ScreenAccess') ? [0, 1, 2] : [0, 1]).toContain(settings[key]);
      }
    }
  });

  it.each([
    ['administrator', 'OrderEntry', 2],
    ['administrator', 'ProcessTemplateSetup', 2],
    ['escrow-officer', 'OrderEntry', 2],
    ['escrow-officer', 'CheckWriting', 2],
    ['escrow-officer', 'Commitment', 1],
    ['closer', 'OrderEntry', 2],
    ['closer', 'CheckWriting', 1],
    ['title-examiner', 'Commitment', 2],
    ['title-examiner', 'CheckWriting', 0],
    ['accountant', 'OrderEntry', 1],
    ['accountant', 'Consolidated', 2],
    ['read-only', 'OrderEntry', 1],
    ['read-only', 'CheckWriting', 1],
  ] as const)('%s has %s at %d', (role, screen, level) => {
    expect(screenAccess(roleDefaults[role], screen)).toBe(level);
  });

  it('keep disbursing apart from reconciling and approving (ALTA pillar 2)', () => {
    for (const role of ['escrow-officer', 'closer', 'title-examiner'] as const) {
      expect(hasRight(roleDefaults[role], 'appEBankRecon_AppAccess')).toBe(false);
      expect(hasRight(roleDefaults[role], 'appFinancialApprovals_AppAccess')).toBe(false);
    }
  });

  it('make only the administrator one, and only read-only read-only', () => {
    const holders = (key: 'IsAdmin' | 'IsSysAdmin' | 'IsAppReadOnly') =>
      roleNames.filter((role) => hasRight(roleDefaults[role], key));
    expect(holders('IsAdmin')).toEqual(['administrator']);
    expect(holders('IsSysAdmin')).toEqual(['administrator']);
    expect(holders('IsAppReadOnly')).toEqual(['read-only']);
    expect(roleNames.filter((role) => roleDefaults[role].allowOpenFileInUse)).toEqual(['administrator']);
  });
});
