import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyActor,
  anyFile,
  cfg,
  cfgRates,
  checks,
  codes,
  fees,
  invoices,
  main,
  officer,
  plain,
  without,
  withSettings,
} from './decisions.fixture.ts';
import {
  type AccessReasonCode,
  type Actor,
  changingFile,
  type FileState,
  freeFile,
  pageMode,
  type RouteRule,
} from './index.ts';

describe('page mode on navigation (core.md §4)', () => {
  const inUse = { ...freeFile, isFileInUse: true };
  it.each<[string, Actor, RouteRule, FileState | null, boolean, boolean, number, AccessReasonCode[]]>([
    ['free file, Full', officer, main, freeFile, false, false, 2, []],
    // holds core 4.10
    [
      'consolidated: level Read',
      officer,
      main,
      { ...freeFile, isConsolidatedFile: true },
      false,
      true,
      1,
      ['consolidated'],
    ],
    ['in use', officer, main, inUse, false, true, 2, ['fileInUse']],
    ['open in another window', officer, main, { ...inUse, isOtherWindow: true }, false, true, 2, ['fileInUseByYou']],
    // holds core 3.10, core 4.11
    ['in use and ignored', officer, main, { ...inUse, ignoreFileInUse: true }, false, false, 2, []],
    ['locked', officer, main, { ...freeFile, isLocked: true }, false, true, 1, ['fileLocked']],
    // holds core 4.12
    ['locked and in use', officer, main, { ...inUse, isLocked: true }, false, true, 1, ['fileLocked', 'fileInUse']],
    [
      'locked, in use and consolidated: in the order of the band above the file',
      officer,
      main,
      { ...inUse, isLocked: true, isConsolidatedFile: true },
      false,
      true,
      1,
      ['fileLocked', 'fileInUse', 'consolidated'],
    ],
    [
      'settlement locked',
      officer,
      fees,
      { ...freeFile, isSettlementLocked: true },
      false,
      true,
      1,
      ['settlementLocked'],
    ],
    ['settlement locked, other page', officer, main, { ...freeFile, isSettlementLocked: true }, false, false, 2, []],
    // holds core 4.12
    [
      'access Read',
      withSettings(officer, { OrderEntry_ScreenAccess: 1 }),
      main,
      freeFile,
      false,
      true,
      1,
      ['readAccess'],
    ],
    ['access None', without(officer, 'OrderEntry_ScreenAccess'), main, freeFile, false, true, 0, ['noScreenAccess']],
    // holds core 4.13
    ['already read-only on the invoice route', officer, invoices, freeFile, true, true, 2, ['wasReadOnly']],
    ['already read-only elsewhere', officer, main, freeFile, true, false, 2, []],
    // holds core 4.19
    ['file id changes: in use is assumed', officer, main, changingFile, false, true, 2, ['fileInUse']],
    ['non-file route, Full', officer, plain, null, false, false, 2, []],
    // holds core 4.14
    [
      'non-file route, Read',
      withSettings(officer, { RateRules_ScreenAccess: 1, ProcessTemplateSetup_ScreenAccess: 1 }),
      cfgRates,
      null,
      false,
      true,
      1,
      ['readAccess'],
    ],
    ['non-file route beside a file in use', officer, plain, inUse, false, false, 2, []],
    // holds core 4.15
    [
      'IsAppReadOnly, non-file route',
      withSettings(officer, { IsAppReadOnly: 1 }),
      plain,
      null,
      false,
      true,
      2,
      ['appReadOnly'],
    ],
    // holds core 1.15
    [
      'IsAppReadOnly, file route',
      withSettings(officer, { IsAppReadOnly: 1 }),
      main,
      freeFile,
      false,
      true,
      2,
      ['appReadOnly'],
    ],
    // holds core 4.17
    ['bypass level -1 is not Full', officer, { ...plain, bypassFlag: 'cpl' }, null, false, true, -1, ['customAccess']],
  ])('%s', (_name, actor, route, file, wasReadOnly, readOnly, accessLevel, reasons) => {
    const mode = pageMode(actor, route, file, wasReadOnly);
    expect(mode.readOnly).toBe(readOnly);
    expect(mode.accessLevel).toBe(accessLevel);
    expect(codes(mode.reasons)).toEqual(reasons);
  });

  it('takes a page for editable before, unless told', () => {
    expect(pageMode(officer, invoices, freeFile).readOnly).toBe(false);
  });

  it('always says why a page is read-only', () => {
    fc.assert(
      fc.property(
        anyActor(),
        anyFile,
        fc.constantFrom(main, fees, checks, invoices, plain, cfg),
        fc.boolean(),
        (actor, file, route, was) => {
          const mode = pageMode(actor, route, file, was);
          expect(mode.readOnly).toBe(mode.reasons.length > 0);
        },
      ),
    );
  });
});
