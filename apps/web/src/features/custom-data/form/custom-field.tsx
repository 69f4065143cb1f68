import {
  type CustomDataDefinition,
  CustomFieldType,
  customFieldTypes,
  type FieldValue,
} from '@closewright/domain/custom-fields';
import { Checkbox } from '@closewright/ui/checkbox';
import { DateField } from '@closewright/ui/date-field';
import { DateTimeField } from '@closewright/ui/date-time-field';
import { cn } from '@closewright/ui/lib/cn';
import { MemoField } from '@closewright/ui/memo-field';
import { MoneyField } from '@closewright/ui/money-field';
import { NumberField } from '@closewright/ui/number-field';
import { TextField } from '@closewright/ui/text-field';
import { TimeField } from '@closewright/ui/time-field';
import { usePart } from '../../../lib/store.ts';
import { singleKey } from '../../../records/editor/rows.ts';
import { CompanyField } from './company-field.tsx';
import type { CustomFieldCommon } from './custom-field-common.ts';
import { emptiedChildren, fieldName } from './custom-form.ts';
import { useCustomForm } from './custom-form-context.ts';
import { customPath, customValues } from './custom-rows.ts';
import { PickListField } from './pick-list-field.tsx';
import { RichTextField } from './rich-text-field.tsx';

/** Most figures before the point of a decimal, as the rule of the field has them. */
const largestDecimal = 9_999_999_999_999.99;
const largestInteger = 2_147_483_647;

/** Room for a label where none stands on top, so that the control is in line with its neighbours. */
const labelRoom = "before:mb-px before:block before:h-[1lh] before:flex-none before:text-label before:content-['']";

/** One custom field, by its type. Label, limits, default and read-only come from its definition and the form around. */
export function CustomField({ definition, className }: { definition: CustomDataDefinition; className?: string }) {
  const { editor, definitions, listValues } = useCustomForm();
  const name = fieldName(definition.customDataDefinitionID);
  const value = usePart(editor.rows, (rows) => customValues(rows)[name] ?? null);
  const error = usePart(editor.errors, (errors) => errors[customPath(name)]);
  const set = (next: FieldValue) => {
    const values = { ...customValues(editor.rows.get()), [name]: next };
    const emptied = emptiedChildren(definitions, listValues, values, definition.customDataDefinitionID);
    editor.set('custom', singleKey, { [name]: next, ...Object.fromEntries(emptied.map((child) => [child, null])) });
  };
  const setUnnoted = (next: FieldValue) => editor.write('custom', singleKey, { [name]: next });
  const common: CustomFieldCommon = {
    ...(definition.displayLabel ? { label: definition.label } : { 'aria-label': definition.label }),
    required: definition.gridListValueRequired,
    error,
    className,
    'data-field': `custom.${name}`,
  };
  const isWide = customFieldTypes[definition.customDataType].columns === 12;
  if (!definition.displayLabel && !isWide) common.className = cn(className, labelRoom);
  const text = typeof value === 'string' ? value : '';
  const stored = typeof value === 'string' ? value : null;
  const number = typeof value === 'number' ? value : null;
  const limit = definition.maxLength && definition.maxLength > 0 ? { maxLength: definition.maxLength } : {};

  switch (definition.customDataType) {
    case CustomFieldType.Boolean:
      return <Checkbox {...common} className={cn(className, labelRoom)} value={value === true} onValueChange={set} />;
    case CustomFieldType.Integer:
      return <NumberField {...common} value={number} onValueChange={set} min={-largestInteger} max={largestInteger} />;
    case CustomFieldType.Decimal:
      return (
        <NumberField
          {...common}
          value={stored === null ? null : Number(stored)}
          onValueChange={(next) => set(next === null ? null : next.toFixed(2))}
          decimals={2}
          min={-largestDecimal}
          max={largestDecimal}
        />
      );
    case CustomFieldType.Money:
      return <MoneyField {...common} value={number} onValueChange={set} start="$" />;
    case CustomFieldType.Date:
      return <DateField {...common} value={stored} onValueChange={set} confirmOld />;
    case CustomFieldType.Time:
      return <TimeField {...common} value={stored} onValueChange={set} />;
    case CustomFieldType.DateTime:
      return <DateTimeField {...common} value={stored} onValueChange={set} />;
    case CustomFieldType.PickList:
    case CustomFieldType.ChildPickList:
      return <PickListField {...common} definition={definition} value={stored} onValueChange={set} />;
    case CustomFieldType.Company:
      return <CompanyField {...common} value={stored} onValueChange={set} />;
    case CustomFieldType.Memo:
      return <MemoField {...common} {...limit} value={text} onValueChange={set} />;
    case CustomFieldType.RichText:
      return <RichTextField {...common} data-own-undo="" value={stored} onValueChange={setUnnoted} />;
    default:
      return <TextField {...common} {...limit} value={text} onValueChange={set} />;
  }
}
