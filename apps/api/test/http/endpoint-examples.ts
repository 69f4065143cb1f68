import { endpoints } from '@closewright/contract';
import { checkLayoutList, checkPrinterList } from '@closewright/domain/check-printing';
import { templateLineList } from '@closewright/domain/statement-presets';
import { approvalExamples } from './approval-examples.ts';
import { bankFileExamples } from './bank-file-examples.ts';
import { checkPrintingExamples } from './check-printing-examples.ts';
import { signatures } from './check-signatures-world.ts';
import { checkWritingExamples } from './check-writing-examples.ts';
import { commercialExamples } from './commercial-examples.ts';
import { companyExamples } from './company-examples.ts';
import { consolidatedExamples } from './consolidated-examples.ts';
import { controlExamples } from './control-examples.ts';
import { fields, newSent, tabs } from './custom-data-world.ts';
import { escrowAccountingExamples } from './escrow-accounting-examples.ts';
import { type Example, exampleOf } from './example.ts';
import { exampleAccount } from './example-account.ts';
import { exampleSchedule } from './example-schedule.ts';
import { expectedWireExamples } from './expected-wire-examples.ts';
import { fileAuditExamples } from './file-audit-examples.ts';
import { finalizedExamples } from './finalized-examples.ts';
import { investmentExamples } from './investment-examples.ts';
import { invoiceExamples } from './invoice-examples.ts';
import { journalExportExamples } from './journal-exports-examples.ts';
import { letterExamples } from './letter-examples.ts';
import { noteExamples } from './note-examples.ts';
import { openingExamples } from './opening-examples.ts';
import { peopleExamples } from './people-examples.ts';
import { portfolioExamples } from './portfolio-examples.ts';
import { positivePayExamples } from './positive-pay-examples.ts';
import { positivePayExceptionExamples } from './positive-pay-exception-examples.ts';
import { reconciliationExamples } from './reconciliation-examples.ts';
import { remittanceExamples } from './remittance-examples.ts';
import { sanctionsExamples } from './sanctions-examples.ts';
import { settlementExamples } from './settlement-examples.ts';
import { staleCheckExamples } from './stale-check-examples.ts';
import { statementCallExamples } from './statement-call-examples.ts';
import { systemAlertExamples } from './system-alert-examples.ts';
import { timeExamples } from './time-examples.ts';
import { unclaimedExamples } from './unclaimed-examples.ts';
import { wirePayeeExamples } from './wire-payee-examples.ts';
import { wiresOutExamples } from './wires-out-examples.ts';
import { workflowExamples } from './workflow-examples.ts';
import { fileNumber, files } from './world.ts';

const sessionKey = '6b8cb7a4-6f0e-4a62-8b67-3b0a6f0f2c11';
const onFile = { path: { ordersID: files.open } };
const lockCall = { ...onFile, body: { sessionKey } };

const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };

const noPayee = { payeeRule: null, payeeName: null };
const newTab = exampleOf(endpoints.createCustomDataTab.body.shape, { referenceTable: 4 });
const newField = exampleOf(endpoints.createCustomDataDefinition.body.shape, { customDataType: 11 });
const onProperty = { referenceTable: 6, referenceTablePKValue: files.open, customDataTabID: tabs.site };

