import { describe, expect, it } from 'vitest';
import {
  administrator,
  cfg,
  cfgRates,
  cfgSearch,
  cfgSystem,
  checks,
  codes,
  fees,
  main,
  officer,
  plain,
  reports,
  without,
  withSettings,
} from './decisions.fixture.ts';
import {
  AccessLevel,
  type AccessReasonCode,
  type Actor,
  type FileState,
  freeFile,
  type RouteRule,
  routeAccess,
  type SecurityKey,
} from './index.ts';

describe('route access (core.md §4, §6)', () => {
  const level = (values: Partial<Record<SecurityKey, number>>) =>
    withSettings(without(officer, 'RateRules_ScreenAccess'), values);
  it.each<[string, Actor, RouteRule, FileState | null, number, AccessReasonCode[]]>([
    // holds core 6.4
    ['Full by screen', officer, main, freeFile, 2, []],
    // holds core 6.4
    ['Read by screen', withSettings(officer, { OrderEntry_ScreenAccess: 1 }), main, freeFile, 1, ['readAccess']],
    // holds core 6.4
    ['None by screen', without(officer, 'OrderEntry_ScreenAccess'), main, freeFile, 0, ['noScreenAccess']],
    // holds core 6.10
    ['default Full where nothing is asked', officer, plain, null, 2, []],
    // holds core 6.10
    ['default None on cfg:', officer, cfg, null, 0, ['noScreenAccess']],
    ['IsAdmin is Full on cfg:', withSettings(officer, { IsAdmin: 1 }), cfg, null, 2, []],
    // holds core 6.9
    ['IsAdmin is Full on cfg: whatever the screens say', withSettings(officer, { IsAdmin: 1 }), cfgRates, null, 2, []],
    // holds core 6.11
    [
      'minimum of screens on other cfg: routes',
      level({ RateRules_ScreenAccess: 2, ProcessTemplateSetup_ScreenAccess: 1 }),
      cfgRates,
      null,
      1,
      ['readAccess'],
    ],
    // holds core 2.13, core 6.8, core 6.11
    [
      'maximum of screens on cfg:search',
      level({ RateRules_ScreenAccess: 2, ProcessTemplateSetup_ScreenAccess: 0 }),
      cfgSearch,
      null,
      2,
      [],
    ],
    [
      'cfg:search without any right',
      level({ ProcessTemplateSetup_ScreenAccess: 0 }),
      cfgSearch,
      null,
      0,
      ['noScreenAccess'],
    ],
    // holds core 6.8
    [
      'system administrator required',
      withSettings(officer, { IsAdmin: 1 }),
      cfgSystem,
      null,
      0,
      ['needsSystemAdministrator'],
    ],
    ['system administrator and administrator', administrator, cfgSystem, null, 2, []],
    [
      'system administrator alone has the cfg: default',
      withSettings(officer, { IsSysAdmin: 1 }),
      cfgSystem,
      null,
      0,
      ['noScreenAccess'],
    ],
    ['administrator required', officer, { ...plain, requiresAdministrator: true }, null, 0, ['needsAdministrator']],
    ['administrator required and held', administrator, { ...plain, requiresAdministrator: true }, null, 2, []],
    [
      'minimum of app and permission',
      withSettings(officer, { CanCreateReports: 0 }),
      reports,
      null,
      0,
      ['noScreenAccess'],
    ],
    ['app and permission held', withSettings(officer, { CanCreateReports: 1 }), reports, null, 2, []],
    ['flag off', officer, { ...main, featureFlag: 'eRemit' }, freeFile, 0, ['featureOff']],
    // holds core 4.16
    [
      'flag off also for administrators on cfg:',
      administrator,
      { ...cfg, featureFlag: 'eRemit' },
      null,
      0,
      ['featureOff'],
    ],
    ['flag on', officer, { ...main, featureFlag: 'cpl' }, freeFile, 2, []],
    // holds core 4.17
    ['bypass on', officer, { ...cfg, bypassFlag: 'cpl' }, null, -1, ['customAccess']],
    ['bypass off', officer, { ...main, bypassFlag: 'eRemit' }, freeFile, 2, []],
    [
      'flag off beats bypass',
      officer,
      { ...main, featureFlag: 'eRemit', bypassFlag: 'cpl' },
      freeFile,
      0,
      ['featureOff'],
    ],
    ['consolidated', officer, main, { ...freeFile, isConsolidatedFile: true }, 1, ['consolidated']],
    // holds core 4.18
    ['locked', officer, main, { ...freeFile, isLocked: true }, 1, ['fileLocked']],
    [
      'locked never raises None',
      without(officer, 'OrderEntry_ScreenAccess'),
      main,
      { ...freeFile, isLocked: true },
      0,
      ['noScreenAccess'],
    ],
    // holds core 4.18
    [
      'settlement lock on settlement pages',
      officer,
      fees,
      { ...freeFile, isSettlementLocked: true },
      1,
      ['settlementLocked'],
    ],
    ['settlement lock on other pages', officer, main, { ...freeFile, isSettlementLocked: true }, 2, []],
    // holds core 6.12
    ['locked file on settlement pages', officer, fees, { ...freeFile, isLocked: true }, 1, ['fileLocked']],
    ['locked file outside the file', officer, plain, { ...freeFile, isLocked: true }, 2, []],
    ['in use limits no level', officer, main, { ...freeFile, isFileInUse: true }, 2, []],
    ['bank in region', officer, checks, { ...freeFile, bankCompanyRegionID: 5 }, 2, []],
    ['bank of the global region', officer, checks, { ...freeFile, bankCompanyRegionID: 0 }, 2, []],
    // holds core 6.13
    ['bank out of region', officer, checks, { ...freeFile, bankCompanyRegionID: 6 }, 1, ['bankOutOfRegion']],
    // holds core 6.13
    [
      'bank out of region, allowed',
      withSettings(officer, { AllowCheckWritingEscrowOutOfRegion: 1 }),
      checks,
      { ...freeFile, bankCompanyRegionID: 6 },
      2,
      [],
    ],
    ['bank of no region', { ...officer, regions: [] }, checks, { ...freeFile, bankCompanyRegionID: null }, 2, []],
    [
      'bank out of region on a page of the file that asks for nothing',
      officer,
      { ...plain, isFileRoute: true },
      { ...freeFile, bankCompanyRegionID: 6 },
      2,
      [],
    ],
    ['bank out of region on other pages', officer, main, { ...freeFile, bankCompanyRegionID: 6 }, 2, []],
  ])('%s', (_name, actor, route, file, accessLevel, reasons) => {
    const access = routeAccess(actor, route, file);
    expect(access.accessLevel).toBe(accessLevel);
    expect(codes(access.reasons)).toEqual(reasons);
    expect(access.allowed).toBe(accessLevel !== AccessLevel.None);
    expect(access.deniedMessage === null).toBe(access.allowed);
  });

  // holds core 8.2
  it('denies with the text of the spec, or of the route', () => {
    const nobody = without(officer, 'OrderEntry_ScreenAccess');
    expect(routeAccess(nobody, main, freeFile).deniedMessage).toBe(
      'Access to File Main is not authorized.<br>Please contact your administrator.',
    );
    expect(routeAccess(nobody, { ...main, deniedMessage: 'Ask.' }, freeFile).deniedMessage).toBe('Ask.');
  });
});
