/** Actors, routes and files that the tests of the decisions share. Test code: no index exports it. */
import fc from 'fast-check';
import { featureFlags, loadFlags } from '../constants/index.ts';
import {
  type AccessReasonCode,
  type Actor,
  type FieldModeName,
  type FileState,
  fieldModes,
  type RouteRule,
  roleDefaults,
  type SecurityKey,
  securityKeys,
} from './index.ts';

export const administrator: Actor = {
  usersID: 1,
  settings: roleDefaults.administrator.settings,
  features: loadFlags({
    auditlog: true,
    cssEditor: true,
    reportsCreator: true,
    cpl: true,
    orderTimeTracking: true,
    workdayIntegration: true,
  }),
  regions: [{ regionID: 5, isAdminRegion: true }],
  allowOpenFileInUse: true,
};
export const officer: Actor = {
  ...administrator,
  settings: roleDefaults['escrow-officer'].settings,
  regions: [{ regionID: 5, isAdminRegion: false }],
  allowOpenFileInUse: false,
};
export const without = (actor: Actor, ...keys: SecurityKey[]): Actor => ({
  ...actor,
  settings: { ...actor.settings, ...Object.fromEntries(keys.map((key) => [key, 0])) },
});
export const withSettings = (actor: Actor, settings: Partial<Record<SecurityKey, number>>): Actor => ({
  ...actor,
  settings: { ...actor.settings, ...settings },
});
export const main: RouteRule = { name: 'oe:main', label: 'File Main', screens: ['OrderEntry'], isFileRoute: true };
export const fees: RouteRule = {
  name: 'fees',
  label: 'Fees',
  screens: ['GenericSettlementStatement'],
  isFileRoute: true,
  isSettlementRoute: true,
};
export const checks: RouteRule = {
  name: 'check-writing',
  label: 'Check Writing',
  screens: ['CheckWriting'],
  isFileRoute: true,
};
export const invoices: RouteRule = {
  name: 'o-inv:invoices',
  label: 'Invoices',
  screens: ['Invoices'],
  isFileRoute: true,
};
export const reports: RouteRule = {
  name: 'reports',
  label: 'Reports',
  apps: ['appReports'],
  permissionKeys: ['CanCreateReports'],
};
export const plain: RouteRule = { name: 'search', label: 'Search' };
export const cfg: RouteRule = { name: 'cfg:regions', label: 'Regions' };
export const cfgSystem: RouteRule = { name: 'cfg:system', label: 'System', requiresSystemAdministrator: true };
export const cfgRates: RouteRule = {
  name: 'cfg:rates',
  label: 'Rates',
  screens: ['RateRules', 'ProcessTemplateSetup'],
};
export const cfgSearch: RouteRule = {
  name: 'cfg:search',
  label: 'Configuration',
  screens: ['RateRules', 'ProcessTemplateSetup'],
  requiresSystemAdministrator: true,
};
export const codes = (reasons: readonly { code: AccessReasonCode }[]) => reasons.map(({ code }) => code);

/** How much a mode lets do, from least to most: hidden, read, edit. */
export const rank = (mode: FieldModeName): number => -fieldModes.indexOf(mode);

export const anyFile: fc.Arbitrary<FileState> = fc.record({
  isConsolidatedFile: fc.boolean(),
  isFileInUse: fc.boolean(),
  ignoreFileInUse: fc.boolean(),
  isLocked: fc.boolean(),
  isSettlementLocked: fc.boolean(),
  bankCompanyRegionID: fc.constantFrom(null, 0, 5, 6),
});

export function anyActor(): fc.Arbitrary<Actor> {
  const settings = fc.record(
    Object.fromEntries(
      securityKeys.map((key) => [key, fc.integer({ min: 0, max: key.endsWith('_ScreenAccess') ? 2 : 1 })]),
    ),
  );
  const features = fc.record(Object.fromEntries(Object.keys(featureFlags).map((name) => [name, fc.boolean()])));
  const regions = fc.uniqueArray(fc.record({ regionID: fc.constantFrom(0, 5, 6), isAdminRegion: fc.boolean() }), {
    selector: ({ regionID }) => regionID,
  });
  return fc.record({ usersID: fc.constant(1), settings, features, regions, allowOpenFileInUse: fc.boolean() });
}
