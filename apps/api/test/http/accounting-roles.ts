import type { endpoints } from '@closewright/contract';

const books = 'appEscrowAccounting_AppAccess';
const bank = 'appEBankRecon_AppAccess';
const approvals = 'appFinancialApprovals_AppAccess';
const positivePay = 'appPositivePay_AppAccess';
const reports = 'appReports_AppAccess';
const screens = ['CheckWriting', 'Consolidated', 'InvestmentAccountIndividual', 'Invoices', 'OrderEntry'] as const;

/** All rights that accounting knows. */
const all: Record<string, number> = {
  ...Object.fromEntries([books, bank, approvals, positivePay, reports].map((right) => [right, 1])),
  ...Object.fromEntries(screens.map((screen) => [`${screen}_ScreenAccess`, 2])),
};

/** Users of one right each, and of those that are needed together. */
export const accountingRoles = {
  'no right': {},
  'Escrow Accounting': { [books]: 1 },
  'eBank Recon': { [bank]: 1 },
  'Financial Approvals': { [approvals]: 1 },
  'Financial Approvals, and Escrow Accounting': { [approvals]: 1, [books]: 1 },
  'Positive Pay': { [positivePay]: 1 },
  'Check Writing, read': { CheckWriting_ScreenAccess: 1 },
  'Check Writing, full': { CheckWriting_ScreenAccess: 2 },
  'Consolidated, read': { Consolidated_ScreenAccess: 1 },
  'Consolidated, full': { Consolidated_ScreenAccess: 2 },
  'Investments, read': { InvestmentAccountIndividual_ScreenAccess: 1 },
  'Investments, full': { InvestmentAccountIndividual_ScreenAccess: 2 },
  'Investments, full, and TINs': {
    ...{ InvestmentAccountIndividual_ScreenAccess: 2, OrderEntry_ScreenAccess: 2, [reports]: 1 },
  },
  'Invoices, read': { Invoices_ScreenAccess: 1 },
  'Invoices, full': { Invoices_ScreenAccess: 2 },
  'Invoices, full, and Check Writing, read': { Invoices_ScreenAccess: 2, CheckWriting_ScreenAccess: 1 },
  'Invoices, read, and Escrow Accounting': { Invoices_ScreenAccess: 1, [books]: 1 },
  'Invoices, full, and Escrow Accounting': { Invoices_ScreenAccess: 2, [books]: 1 },
  'File Main': { OrderEntry_ScreenAccess: 2 },
  administrator: { IsAdmin: 1 },
  'system administrator': { IsSysAdmin: 1 },
  'all rights': all,
} as const satisfies Record<string, Record<string, number>>;
export type AccountingRole = keyof typeof accountingRoles;

/** All rights of a user who may only read. */
export const readOnlyRights = { ...all, IsAdmin: 1, IsAppReadOnly: 1 };

type Call = keyof typeof endpoints;

/** Calls that the same people may make. Everybody else is refused. */
interface Group {
  readonly may: readonly AccountingRole[];
  /** Whoever may only read at all makes the first and is refused the second. */
  readonly reads: readonly Call[];
  readonly writes: readonly Call[];
}

const everyRole = Object.keys(accountingRoles) as AccountingRole[];
const withApprovals = ['Financial Approvals', 'Financial Approvals, and Escrow Accounting', 'all rights'] as const;
const withBooks: readonly AccountingRole[] = [
  ...(['Escrow Accounting', 'Financial Approvals, and Escrow Accounting'] as const),
  ...(['Invoices, read, and Escrow Accounting', 'Invoices, full, and Escrow Accounting'] as const),
  'all rights',
];
const withInvestments = ['Investments, full', 'Investments, full, and TINs', 'all rights'] as const;
const withInvoices = [
  ...(['Invoices, full', 'Invoices, full, and Escrow Accounting'] as const),
  ...(['Invoices, full, and Check Writing, read', 'all rights'] as const),
];

