import { type ActionRule, createOrder, readOrder } from './action-rule.ts';
import { fileScreens } from './security-keys.ts';

/**
 * Every action, what it needs and whether it writes. The keys are core.md §6's; which action needs which key follows
 * from the key's name, the spec says no more.
 */
export const actions = {
  /** Finding a file and reading its header: for whoever may open any of its pages. */
  openFile: { label: 'Open file', anyScreen: fileScreens, writes: false },
  readOrder,
  saveOrder: { label: 'File Main', screens: ['OrderEntry'], writes: true, rule: 'file' },
  exportOrder: { label: 'Export file', screens: ['OrderEntry'], writes: false },
  createOrder,
  createSecondaryOrder: {
    label: 'Add Secondary File',
    screens: ['OrderEntry'],
    permissionKeys: ['AllowSecondaryFileCreate'],
    writes: true,
    rule: 'file',
  },
  applyOrderTemplate: {
    label: 'File templates',
    screens: ['OrderEntry'],
    permissionKeys: ['CanUseOrderTemplate'],
    writes: true,
    rule: 'file',
  },
  /** Taking a file from somebody who has it in use: the user flag allowOpenFileInUse, or IsAdmin. */
  takeOverOrder: { label: 'Take over', screens: ['OrderEntry'], writes: true, rule: 'takeOver' },
  readPortfolio: {
    label: 'Portfolio Manager',
    apps: ['appPortfolioManager'],
    screens: ['OrderEntry'],
    writes: false,
  },
  savePortfolioFilter: { label: 'Saved filters', apps: ['appPortfolioManager'], writes: true },
  /** Each file is judged by itself besides, as `saveOrder`. */
  reassignFiles: { label: 'Reassign', apps: ['appPortfolioManager'], screens: ['OrderEntry'], writes: true },
  /** A list that leaves the product is a report. */
  exportPortfolio: {
    label: 'Export',
    apps: ['appPortfolioManager', 'appReports'],
    screens: ['OrderEntry'],
    writes: false,
  },
  readLetters: { label: 'CPL', screens: ['OrderEntry'], featureFlag: 'cpl', writes: false },
  orderLetters: { label: 'CPL', screens: ['OrderEntry'], featureFlag: 'cpl', writes: true, rule: 'file' },
  readNotes: { label: 'File Notes', screens: ['Notes'], writes: false },
  saveNotes: { label: 'File Notes', screens: ['Notes'], writes: true, rule: 'file' },
  readCustomPage: { label: 'Custom Page', screens: ['Custom'], writes: false },
  saveCustomPage: { label: 'Custom Page', screens: ['Custom'], writes: true, rule: 'file' },
  readInvoices: { label: 'Invoices', screens: ['Invoices'], writes: false },
  saveInvoices: { label: 'Invoices', screens: ['Invoices'], writes: true, rule: 'file' },
  /** One remittance over invoices of several files; each file is judged by its region. Who has one in use is no matter, as nothing of it is edited. */
  readInvoiceBatches: {
    label: 'Invoice Batch Payments',
    apps: ['appEscrowAccounting'],
    screens: ['Invoices'],
    writes: false,
  },
  writeInvoiceBatches: {
    label: 'Invoice Batch Payments',
    apps: ['appEscrowAccounting'],
    screens: ['Invoices'],
    writes: true,
  },
  /** A statement is opened with the right to any page of it; which of its rows are told, each record says. */
  readSettlement: {
    label: 'Settlement Statement',
    anyScreen: ['GenericSettlementStatement', 'Payoff', 'Premiums'],
    writes: false,
  },
  readPayoffs: { label: 'Payoffs', screens: ['Payoff'], writes: false },
  savePayoffs: { label: 'Payoffs', screens: ['Payoff'], writes: true, rule: 'settlement' },
  readPremiums: { label: 'Premium Rates', screens: ['Premiums'], writes: false },
  readSettlementEntries: { label: 'Settlement Statement', screens: ['GenericSettlementStatement'], writes: false },
  saveSettlement: {
    label: 'Settlement Statement',
    screens: ['GenericSettlementStatement'],
    writes: true,
    rule: 'settlement',
  },
  /** Also what is locked is opened again by it: the lock of the statement is no limit of its own. */
  lockSettlement: {
    label: 'Settlement lock',
    screens: ['GenericSettlementStatement'],
    writes: true,
    rule: 'file',
  },
  /** What was delivered is said of a version, which the lock of the statement does not change. */
  deliverStatement: {
    label: 'Delivery of a version',
    screens: ['GenericSettlementStatement'],
    writes: true,
    rule: 'file',
  },
  readCommercial: {
    label: 'CSS',
    screens: ['CommercialSettlementStatement'],
    featureFlag: 'cssEditor',
    writes: false,
  },
  saveCommercial: {
    label: 'CSS',
    screens: ['CommercialSettlementStatement'],
    featureFlag: 'cssEditor',
    writes: true,
    rule: 'settlement',
  },
  readChecks: { label: 'Check Writing', screens: ['CheckWriting'], writes: false },
  readApprovals: { label: 'Pending Approvals', apps: ['appFinancialApprovals'], writes: false },
  /** Each file is judged by itself besides: its region, and whether it is deleted. Who has it in use is no matter, as nothing of it is edited. */
  decideApprovals: { label: 'Pending Approvals', apps: ['appFinancialApprovals'], writes: true },
  writeChecks: { label: 'Check Writing', screens: ['CheckWriting'], writes: true, rule: 'checkWriting' },
  /** Each file is judged by itself besides, as its checks are: `writeChecks`. */
  readConsolidated: { label: 'Consolidated Checks', screens: ['Consolidated'], writes: false },
  writeConsolidated: { label: 'Consolidated Checks', screens: ['Consolidated'], writes: true, rule: 'checkWriting' },
  /** Each bank account is judged by itself besides: its region. Layouts are set up with the bank accounts. */
  readPositivePay: { label: 'Positive Pay', apps: ['appPositivePay'], writes: false },
  writePositivePay: { label: 'Positive Pay', apps: ['appPositivePay'], writes: true, rule: 'checkWriting' },
  /** Each bank account is judged by itself: its region. */
  readBankFiles: { label: 'eBank Recon', apps: ['appEBankRecon'], writes: false },
  writeBankFiles: { label: 'eBank Recon', apps: ['appEBankRecon'], writes: true, rule: 'checkWriting' },
  readReconciliations: { label: 'Reconciliations', apps: ['appEscrowAccounting'], writes: false },
  writeReconciliations: { label: 'Reconciliations', apps: ['appEscrowAccounting'], writes: true, rule: 'checkWriting' },
  /** Payees of wires, wires out and wires that are expected. Each bank account and file is judged by itself besides. */
  readWires: { label: 'Wires', apps: ['appEscrowAccounting'], orAdministrator: true, writes: false },
  writeWirePayees: { label: 'Wire Payees', apps: ['appEscrowAccounting'], orAdministrator: true, writes: true },
  writeExpectedWires: { label: 'Expected Wires', apps: ['appEscrowAccounting'], writes: true, rule: 'checkWriting' },
  sendWires: { label: 'Expected Wires Out', apps: ['appEscrowAccounting'], writes: true, rule: 'checkWriting' },
  releaseWires: { label: 'Release of wires', apps: ['appFinancialApprovals'], writes: true },
  /** Whoever approves, or whoever the screen opens for besides: another person than who entered the payee, in any case. */
  decideSanctions: { label: 'Sanctions', apps: ['appFinancialApprovals'], orAdministrator: true, writes: true },
  /** Each bank account and file is judged by itself besides. Who has a file in use is no matter, as nothing of it is edited. */
  readInvestments: { label: 'Investment Accounts', screens: ['InvestmentAccountIndividual'], writes: false },
  writeInvestments: { label: 'Investment Accounts', screens: ['InvestmentAccountIndividual'], writes: true },
  /** Another person than who asked, in any case; who asked withdraws. */
  decideInvestments: {
    label: 'Approval of investment accounts',
    screens: ['InvestmentAccountIndividual'],
    writes: true,
  },
  /** TINs in full leave the product with whoever sees those of files. */
  exportInvestmentTaxIDs: {
    label: 'TINs of investment accounts',
    apps: ['appReports'],
    screens: ['InvestmentAccountIndividual', 'OrderEntry'],
    writes: true,
  },
  /** Trial balance, activity, receipts and disbursements of all files whose bank accounts are of the caller's regions. */
  readEscrowAccounting: { label: 'Escrow Accounting', apps: ['appEscrowAccounting'], writes: false },
  /** Journals for the books of the office. Each bank account is judged by itself besides: its region. */
  readJournalExports: {
    label: 'Workday Integration',
    apps: ['appEscrowAccounting'],
    featureFlag: 'workdayIntegration',
    writes: false,
  },
  writeJournalExports: {
    label: 'Workday Integration',
    apps: ['appEscrowAccounting'],
    featureFlag: 'workdayIntegration',
    writes: true,
    rule: 'checkWriting',
  },
  /** Receipts are verified by whoever keeps the books; each file and bank account is judged besides. Who has a file in use is no matter, as nothing of it is edited. */
  verifyReceipts: { label: 'Receipt Verification', apps: ['appEscrowAccounting'], writes: true },
  /** What is said of checks that nobody cashes, and the terms of the states. Each bank account and file is judged by itself besides. */
  writeStaleChecks: { label: 'Stale Checks', apps: ['appEscrowAccounting'], writes: true, rule: 'checkWriting' },
  /** Remittances to underwriters; each kind has its flag. Each file is judged by itself besides: its region. */
  readRemittances: { label: 'E-Remit', apps: ['appEscrowAccounting'], featureFlag: 'eRemit', writes: false },
  readRemittanceFragments: {
    label: 'E-Remit Fragment',
    apps: ['appEscrowAccounting'],
    featureFlag: 'eRemitFragment',
    writes: false,
  },
  writeRemittances: { label: 'E-Remit', apps: ['appEscrowAccounting'], writes: true, rule: 'checkWriting' },
  createReports: {
    label: 'Report Management',
    apps: ['appReports'],
    permissionKeys: ['CanCreateReports'],
    featureFlag: 'reportsCreator',
    writes: true,
  },
  editRates: {
    label: 'Premium Rates',
    screens: ['Premiums'],
    permissionKeys: ['AllowAddEditRates'],
    writes: true,
    rule: 'settlement',
  },
  editRecordingFees: {
    label: 'Recording fees',
    screens: ['GenericSettlementStatement'],
    permissionKeys: ['AllowAddEditRecordingFees'],
    writes: true,
    rule: 'settlement',
  },
  editTransferTaxes: {
    label: 'Transfer taxes',
    screens: ['GenericSettlementStatement'],
    permissionKeys: ['AllowAddEditTransferTaxes'],
    writes: true,
    rule: 'settlement',
  },
  manageScanDescriptions: {
    label: 'Scan descriptions',
    apps: ['appFileScan'],
    permissionKeys: ['FileScanAllowDescriptionManagement'],
    writes: true,
  },
  manageScanCategories: {
    label: 'Scan categories',
    apps: ['appFileScan'],
    permissionKeys: ['FileScanAllowCategoryManagement'],
    writes: true,
  },
  unlockPolicyRemitDates: {
    label: 'Policy remit dates',
    screens: ['Policy'],
    permissionKeys: ['CanUnlockPolicyRemitDates'],
    writes: true,
    rule: 'file',
  },
  voidPolicies: {
    label: 'Void policy',
    screens: ['Policy'],
    permissionKeys: ['CanVoidPolicies'],
    writes: true,
    rule: 'file',
  },
  readTasks: { label: 'File Workflow', screens: ['UpdateWorkflow'], writes: false },
  addTask: {
    label: 'Add task',
    screens: ['UpdateWorkflow'],
    permissionKeys: ['AllowAddWorkflowTask'],
    writes: true,
    rule: 'file',
  },
  editTask: {
    label: 'Edit task',
    screens: ['UpdateWorkflow'],
    permissionKeys: ['AllowEditWorkflowTask'],
    writes: true,
    rule: 'file',
  },
  deleteTask: {
    label: 'Delete task',
    screens: ['UpdateWorkflow'],
    permissionKeys: ['AllowDeleteWorkflowTask'],
    writes: true,
    rule: 'file',
  },
  markTaskNotApplicable: {
    label: 'Mark task not applicable',
    screens: ['UpdateWorkflow'],
    permissionKeys: ['AllowMaskTaskNA'],
    writes: true,
    rule: 'file',
  },
  editTaskStartDate: {
    label: 'Task start date',
    screens: ['UpdateWorkflow'],
    permissionKeys: ['EditTaskStartDate'],
    writes: true,
    rule: 'file',
  },
  readTime: {
    label: 'Time tracking',
    screens: ['UpdateWorkflow'],
    featureFlag: 'orderTimeTracking',
    writes: false,
  },
  /** One's own time. */
  trackTime: {
    label: 'Time tracking',
    screens: ['UpdateWorkflow'],
    featureFlag: 'orderTimeTracking',
    writes: true,
    rule: 'file',
  },
  /** The spec has no right of its own for it: who may take others' tasks away may mend others' time. */
  editTimeOfOthers: {
    label: 'Time of others',
    screens: ['UpdateWorkflow'],
    permissionKeys: ['AllowDeleteWorkflowTask'],
    featureFlag: 'orderTimeTracking',
    writes: true,
    rule: 'file',
  },
  readProcessTemplates: {
    label: 'Process templates',
    screens: ['ProcessTemplateSetup'],
    orAdministrator: true,
    writes: false,
  },
  saveProcessTemplates: {
    label: 'Process templates',
    screens: ['ProcessTemplateSetup'],
    orAdministrator: true,
    writes: true,
  },
  /** The numbers that other people's money goes by: whoever keeps the books sets them up, as an administrator does. */
  readBankAccounts: { label: 'Bank accounts', apps: ['appEscrowAccounting'], orAdministrator: true, writes: false },
  saveBankAccounts: { label: 'Bank accounts', apps: ['appEscrowAccounting'], orAdministrator: true, writes: true },
  /** An admin region, or AllowEditCompanyDetails plus membership of the region (core.md §6 Company access). */
  editCompany: { label: 'Company details', writes: true, rule: 'company' },
  createOneTimeUseCompany: { label: 'One-time-use company', permissionKeys: ['AllowOneTimeUseAgent'], writes: true },
  readOrderAudit: { label: 'Audit Log', screens: ['OrderEntry'], featureFlag: 'auditlog', writes: false },
  /** Taking the audit of a file out of the product is the right of whoever reads that of the whole company. */
  exportOrderAudit: {
    label: 'Export of the Audit Log',
    screens: ['OrderEntry'],
    apps: ['appSystemAuditLog'],
    featureFlag: 'auditlog',
    orAdministrator: true,
    writes: false,
  },
  readSystemAudit: {
    label: 'Audit Log',
    apps: ['appSystemAuditLog'],
    featureFlag: 'auditlog',
    orAdministrator: true,
    writes: false,
  },
  readConfiguration: { label: 'Configuration', requiresAdministrator: true, writes: false },
  administer: { label: 'Configuration', requiresAdministrator: true, writes: true },
  // IsAdmin besides, as the cfg: routes ask (core.md §6: their default is None).
  readSystemConfiguration: {
    label: 'System configuration',
    requiresAdministrator: true,
    requiresSystemAdministrator: true,
    writes: false,
  },
  administerSystem: {
    label: 'System configuration',
    requiresAdministrator: true,
    requiresSystemAdministrator: true,
    writes: true,
  },
} as const satisfies Record<string, ActionRule>;

export type ActionName = keyof typeof actions;
