import type { endpoints } from '@closewright/contract';
import { companyExamples } from './company-examples.ts';
import { fields, newSent, tabs } from './custom-data-world.ts';
import type { Example } from './example.ts';
import { fileAuditExamples } from './file-audit-examples.ts';
import { letterExamples } from './letter-examples.ts';
import { noteExamples } from './note-examples.ts';
import { peopleExamples } from './people-examples.ts';
import { portfolioExamples } from './portfolio-examples.ts';
import { settlementExamples } from './settlement-examples.ts';
import { systemAlertExamples } from './system-alert-examples.ts';
import { timeExamples } from './time-examples.ts';
import { workflowExamples } from './workflow-examples.ts';
import { fileNumber, files } from './world.ts';

const sessionKey = '6b8cb7a4-6f0e-4a62-8b67-3b0a6f0f2c11';
const onFile = { path: { ordersID: files.open } };
const lockCall = { ...onFile, body: { sessionKey }, wrongType: { sessionKey: 5 } };

const newFile = { fileNumber: null, regionID: 1, branchID: 1, settlementStatementType: 1 };

const tabSettings = { label: 'Site', display: true, inFileMain: false, regionID: 0 };
const fieldSettings = {
  label: 'HOA dues',
  customDataType: 11,
  maxLength: null,
  module: null,
  displayLabel: true,
  gridListValueRequired: false,
  parentID: null,
};
const onProperty = { referenceTable: 6, referenceTablePKValue: files.open, customDataTabID: tabs.site };

