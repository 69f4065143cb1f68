import { describe, expect, it } from 'vitest';
import {
  datePatterns,
  defaults,
  demoTaskCounts,
  displaySizes,
  environments,
  type FeatureFlag,
  featureFlags,
  ianaTimeZone,
  idleTiming,
  interfaceTiming,
  limits,
  loadFlags,
  readFlag,
  toastTiming,
  tokenTiming,
} from './index.ts';

it.each([
  ['token refresh', tokenTiming.refreshMilliseconds, 300_000],
  ['token refresh, other reading', tokenTiming.alternativeRefreshMilliseconds, 660_000],
  // holds core 9.1
  ['token start delay', tokenTiming.startDelayMilliseconds, 100],
  // holds core 9.1
  ['token minimum validity', tokenTiming.minValiditySeconds, 300],
  // holds core 9.3
  ['save debounce', interfaceTiming.saveDebounce, 200],
  // holds core 9.4
  ['route-change debounce', interfaceTiming.routeChangeDebounce, 100],
  // holds blocks 9.23
  ['notification refresh', interfaceTiming.notificationRefresh, 300_000],
  // holds core 9.5
  ['cache expiry', interfaceTiming.cacheExpiry, 1_200_000],
  // holds core 9.6
  ['textarea resize debounce', interfaceTiming.textareaResizeDebounce, 300],
  // holds core 9.6
  ['text shaving throttle', interfaceTiming.textShavingThrottle, 400],
  ['file number debounce', interfaceTiming.fileNumberDebounce, 500],
  ['toast', toastTiming.duration, 3000],
  ['success toast', toastTiming.successDuration, 2000],
  ['toast position', toastTiming.position, 'bottom-right'],
  ['toast pause on hover', toastTiming.pauseOnHover, true],
  // holds core 9.2, blocks 9.6
  ['idle notice', idleTiming.notice, 60_000],
  // holds blocks 9.6
  ['idle tick', idleTiming.tick, 1000],
  ['supported width', displaySizes.supportedWidth, 1366],
  ['supported height', displaySizes.supportedHeight, 768],
  // holds core 2.46
  ['dialog size', displaySizes.dialogPercent, 85],
  // holds core 9.6
  ['memo height', displaySizes.memoMaxHeight, 88],
  // holds core 9.6
  ['rich text height', displaySizes.richTextHeight, 300],
  // holds core 9.6
  ['text shaving height', displaySizes.textShavingHeight, 100],
  // holds core 9.6
  ['textarea padding', displaySizes.textareaPadding, 2],
  // holds core 9.5
  ['clipboard history', limits.clipboardHistory, 10],
  // holds core 9.8
  ['log days', limits.logDays, 3],
  // holds core 9.8
  ['log entries', limits.logEntries, 3000],
  // holds core 9.11
  ['last order id', defaults.lastOrderId, -3],
  ['global region', defaults.globalRegionID, 0],
  // holds core 9.8
  ['log storage', defaults.logStorageOn, false],
  ['date pattern', datePatterns.date, 'MM/dd/yyyy'],
  ['time pattern', datePatterns.time, 'hh:mm a'],
])('constant: %s (core.md §9)', (_name, value, expected) => {
  expect(value).toBe(expected);
});

// holds core 9.13, blocks 9.32
it('lists environments (core.md §9)', () => {
  expect(environments).toEqual(['dev', 'ci', 'qa', 'staging', 'uat', 'prod']);
});

// holds core 9.12
it('lists demo task counts (core.md §9)', () => {
  expect(demoTaskCounts).toEqual({ assignedToMe: 20, department: 30, dueToday: 2, overdue: 4 });
});

describe('feature flags (core.md §9)', () => {
  const off =
    'cdfEditor cssEditor closingMenuEntry dataConversion eRemit eRemitFragment standardFees reportDashboard auditlog recordingDocuments arcIntegration checkWritingPIN titleProductionPIN ezJacket cpl ortCpl workdayIntegration epnNextConnect superMarketAccountVerification superMarketAddressAndTaxIdVerification orderTimeTracking pavasoDigitalSignings buyerSellerTemplates dynamicPrinter dashboardDialogs bypassForcedLogoutOnError ssDocActions clientSessionLogging irs1099Service irs1099ServiceIRIS reportsCreator';
  const on = 'pdfEditing pdfBookmarks pdfAnnotations pdfFormCreator pdfRedaction';

  // holds core 9.14
  it('are all listed, off by default but the five of PDF', () => {
    const entries = (names: string, value: boolean) => names.split(' ').map((name) => [name, value]);
    expect(featureFlags).toEqual(Object.fromEntries([...entries(off, false), ...entries(on, true)]));
  });

  // holds core 9.15
  it.each(Object.keys(featureFlags) as FeatureFlag[])('%s reads off while not loaded', (name) => {
    expect(readFlag(null, name)).toBe(false);
    expect(readFlag(undefined, name)).toBe(false);
    expect(readFlag({}, name)).toBe(false);
  });

  // holds core 9.15
  it('load with defaults and are patched by one source after another', () => {
    expect(loadFlags()).toEqual(featureFlags);
    const flags = loadFlags({ cpl: true, eRemit: true, pdfEditing: false }, { eRemit: false });
    expect(readFlag(flags, 'cpl')).toBe(true);
    expect(readFlag(flags, 'eRemit')).toBe(false);
    expect(readFlag(flags, 'pdfEditing')).toBe(false);
    expect(readFlag(flags, 'pdfRedaction')).toBe(true);
  });

  it('drop names that are no flag and values that are no boolean', () => {
    const flags = loadFlags({ toString: true, unknown: true, cpl: 'true' });
    expect(flags).toEqual(featureFlags);
  });
});

// holds core 9.9
describe('time zones (core.md §9)', () => {
  it.each([
    ['Hawaii', 'Pacific/Honolulu'],
    ['Alaska', 'America/Anchorage'],
    ['Pacific', 'America/Los_Angeles'],
    ['Arizona', 'America/Phoenix'],
    ['Mountain', 'America/Denver'],
    ['Central', 'America/Chicago'],
    ['Eastern', 'America/New_York'],
    ['America/Denver', 'America/Denver'],
    ['UTC', 'UTC'],
    ['UTC+0', 'UTC'],
    ['UTC-11', 'Etc/GMT+11'],
    ['UTC+14', 'Etc/GMT-14'],
    ['UTC-12', null],
    ['UTC+15', null],
    ['Somewhere', null],
    ['', null],
  ])('%j is %j', (name, zone) => {
    expect(ianaTimeZone(name)).toBe(zone);
  });
});
