import { addressWithCounty } from '../../../lib/addresses/address-names.ts';
import type { FieldPlace } from './form-section.tsx';

const c2 = 'col-span-2';
const c3 = 'col-span-3';
const c4 = 'col-span-4';
const c6 = 'col-span-6';
const c8 = 'col-span-8';
const c9 = 'col-span-9';

/** Which field stands where (look/mocks/a-file-main). Twelve columns; a usual field takes three, a company six. */
export const orderLayout: readonly FieldPlace[] = [
  { name: 'order.fileNumber', className: c3, identifier: true },
  { name: 'order.status', className: c3 },
  { name: 'order.regionID', className: c3 },
  { name: 'order.branchID', className: c3 },
  { name: 'order.kindOfOrder', className: c3 },
  { name: 'order.settlementStatementType', className: c3 },
  { name: 'order.orderServiceID', className: c3 },
  { name: 'order.settlementTemplateID', className: c3 },
  { name: 'order.underwriterCompanyID', className: c6 },
  { name: 'order.sourceOfBusiness', className: c6 },
];

export const datesLayout: readonly FieldPlace[] = [
  { name: 'order.openDate', className: c3 },
  { name: 'order.contractDate', className: c3 },
  { name: 'order.commitmentDate', className: c3 },
  { name: 'order.disclosureSentDate', className: c3 },
  { name: 'order.closingDate', className: c3, businessDay: true },
  { name: 'order.disbursementDate', className: c3, businessDay: true },
  { name: 'order.closingTime', className: c3 },
  { name: 'order.recordingDate', className: c3, businessDay: true },
  { name: 'order.placeOfClosing', className: c9 },
  { name: 'order.policyDueDate', className: c3 },
];

export const priceLayout: readonly FieldPlace[] = [
  { name: 'order.salePrice', className: c3 },
  { name: 'order.earnestMoney', className: c3 },
  { name: 'loan.amount', className: c3 },
  { name: 'loan.rate', className: c3 },
  { name: 'loan.loanNumber', className: c3, identifier: true },
  { name: 'loan.loanTypeID', className: c3 },
  { name: 'loan.termMonths', className: c3, unit: 'months' },
  { name: 'loan.firstPaymentDate', className: c3 },
  { name: 'loan.micNumber', className: c3, identifier: true },
  { name: 'order.ownerPolicyAmount', className: c3 },
  { name: 'order.loanPolicyAmount', className: c3 },
  // After what the contract says in figures: nobody fills it in between.
  { name: 'order.earnestMoneyHeldBy', className: c3 },
  { name: 'loan.lenderName', className: c6 },
];

export const staffLayout: readonly FieldPlace[] = [
  { name: 'order.escrowOfficerID', className: c6 },
  { name: 'order.titleOfficerID', className: c6 },
  { name: 'order.closerID', className: c6 },
  { name: 'order.postCloserID', className: c6 },
  { name: 'order.escrowUnitID', className: c6 },
  { name: 'order.titleUnitID', className: c6 },
];

export const propertyLayout: readonly FieldPlace[] = [
  { name: 'property.address1', className: c8, address: addressWithCounty },
  { name: 'property.address2', className: c4 },
  { name: 'property.city', className: 'col-span-4 @max-[1080px]:col-span-3' },
  { name: 'property.state', className: c2, upperCase: true },
  { name: 'property.zip', className: 'col-span-2 @max-[1080px]:col-span-3' },
  { name: 'property.countyName', className: c4 },
  { name: 'property.briefLegal', className: c8 },
  { name: 'property.parcelID', className: c4, identifier: true },
];
