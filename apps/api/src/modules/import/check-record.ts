import { shapeOf } from '@closewright/contract/kit';
import { loanFields, orderFields, partyFields, propertyFields } from '@closewright/contract/orders';
import { defaultOrderKind, defaultSettlementStatementType, FileStatus } from '@closewright/domain/orders';
import { z } from 'zod';
import { type Column, findColumn, type Part } from './import-columns.ts';
import type { ImportRecord } from './read-records.ts';
import { type Choices, readValue } from './read-value.ts';

/** Why a record is refused: the line, the column (empty: the record as a whole) and the reason. */
export interface Problem {
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

type Values = Record<string, unknown>;

/** A record that passed every check of the contract. */
export interface CheckedFile {
  readonly line: number;
  readonly order: Values & { readonly fileNumber: string; readonly regionID: number; readonly branchID: number };
  readonly properties: readonly Values[];
  readonly loans: readonly Values[];
  readonly parties: readonly Values[];
}

/** What the records of a tenant are checked against. */
export interface Surroundings {
  readonly choices: Choices;
  readonly defaultRegionID: number;
  readonly branches: readonly { readonly branchID: number; readonly regionID: number }[];
}

const schemas: Readonly<Record<Part, z.ZodType>> = {
  order: z.strictObject(shapeOf(orderFields)).partial(),
  property: z.strictObject(shapeOf(propertyFields)).partial(),
  loan: z.strictObject(shapeOf(loanFields)).partial(),
  party: z.strictObject(shapeOf(partyFields)).partial(),
};

interface Group {
  readonly part: Part;
  readonly values: Values;
  /** The column each value came from, to name it in a problem. */
  readonly headers: Map<string, string>;
}

/** Checks one record against the contract's fields and the tenant's choices; answers the file, or everything that is wrong. */
export function checkRecord(record: ImportRecord, surroundings: Surroundings): CheckedFile | Problem[] {
  const { line } = record;
  if (record.problem !== undefined) return [{ line, column: '', why: record.problem }];
  const problems: Problem[] = [];
  const groups = new Map<string, Group>([['order', { part: 'order', values: {}, headers: new Map() }]]);
  for (const [header, text] of record.values) {
    if (text.trim() === '') continue;
    const column = findColumn(header);
    // A header of CSV was checked before; in JSON each record has its own.
    if (!column) problems.push({ line, column: header, why: 'there is no such column' });
    else takeValue(record, header, text, column, groups, surroundings, problems);
  }
  const order = groups.get('order') as Group;
  addDefaults(order.values, surroundings);
  for (const group of groups.values()) problems.push(...check(line, group));
  problems.push(...checkBranch(line, order, surroundings));
  if (problems.length > 0) return problems;
  const of = (part: Part) => [...groups.values()].filter((group) => group.part === part).map(({ values }) => values);
  return {
    line,
    order: order.values as CheckedFile['order'],
    properties: of('property'),
    loans: of('loan'),
    parties: of('party'),
  };
}

function takeValue(
  { line }: ImportRecord,
  header: string,
  text: string,
  column: Column,
  groups: Map<string, Group>,
  { choices }: Surroundings,
  problems: Problem[],
): void {
  const group = groups.get(column.group) ?? {
    part: column.part,
    values: column.roleTypeID === null ? {} : { roleTypeID: column.roleTypeID },
    headers: new Map<string, string>(),
  };
  groups.set(column.group, group);
  if (group.headers.has(column.name)) {
    problems.push({ line, column: header, why: `is the same column as ${group.headers.get(column.name)}` });
    return;
  }
  group.headers.set(column.name, header);
  const value = readValue(column.field, text, choices);
  if (value.ok) group.values[column.name] = value.value;
  else problems.push({ line, column: header, why: value.message });
}

/** What a new file has where the import says nothing (building-blocks.md §9). */
function addDefaults(order: Values, { defaultRegionID, branches }: Surroundings): void {
  order.status ??= FileStatus.Open;
  order.kindOfOrder ??= defaultOrderKind;
  order.settlementStatementType ??= defaultSettlementStatementType;
  const ofBranch = branches.find(({ branchID }) => branchID === order.branchID)?.regionID;
  order.regionID ??= ofBranch ?? defaultRegionID;
  order.branchID ??= branches.find(({ regionID }) => regionID === order.regionID)?.branchID ?? null;
}

function check(line: number, { part, values, headers }: Group): Problem[] {
  const problems: Problem[] = [];
  if (part === 'order' && !('fileNumber' in values))
    problems.push({ line, column: 'fileNumber', why: 'File number is required' });
  if (part === 'party' && !('roleTypeID' in values)) {
    const [first = 'party'] = headers.values();
    problems.push({ line, column: first.replace(/\..*/, '.roleTypeID'), why: 'Role is required' });
  }
  const result = schemas[part].safeParse(values);
  for (const issue of result.error?.issues ?? []) {
    const name = String(issue.path[0] ?? '');
    // The message of a schema never repeats the value, which matters for an SSN.
    problems.push({ line, column: headers.get(name) ?? name, why: issue.message });
  }
  if (result.success) Object.assign(values, result.data);
  return problems;
}

function checkBranch(line: number, { values, headers }: Group, { branches }: Surroundings): Problem[] {
  const branch = branches.find(({ branchID }) => branchID === values.branchID);
  if (!branch || branch.regionID === values.regionID) return [];
  return [{ line, column: headers.get('branchID') ?? 'branchID', why: 'the branch does not belong to the region' }];
}
