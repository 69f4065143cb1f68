/** Types of custom fields (core.md §3 Field types). */
export const CustomFieldType = {
  Boolean: 0,
  Integer: 1,
  Decimal: 2,
  Date: 3,
  Time: 4,
  DateTime: 5,
  Text: 6,
  Memo: 7,
  RichText: 8,
  PickList: 9,
  Company: 10,
  Money: 11,
  ChildPickList: 12,
} as const;

export type CustomFieldTypeName = keyof typeof CustomFieldType;
export type CustomFieldType = (typeof CustomFieldType)[CustomFieldTypeName];

/** Which column of a stored value a type uses. */
export type ValueColumn = 'boolValue' | 'intValue' | 'decimalValue' | 'dateTimeValue' | 'stringValue' | 'moneyValue';

interface TypeRule {
  readonly name: CustomFieldTypeName;
  readonly label: string;
  readonly column: ValueColumn;
  /** Width in the form of twelve columns: 3 for most, company 6, memo and rich text 12 (core.md §2 Custom data form). */
  readonly columns: 3 | 6 | 12;
}

const rule = (
  name: CustomFieldTypeName,
  column: ValueColumn,
  label: string = name,
  columns: TypeRule['columns'] = 3,
): TypeRule => ({ name, label, column, columns });

/** What is known of each type, in the order of the numbers. Labels the spec names are its own. */
export const customFieldTypes: Readonly<Record<CustomFieldType, TypeRule>> = {
  0: rule('Boolean', 'boolValue', 'Check Box'),
  1: rule('Integer', 'intValue'),
  2: rule('Decimal', 'decimalValue'),
  3: rule('Date', 'dateTimeValue'),
  4: rule('Time', 'dateTimeValue'),
  5: rule('DateTime', 'dateTimeValue', 'Date and Time'),
  6: rule('Text', 'stringValue'),
  7: rule('Memo', 'stringValue', 'Memo', 12),
  8: rule('RichText', 'stringValue', 'Rich Text', 12),
  9: rule('PickList', 'stringValue', 'Pick List'),
  10: rule('Company', 'stringValue', 'Company', 6),
  11: rule('Money', 'moneyValue'),
  12: rule('ChildPickList', 'stringValue', 'Child Pick List'),
};

/** Whether a field of this type offers choices. */
export function isList(type: CustomFieldType): boolean {
  return type === CustomFieldType.PickList || type === CustomFieldType.ChildPickList;
}

/** Whether the administrator may limit the length of this type: text and memo (core.md §5). */
export function takesMaxLength(type: CustomFieldType): boolean {
  return type === CustomFieldType.Text || type === CustomFieldType.Memo;
}
