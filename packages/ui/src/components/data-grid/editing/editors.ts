import { type DateRules, formatDate, parseDate } from '../../../lib/parse/date.ts';
import { formatMoney } from '../../../lib/parse/format-money.ts';
import { parseMoneySum } from '../../../lib/parse/money-sum.ts';
import { formatNumber, type NumberRules, parseNumber } from '../../../lib/parse/number.ts';
import { plainSpaces, type Reading } from '../../../lib/parse/result.ts';
import { dateFieldMessages } from '../../date-field/date-field.messages.ts';
import { moneyFieldMessages } from '../../money-field/money-field.messages.ts';
import { numberFieldMessages } from '../../number-field/number-field.messages.ts';
import type { GridValue } from '../columns/column.types.ts';
import { dataGridMessages } from '../data-grid.messages.ts';
import type { CellEditor, CellOption, CellReading } from './editor.types.ts';

interface Required {
  /** An emptied cell is refused. */
  required?: boolean;
}

/** A reading of the kit's parsers as one of a cell. */
function cellReading<T extends GridValue, Reason extends string>(
  reading: Reading<T, Reason>,
  words: Record<Reason, string>,
  required: boolean | undefined,
): CellReading {
  if (reading.state === 'refused') return { state: 'refused', message: words[reading.reason] };
  if (reading.state === 'read') return reading;
  return required ? { state: 'refused', message: dataGridMessages.required } : { state: 'read', value: null };
}

const asText = (value: GridValue) => (value === null || value === undefined ? '' : String(value));
const asNumber = (value: GridValue) => (typeof value === 'number' ? value : null);

/** One line of text. Line breaks of pasted texts become spaces; a text that is too long is refused, not cut. */
export function textEditor({ required, maxLength }: Required & { maxLength?: number } = {}): CellEditor {
  return {
    parse(text) {
      const plain = plainSpaces(text);
      if (plain === '' && required) return { state: 'refused', message: dataGridMessages.required };
      if (maxLength !== undefined && plain.length > maxLength)
        return { state: 'refused', message: `Use at most ${maxLength} characters.` };
      return { state: 'read', value: plain };
    },
    format: asText,
  };
}

/** US dollars as whole cents. */
export function moneyEditor({ required, allowNegative }: Required & { allowNegative?: boolean } = {}): CellEditor {
  return {
    parse: (text) =>
      cellReading(parseMoneySum(text, { allowNegative: allowNegative ?? true }), moneyFieldMessages, required),
    format: (value) => formatMoney(asNumber(value)),
    inputMode: 'decimal',
  };
}

/** A plain number. */
export function numberEditor({ required, ...rules }: Required & NumberRules = {}): CellEditor {
  const words = numberFieldMessages({ decimals: rules.decimals ?? 0, min: rules.min, max: rules.max });
  return {
    parse: (text) => cellReading(parseNumber(text, rules), words, required),
    format: (value) => formatNumber(asNumber(value), { decimals: rules.decimals ?? 0 }),
    inputMode: 'decimal',
  };
}

/** A date as `YYYY-MM-DD`, read the way the date field reads it. */
export function dateEditor({ required, ...rules }: Required & DateRules): CellEditor {
  return {
    parse: (text) => cellReading(parseDate(text, rules), dateFieldMessages, required),
    format: (value) => formatDate(typeof value === 'string' ? value : null),
  };
}

/** One of a list, by its words, its value or the beginning that only one has. */
export function selectEditor(options: readonly CellOption[], { required }: Required = {}): CellEditor {
  const labelOf = (value: GridValue) => options.find((option) => option.value === value)?.label ?? asText(value);
  return {
    parse(text) {
      const sought = plainSpaces(text).toLowerCase();
      if (sought === '')
        return required ? { state: 'refused', message: dataGridMessages.required } : { state: 'read', value: null };
      const exact = options.find(
        ({ value, label }) => label.toLowerCase() === sought || value.toLowerCase() === sought,
      );
      const begun = options.filter(({ label }) => label.toLowerCase().startsWith(sought));
      const found = exact ?? (begun.length === 1 ? begun[0] : undefined);
      return found
        ? { state: 'read', value: found.value }
        : { state: 'refused', message: dataGridMessages.notAnOption };
    },
    format: labelOf,
    options,
  };
}
