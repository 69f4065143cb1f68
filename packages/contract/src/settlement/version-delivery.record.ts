import { businessDates } from '@closewright/domain/dates';
import { wordsOf } from '@closewright/domain/prorations';
import { deliveryMethods } from '@closewright/domain/statement-versions';
import { dateWithin, field, record } from '../kit/index.ts';

/** What is said of the delivery of a version; columns of table `version_deliveries`. */
export const versionDeliveryFields = {
  deliveredTo: field.requiredText({ label: 'Delivered to', max: 120 }),
  method: field.choice({ label: 'How', choices: wordsOf(deliveryMethods), max: 20, required: true }),
  sentOn: { ...field.date({ label: 'Sent or handed over' }), required: true, schema: dateWithin(businessDates) },
  receivedOn: field.date({ label: 'Known to be received' }),
} as const;

/** To whom a version of a statement was delivered, how and when. */
export const versionDeliveryRecord = record({
  table: 'version_deliveries',
  id: 'statementVersionID',
  of: 'orders',
  noun: 'Delivery of a version',
  name: [['deliveredTo']],
  fields: versionDeliveryFields,
  read: 'readSettlementEntries',
  staysBehind: 'A delivery is of a version, which stays behind.',
  notCopied: 'A delivery is of its own closing.',
});
