import { type CustomDataDefinition, CustomFieldType, type FieldValue } from '@closewright/domain/custom-fields';
import { formatDate, formatMoney, formatTime } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { htmlToText } from './plain-text.ts';

/** What a custom field holds, as people read it. Empty for nothing. */
export function customValueText({ customDataType }: Pick<CustomDataDefinition, 'customDataType'>, content: FieldValue) {
  if (content === null) return '';
  if (typeof content === 'boolean') return content ? 'Yes' : 'No';
  if (typeof content === 'number') {
    return customDataType === CustomFieldType.Money ? formatMoney(cents(content)) : String(content);
  }
  switch (customDataType) {
    case CustomFieldType.Date:
      return formatDate(content);
    case CustomFieldType.Time:
      return formatTime(content);
    case CustomFieldType.DateTime:
      return `${formatDate(content.slice(0, 10))} ${formatTime(content.slice(11, 16))}`;
    case CustomFieldType.RichText:
      return htmlToText(content);
    default:
      return content;
  }
}
