import { dateProblem, isWireDate, recordedDates } from '../dates/index.ts';
import { hasScript, lineProblem, textProblem } from '../formats/index.ts';
import { maxCents } from '../money/index.ts';
import { parseCompanyValue } from './company-value.ts';
import type { CustomDataDefinition, FieldValue } from './definition.ts';
import { CustomFieldType, isList } from './field-type.ts';
import { customDataLimits } from './limits.ts';
import { isBlankRichText } from './rich-text.ts';

/** Said when a required field is empty (core.md §5). */
export const fieldIsRequired = 'Field is Required';

const largestInteger = 2_147_483_647;

/**
 * What is wrong with the content of a custom field, in words for the field; null when nothing is (core.md §5).
 * The api asks the same question, so it also refuses a content of another type.
 * @param choices what a pick list offers now; an inactive choice that is stored stays valid when it is among them.
 */
export function customFieldError(
  definition: CustomDataDefinition,
  content: FieldValue,
  choices: readonly string[] = [],
): string | null {
  const type = definition.customDataType;
  if (isEmptyContent(type, content)) return definition.gridListValueRequired ? fieldIsRequired : null;
  const error = contentRules[type](content, definition);
  if (error !== null || !isList(type)) return error;
  return choices.includes(content as string) ? null : `'${content}' is not in the list.`;
}

/**
 * Whether a content answers nothing. An unchecked box is an answer; a company counts from id 1, rich text when something can
 * be read.
 */
export function isEmptyContent(type: CustomFieldType, content: FieldValue): boolean {
  if (content === null) return true;
  if (typeof content !== 'string') return false;
  if (type === CustomFieldType.RichText) return isBlankRichText(content);
  if (type === CustomFieldType.Company) return /^\s*(0+(-\d+)?)?\s*$/.test(content);
  return content.trim() === '';
}

type ContentRule = (content: FieldValue, definition: CustomDataDefinition) => string | null;

const matches =
  (pattern: RegExp, message: string): ContentRule =>
  (content) =>
    typeof content === 'string' && pattern.test(content) ? null : message;

const text: ContentRule = (content, { maxLength }) => {
  if (typeof content !== 'string') return 'This is not a text.';
  const longest = maxLength && maxLength > 0 ? maxLength : customDataLimits.longestText;
  if (content.length > longest) return `At most ${longest} characters; this has ${content.length}.`;
  return textProblem(content);
};

const line: ContentRule = (content, definition) => text(content, definition) ?? lineProblem(content as string);

const whole =
  (message: string, largest: number): ContentRule =>
  (content) =>
    typeof content === 'number' && Number.isSafeInteger(content) && Math.abs(content) <= largest ? null : message;

const date: ContentRule = (content) =>
  typeof content === 'string' && isWireDate(content)
    ? dateProblem(content, recordedDates)
    : 'Enter a date, for example 03/31/2026.';

const contentRules: Readonly<Record<CustomFieldType, ContentRule>> = {
  [CustomFieldType.Boolean]: (content) => (typeof content === 'boolean' ? null : 'Check or leave unchecked.'),
  [CustomFieldType.Integer]: whole('Enter a whole number.', largestInteger),
  [CustomFieldType.Decimal]: matches(/^-?\d{1,13}(\.\d{1,2})?$/, 'Enter a number with at most 2 decimals.'),
  [CustomFieldType.Date]: date,
  [CustomFieldType.Time]: matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, for example 02:30 PM.'),
  [CustomFieldType.DateTime]: (content, definition) => {
    const parts = typeof content === 'string' ? /^(.{10})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.exec(content) : null;
    return parts ? date(parts[1] ?? null, definition) : 'Enter a date and a time.';
  },
  [CustomFieldType.Text]: line,
  [CustomFieldType.Memo]: text,
  [CustomFieldType.RichText]: (content, definition) =>
    typeof content === 'string' && hasScript(content)
      ? 'A script element is not allowed here.'
      : text(content, { ...definition, maxLength: null }),
  [CustomFieldType.PickList]: text,
  [CustomFieldType.Company]: (content) =>
    typeof content === 'string' && parseCompanyValue(content) ? null : 'Choose a company from the list.',
  [CustomFieldType.Money]: whole('Enter an amount in dollars and cents.', maxCents),
  [CustomFieldType.ChildPickList]: text,
};
