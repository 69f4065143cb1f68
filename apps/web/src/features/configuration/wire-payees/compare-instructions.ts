import type { ToldWireInstructions } from '@closewright/contract/wires';
import { formatDate } from '@closewright/domain/formats';
import { type ComparedRecord, compareRecord, type DiffField } from '@closewright/ui/record-diff';
import { addressText } from './payee-words.ts';

const accountNumber = 'accountNumber';

const fields: readonly DiffField<ToldWireInstructions>[] = [
  { name: 'beneficiary', label: 'Beneficiary', value: ({ beneficiary }) => beneficiary },
  { name: 'address', label: 'Address', value: ({ address }) => addressText(address) },
  { name: 'bankName', label: 'Bank', value: ({ bankName }) => bankName },
  { name: 'routingNumber', label: 'Routing number', kind: 'identifier', value: ({ routingNumber }) => routingNumber },
  { name: accountNumber, label: 'Account number', kind: 'identifier', value: (told) => told.accountNumber },
  { name: 'intermediaryName', label: 'Intermediary bank', value: ({ intermediaryName }) => intermediaryName },
  {
    name: 'intermediaryRouting',
    label: 'Routing number of the intermediary bank',
    kind: 'identifier',
    value: ({ intermediaryRouting }) => intermediaryRouting,
  },
  { name: 'furtherCredit', label: 'Further credit', value: ({ furtherCredit }) => furtherCredit },
  { name: 'accountType', label: 'Kind of account', value: ({ accountType }) => accountType },
  { name: 'secCode', label: 'ACH to', value: ({ secCode }) => secCode },
  { name: 'source', label: 'Came by', value: ({ source }) => source },
  { name: 'receivedOn', label: 'Received on', value: ({ receivedOn }) => formatDate(receivedOn) },
];

/** The instructions that were confirmed last before these; null where none were. */
export function goodBefore(
  { number }: Pick<ToldWireInstructions, 'number'>,
  all: readonly ToldWireInstructions[],
): ToldWireInstructions | null {
  return (
    all.filter((each) => each.number < number && each.goodFrom !== null).toSorted((a, b) => b.number - a.number)[0] ??
    null
  );
}

/**
 * What is other than in instructions before, field by field. Account numbers are masked on both sides: whether they differ is known by what the api
 * says has changed, and said where both end alike.
 */
export function compareInstructions(before: ToldWireInstructions, after: ToldWireInstructions): ComparedRecord {
  const compared = compareRecord(fields, before, after, { key: after.number });
  const isOther = after.changed?.includes('Account number') ?? false;
  const isHidden = isOther && before.accountNumber === after.accountNumber;
  if (!isHidden) return compared;
  return {
    ...compared,
    state: 'changed',
    fields: compared.fields.map((field) =>
      field.name === accountNumber
        ? { ...field, isChanged: true, after: `${after.accountNumber}, another number that ends alike` }
        : field,
    ),
  };
}