/** One entry per endpoint: an endpoint without one fails the first test. */
export const examples: Record<keyof typeof endpoints, (version: number) => Example> = {
  getHealth: () => ({}),
  getReadiness: () => ({}),
  getHealthDetails: () => ({}),
  getEnvironment: () => ({}),
  checkTenant: () => ({ path: { name: 'alpha' } }),
  logClientSession: () => ({
    body: { entries: [{ at: '2026-05-01T12:00:00Z', level: 'Info', message: 'hello' }] },
    wrongType: { entries: [{ at: 'noon', level: 'Info', message: 'hello' }] },
  }),
  logServerEvent: () => ({
    body: { level: 'Info', message: 'hello' },
    wrongType: { level: 'Loud', message: 'hello' },
  }),
  getSession: () => ({}),
  checkRouteAccess: () => ({ query: `?routeName=oe:main&ordersID=${files.open}` }),
  saveUserSettings: () => ({
    body: { values: [{ name: 'theme', value: `dark ${Math.random()}` }] },
    wrongType: { values: [{ name: 'theme', value: 1 }] },
  }),
  saveActiveUser: () => ({
    body: { routeName: 'oe:main', ordersID: files.open },
    wrongType: { routeName: 7, ordersID: files.open },
  }),
  getMessagingUrl: () => ({}),
  getNotificationCounts: () => ({}),
  getUserSettings: () => ({}),
  addDictionaryWords: () => ({ body: { words: [`word${Math.random()}`] }, wrongType: { words: 'word' } }),
  removeDictionaryWord: () => ({ body: { word: 'Ficus' }, wrongType: { word: 7 } }),
  saveDefaultRegion: () => ({ body: { regionID: 1 }, wrongType: { regionID: '1' } }),
  getLookups: () => ({}),
  listLookupSet: () => ({ path: { set: 'orderServices' } }),
  getLookupUsage: () => ({ path: { set: 'orderServices', itemID: 1 } }),
  addLookupItem: () => ({
    path: { set: 'underwriters' },
    body: { name: 'Ficus Title', data: null, regionID: 1, regions: [2] },
    wrongType: { name: 'Ficus Title', data: null, regionID: 'one', regions: [] },
  }),
  saveLookupItem: () => ({
    path: { set: 'orderServices', itemID: 2 },
    body: { version: 1, changes: { name: 'Region 2 alone' } },
    wrongType: { version: 1, changes: { inactive: 'yes' } },
  }),
  orderLookupSet: () => ({
    path: { set: 'orderServices' },
    body: { ids: [2, 1] },
    wrongType: { ids: 'all' },
  }),
  listSystemAudit: () => ({ query: '?table=orders&field=salePrice&take=5' }),
  getSystemAuditFacts: () => ({}),
  checkSystemAudit: () => ({}),
  exportSystemAudit: () => ({ body: { table: 'orders' }, wrongType: { from: 'yesterday' } }),
  listFileNumberPools: () => ({}),
  addFileNumberPool: () => ({
    body: { name: 'Another', prefix: 'B-', nextNumber: 1, width: 4, inactive: false, branchIDs: [] },
    wrongType: { name: 'Another', prefix: 'B-', nextNumber: 0.5, width: 4, inactive: false, branchIDs: [] },
  }),
  saveFileNumberPool: () => ({
    path: { poolID: 1 },
    body: { version: 1, name: 'Pool', prefix: 'P-', nextNumber: 50, width: 5, inactive: false, branchIDs: [1] },
    wrongType: { version: 1, name: 7, prefix: 'P-', nextNumber: 50, width: 5, inactive: false, branchIDs: [1] },
  }),
  takeFileNumber: () => ({ body: { branchID: 1 }, wrongType: { branchID: 'first' } }),
  getSystemSettings: () => ({}),
  saveSystemSettings: () => ({
    body: { settings: [{ name: 'licensedUsers', value: '25', version: 0 }] },
    wrongType: { settings: [{ name: 'licensedUsers', value: 25, version: 0 }] },
  }),
  listClosingDays: () => ({}),
  saveClosingDay: () => ({
    path: { date: '2026-12-24' },
    body: { name: 'Christmas Eve', version: 0 },
    wrongType: { name: 5, version: 0 },
  }),
  listServerEvents: () => ({ query: '?level=Error&text=hello' }),
  listRecentFiles: () => ({ query: '?scope=mine' }),
  pinFile: () => ({ ...onFile, body: { isPinned: true }, wrongType: { isPinned: 'yes' } }),
  findOrders: () => ({ query: '?text=24' }),
  createFile: () => ({ body: newFile, wrongType: { ...newFile, branchID: 'first' } }),
  listFileTemplates: () => ({}),
  copyFile: (version) => ({
    ...onFile,
    body: { version, fromOrdersID: files.consolidated, parts: ['loans'] },
    wrongType: { version, fromOrdersID: files.consolidated, parts: 'loans' },
  }),
  listSecondaryFiles: () => onFile,
  createSecondaryFiles: (version) => ({
    ...onFile,
    body: { version, fileNumbers: [null], parts: [] },
    wrongType: { version, fileNumbers: null, parts: [] },
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
    wrongType: { version, changes: { order: { salePrice: 'a lot' } } },
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
  ...companyExamples,
  ...workflowExamples,
  ...systemAlertExamples,
  ...timeExamples,
  exportFile: () => ({ ...onFile, body: { withTaxIDs: false }, wrongType: { withTaxIDs: 'yes' } }),
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
    wrongType: { ...onProperty, values: [newSent('gateCode', 'Text', { stringValue: 4711 })] },
  }),
  getCustomDataSetup: () => ({}),
  createCustomDataTab: () => ({
    body: { referenceTable: 4, ...tabSettings },
    wrongType: { referenceTable: 8, ...tabSettings },
  }),
  saveCustomDataTab: () => ({
    path: { customDataTabID: tabs.changed },
    body: { version: 1, changes: { label: 'Renamed' } },
    wrongType: { version: 1, changes: { label: 5 } },
  }),
  removeCustomDataTab: () => ({
    path: { customDataTabID: tabs.removed },
    body: { version: 1, confirmedOrphans: 0 },
    wrongType: { version: '1', confirmedOrphans: 0 },
  }),
  orderCustomDataTabs: () => ({
    body: { referenceTable: 7, customDataTabIDs: [tabs.orderedSecond, tabs.orderedFirst] },
    wrongType: { referenceTable: 7, customDataTabIDs: ['x'] },
  }),
  createCustomDataDefinition: () => ({
    path: { customDataTabID: tabs.site },
    body: fieldSettings,
    wrongType: { ...fieldSettings, customDataType: 13 },
  }),
  saveCustomDataDefinition: () => ({
    path: { customDataDefinitionID: fields.changed },
    body: { version: 1, changes: { label: 'Renamed' }, confirmedOrphans: 0 },
    wrongType: { version: 1, changes: { maxLength: 'long' }, confirmedOrphans: 0 },
  }),
  removeCustomDataDefinition: () => ({
    path: { customDataDefinitionID: fields.removed },
    body: { version: 1, confirmedOrphans: 0 },
    wrongType: { version: 1, confirmedOrphans: 'all' },
  }),
  orderCustomDataDefinitions: () => ({
    path: { customDataTabID: tabs.contacts },
    body: { customDataDefinitionIDs: [fields.orderedSecond, fields.orderedFirst] },
    wrongType: { customDataDefinitionIDs: [] },
  }),
  saveCustomDataListValues: () => ({
    path: { customDataDefinitionID: fields.list },
    body: {
      version: 1,
      listValues: [{ customDataListValueID: 0, availableValue: 'Fixed', parentID: null }],
      confirmedOrphans: 0,
    },
    wrongType: { version: 1, listValues: ['Fixed'], confirmedOrphans: 0 },
  }),
  countStoredCustomData: () => ({ query: `?customDataTabID=${tabs.site}` }),
  ...peopleExamples,
  ...portfolioExamples,
};
