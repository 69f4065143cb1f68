import type { CustomDataDefinition, CustomDataListValue } from '@closewright/contract/custom-data';
import {
  type CustomDataValue,
  CustomFieldType,
  canonicalContent,
  type FieldValue,
  newValue,
  recordProblems,
  withValue,
} from '@closewright/domain/custom-fields';
import { parseDate } from '@closewright/domain/dates';
import { type Parsed, parsed, refused } from '@closewright/domain/errors';
import { parseCents } from '@closewright/domain/money';
import { readBoolean } from '../../platform/csv/read-value.ts';
import type { Directory } from './directory.ts';
import type { Problem, RecordRow } from './record-rows.ts';

/** The custom fields of a tenant. */
export interface CustomFields {
  readonly definitions: readonly (CustomDataDefinition & { readonly tabLabel: string })[];
  readonly listValues: readonly CustomDataListValue[];
}

/** A company and its contact as a custom field names them: `Ficus Bank | Joe Smith`. */
export interface CompanyReference {
  readonly company: string;
  readonly contact: string | null;
}

/** A value of a custom field that may be stored; of type Company, once the company is known. */
export interface CheckedCustomValue {
  readonly referenceTable: number;
  readonly value: CustomDataValue;
  readonly company: CompanyReference | null;
}

/** Before the company of a value is known, for the rules. */
const someCompany = '1-0';

/** Checks the custom fields of a row against those of the tenant. */
export function checkCustomValues(
  line: number,
  row: RecordRow,
  { definitions, listValues }: CustomFields,
  directory: Directory,
): { values: CheckedCustomValue[]; problems: Problem[] } {
  const hosts = new Set<number>(row.section.customHosts?.(row.values) ?? []);
  const offered = definitions.filter(({ referenceTable }) => hosts.has(referenceTable));
  const values: CheckedCustomValue[] = [];
  const problems: Problem[] = [];
  const columns = new Map<number, string>();
  for (const [key, { column, text }] of row.custom) {
    const definition = offered.find((each) => customName(each).toLowerCase() === key);
    if (!definition) {
      problems.push({ line, column, why: 'there is no such custom field' });
      continue;
    }
    const company = definition.customDataType === CustomFieldType.Company ? readReference(text) : null;
    const content = company ? checkReference(company, directory) : readContent(definition.customDataType, text);
    columns.set(definition.customDataDefinitionID, column);
    if (!content.ok) problems.push({ line, column, why: content.message });
    else {
      const blank = { ...newValue(definition, 0), customDataType: definition.customDataType };
      const value = withValue(blank, canonicalContent(definition.customDataType, content.value));
      values.push({ referenceTable: definition.referenceTable, value, company });
    }
  }
  const touched = new Set(values.map(({ value }) => value.customDataDefinitionID));
  for (const tab of new Set(offered.map(({ customDataTabID }) => customDataTabID))) {
    const ofTab = offered.filter(({ customDataTabID }) => customDataTabID === tab);
    if (!ofTab.some(({ customDataDefinitionID }) => touched.has(customDataDefinitionID))) continue;
    const record = { definitions: ofTab, listValues, values: values.map(({ value }) => value) };
    for (const [id, why] of recordProblems(record, touched)) {
      const definition = ofTab.find(({ customDataDefinitionID }) => customDataDefinitionID === id);
      const name = definition ? `${row.path === '' ? '' : `${row.path}.`}custom.${customName(definition)}` : '';
      problems.push({ line, column: columns.get(id) ?? name, why });
    }
  }
  return { values, problems };
}

/** What a custom field is called in a document: its tab and its label. */
export const customName = ({ tabLabel, label }: { tabLabel: string; label: string }) => `${tabLabel}.${label}`;

function readReference(text: string): CompanyReference {
  const [company = '', contact = ''] = text.split('|').map((part) => part.trim());
  return { company, contact: contact === '' ? null : contact };
}

function checkReference({ company, contact }: CompanyReference, directory: Directory): Parsed<FieldValue> {
  const match = contact === null ? directory.company(company) : directory.contact(company, contact);
  return match.is === 'none' ? refused(match.why) : parsed(someCompany);
}

function readContent(type: CustomFieldType, text: string): Parsed<FieldValue> {
  const trimmed = text.trim();
  switch (type) {
    case CustomFieldType.Boolean:
      return readBoolean(trimmed);
    case CustomFieldType.Integer:
      return /^-?\d{1,10}$/.test(trimmed) ? parsed(Number(trimmed)) : refused('is not a whole number');
    case CustomFieldType.Money:
      return parseCents(trimmed);
    case CustomFieldType.Date:
      return parseDate(trimmed);
    case CustomFieldType.Memo:
    case CustomFieldType.RichText:
      return parsed(text);
    default:
      return parsed(trimmed);
  }
}
