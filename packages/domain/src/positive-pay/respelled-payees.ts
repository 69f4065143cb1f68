import { cutTo, payeeSaid } from './field-text.ts';
import type { PositivePayEvent } from './positive-pay-event.ts';
import type { PositivePayLayout } from './positive-pay-layout.ts';

/** A payee of whom a file says something else than the check. */
export interface RespelledPayee {
  readonly checkNumber: number;
  /** As the check has it. */
  readonly payee: string;
  /** As the file tells it. */
  readonly told: string;
}

type Told = Pick<PositivePayEvent, 'checkNumber' | 'payee'>;

/**
 * Payees that a file by a layout cuts, or spells otherwise than the check: a bank that compares them reads another name. Capital letters are no other
 * spelling, as banks that ask for them compare by them. Each check once.
 */
export function respelledPayees(events: readonly Told[], layout: PositivePayLayout): readonly RespelledPayee[] {
  const checks = new Map(events.map((event) => [event.checkNumber, event]));
  return [...checks.values()].flatMap(({ checkNumber, payee }) => {
    const told = toldOf(payee, layout);
    return told === null || told === asTyped(payee, layout) ? [] : [{ checkNumber, payee, told }];
  });
}

const asTyped = (payee: string, { isUpperCase }: PositivePayLayout): string =>
  isUpperCase ? payee.trim().toUpperCase() : payee.trim();

/** What a line says of a payee in all of its fields; null where it says nothing. */
function toldOf(payee: string, layout: PositivePayLayout): string | null {
  const said = layout.detail.flatMap(({ value, width }) => {
    const text = payeeSaid(value, layout.detail, layout, payee);
    return text === null ? [] : [{ value, text: cutTo(width, text) }];
  });
  const whole = said.find(({ value }) => value === 'Payee');
  if (whole !== undefined) return whole.text;
  if (said.length === 0) return null;
  const lineOf = (line: 'Payee line 1' | 'Payee line 2') => said.find(({ value }) => value === line)?.text ?? '';
  return `${lineOf('Payee line 1')} ${lineOf('Payee line 2')}`.trim();
}
