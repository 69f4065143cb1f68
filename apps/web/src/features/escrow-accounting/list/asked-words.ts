import { formatDate } from '@closewright/domain/formats';
import { amountText } from '../../../lib/amount-text.ts';
import type { Asked } from './asked.ts';
import type { FilterField } from './filter-field.ts';

/** What is asked of a list, in words, as paper says it. */
export function askedWords(
  fields: readonly FilterField[],
  asked: Asked,
  accounts: readonly { readonly bankAccountID: number; readonly name: string }[],
): readonly string[] {
  return fields.flatMap((field) => {
    const value = asked[field.name];
    if (field.kind === 'account')
      return accounts.find(({ bankAccountID }) => bankAccountID === value)?.name ?? 'All bank accounts';
    return value === undefined ? [] : wordsOf(field, value);
  });
}

function wordsOf(field: Exclude<FilterField, { kind: 'account' }>, value: string | number | boolean): string {
  switch (field.kind) {
    case 'date':
      return `${field.label} ${formatDate(String(value))}`;
    case 'cents':
      return `${field.label}: ${amountText(Number(value))}`;
    case 'choice':
      return `${field.label}: ${field.choices.find((choice) => choice.value === value)?.label ?? value}`;
    case 'flag':
      return field.label;
    default:
      return `${field.label}: ${value}`;
  }
}