/** Who may make which accounting call: written from docs/access.md and the menu (core.md §2, §6), not from the rules of the product. */
export const accountingCalls: readonly Group[] = [
  {
    may: ['Check Writing, read', 'Check Writing, full', 'Invoices, full, and Check Writing, read', 'all rights'],
    reads: ['getFileLedger'],
    writes: [],
  },
  {
    may: ['Check Writing, full', 'all rights'],
    reads: [],
    writes: [
      ...(['createReceipt', 'depositReceipts', 'collectReceipts', 'returnReceipt', 'takeBackPosting'] as const),
      ...(['planDisbursements', 'disburse', 'printChecks', 'spoilChecks', 'askApproval', 'withdrawApproval'] as const),
      ...(['recoverMoney', 'recordKept', 'takeBackKept', 'receiveWire', 'claimUnclaimed'] as const),
    ],
  },
  {
    may: withApprovals,
    reads: ['listApprovals', 'getLeftToPay'],
    writes: ['decideApprovals'],
  },
  // Whoever releases a wire sees it, and whoever decides about money of no file, which takes the books.
  {
    may: ['Financial Approvals, and Escrow Accounting', 'all rights'],
    reads: [],
    writes: ['releaseWire', 'decideUnclaimedPayment'],
  },
  {
    may: ['Positive Pay', 'all rights'],
    reads: [
      ...(['listPositivePay', 'getPositivePay', 'listPositivePayFiles', 'getPositivePayFile'] as const),
      ...(['listPositivePayExceptions', 'getPositivePayMapping', 'listPositivePayAnswerFiles'] as const),
    ],
    writes: [
      ...(['makePositivePayFile', 'getPositivePayFileDocument', 'acceptPositivePayFile'] as const),
      ...(['takeBackPositivePayFile', 'createPositivePayException', 'importPositivePayExceptions'] as const),
      ...(['takeOffPositivePayException', 'decidePositivePayException', 'confirmPositivePayException'] as const),
      ...(['takeBackPositivePayDecision', 'makePositivePayAnswerFile', 'getPositivePayAnswerFileDocument'] as const),
      'takeBackPositivePayAnswerFile',
    ],
  },
  {
    may: ['eBank Recon', 'all rights'],
    reads: ['listBankFileAccounts', 'previewBankFile', 'listBankFiles', 'getBankFile'],
    writes: ['importBankFile', 'getBankFileDocument', 'takeBackBankFile', 'saveBankBalance'],
  },
  {
    may: withBooks,
    reads: [
      ...(['getReconciliationDay', 'listReconciledAccounts', 'listReconciliations', 'getReconciliation'] as const),
      ...(['getReconciliationPack', 'getDraftPack', 'listOpenings', 'getOpening', 'listEscrowAccounts'] as const),
      ...(['getTrialBalance', 'listEscrowActivity', 'listDisbursements', 'listReceipts'] as const),
      ...(['listReceiptsToVerify', 'exportEscrowAccounting', 'listStaleChecks', 'printOwnerLetters'] as const),
      ...(['listDormancyRules', 'listJournalAccounts', 'getJournalDue', 'listJournalTransactions'] as const),
      ...(['listJournalExports', 'getJournalExport', 'getJournalExportDocument', 'getJournalSettings'] as const),
      'listUnclaimedMoney',
    ],
    writes: [
      ...(['runMatchRules', 'matchItems', 'unmatchItems', 'noteItem', 'postBankItem'] as const),
      ...(['finalizeReconciliation', 'reviewReconciliation', 'askReopenReconciliation'] as const),
      ...(['reopenReconciliation', 'askOpening', 'decideOpening', 'verifyReceipts', 'depositTogether'] as const),
      ...(['createExpectedWire', 'saveExpectedWire', 'callOffExpectedWire', 'nameWire', 'holdWire'] as const),
      ...(['sentWire', 'unsentWire', 'returnedWire', 'takeBackReturn', 'makeWireFile'] as const),
      ...(['getWireFileDocument', 'takeBackWireFile', 'noteStaleChecks', 'takeBackStaleAct'] as const),
      ...(['writeOwnerLetters', 'saveDormancyRule', 'makeJournalExport', 'acceptJournalExport'] as const),
      ...(['takeBackJournalExport', 'saveJournalSettings', 'bankTookUnclaimed', 'takeBackUnclaimed'] as const),
      ...(['askUnclaimedPayment', 'previewAchReturns', 'takeAchReturns'] as const),
    ],
  },
  // Before a list of sanctions is imported, which screens anew.
  { may: [...withApprovals, 'administrator'], reads: [], writes: ['decideScreening'] },
  // What is set up besides by whoever administers.
  {
    may: [...withBooks, 'administrator'],
    reads: [
      ...(['listExpectedWires', 'listArrivedWires', 'listWiresOut', 'listDueWires', 'listWireFiles'] as const),
      ...(['listWirePayees', 'getWirePayee', 'listSanctionsLists', 'listScreenings', 'listBankAccounts'] as const),
      ...(['getCheckTestSheet', 'listBankFileLayouts', 'listPositivePayLayouts'] as const),
    ],
    writes: [
      ...(['createWirePayee', 'saveWirePayee', 'addWireInstructions', 'recordCallBack'] as const),
      ...(['stopWireInstructions', 'createBankAccount', 'saveBankAccount', 'importBankAccounts'] as const),
      ...(['createCheckLayout', 'saveCheckLayout', 'importCheckLayouts', 'createCheckPrinter'] as const),
      ...(['saveCheckPrinter', 'importCheckPrinters', 'createBankFileLayout', 'saveBankFileLayout'] as const),
      ...(['createPositivePayLayout', 'savePositivePayLayout', 'importSanctionsList'] as const),
    ],
  },
  // Which layouts and printers there are is told where checks are printed.
  { may: everyRole, reads: ['listCheckLayouts', 'listCheckPrinters'], writes: [] },
  {
    may: ['Investments, read', ...withInvestments],
    reads: [
      ...(['listInvestments', 'listInvestmentBanks', 'getInvestment', 'listPrincipalToName'] as const),
      ...(['getInterestYear', 'exportInterestYear'] as const),
    ],
    writes: [],
  },
  {
    may: withInvestments,
    reads: [],
    writes: [
      ...(['askInvestment', 'decideInvestment', 'saveInvestment', 'closeInvestment', 'namePrincipal'] as const),
      ...(['unnamePrincipal', 'giveInterest', 'takeBackInterest'] as const),
    ],
  },
  {
    may: ['Invoices, read', 'Invoices, read, and Escrow Accounting', ...withInvoices],
    reads: ['listInvoices', 'listInvoiceSources', 'getInvoiceDocument'],
    writes: [],
  },
  {
    may: withInvoices,
    reads: [],
    writes: [
      ...(['createInvoice', 'saveInvoice', 'discardInvoice', 'issueInvoice', 'payInvoice', 'creditInvoice'] as const),
      ...(['noteInvoiceSent', 'takeBackInvoiceEntry', 'voidInvoice'] as const),
    ],
  },
  // A payment of the file is read for it.
  { may: ['Invoices, full, and Check Writing, read', 'all rights'], reads: [], writes: ['payInvoiceFromClosing'] },
  {
    may: ['Invoices, read, and Escrow Accounting', 'Invoices, full, and Escrow Accounting', 'all rights'],
    reads: ['listInvoiceCustomers', 'listOpenInvoices', 'listInvoiceBatches'],
    writes: [],
  },
  {
    may: ['Invoices, full, and Escrow Accounting', 'all rights'],
    reads: [],
    writes: ['createInvoiceBatch', 'takeBackInvoiceBatch'],
  },
];

