import { field } from '../kit/index.ts';

const dates = { section: 'Dates', copiedWith: 'dates' } as const;

/** The fields of a file (order) that File Main edits; columns of table `orders` (core.md §3, domain.md §3 Main). */
export const orderFields = {
  fileNumber: field.requiredText({ label: 'File number', section: 'Order', min: 3, max: 50 }),
  status: field.requiredSelect({ label: 'Status', section: 'Order', lookup: 'fileStatuses' }),
  regionID: field.requiredSelect({ label: 'Region', section: 'Order', lookup: 'regions' }),
  branchID: field.requiredSelect({ label: 'Branch', section: 'Order', lookup: 'branches' }),
  kindOfOrder: field.requiredSelect({ label: 'Product', section: 'Order', lookup: 'orderKinds' }),
  settlementStatementType: field.requiredSelect({
    label: 'Statement',
    section: 'Order',
    lookup: 'settlementStatementTypes',
  }),
  orderServiceID: field.select({ label: 'Services', section: 'Order', lookup: 'orderServices' }),
  settlementTemplateID: field.select({ label: 'Template', section: 'Order', lookup: 'settlementTemplates' }),
  underwriterCompanyID: field.select({ label: 'Underwriter', section: 'Order', lookup: 'underwriters' }),
  sourceOfBusiness: field.text({ label: 'Source of business', section: 'Order', max: 120 }),

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

  salePrice: field.money({ label: 'Sale price', section: 'Price and loan', min: 0 }),
  earnestMoney: field.money({ label: 'Earnest money', section: 'Price and loan', min: 0 }),
  earnestMoneyHeldBy: field.text({ label: 'Earnest money held by', section: 'Price and loan', max: 120 }),
  ownerPolicyAmount: field.money({ label: 'Owner policy', section: 'Price and loan', min: 0 }),
  loanPolicyAmount: field.money({ label: 'Loan policy', section: 'Price and loan', min: 0 }),

  escrowOfficerID: field.select({ label: 'Escrow officer', section: 'Staff', lookup: 'staff' }),
  titleOfficerID: field.select({ label: 'Title officer', section: 'Staff', lookup: 'staff' }),
  closerID: field.select({ label: 'Closer', section: 'Staff', lookup: 'staff' }),
  postCloserID: field.select({ label: 'Post-closer', section: 'Staff', lookup: 'staff' }),
  titleUnitID: field.select({ label: 'Title unit', section: 'Staff', lookup: 'titleUnits' }),
  escrowUnitID: field.select({ label: 'Escrow unit', section: 'Staff', lookup: 'escrowUnits' }),
} as const;
