import { isPlain } from '../formats/index.ts';
import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';
import { bankText, bankTextProblem, onTwoLines } from './bank-text.ts';
import { maskedDate } from './date-mask.ts';
import { partingProblem } from './layout-problems.ts';
import type { PositivePayAccount, PositivePayEvent, PositivePayFacts } from './positive-pay-event.ts';
import type { PositivePayField, PositivePayLayout } from './positive-pay-layout.ts';

/** What the lines of a file are made of beside its events. */
export interface FileTold {
  readonly layout: PositivePayLayout;
  readonly account: PositivePayAccount;
  readonly facts: PositivePayFacts;
  readonly control: { readonly count: number; readonly amount: Explained<Cents>; readonly checkNumbers: number };
}

/** What a field says in a line, as wide as it has to be; or why it has no place there. */
export function fieldText(
  field: PositivePayField,
  fields: readonly PositivePayField[],
  told: FileTold,
  event: PositivePayEvent | null,
): { readonly text: string; readonly why: string | null } {
  const { width, overlong, value } = field;
  const said = event === null ? ofFile(field, told) : (ofCheck(field, fields, told, event) ?? ofFile(field, told));
  // The second line of a payee is beside the first one.
  const isPayee = value === 'Payee' || value === 'Payee line 1';
  const why = (isPayee && event !== null ? payeeProblem(event, said) : null) ?? partingProblem(told.layout, said);
  if (why !== null) return { text: '', why };
  if (!isPlain(said)) return { text: '', why: 'It has a character that a file for a bank cannot have' };
  if (width !== null && said.length > width && overlong === 'Refuse')
    return { text: '', why: `It has ${said.length} characters; the field has ${width}` };
  return { text: filled(cutTo(width, said), field, told.layout), why: null };
}

/** A text as far as a field has room for it. */
export const cutTo = (width: number | null, said: string): string => (width === null ? said : said.slice(0, width));

/** Why a payee is not told as it is: letters that are lost make another payee of it, and a blank one none. */
const payeeProblem = ({ payee }: PositivePayEvent, said: string): string | null =>
  bankTextProblem(payee) ?? (said === '' ? 'The layout forbids all of this payee' : null);

/** What a line says that its check comes to: nothing of an ended one, where the bank wants it so. */
export const amountTold = (
  { endedAmount }: Pick<PositivePayLayout, 'endedAmount'>,
  { kind, amount }: Pick<PositivePayEvent, 'kind' | 'amount'>,
): number => (kind !== 'issue' && endedAmount === 'Zero' ? 0 : amount);

/** Fixed lines fill each field, delimited ones those that are filled with zeros. */
function filled(text: string, { width, align, fill }: PositivePayField, { format }: PositivePayLayout): string {
  if (width === null || (format === 'Delimited' && fill === 'Blank')) return text;
  const sign = fill === 'Zero' ? '0' : ' ';
  return align === 'Right' ? text.padStart(width, sign) : text.padEnd(width, sign);
}

function ofFile(
  { value, text, amount, mask }: PositivePayField,
  { layout, account, facts, control }: FileTold,
): string {
  switch (value) {
    case 'Constant':
      return text ?? '';
    case 'Bank ID':
      return layout.bankID ?? '';
    case 'Routing number':
      return account.routingNumber;
    case 'Account number':
      return account.accountNumber;
    case 'File date':
      return maskedDate(mask ?? '', facts.date);
    case 'Count of checks':
      return String(control.count);
    case 'Sum of amounts':
      return amountText(control.amount.value, amount);
    case 'Sum of check numbers':
      return String(control.checkNumbers);
    default:
      throw new Error(`${value} is said of a check`);
  }
}

/** What a field says of a check; null where it says nothing of a single one. */
function ofCheck(
  { value, amount, mask }: PositivePayField,
  fields: readonly PositivePayField[],
  { layout }: FileTold,
  event: PositivePayEvent,
): string | null {
  switch (value) {
    case 'Event code':
      return layout.words[event.kind];
    case 'Check number':
      return String(event.checkNumber);
    case 'Amount':
      return amountText(amountTold(layout, event), amount);
    case 'Issue date':
      return maskedDate(mask ?? '', event.issuedOn);
    case 'Event date':
      return maskedDate(mask ?? '', event.happenedOn);
    default:
      return payeeSaid(value, fields, layout, event.payee);
  }
}

/** What a field says of a payee, before it is cut to its width; null where it says nothing of it. */
export function payeeSaid(
  value: PositivePayField['value'],
  fields: readonly PositivePayField[],
  layout: Pick<PositivePayLayout, 'isUpperCase' | 'forbidden'>,
  payee: string,
): string | null {
  if (value === 'Payee') return bankText(payee, layout);
  if (value !== 'Payee line 1' && value !== 'Payee line 2') return null;
  const width = fields.find((field) => field.value === 'Payee line 1')?.width ?? 0;
  return onTwoLines(bankText(payee, layout), width)[value === 'Payee line 1' ? 0 : 1];
}

/** Cents with their point, or without it. */
function amountText(amount: number, how: PositivePayField['amount']): string {
  const digits = String(amount);
  if (how !== 'Decimal point') return digits;
  const padded = digits.padStart(3, '0');
  return `${padded.slice(0, -2)}.${padded.slice(-2)}`;
}
