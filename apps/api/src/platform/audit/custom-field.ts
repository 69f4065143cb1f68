import { CustomFieldType } from '@closewright/domain/custom-fields';
import type { WireDate } from '@closewright/domain/dates';
import { formatDate, formatMoney, formatTime } from '@closewright/domain/formats';
import type { Cents } from '@closewright/domain/money';
import { type RawBuilder, sql } from 'kysely';

/** The table whose rows are values of custom fields. */
export const customValueTable = 'custom_data_values';

/** What an audited custom value is about, for people. */
export interface CustomField {
  readonly label: string | null;
  /** Names of the companies before and after, where the field holds companies of the directory. */
  readonly wasCompany: string | null;
  readonly isCompany: string | null;
}

/** The definition of the field whose value an audit row `a` is, as text. */
export const customDefinitionID = sql`split_part(a.row_key, '/', 1)`;

/** The name of the company that a side of the row holds; null where it holds none, or text that only looks like one. */
const companyOf = (side: 'before' | 'after') => sql`
  (select c.name from custom_data_definitions d
    join companies c on c.tenant_id = d.tenant_id
      and c.company_id = substring(${sql.ref(`a.${side}`)} ->> 'string_value' from '^(\\d{1,9})-')::integer
    where d.tenant_id = a.tenant_id and d.custom_data_definition_id = ${customDefinitionID}::integer
      and d.custom_data_type = ${sql.lit(CustomFieldType.Company)})`;

/**
 * SQL for the custom field that an audit row `a` is about, as `CustomField`: what it is called now, or was when it was
 * removed; null for rows of other tables.
 */
export const customFieldOfRow: RawBuilder<CustomField | null> = sql`
  case when a.table_name = ${sql.lit(customValueTable)} then json_build_object(
    'label', coalesce(
      (select d.label from custom_data_definitions d
        where d.tenant_id = a.tenant_id and d.custom_data_definition_id = ${customDefinitionID}::integer),
      (select g.before ->> 'label' from audit_log g
        where g.tenant_id = a.tenant_id and g.table_name = 'custom_data_definitions' and g.operation = 'DELETE'
          and g.row_key = ${customDefinitionID} order by g.seq desc limit 1)),
    'wasCompany', ${companyOf('before')}, 'isCompany', ${companyOf('after')}) end`;

type Values = Readonly<Record<string, unknown>> | null;

/** The change of a custom value as people read it: its field's label, and its content before and after. */
export function customValueChange(field: CustomField | null, before: Values, after: Values) {
  return [
    {
      field: field?.label ?? 'Custom field',
      before: field?.wasCompany ?? contentOf(before),
      after: field?.isCompany ?? contentOf(after),
    },
  ];
}

const plainColumns = ['bool_value', 'int_value', 'decimal_value', 'string_value'];

/** The content of an audited row, whichever column its type uses. Money, dates and times are told as they are shown. */
function contentOf(values: Values): unknown {
  const cents = values?.money_value_cents;
  if (typeof cents === 'number') return formatMoney(cents as Cents, { symbol: '$' });
  const moment = values?.date_time_value;
  if (typeof moment === 'string') return momentText(moment);
  const column = plainColumns.find((name) => values?.[name] !== undefined && values[name] !== null);
  return column === undefined ? null : values?.[column];
}

/** `YYYY-MM-DD`, `HH:mm`, or both with a T between. */
function momentText(moment: string): string {
  const [date = '', time = ''] = moment.includes(':') && !moment.includes('T') ? ['', moment] : moment.split('T');
  return [date && formatDate(date as WireDate), time && formatTime(time.slice(0, 5))].filter(Boolean).join(' ');
}
