import { describe, expect, it } from 'vitest';
import { configurationScreens } from '../configuration/index.ts';
import { areaNames, navArea, navItems, navigation } from './index.ts';
import { administrator, allOn, item, state } from './navigation.fixture.ts';

// holds core 2.15
describe('the tree (core.md §2)', () => {
  const paths = (id: string) =>
    navItems.filter((one) => one.id.startsWith(`${id}.`) && one.path !== null).map(({ path }) => path);

  it('has the five areas', () => {
    expect(navigation.map(({ id, path }) => [id, path])).toEqual([
      ['home', '/'],
      ['file', '/order'],
      ['accounting', '/escrow-accounting'],
      ['reporting', '/reporting'],
      ['configuration', '/configuration'],
    ]);
    expect(areaNames.map((name) => navArea(name).id)).toEqual(areaNames);
  });

  it.each([
    ['home', '/recent-files /portfolio-manager /workflow-dashboard /search /manage-companies /alarms'],
    // holds core 2.16
    [
      'file.information',
      '/order/oe /order/oe/properties /order/oe/contacts /order/oe/cpl /order/oe/loans /order/oe/notes /order/oe/custom',
    ],
    // holds core 2.17
    [
      'file.title',
      '/order/commitment/title /order/commitment/policy /order/commitment/policy/loans /order/commitment/policy/owner /order/settlement/premiums',
    ],
    [
      'file.closing',
      '/order/css-main /order/invoices /order/workflow /order/documents/generate /order/document-mgmt /order/signing /order/check-writing /order/recording /order/closing-market /order/file-alerts /order/audit-log',
    ],
    // holds core 2.22
    [
      'reporting',
      '/reporting/1099-filing /reporting/report-management /reporting/report-generation /reporting/audit-log',
    ],
  ])('%s', (id, expected) => {
    expect(paths(id)).toEqual(expected.split(' '));
  });

  // holds core 2.23
  it('has the search of the configuration, and the setting screens below it', () => {
    const [search, ...screens] = paths('configuration');
    expect(search).toBe('/configuration/search');
    expect(new Set(screens)).toEqual(new Set(configurationScreens.map(({ name }) => `/configuration/${name}`)));
  });

  // holds core 2.18, core 3.9
  it('has every settlement page', () => {
    const pages =
      'settlement-dashboard origination-section title-section prepaid-section escrow-section othercost-section fees net-disbursement-disb net-disbursement-net cdfPayoffPayments debitcredits-section aggregate-adjustment realtor-commission paid-by-others prorations payoffs recording-fees-and-taxes worksheet801 addendums hudAddendums additional-title-services loanterm-section loan-calculation projectedpayment-section cashtoclose-section loan-disclosure-section settlement-statement-contacts settlement-order-summary gfe-comparison';
    expect(new Set(paths('file.settlement'))).toEqual(
      new Set(pages.split(' ').map((page) => `/order/settlement/${page}`)),
    );
    expect(item('file.settlement.cdf-editor')).toMatchObject({
      action: 'launchCdfEditor',
      featureFlag: 'cdfEditor',
      path: null,
    });
  });

  // holds core 2.21
  it('has every accounting page', () => {
    const pages =
      'consolidated-checks etb-browser disbursement-browser ebank-recon e-remit e-remit-fragment escrow-activity expected-wires expected-wires-out invoice-batch-payments investment-accounts pending-approvals positive-pay receipt-browser receipt-verification reconciliations workday-integration';
    expect(paths('accounting')).toEqual(pages.split(' ').map((page) => `/escrow-accounting/${page}`));
  });

  // holds core 2.16, core 2.19, core 2.21, core 4.26
  it.each([
    ['file.information.cpl', 'cpl'],
    ['file.settlement.cdf-editor', 'cdfEditor'],
    ['file.closing.css', 'cssEditor'],
    ['file.closing.signing', 'closingMenuEntry'],
    ['file.closing.recording', 'recordingDocuments'],
    ['file.closing.audit-log', 'auditlog'],
    ['accounting.e-remit', 'eRemit'],
    ['accounting.e-remit-fragment', 'eRemitFragment'],
    ['accounting.workday-integration', 'workdayIntegration'],
    ['reporting.report-management', 'reportsCreator'],
    ['reporting.audit-log', 'auditlog'],
    ['configuration.system.audit-log', 'auditlog'],
  ] as const)('%s stands under the flag %s', (id, flag) => {
    expect(item(id).featureFlag).toBe(flag);
    expect(state(id).inactive).toBe(false);
    const off = { ...administrator, features: { ...allOn, [flag]: false } };
    expect(state(id, { actor: off })).toMatchObject({ inactive: true, reason: { code: 'featureOff' } });
  });

  it('flags nothing else', () => {
    expect(navItems.filter(({ featureFlag }) => featureFlag)).toHaveLength(12);
  });

  it('has unique ids, paths and route names', () => {
    const unique = (list: readonly (string | null | undefined)[]) => {
      const known = list.filter((value) => value != null);
      expect(new Set(known).size).toBe(known.length);
    };
    unique(navItems.map(({ id }) => id));
    unique(navItems.map(({ path }) => path));
    unique(navItems.map(({ routeName }) => routeName));
  });

  it.each(navItems.filter(({ children }) => children.length > 0))(
    'access keys are unique below $id and letters of their labels',
    ({ children }) => {
      const keys = children.map(({ accessKey }) => accessKey).filter((key) => key !== undefined);
      expect(new Set(keys).size).toBe(keys.length);
      for (const child of children) {
        if (child.accessKey) expect(child.label.toUpperCase()).toContain(child.accessKey);
      }
    },
  );

  it('has a key on every area', () => {
    const keys = navigation.map(({ accessKey }) => accessKey);
    expect(new Set(keys)).toEqual(new Set(['H', 'F', 'A', 'R', 'C']));
  });

  // holds core 3.9, blocks 2.5
  it.each(navItems)('$id is complete', (one) => {
    expect(one.icon).toMatch(/^[a-z0-9-]+$/);
    expect(one.label).not.toBe('');
    expect(areaNames).toContain(one.theme);
    expect(one.level).toBe(one.id.split('.').length - 1);
    expect(one.path !== null || one.action !== undefined || one.children.length > 0).toBe(true);
  });

  it('names the built screens besides the configuration', () => {
    expect(navItems.filter(({ built, theme }) => built && theme !== 'configuration').map(({ path }) => path)).toEqual([
      '/recent-files',
      '/portfolio-manager',
      '/workflow-dashboard',
      '/search',
      '/manage-companies',
      '/alarms',
      '/order/oe',
      '/order/oe/properties',
      '/order/oe/contacts',
      '/order/oe/cpl',
      '/order/oe/loans',
      '/order/oe/notes',
      '/order/oe/custom',
      '/order/settlement/premiums',
      '/order/settlement/settlement-dashboard',
      '/order/settlement/origination-section',
      '/order/settlement/title-section',
      '/order/settlement/recording-fees-and-taxes',
      '/order/settlement/prepaid-section',
      '/order/settlement/escrow-section',
      '/order/settlement/othercost-section',
      '/order/settlement/fees',
      '/order/settlement/net-disbursement-disb',
      '/order/settlement/net-disbursement-net',
      '/order/settlement/cdfPayoffPayments',
      '/order/settlement/debitcredits-section',
      '/order/settlement/aggregate-adjustment',
      '/order/settlement/realtor-commission',
      '/order/settlement/paid-by-others',
      '/order/settlement/prorations',
      '/order/settlement/payoffs',
      '/order/settlement/worksheet801',
      '/order/settlement/addendums',
      '/order/settlement/hudAddendums',
      '/order/settlement/additional-title-services',
      '/order/settlement/loanterm-section',
      '/order/settlement/loan-calculation',
      '/order/settlement/projectedpayment-section',
      '/order/settlement/cashtoclose-section',
      '/order/settlement/loan-disclosure-section',
      '/order/settlement/settlement-statement-contacts',
      '/order/settlement/settlement-order-summary',
      '/order/settlement/gfe-comparison',
      '/order/css-main',
      '/order/invoices',
      '/order/workflow',
      '/order/check-writing',
      '/order/file-alerts',
      '/order/audit-log',
      '/escrow-accounting/consolidated-checks',
      '/escrow-accounting/etb-browser',
      '/escrow-accounting/disbursement-browser',
      '/escrow-accounting/ebank-recon',
      '/escrow-accounting/e-remit',
      '/escrow-accounting/e-remit-fragment',
      '/escrow-accounting/escrow-activity',
      '/escrow-accounting/expected-wires',
      '/escrow-accounting/expected-wires-out',
      '/escrow-accounting/invoice-batch-payments',
      '/escrow-accounting/investment-accounts',
      '/escrow-accounting/pending-approvals',
      '/escrow-accounting/positive-pay',
      '/escrow-accounting/receipt-browser',
      '/escrow-accounting/receipt-verification',
      '/escrow-accounting/reconciliations',
      '/escrow-accounting/workday-integration',
      '/reporting/audit-log',
    ]);
  });
});
