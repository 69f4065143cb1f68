import { formatCompanyValue, parseCompanyValue } from './company-value.ts';
import type { FieldValue } from './definition.ts';
import { CustomFieldType } from './field-type.ts';
import { isEmptyContent } from './validate.ts';

/**
 * The one form in which a content is stored, so that what reads the same is the same: nothing is null, a company alone is
 * `12-0`, a decimal has no idle zeros. A content that is no good is left as it is, for the validation to refuse.
 */
export function canonicalContent(type: CustomFieldType, content: FieldValue): FieldValue {
  if (isEmptyContent(type, content)) return null;
  if (typeof content !== 'string') return content;
  switch (type) {
    case CustomFieldType.Company: {
      const company = parseCompanyValue(content);
      return company ? formatCompanyValue(company) : content;
    }
    case CustomFieldType.Decimal:
      return plainDecimal(content);
    default:
      return content;
  }
}

function plainDecimal(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  if (whole === '') return text;
  const plain = fraction === '' ? whole : `${whole}.${fraction}`;
  return plain === '0' ? plain : `${sign}${plain}`;
}
