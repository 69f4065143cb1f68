import { InputError } from '../errors/index.ts';
import { type Cents, cents, decimal } from '../money/index.ts';

/** Refuses what is no whole number of cents within the guard, naming its field. */
export function checkAmount(amount: unknown, field: string): asserts amount is Cents {
  if (amount === undefined || amount === null) throw new InputError('MISSING', field, 'An amount is needed');
  if (typeof amount !== 'number') throw new InputError('MALFORMED', field, 'An amount is a number of cents');
  cents(amount, field);
}

/** Refuses an amount that is none, or below zero. */
export function checkNotNegative(amount: unknown, field: string): asserts amount is Cents {
  checkAmount(amount, field);
  if (amount < 0) throw new InputError('OUT_OF_RANGE', field, 'The amount is not below zero');
}

/** Refuses what is not one of the values a field may have. */
export function checkOneOf(value: unknown, values: readonly string[], field: string): void {
  if (value === undefined || value === null) throw new InputError('MISSING', field, `One of ${values.join(', ')}`);
  if (typeof value !== 'string' || !values.includes(value)) {
    throw new InputError('UNKNOWN', field, `One of ${values.join(', ')}`);
  }
}

/** Refuses a text that is missing or empty. */
export function checkText(value: unknown, field: string): void {
  if (typeof value !== 'string' || value.trim() === '') throw new InputError('MISSING', field, 'A name is needed');
}

const decimalForm = /^-?\d+(?:\.\d+)?$/;

/** Refuses what is no decimal string from 0 to 100. */
export function checkPercent(percent: unknown, field: string): void {
  if (typeof percent !== 'string' || !decimalForm.test(percent)) {
    throw new InputError('MALFORMED', field, 'A percentage is a number such as 3.875');
  }
  const { unscaled, decimals } = decimal(percent);
  if (unscaled < 0n || unscaled > 100n * 10n ** BigInt(decimals)) {
    throw new InputError('OUT_OF_RANGE', field, 'A percentage is from 0 to 100');
  }
}

/** Refuses what is no whole number from 0 to 9,999. */
export function checkCount(count: unknown, field: string): void {
  if (!Number.isInteger(count)) throw new InputError('MALFORMED', field, 'A number is whole');
  if (Number(count) < 0 || Number(count) > 9999) throw new InputError('OUT_OF_RANGE', field, 'From 0 to 9,999');
}

/** Refuses what is no list of records. */
export function checkList(list: unknown, field: string): asserts list is readonly object[] {
  if (!Array.isArray(list)) throw new InputError('MISSING', field, 'A list is needed; it may be empty');
  const at = list.findIndex((item: unknown) => typeof item !== 'object' || item === null);
  if (at >= 0) throw new InputError('MALFORMED', `${field}.${at}`, 'Not a record of fields');
}
