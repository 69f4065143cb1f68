import { describe, expect, it } from 'vitest';
import { featureFlags, loadFlags } from '../constants/index.ts';
import { administrator, officer, without, withSettings } from './decisions.fixture.ts';
import { type AccessReasonCode, type ActionName, type Actor, actions, can, freeFile } from './index.ts';

/** An administrator of a company that has every part of the product. */
const withEverything: Actor = {
  ...administrator,
  features: loadFlags(Object.fromEntries(Object.keys(featureFlags).map((name) => [name, true]))),
};

/** The officer with these rights and no other. */
const only = (settings: NonNullable<Actor['settings']>): Actor => ({ ...officer, settings });

describe('can', () => {
  const names = Object.keys(actions) as ActionName[];

  it.each(names)('an administrator can %s', (action) => {
    expect(can(withEverything, action, { file: freeFile, regionID: 5 })).toEqual({ allowed: true, reason: null });
  });

  it.each(names)('nobody without settings can %s', (action) => {
    const nobody: Actor = { usersID: null, settings: null, features: null, regions: [], allowOpenFileInUse: false };
    expect(can(nobody, action, { file: freeFile }).allowed).toBe(false);
  });

  // holds core 1.15, core 6.14, blocks 6.6
  it.each(names)('IsAppReadOnly stops %s exactly when it writes', (action) => {
    const readOnly = withSettings(withEverything, { IsAppReadOnly: 1 });
    const decision = can(readOnly, action, { file: freeFile, regionID: 5 });
    expect(decision.reason?.code ?? null).toBe(actions[action].writes ? 'appReadOnly' : null);
  });

  it.each<[string, Actor, ActionName, object, AccessReasonCode | null]>([
    ['save with Full', officer, 'saveOrder', { file: freeFile }, null],
    [
      'save with Read',
      withSettings(officer, { OrderEntry_ScreenAccess: 1 }),
      'saveOrder',
      { file: freeFile },
      'readAccess',
    ],
    ['read with Read', withSettings(officer, { OrderEntry_ScreenAccess: 1 }), 'readOrder', { file: freeFile }, null],
    ['open a file for its notes alone', only({ Notes_ScreenAccess: 1 }), 'openFile', {}, null],
    [
      'open a file without any of its pages',
      only({ WorkflowDashboard_ScreenAccess: 2 }),
      'openFile',
      {},
      'noScreenAccess',
    ],
    // holds core 6.14
    ['read a locked file', officer, 'readOrder', { file: { ...freeFile, isLocked: true } }, null],
    ['save a locked file', officer, 'saveOrder', { file: { ...freeFile, isLocked: true } }, 'fileLocked'],
    [
      'save a consolidated file',
      officer,
      'saveOrder',
      { file: { ...freeFile, isConsolidatedFile: true } },
      'consolidated',
    ],
    [
      'save a file that is locked and consolidated',
      officer,
      'saveOrder',
      { file: { ...freeFile, isLocked: true, isConsolidatedFile: true } },
      'fileLocked',
    ],
    [
      'read the audit as an administrator',
      without(administrator, 'appSystemAuditLog_AppAccess'),
      'readSystemAudit',
      {},
      null,
    ],
    [
      'read the audit with the app',
      withSettings(officer, { appSystemAuditLog_AppAccess: 1 }),
      'readSystemAudit',
      {},
      null,
    ],
    ['read the audit without either', officer, 'readSystemAudit', {}, 'noAppAccess'],
    ['save a file in use', officer, 'saveOrder', { file: { ...freeFile, isFileInUse: true } }, 'fileInUse'],
    [
      'save a file in use, ignored',
      officer,
      'saveOrder',
      { file: { ...freeFile, isFileInUse: true, ignoreFileInUse: true } },
      null,
    ],
    [
      'save a settlement that is locked',
      officer,
      'saveSettlement',
      { file: { ...freeFile, isSettlementLocked: true } },
      'settlementLocked',
    ],
    [
      'save the order of a locked settlement',
      officer,
      'saveOrder',
      { file: { ...freeFile, isSettlementLocked: true } },
      null,
    ],
    [
      'write checks out of region',
      officer,
      'writeChecks',
      { file: { ...freeFile, bankCompanyRegionID: 6 } },
      'bankOutOfRegion',
    ],
    ['write checks in region', officer, 'writeChecks', { file: { ...freeFile, bankCompanyRegionID: 5 } }, null],
    // holds core 6.6
    ['create without the permission', without(officer, 'AllowCreateOrder'), 'createOrder', {}, 'noPermission'],
    ['report without the flag', { ...administrator, features: {} }, 'createReports', {}, 'featureOff'],
    ['report without the app', without(administrator, 'appReports_AppAccess'), 'createReports', {}, 'noAppAccess'],
    ['administer without IsAdmin', officer, 'administer', {}, 'needsAdministrator'],
    [
      'administer the system without IsSysAdmin',
      without(administrator, 'IsSysAdmin'),
      'administerSystem',
      {},
      'needsSystemAdministrator',
    ],
    ['take over a file in use', officer, 'takeOverOrder', { file: { ...freeFile, isFileInUse: true } }, 'fileInUse'],
    [
      'take over with the user flag',
      { ...officer, allowOpenFileInUse: true },
      'takeOverOrder',
      { file: { ...freeFile, isFileInUse: true } },
      null,
    ],
    [
      'take over as administrator',
      { ...administrator, allowOpenFileInUse: false },
      'takeOverOrder',
      { file: { ...freeFile, isFileInUse: true } },
      null,
    ],
    ['take a free file', officer, 'takeOverOrder', { file: freeFile }, null],
    ['company of an own region', officer, 'editCompany', { regionID: 5 }, null],
    // holds core 6.15
    ['company of another region', officer, 'editCompany', { regionID: 6 }, 'outOfRegion'],
    ['company without a region', officer, 'editCompany', {}, 'outOfRegion'],
    [
      'company without the permission',
      without(officer, 'AllowEditCompanyDetails'),
      'editCompany',
      { regionID: 5 },
      'noPermission',
    ],
    // holds core 6.15
    [
      'company of an admin region',
      without(administrator, 'AllowEditCompanyDetails'),
      'editCompany',
      { regionID: 5 },
      null,
    ],
    [
      'company outside the admin region',
      without(administrator, 'AllowEditCompanyDetails'),
      'editCompany',
      { regionID: 6 },
      'noPermission',
    ],
    [
      'global company of an admin',
      without(administrator, 'AllowEditCompanyDetails'),
      'editCompany',
      { regionID: 0 },
      null,
    ],
    [
      'any company of a global admin',
      { ...without(officer, 'AllowEditCompanyDetails'), regions: [{ regionID: 0, isAdminRegion: true }] },
      'editCompany',
      { regionID: 6 },
      null,
    ],
  ])('%s', (_name, actor, action, subject, reason) => {
    const decision = can(actor, action, subject);
    expect(decision.reason?.code ?? null).toBe(reason);
    expect(decision.allowed).toBe(reason === null);
  });
});
