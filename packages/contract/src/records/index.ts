import { alertRecord } from '../alerts/alert.record.ts';
import { auditExportRecord, fileExportRecord, taxIDRevealRecord } from '../audit/audit.records.ts';
import { bankAccountRecord } from '../bank-accounts/index.ts';
import { bankFileLayoutRecord } from '../bank-files/index.ts';
import { checkLayoutRecord } from '../check-printing/check-layout.record.ts';
import { checkPrinterRecord } from '../check-printing/check-printer.record.ts';
import { letterRecord } from '../closing-protection/letter.record.ts';
import { commercialLists, commercialRecord } from '../commercial-statement/index.ts';
import { companyContactRecord, companyRecord } from '../companies/company.records.ts';
import { customDataDefinitionRecord, customDataListValueRecord, customDataTabRecord } from '../custom-data/index.ts';
import { documentRecord } from '../documents/index.ts';
import { feeCodeRecord } from '../fee-codes/index.ts';
import { fileNoteRecord } from '../file-notes/file-note.record.ts';
import { fileNumberPoolRecord } from '../file-numbers/index.ts';
import { closingDayRecord } from '../holidays/index.ts';
import type { RecordKind } from '../kit/index.ts';
import { lookupRecord } from '../lookups/index.ts';
import {
  loanRecord,
  orderRecord,
  partyRecord,
  partySignerRecord,
  propertyRecord,
  propertyTaxRecord,
} from '../orders/order.records.ts';
import { securityRoleRecord, userGroupRecord, userRecord } from '../people/index.ts';
import { portfolioExportRecord, portfolioFilterRecord } from '../portfolio/index.ts';
import { positivePayLayoutRecord } from '../positive-pay/index.ts';
import { rateVersionRecord } from '../rate-versions/index.ts';
import { branchRecord, regionRecord } from '../regions/index.ts';
import {
  settlementLists,
  settlementRecord,
  statementVersionRecord,
  versionDeliveryRecord,
  versionPaperRecord,
} from '../settlement/index.ts';
import { lenderDefaultRecord, prorationDefaultRecord, templateLineRecord } from '../statement-presets/index.ts';
import { timeEntryRecord, timerRecord } from '../time-tracking/time.records.ts';
import { processTemplateRecord, taskDefinitionRecord } from '../workflow/process-template.records.ts';
import { taskNoteRecord, taskRecord } from '../workflow/task.records.ts';

/** Every stored kind. A table of a tenant that is none is named with its reason in the catalog test of the api. */
export const records: readonly RecordKind[] = [
  orderRecord,
  loanRecord,
  propertyRecord,
  propertyTaxRecord,
  partyRecord,
  partySignerRecord,
  fileNoteRecord,
  taskRecord,
  taskNoteRecord,
  timeEntryRecord,
  timerRecord,
  settlementRecord,
  ...Object.values(settlementLists).map(({ record }) => record),
  statementVersionRecord,
  versionDeliveryRecord,
  versionPaperRecord,
  commercialRecord,
  ...Object.values(commercialLists).map(({ record }) => record),
  letterRecord,
  documentRecord,
  alertRecord,
  taxIDRevealRecord,
  auditExportRecord,
  fileExportRecord,
  companyRecord,
  companyContactRecord,
  regionRecord,
  branchRecord,
  bankAccountRecord,
  checkLayoutRecord,
  checkPrinterRecord,
  bankFileLayoutRecord,
  positivePayLayoutRecord,
  feeCodeRecord,
  rateVersionRecord,
  prorationDefaultRecord,
  templateLineRecord,
  lenderDefaultRecord,
  userRecord,
  userGroupRecord,
  securityRoleRecord,
  lookupRecord,
  closingDayRecord,
  fileNumberPoolRecord,
  processTemplateRecord,
  taskDefinitionRecord,
  customDataTabRecord,
  customDataDefinitionRecord,
  customDataListValueRecord,
  portfolioFilterRecord,
  portfolioExportRecord,
];

/** The kinds that a file is made of. */
export const fileRecords: readonly RecordKind[] = records.filter(({ of }) => of === 'orders');
