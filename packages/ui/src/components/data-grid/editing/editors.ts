import type { SearchPage } from '../../../hooks/use-async-options.store.ts';
import { type DateRules, formatDate, parseDate } from '../../../lib/parse/date.ts';
import type { DecimalRefusal } from '../../../lib/parse/decimal.ts';
import { formatMoney } from '../../../lib/parse/format-money.ts';
import { parseMoneySum } from '../../../lib/parse/money-sum.ts';
import { formatNumber, type NumberRules, parseNumber } from '../../../lib/parse/number.ts';
import { formatRate, parseRate, type RateRules } from '../../../lib/parse/rate.ts';
import { plainSpaces, type Reading } from '../../../lib/parse/result.ts';
import { dateFieldMessages } from '../../date-field/date-field.messages.ts';
import { moneyFieldMessages } from '../../money-field/money-field.messages.ts';
import { numberFieldMessages } from '../../number-field/number-field.messages.ts';
import { percentFieldMessages } from '../../percent-field/percent-field.messages.ts';
import { rateFieldMessages } from '../../rate-field/rate-field.messages.ts';
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
): CellReading<T | null> {
  if (reading.state === 'refused') return { state: 'refused', message: words[reading.reason] };
  if (reading.state === 'read') return reading;
  return required ? { state: 'refused', message: dataGridMessages.required } : { state: 'read', value: null };
}

const asText = (value: GridValue) => (value === null || value === undefined ? '' : String(value));
const asNumber = (value: GridValue) => (typeof value === 'number' ? value : null);

/** One line of text, with texts to pick from where there are offers. Line breaks of pasted texts become spaces; a text that is too long is refused, not cut. */
export function textEditor({
  required,
  maxLength,
  offers,
}: Required & Pick<CellEditor, 'maxLength' | 'offers'> = {}): CellEditor<string> {
  return {
    ...(offers && { offers }),
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

/** US dollars as whole cents; `C` is the caller's own kind of them. */
export function moneyEditor<C extends number = number>({
  required,
  allowNegative,
}: Required & { allowNegative?: boolean } = {}): CellEditor<C | null> {
  return {
    parse: (text) =>
      cellReading(
        // The parser gives whole cents, which is what the caller's kind of number says.
        parseMoneySum(text, { allowNegative: allowNegative ?? true }) as Reading<C, DecimalRefusal>,
        moneyFieldMessages,
        required,
      ),
    format: (value) => formatMoney(asNumber(value)),
    inputMode: 'decimal',
  };
}

/** A plain number. */
export function numberEditor({ required, ...rules }: Required & NumberRules = {}): CellEditor<number | null> {
  const words = numberFieldMessages({ decimals: rules.decimals ?? 0, min: rules.min, max: rules.max });
  return {
    parse: (text) => cellReading(parseNumber(text, rules), words, required),
    format: (value) => formatNumber(asNumber(value), { decimals: rules.decimals ?? 0 }),
    inputMode: 'decimal',
  };
}

/** A date as `YYYY-MM-DD`, read the way the date field reads it. */
export function dateEditor({ required, ...rules }: Required & DateRules): CellEditor<string | null> {
  return {
    parse: (text) => cellReading(parseDate(text, rules), dateFieldMessages, required),
    format: (value) => formatDate(typeof value === 'string' ? value : null),
    calendar: { today: rules.today, holidays: rules.holidays },
  };
}

/** A share of a whole as an exact decimal text, read the way the percent field reads it: `3 7/8` is `3.875`. */
export function percentEditor({
  required,
  max = 100,
  decimals = 4,
  allowNegative,
}: Required & RateRules = {}): CellEditor<string | null> {
  const words = { ...rateFieldMessages({ decimals, max }), ...percentFieldMessages(max) };
  return {
    parse: (text) => cellReading(parseRate(text, { max, decimals, allowNegative }), words, required),
    format: (value) => formatRate(asText(value), decimals),
    inputMode: 'decimal',
  };
}

/** Text of several lines. Lines stay as they are pasted; a text that is too long is refused, not cut. */
export function memoEditor({ required, maxLength }: Required & { maxLength?: number } = {}): CellEditor<string> {
  return {
    parse(text) {
      const plain = text.replace(/\r\n?/g, '\n').trim();
      if (plain === '' && required) return { state: 'refused', message: dataGridMessages.required };
      if (maxLength !== undefined && plain.length > maxLength)
        return { state: 'refused', message: `Use at most ${maxLength} characters.` };
      return { state: 'read', value: plain };
    },
    format: asText,
    multiline: true,
  };
}

const yes = /^(y|yes|true|x|1)$/i;
const no = /^(n|no|false|0)?$/i;

/** True or false, shown as a box. Y and N, also pasted, mean what they say. */
export function checkboxEditor(): CellEditor<boolean> {
  return {
    parse(text) {
      const plain = plainSpaces(text);
      if (yes.test(plain)) return { state: 'read', value: true };
      return no.test(plain)
        ? { state: 'read', value: false }
        : { state: 'refused', message: dataGridMessages.notYesOrNo };
    },
    format: (value) => (value === true ? 'Yes' : 'No'),
    toggle: (value) => value !== true,
  };
}

export interface PickerRules extends Required {
  /** The caller's search; an empty text asks for what is suggested. */
  search: SearchPage<CellOption>;
  /** Words of a value that was not searched for here. */
  labelOf: (value: string) => string | undefined;
}

/** One of what a search finds. The text of one that was found before is read too, such as a pasted one. */
export function pickerEditor({ search, labelOf, required }: PickerRules): CellEditor<string | null> {
  const found = new Map<string, CellOption>();
  const labels = new Map<string, string>();
  return {
    parse(text) {
      const sought = plainSpaces(text).toLowerCase();
      if (sought === '')
        return required ? { state: 'refused', message: dataGridMessages.required } : { state: 'read', value: null };
      const option = found.get(sought);
      return option
        ? { state: 'read', value: option.value }
        : { state: 'refused', message: dataGridMessages.notAnOption };
    },
    format(value) {
      const plain = asText(value);
      return labels.get(plain) ?? labelOf(plain) ?? plain;
    },
    async search(request) {
      const page = await search(request);
      for (const option of page.items) {
        found.set(option.label.toLowerCase(), option);
        labels.set(option.value, option.label);
      }
      return page;
    },
  };
}

/** One of a list, by its words, its value or the beginning that only one has. */
export function selectEditor<const V extends string>(
  options: readonly CellOption<V>[],
  { required }: Required = {},
): CellEditor<V | null> {
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
