import { AccessLevel, type GrantedLevel } from './access-level.ts';
import {
  type AppName,
  appAccessKey,
  appNames,
  type PermissionKey,
  permissionKeys,
  type ScreenName,
  type SecurityKey,
  type SpecialSetting,
  screenAccessKey,
  screenNames,
  specialSettings,
} from './security-keys.ts';

/** A role as a title company would set it up; what is not named is None or off. */
interface RoleTemplate {
  readonly label: string;
  readonly full: readonly ScreenName[];
  readonly read: readonly ScreenName[];
  readonly apps: readonly AppName[];
  readonly permissions: readonly PermissionKey[];
  readonly special: readonly SpecialSetting[];
  /** User flag, kept beside the security settings (core.md §3 User flags). */
  readonly allowOpenFileInUse: boolean;
}

/**
 * The roles of a US title company. The spec defines keys, not roles (core.md §6 "Roles beyond those above: not shown"),
 * so who gets what follows the duties. ALTA Best Practices pillar 2 asks for segregation: whoever disburses a file
 * (escrow officer) neither reconciles nor approves, and a closer writes no checks.
 */
const templates = {
  administrator: {
    label: 'Administrator',
    full: screenNames,
    read: [],
    apps: appNames,
    permissions: permissionKeys,
    special: ['IsSysAdmin', 'IsAdmin'],
    allowOpenFileInUse: true,
  },
  'escrow-officer': {
    label: 'Escrow officer',
    full: [
      'OrderEntry',
      'Notes',
      'Custom',
      'Premiums',
      'GenericSettlementStatement',
      'Payoff',
      'CommercialSettlementStatement',
      'Invoices',
      'UpdateWorkflow',
      'Documents',
      'CheckWriting',
      'WorkflowDashboard',
    ],
    read: ['Commitment', 'Policy', 'RateRules', 'Consolidated'],
    apps: ['appPortfolioManager', 'appFileScan', 'appReports', 'app1099', 'appWordDocHelper'],
    permissions: [
      'AllowCreateOrder',
      'AllowSecondaryFileCreate',
      'CanUseOrderTemplate',
      'AllowAddEditRates',
      'AllowAddEditRecordingFees',
      'AllowAddEditTransferTaxes',
      'AllowEditEndorsementSettlementFees',
      'FileScanAllowDescriptionManagement',
      'AllowAddWorkflowTask',
      'AllowEditWorkflowTask',
      'AllowDeleteWorkflowTask',
      'AllowMaskTaskNA',
      'EditTaskStartDate',
      'AllowEditCompanyDetails',
      'AllowOneTimeUseAgent',
    ],
    special: [],
    allowOpenFileInUse: false,
  },
  closer: {
    label: 'Closer',
    full: [
      'OrderEntry',
      'Notes',
      'Custom',
      'GenericSettlementStatement',
      'Payoff',
      'CommercialSettlementStatement',
      'UpdateWorkflow',
      'Documents',
      'WorkflowDashboard',
    ],
    // A closer sees checks and invoices of the file; writing them is the escrow officer's.
    read: ['Commitment', 'Policy', 'Premiums', 'Invoices', 'CheckWriting'],
    apps: ['appPortfolioManager', 'appFileScan', 'appWordDocHelper'],
    permissions: [
      'CanUseOrderTemplate',
      'AllowAddEditRecordingFees',
      'AllowAddEditTransferTaxes',
      'AllowAddWorkflowTask',
      'AllowEditWorkflowTask',
      'AllowMaskTaskNA',
      'AllowOneTimeUseAgent',
    ],
    special: [],
    allowOpenFileInUse: false,
  },
  'title-examiner': {
    label: 'Title examiner',
    full: [
      'OrderEntry',
      'Notes',
      'Custom',
      'Commitment',
      'Policy',
      'Premiums',
      'UpdateWorkflow',
      'Documents',
      'WorkflowDashboard',
    ],
    read: ['GenericSettlementStatement', 'RateRules', 'Payoff'],
    apps: ['appFileScan', 'appStandardLanguage', 'appWordDocHelper'],
    permissions: [
      'AllowAddEditRates',
      'FileScanAllowDescriptionManagement',
      'CanVoidPolicies',
      'AllowAddWorkflowTask',
      'AllowEditWorkflowTask',
      'AllowMaskTaskNA',
    ],
    special: [],
    allowOpenFileInUse: false,
  },
  accountant: {
    label: 'Accountant',
    full: [
      'Notes',
      'Invoices',
      'CheckWriting',
      'Consolidated',
      'InvestmentAccountIndividual',
      'Documents',
      'WorkflowDashboard',
    ],
    read: [
      'OrderEntry',
      'Custom',
      'Policy',
      'Premiums',
      'GenericSettlementStatement',
      'Payoff',
      'CommercialSettlementStatement',
      'UpdateWorkflow',
    ],
    apps: ['appEscrowAccounting', 'appEBankRecon', 'appFinancialApprovals', 'appPositivePay', 'app1099', 'appReports'],
    permissions: [
      'CanCreateReports',
      'CanUnlockPolicyRemitDates',
      'AllowCheckWritingEscrowOutOfRegion',
      'AllowEditWorkflowTask',
    ],
    special: [],
    allowOpenFileInUse: false,
  },
  'read-only': {
    label: 'Read only',
    full: [],
    read: screenNames,
    apps: ['appPortfolioManager', 'appReports'],
    permissions: [],
    special: ['IsAppReadOnly'],
    allowOpenFileInUse: false,
  },
} as const satisfies Record<string, RoleTemplate>;

export type RoleName = keyof typeof templates;

/** The starter roles, in the order the demo logins are listed. */
export const roleNames = Object.keys(templates) as readonly RoleName[];

/** One starter role: its name for people, the full list of settings and the user flag. */
export interface RoleDefaults {
  readonly label: string;
  /** Every security setting by name: screens 0, 1 or 2, all others 0 or 1. */
  readonly settings: Readonly<Record<SecurityKey, number>>;
  readonly allowOpenFileInUse: boolean;
}

/** What each starter role may do; the seed stores it and an administrator changes it. */
export const roleDefaults: Readonly<Record<RoleName, RoleDefaults>> = Object.fromEntries(
  roleNames.map((name) => [name, expand(templates[name])]),
) as Record<RoleName, RoleDefaults>;

function expand(template: RoleTemplate): RoleDefaults {
  const screens = screenNames.map((screen): [SecurityKey, GrantedLevel] => [
    screenAccessKey(screen),
    template.full.includes(screen)
      ? AccessLevel.Full
      : template.read.includes(screen)
        ? AccessLevel.Read
        : AccessLevel.None,
  ]);
  const rights: [SecurityKey, boolean][] = [
    ...appNames.map((app): [SecurityKey, boolean] => [appAccessKey(app), template.apps.includes(app)]),
    ...permissionKeys.map((key): [SecurityKey, boolean] => [key, template.permissions.includes(key)]),
    ...specialSettings.map((key): [SecurityKey, boolean] => [key, template.special.includes(key)]),
  ];
  const settings = Object.fromEntries([...screens, ...rights.map(([key, isOn]) => [key, isOn ? 1 : 0])]) as Record<
    SecurityKey,
    number
  >;
  return { label: template.label, settings, allowOpenFileInUse: template.allowOpenFileInUse };
}
