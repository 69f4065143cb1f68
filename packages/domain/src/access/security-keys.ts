/** Screens with an access level of their own, in the spelling of the spec (core.md §6). */
export const screenNames = [
  'OrderEntry',
  'Notes',
  'Custom',
  'Commitment',
  'Policy',
  'Premiums',
  'GenericSettlementStatement',
  'RateRules',
  'Payoff',
  'CommercialSettlementStatement',
  'Invoices',
  'UpdateWorkflow',
  'Documents',
  'CheckWriting',
  'Consolidated',
  'InvestmentAccountIndividual',
  'ProcessTemplateSetup',
  'WorkflowDashboard',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** The screens of the pages of a file: whoever may read one of them opens files. */
export const fileScreens: readonly ScreenName[] = [
  'OrderEntry',
  'Notes',
  'Custom',
  'Commitment',
  'Policy',
  'Premiums',
  'GenericSettlementStatement',
  'Payoff',
  'CommercialSettlementStatement',
  'Invoices',
  'UpdateWorkflow',
  'Documents',
  'CheckWriting',
];

/** The security setting that holds the level of a screen: `OrderEntry_ScreenAccess`. */
export type ScreenAccessKey = `${ScreenName}_ScreenAccess`;

/** The security setting of a screen. */
export function screenAccessKey(screen: ScreenName): ScreenAccessKey {
  return `${screen}_ScreenAccess`;
}

/** Parts of the product that are granted as a whole (core.md §6 app access keys). */
export const appNames = [
  'appPortfolioManager',
  'appFileScan',
  'appEscrowAccounting',
  'appEBankRecon',
  'appFinancialApprovals',
  'appPositivePay',
  'app1099',
  'appReports',
  'appSystemAuditLog',
  'appWordDocHelper',
  'appStandardLanguage',
] as const;

export type AppName = (typeof appNames)[number];

/** The security setting of an app: `appReports_AppAccess`. */
export type AppAccessKey = `${AppName}_AppAccess`;

/** The security setting of an app. */
export function appAccessKey(app: AppName): AppAccessKey {
  return `${app}_AppAccess`;
}

/** Single rights (core.md §6 permission keys). */
export const permissionKeys = [
  'AllowCreateOrder',
  'AllowSecondaryFileCreate',
  'CanUseOrderTemplate',
  'CanCreateReports',
  'AllowAddEditRates',
  'AllowAddEditRecordingFees',
  'AllowAddEditTransferTaxes',
  'AllowEditEndorsementSettlementFees',
  'FileScanAllowDescriptionManagement',
  'FileScanAllowCategoryManagement',
  'CanUnlockPolicyRemitDates',
  'CanVoidPolicies',
  'AllowAddWorkflowTask',
  'AllowEditWorkflowTask',
  'AllowDeleteWorkflowTask',
  'AllowMaskTaskNA',
  'EditTaskStartDate',
  'AllowCheckWritingEscrowOutOfRegion',
  'AllowEditCompanyDetails',
  'AllowOneTimeUseAgent',
] as const;

export type PermissionKey = (typeof permissionKeys)[number];

/** Settings that change what other settings mean (core.md §6 special settings). */
export const specialSettings = ['IsSysAdmin', 'IsAdmin', 'IsAppReadOnly'] as const;

export type SpecialSetting = (typeof specialSettings)[number];

/** Settings that are on (anything above 0) or off; screens are the ones with three levels. */
export type RightKey = PermissionKey | SpecialSetting | AppAccessKey;

export type SecurityKey = ScreenAccessKey | RightKey;

/** Every security setting there is, in the order of the spec. */
export const securityKeys: readonly SecurityKey[] = [
  ...screenNames.map(screenAccessKey),
  ...appNames.map(appAccessKey),
  ...permissionKeys,
  ...specialSettings,
];

/** The settings with three levels: those of the screens. */
export const screenAccessKeys: ReadonlySet<SecurityKey> = new Set(screenNames.map(screenAccessKey));

/** Flags kept per user beside the security settings (core.md §3 User flags). */
export const userFlagNames = ['allowOpenFileInUse'] as const;

/** Security settings by name (core.md §6: looked up by name). A name that is missing counts as 0, no access. */
export type SecuritySettings = Readonly<Partial<Record<SecurityKey, number>>>;
