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

const screenLabels: Record<ScreenName, string> = {
  OrderEntry: 'Order entry: File Main, properties, contacts, loans',
  Notes: 'File Notes',
  Custom: 'Custom Page',
  Commitment: 'Title Production',
  Policy: 'Policy',
  Premiums: 'Premium Rates',
  GenericSettlementStatement: 'Settlement Statement',
  RateRules: 'Rate rules',
  Payoff: 'Payoffs',
  CommercialSettlementStatement: 'Commercial Settlement Statement',
  Invoices: 'Invoices',
  UpdateWorkflow: 'File Workflow',
  Documents: 'Documents',
  CheckWriting: 'Check Writing',
  Consolidated: 'Consolidated Checks',
  InvestmentAccountIndividual: 'Investment Accounts',
  ProcessTemplateSetup: 'Workflow templates',
  WorkflowDashboard: 'Workflow Dashboard',
};

const appLabels: Record<AppName, string> = {
  appPortfolioManager: 'Portfolio Manager',
  appFileScan: 'File Scan',
  appEscrowAccounting: 'Escrow Accounting',
  appEBankRecon: 'eBank Recon',
  appFinancialApprovals: 'Financial approvals',
  appPositivePay: 'Positive Pay',
  app1099: '1099 Filing',
  appReports: 'Reports',
  appSystemAuditLog: 'Audit log of the system',
  appWordDocHelper: 'Word document helper',
  appStandardLanguage: 'Standard language',
};

const permissionLabels: Record<PermissionKey, string> = {
  AllowCreateOrder: 'Add File',
  AllowSecondaryFileCreate: 'Create secondary files',
  CanUseOrderTemplate: 'Use file templates',
  CanCreateReports: 'Create reports',
  AllowAddEditRates: 'Add and edit rates',
  AllowAddEditRecordingFees: 'Add and edit recording fees',
  AllowAddEditTransferTaxes: 'Add and edit transfer taxes',
  AllowEditEndorsementSettlementFees: 'Edit endorsement fees',
  FileScanAllowDescriptionManagement: 'Manage scan descriptions',
  FileScanAllowCategoryManagement: 'Manage scan categories',
  CanUnlockPolicyRemitDates: 'Unlock policy remit dates',
  CanVoidPolicies: 'Void policies',
  AllowAddWorkflowTask: 'Add tasks',
  AllowEditWorkflowTask: 'Edit tasks',
  AllowDeleteWorkflowTask: 'Delete tasks',
  AllowMaskTaskNA: 'Mark tasks not applicable',
  EditTaskStartDate: 'Change the start date of tasks',
  AllowCheckWritingEscrowOutOfRegion: 'Write checks on banks of other regions',
  AllowEditCompanyDetails: 'Edit company details',
  AllowOneTimeUseAgent: 'Create one-time-use companies',
};

const specialLabels: Record<SpecialSetting, string> = {
  IsSysAdmin: 'System administrator',
  IsAdmin: 'Administrator',
  IsAppReadOnly: 'Reads only, everywhere',
};

/** The four kinds of security setting, in the order of the spec, as a role's screen shows them. */
export const securityKeyGroups: readonly { readonly label: string; readonly keys: readonly SecurityKey[] }[] = [
  { label: 'Screens', keys: screenNames.map(screenAccessKey) },
  { label: 'Apps', keys: appNames.map(appAccessKey) },
  { label: 'Permissions', keys: permissionKeys },
  { label: 'Special', keys: specialSettings },
];

/** What people read for each security setting (core.md §6 gives the keys only, so the words are ours). */
export const securityLabels: Readonly<Record<SecurityKey, string>> = {
  ...(Object.fromEntries(screenNames.map((screen) => [screenAccessKey(screen), screenLabels[screen]])) as Record<
    ReturnType<typeof screenAccessKey>,
    string
  >),
  ...(Object.fromEntries(appNames.map((app) => [appAccessKey(app), appLabels[app]])) as Record<
    ReturnType<typeof appAccessKey>,
    string
  >),
  ...permissionLabels,
  ...specialLabels,
};
