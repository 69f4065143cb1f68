import { businessDates } from '@closewright/domain/dates';
import { wordsOf } from '@closewright/domain/prorations';
import { deliveryMethods } from '@closewright/domain/statement-versions';
import { dateWithin, fact, field, record } from '../kit/index.ts';

/** What is said of the delivery of a version; columns of table `version_deliveries`. */
export const versionDeliveryFields = {
  deliveredTo: field.requiredText({ label: 'Delivered to', max: 120 }),
  method: field.choice({ label: 'How', choices: wordsOf(deliveryMethods), max: 20, required: true }),
  sentOn: { ...field.date({ label: 'Sent or handed over' }), required: true, schema: dateWithin(businessDates) },
  receivedOn: field.date({ label: 'Known to be received' }),
} as const;

/** What is said of a signature on a version, besides the party whose it is. */
export const versionSigningFields = {
  signedBy: field.requiredText({ label: 'Name as signed', max: 120 }),
  signedOn: { ...field.date({ label: 'Signed on' }), required: true, schema: dateWithin(businessDates) },
} as const;

/** Why a delivery or a signature is taken back. */
export const takingBackFields = {
  reason: field.requiredText({ label: 'Reason', max: 200 }),
} as const;

/** To whom a version of a statement was delivered, how and when, or who signed it; or that either was taken back. It never changes. */
export const versionDeliveryRecord = record({
  table: 'version_deliveries',
  id: 'versionDeliveryID',
  of: 'orders',
  noun: 'Delivery or signature of a version',
  name: [['deliveredTo'], ['signedBy']],
  fields: {},
  facts: {
    // A row that takes one back says nothing of these.
    deliveredTo: field.text({ label: 'Delivered to', max: 120 }),
    method: field.choice({ label: 'How', choices: wordsOf(deliveryMethods), max: 20 }),
    sentOn: field.date({ label: 'Sent or handed over' }),
    receivedOn: versionDeliveryFields.receivedOn,
    signedBy: field.text({ label: 'Name as signed', max: 120 }),
    roleTypeID: field.select({ label: 'Signed as', lookup: 'roles' }),
    signedOn: field.date({ label: 'Signed on' }),
    takesBack: field.integer({ label: 'Takes back', min: 1, max: 2147483647 }),
    reason: field.text({ label: 'Reason', max: 200 }),
    saidAt: fact.instant('Said', true),
    saidBy: fact.who('Said by'),
  },
  others: ['statement_version_id'],
  untold: ['statement_version_id'],
  read: 'readSettlementEntries',
  staysBehind: 'A delivery is of a version, which stays behind.',
  notCopied: 'A delivery is of its own closing.',
});