/** Who is told something else than the table says. */
export const toldOtherwise = {
  /** Only who asked withdraws. */
  withdrawn: 'Only The officer, who asked for this, may withdraw it.',
  /** A wire is not there for who sees none. */
  unseen: { call: 'releaseWire', role: 'Financial Approvals' },
  /** They may know of the invoice. */
  knowing: { call: 'payInvoiceFromClosing', roles: ['Invoices, full', 'Invoices, full, and Escrow Accounting'] },
} as const satisfies Record<string, string | { call: Call; role?: AccountingRole; roles?: readonly AccountingRole[] }>;

/** What somebody with all rights in another region is told, to whom no bank and no file of these examples is there. Else it is not found. */
export const fromElsewhere: {
  /** Lists and files of nothing, and answers that say of each that it could not be found. */
  readonly nothing: readonly Call[];
  /** What the company has in common. */
  readonly shared: readonly Call[];
  /** Refused at a field of the body. */
  readonly refused: Partial<Record<Call, string>>;
} = {
  nothing: [
    ...(['listApprovals', 'decideApprovals', 'listPositivePay', 'listPositivePayExceptions'] as const),
    ...(['listPositivePayAnswerFiles', 'listBankFileAccounts', 'listBankFiles', 'listReconciledAccounts'] as const),
    ...(['listReconciliations', 'listEscrowAccounts', 'getTrialBalance', 'listDisbursements'] as const),
    ...(['listReceipts', 'listReceiptsToVerify', 'verifyReceipts', 'depositTogether', 'listStaleChecks'] as const),
    ...(['listJournalAccounts', 'listExpectedWires', 'listWiresOut', 'listDueWires', 'listWireFiles'] as const),
    ...(['listBankAccounts', 'listInvestments', 'listInvestmentBanks', 'getInterestYear'] as const),
    ...(['exportInterestYear', 'listInvoiceCustomers', 'listOpenInvoices', 'listInvoiceBatches'] as const),
    'previewAchReturns',
  ],
  shared: [
    ...(['listDormancyRules', 'saveDormancyRule', 'getJournalSettings', 'saveJournalSettings'] as const),
    ...(['listWirePayees', 'getWirePayee', 'createWirePayee', 'saveWirePayee', 'addWireInstructions'] as const),
    ...(['recordCallBack', 'stopWireInstructions', 'listSanctionsLists', 'listScreenings'] as const),
    ...(['importSanctionsList', 'decideScreening', 'getCheckTestSheet', 'listCheckLayouts'] as const),
    ...(['createCheckLayout', 'saveCheckLayout', 'importCheckLayouts', 'listCheckPrinters'] as const),
    ...(['createCheckPrinter', 'saveCheckPrinter', 'importCheckPrinters', 'listBankFileLayouts'] as const),
    ...(['createBankFileLayout', 'saveBankFileLayout', 'listPositivePayLayouts'] as const),
    ...(['createPositivePayLayout', 'savePositivePayLayout', 'createBankAccount', 'importBankAccounts'] as const),
  ],
  refused: {
    previewBankFile: 'content',
    importBankFile: 'content',
    noteStaleChecks: 'checks.0',
    writeOwnerLetters: 'checks.0',
    createInvoiceBatch: 'allocations.0.invoiceID',
    // Of no payment that is seen here, another preview than its own.
    takeAchReturns: 'digest',
  },
};
