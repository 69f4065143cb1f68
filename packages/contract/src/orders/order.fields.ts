import { field } from '../kit/index.ts';

const dates = { copiedWith: 'dates' } as const;

/** The fields of a file (order) that File Main edits; columns of table `orders` (core.md §3, domain.md §3 Main). */
export const orderFields = {
  fileNumber: field.requiredText({ label: 'File number', min: 3, max: 50 }),
  status: field.requiredSelect({ label: 'Status', lookup: 'fileStatuses' }),
  regionID: field.requiredSelect({ label: 'Region', lookup: 'regions' }),
  branchID: field.requiredSelect({ label: 'Branch', lookup: 'branches' }),
  kindOfOrder: field.requiredSelect({ label: 'Product', lookup: 'orderKinds' }),
  settlementStatementType: field.requiredSelect({ label: 'Statement', lookup: 'settlementStatementTypes' }),
  orderServiceID: field.select({ label: 'Services', lookup: 'orderServices' }),
  settlementTemplateID: field.select({ label: 'Template', lookup: 'settlementTemplates' }),
  underwriterCompanyID: field.select({ label: 'Underwriter', lookup: 'underwriters' }),
  sourceOfBusiness: field.text({ label: 'Source of business', max: 120 }),

  openDate: field.date({ label: 'Opened', ...dates }),
  contractDate: field.date({ label: 'Contract', ...dates }),
  commitmentDate: field.date({ label: 'Commitment', ...dates }),
  disclosureSentDate: field.date({ label: 'Disclosure sent', ...dates }),
  closingDate: field.date({ label: 'Closing', ...dates }),
  disbursementDate: field.date({ label: 'Disbursement', ...dates }),
  closingTime: field.time({ label: 'Closing time', ...dates }),
  recordingDate: field.date({ label: 'Recording', ...dates }),
  placeOfClosing: field.text({ label: 'Place of closing', ...dates, max: 200 }),
  policyDueDate: field.date({ label: 'Policy due', ...dates }),

  salePrice: field.money({ label: 'Sale price', min: 0 }),
  earnestMoney: field.money({ label: 'Earnest money', min: 0 }),
  earnestMoneyHeldBy: field.text({ label: 'Earnest money held by', max: 120 }),
  ownerPolicyAmount: field.money({ label: 'Owner policy', min: 0 }),
  loanPolicyAmount: field.money({ label: 'Loan policy', min: 0 }),

  escrowOfficerID: field.select({ label: 'Escrow officer', lookup: 'staff' }),
  titleOfficerID: field.select({ label: 'Title officer', lookup: 'staff' }),
  closerID: field.select({ label: 'Closer', lookup: 'staff' }),
  postCloserID: field.select({ label: 'Post-closer', lookup: 'staff' }),
  titleUnitID: field.select({ label: 'Title unit', lookup: 'titleUnits' }),
  escrowUnitID: field.select({ label: 'Escrow unit', lookup: 'escrowUnits' }),
} as const;
