import { addressWithCounty } from '../../../lib/addresses/address-names.ts';
import type { FieldPlace } from '../../../records/form/layout.ts';
import type { FieldPath } from './field-path.ts';

/** Which field stands where (look/mocks/a-file-main). Twelve columns; a usual field takes three, a company six. */
export const orderLayout: readonly FieldPlace<FieldPath>[] = [
  ['order.fileNumber', 3, { identifier: true }],
  ['order.status', 3],
  ['order.regionID', 3],
  ['order.branchID', 3],
  ['order.kindOfOrder', 3],
  ['order.settlementStatementType', 3],
  ['order.orderServiceID', 3],
  ['order.settlementTemplateID', 3],
  ['order.underwriterCompanyID', 6],
  ['order.sourceOfBusiness', 6],
];

export const datesLayout: readonly FieldPlace<FieldPath>[] = [
  ['order.openDate', 3],
  ['order.contractDate', 3],
  ['order.commitmentDate', 3],
  ['order.disclosureSentDate', 3],
  ['order.closingDate', 3, { businessDay: true }],
  ['order.disbursementDate', 3, { businessDay: true }],
  ['order.closingTime', 3],
  ['order.recordingDate', 3, { businessDay: true }],
  ['order.placeOfClosing', 9],
  ['order.policyDueDate', 3],
];

export const priceLayout: readonly FieldPlace<FieldPath>[] = [
  ['order.salePrice', 3],
  ['order.earnestMoney', 3],
  ['loan.amount', 3],
  ['loan.rate', 3],
  ['loan.loanNumber', 3, { identifier: true }],
  ['loan.loanTypeID', 3],
  ['loan.termMonths', 3, { unit: 'months' }],
  ['loan.firstPaymentDate', 3],
  ['loan.micNumber', 3, { identifier: true }],
  ['order.ownerPolicyAmount', 3],
  ['order.loanPolicyAmount', 3],
  // After what the contract says in figures: nobody fills it in between.
  ['order.earnestMoneyHeldBy', 3],
  ['loan.lenderName', 6],
];

export const staffLayout: readonly FieldPlace<FieldPath>[] = [
  ['order.escrowOfficerID', 6],
  ['order.titleOfficerID', 6],
  ['order.closerID', 6],
  ['order.postCloserID', 6],
  ['order.escrowUnitID', 6],
  ['order.titleUnitID', 6],
];

export const propertyLayout: readonly FieldPlace<FieldPath>[] = [
  ['property.address1', 8, { address: addressWithCounty }],
  ['property.address2', 4],
  ['property.city', 4, { className: 'col-span-4 @max-[1080px]:col-span-3' }],
  ['property.state', 2, { upperCase: true }],
  ['property.zip', 2, { className: 'col-span-2 @max-[1080px]:col-span-3' }],
  ['property.countyName', 4],
  ['property.briefLegal', 8],
  ['property.parcelID', 4, { identifier: true }],
];