/** One entry per endpoint: an endpoint without one fails the first test. */
export const examples: Record<keyof typeof endpoints, (version: number, statementVersion: number) => Example> = {
  getHealth: () => ({}),
  getReadiness: () => ({}),
  getHealthDetails: () => ({}),
  getEnvironment: () => ({}),
  checkTenant: () => ({ path: { name: 'alpha' } }),
  logClientSession: () => ({
    body: { entries: [{ at: '2026-05-01T12:00:00Z', level: 'Info', message: 'hello' }] },
    wrongValue: { entries: [{ at: 'noon', level: 'Info', message: 'hello' }] },
  }),
  logServerEvent: () => ({
    body: { level: 'Info', message: 'hello' },
    wrongValue: { level: 'Loud', message: 'hello' },
  }),
  getSession: () => ({}),
  checkRouteAccess: () => ({ query: `?routeName=oe:main&ordersID=${files.open}` }),
  saveUserSettings: () => ({
    body: { values: [{ name: 'theme', value: `dark ${Math.random()}` }] },
  }),
  saveActiveUser: () => ({
    body: { routeName: 'oe:main', ordersID: files.open },
  }),
  getMessagingUrl: () => ({}),
  getNotificationCounts: () => ({}),
  getUserSettings: () => ({}),
  addDictionaryWords: () => ({ body: { words: [`word${Math.random()}`] } }),
  removeDictionaryWord: () => ({ body: { word: 'Ficus' } }),
  saveDefaultRegion: () => ({ body: { regionID: 1 } }),
  getCheckWritingPin: () => ({}),
  setCheckWritingPin: () => ({ body: { old: null, pin: '48291' }, wrongValue: { old: null, pin: '1234' } }),
  getLookups: () => ({}),
  listLookupSet: () => ({ path: { set: 'orderServices' } }),
  getLookupUsage: () => ({ path: { set: 'orderServices', itemID: 1 } }),
  addLookupItem: () => ({
    path: { set: 'underwriters' },
    body: { name: 'Ficus Title', data: null, regionID: 1, regions: [2] },
  }),
  saveLookupItem: () => ({
    path: { set: 'orderServices', itemID: 2 },
    body: { version: 1, changes: { name: 'Region 2 alone' } },
  }),
  orderLookupSet: () => ({
    path: { set: 'orderServices' },
    body: { ids: [2, 1] },
  }),
  listSystemAudit: () => ({ query: '?table=orders&field=salePrice&take=5' }),
  getSystemAuditFacts: () => ({}),
  checkSystemAudit: () => ({}),
  exportSystemAudit: () => ({ body: { table: 'orders' }, wrongValue: { from: 'yesterday' } }),
  listBankAccounts: () => ({}),
  createBankAccount: () => ({ body: { ...exampleAccount, name: 'Another account' } }),
  saveBankAccount: () => ({
    path: { bankAccountID: 1 },
    body: { version: 1, changes: { bankName: 'Ficus Bank, N.A.' } },
  }),
  importBankAccounts: () => ({ body: { csv: 'Account,Note\nTrust account,The main one', isTrial: false } }),
  listCheckLayouts: () => ({}),
  createCheckLayout: () => ({ body: { ...checkLayoutList.begin, name: 'Three on a page', place: 'Three on a page' } }),
  saveCheckLayout: () => ({
    path: { checkLayoutID: 1 },
    body: { version: 1, changes: { secondSignatureFrom: 10_000_00 } },
  }),
  importCheckLayouts: () => ({ body: { csv: 'Layout,Void after days\nBlank letter paper,180', isTrial: false } }),
  listCheckPrinters: () => ({}),
  createCheckPrinter: () => ({ body: { ...checkPrinterList.begin, name: 'Another printer' } }),
  saveCheckPrinter: () => ({ path: { checkPrinterID: 1 }, body: { version: 1, changes: { right: -4 } } }),
  importCheckPrinters: () => ({ body: { csv: 'Printer,Down\nThird floor,12', isTrial: false } }),
  listCheckSignatures: () => ({}),
  askCheckSignature: () => ({
    body: { kind: 'account', usersID: 1, bankAccountID: 1, most: 500_00 },
    wrongValue: { kind: 'account', usersID: 1, bankAccountID: 1, most: 0 },
  }),
  decideCheckSignature: () => ({
    path: { signatureID: signatures.waiting },
    body: { decision: 'approve' },
    wrongValue: { decision: 'maybe' },
  }),
  getCheckSignatureImage: () => ({ path: { signatureID: signatures.ofOfficer } }),
  listCheckSigners: () => ({}),
  ...controlExamples,
  getCheckTestSheet: () => ({ path: { checkLayoutID: 1 }, query: '?checkPrinterID=1' }),
  listFeeCodes: () => ({}),
  createFeeCode: () => ({ body: exampleOf(endpoints.createFeeCode.body.shape, { code: 'NOTARY', ...noPayee }) }),
  saveFeeCode: () => ({ path: { feeCodeID: 1 }, body: { version: 1, changes: { label: 'Wire fee' } } }),
  listRateVersions: () => ({}),
  listRatesInForce: () => ({ query: '?kind=recording-fees&state=TX' }),
  importRateVersion: () => ({ body: { text: JSON.stringify(exampleSchedule), isTrial: false } }),
  tryRateVersion: () => ({ path: { rateVersionID: 1 } }),
  publishRateVersion: () => ({ path: { rateVersionID: 1 }, body: { version: 1, effectiveFrom: '2026-01-01' } }),
  removeRateVersion: () => ({ path: { rateVersionID: 2 }, body: { version: 1 } }),
  importFeeCodes: () => ({ body: { csv: 'Code,Description\nCOURIER,Courier fee', isTrial: false } }),
  listProrationDefaults: () => ({}),
  createProrationDefault: () => ({
    body: exampleOf(endpoints.createProrationDefault.body.shape, { state: 'NM', regionID: 1, label: 'Rent' }),
  }),
  saveProrationDefault: () => ({ path: { prorationDefaultID: 1 }, body: { version: 1, changes: { label: 'Rent' } } }),
  importProrationDefaults: () => ({ body: { csv: 'State,Item\nOK,Rent', isTrial: false } }),
  listTemplateLines: () => ({}),
  createTemplateLine: () => ({
    body: { ...templateLineList.begin, settlementTemplateID: 1, section: 'H', label: 'Home inspection fee' },
  }),
  saveTemplateLine: () => ({ path: { templateLineID: 1 }, body: { version: 1, changes: { label: 'Courier' } } }),
  importTemplateLines: () => ({
    body: { csv: 'Template,Section,Description\nResidential,H,Home warranty fee', isTrial: false },
  }),
  listLenderDefaults: () => ({}),
  createLenderDefault: () => ({
    body: exampleOf(endpoints.createLenderDefault.body.shape, { lenderName: 'Another bank', lateDays: 15 }),
  }),
  saveLenderDefault: () => ({ path: { lenderDefaultID: 1 }, body: { version: 1, changes: { lateDays: 10 } } }),
  importLenderDefaults: () => ({ body: { csv: 'Lender,Assumption\nThird bank,Not allowed', isTrial: false } }),
  listFileNumberPools: () => ({}),
  addFileNumberPool: () => ({
    body: exampleOf(endpoints.addFileNumberPool.body.shape, { name: 'Another', prefix: 'B-' }),
  }),
  saveFileNumberPool: () => ({
    path: { poolID: 1 },
    body: exampleOf(endpoints.saveFileNumberPool.body.shape, { prefix: 'P-', nextNumber: 50, branchIDs: [1] }),
  }),
  takeFileNumber: () => ({ body: { branchID: 1 } }),
  getSystemSettings: () => ({}),
  saveSystemSettings: () => ({
    body: { settings: [{ name: 'licensedUsers', value: '25', version: 0 }] },
  }),
  listClosingDays: () => ({}),
  saveClosingDay: () => ({
    path: { date: '2026-12-24' },
    body: { name: 'Christmas Eve', version: 0 },
  }),
  listServerEvents: () => ({ query: '?level=Error&text=hello' }),
  listRecentFiles: () => ({ query: '?scope=mine' }),
  pinFile: () => ({ ...onFile, body: { isPinned: true } }),
  findOrders: () => ({ query: '?text=24' }),
  createFile: () => ({ body: newFile }),
  listFileTemplates: () => ({}),
  copyFile: (version) => ({
    ...onFile,
    body: { version, fromOrdersID: files.consolidated, parts: ['loans'] },
  }),
  listSecondaryFiles: () => onFile,
  createSecondaryFiles: (version) => ({
    ...onFile,
    body: { version, fileNumbers: [null], parts: [] },
  }),
  lookUpAddress: () => ({ query: '?searchText=456+Some' }),
  searchDuplicates: () => ({ query: '?buyerLastName=Jones' }),
  searchFiles: () => ({ query: '?text=jones' }),
  getOrderByNumber: () => ({ query: `?fileNumber=${fileNumber(files.open)}` }),
  getOrder: () => onFile,
  getFileHeader: () => onFile,
  saveOrder: (version) => ({
    ...onFile,
    body: { version, changes: { order: { placeOfClosing: `Room ${Math.random()}` } } },
  }),
  listOrderAudit: () => onFile,
  ...fileAuditExamples,
  ...letterExamples,
  openOrder: () => lockCall,
  holdOrder: () => lockCall,
  takeOverOrder: () => lockCall,
  releaseOrder: () => lockCall,
  ...noteExamples,
  ...settlementExamples,
  ...statementCallExamples,
  ...commercialExamples,
  ...checkWritingExamples,
  ...checkPrintingExamples,
  ...approvalExamples,
  ...positivePayExamples,
  ...positivePayExceptionExamples,
  ...journalExportExamples,
  ...wirePayeeExamples,
  ...wiresOutExamples,
  ...bankFileExamples,
  ...sanctionsExamples,
  ...reconciliationExamples,
  ...finalizedExamples,
  ...openingExamples,
  ...escrowAccountingExamples,
  ...expectedWireExamples,
  ...invoiceExamples,
  ...investmentExamples,
  ...consolidatedExamples,
  ...staleCheckExamples,
  ...unclaimedExamples,
  ...remittanceExamples,
  ...companyExamples,
  ...workflowExamples,
  ...systemAlertExamples,
  ...timeExamples,
  exportFile: () => ({ ...onFile, body: { withTaxIDs: false } }),
  revealPartyTaxID: () => ({ path: { ordersID: files.open, rolesID: files.open } }),
  getCustomDataForm: () => ({ ...onFile, query: '?referenceTable=6' }),
  getCustomDataListValues: () => ({ path: { customDataDefinitionID: fields.state } }),
  getCustomDataValues: () => ({
    ...onFile,
    query: `?referenceTable=6&referenceTablePKValue=${files.open}&customDataTabID=${tabs.site}`,
  }),
  saveCustomDataValues: () => ({
    ...onFile,
    body: { ...onProperty, values: [newSent('gateCode', 'Text', { stringValue: '4711' })] },
  }),
  getCustomDataSetup: () => ({}),
  createCustomDataTab: () => ({
    body: newTab,
    wrongValue: { ...newTab, referenceTable: 8 },
  }),
  saveCustomDataTab: () => ({
    path: { customDataTabID: tabs.changed },
    body: { version: 1, changes: { label: 'Renamed' } },
  }),
  removeCustomDataTab: () => ({
    path: { customDataTabID: tabs.removed },
    body: { version: 1, confirmedOrphans: 0 },
  }),
  orderCustomDataTabs: () => ({
    body: { referenceTable: 7, customDataTabIDs: [tabs.orderedSecond, tabs.orderedFirst] },
  }),
  createCustomDataDefinition: () => ({
    path: { customDataTabID: tabs.site },
    body: newField,
    wrongValue: { ...newField, customDataType: 13 },
  }),
  saveCustomDataDefinition: () => ({
    path: { customDataDefinitionID: fields.changed },
    body: { version: 1, changes: { label: 'Renamed' }, confirmedOrphans: 0 },
  }),
  removeCustomDataDefinition: () => ({
    path: { customDataDefinitionID: fields.removed },
    body: { version: 1, confirmedOrphans: 0 },
  }),
  orderCustomDataDefinitions: () => ({
    path: { customDataTabID: tabs.contacts },
    body: { customDataDefinitionIDs: [fields.orderedSecond, fields.orderedFirst] },
    wrongValue: { customDataDefinitionIDs: [] },
  }),
  saveCustomDataListValues: () => ({
    path: { customDataDefinitionID: fields.list },
    body: {
      version: 1,
      listValues: [{ customDataListValueID: 0, availableValue: 'Fixed', parentID: null }],
      confirmedOrphans: 0,
    },
  }),
  countStoredCustomData: () => ({ query: `?customDataTabID=${tabs.site}` }),
  ...peopleExamples,
  ...portfolioExamples,
};
