import { shapeOf } from '@closewright/contract/kit';
import { readBy } from '@closewright/contract/problems';
import { defaultOrderKind, defaultSettlementStatementType, FileStatus } from '@closewright/domain/orders';
import { dependencyProblems } from '@closewright/domain/workflow';
import { z } from 'zod';
import type { ImportRecord } from '../../platform/csv/read-csv.ts';
import type { Choices } from '../../platform/csv/read-value.ts';
import { type CheckedCustomValue, type CustomFields, checkCustomValues } from './check-custom-values.ts';
import type { Directory } from './directory.ts';
import { linkedPlace } from './linked-place.ts';
import { type Problem, type RecordRow, rowsOfRecord, type Values, type Written } from './record-rows.ts';
import { linkLookups, rowLinks, type Section, settlementSection } from './sections.ts';

/** A row that passed every check. */
export interface CheckedRow {
  readonly section: Section;
  readonly path: string;
  /** Path of the row it belongs to. */
  readonly parentPath: string | null;
  readonly values: Values;
  readonly links: ReadonlyMap<string, Written>;
  readonly custom: readonly CheckedCustomValue[];
}

/** A record that passed every check of the contract. */
export interface CheckedFile {
  readonly line: number;
  readonly fileNumber: string;
  /** The file itself first, and each row after the one it belongs to. */
  readonly rows: readonly CheckedRow[];
  readonly notes: readonly Problem[];
}

/** What the records of a tenant are checked against. */
export interface Surroundings {
  readonly choices: Choices;
  readonly defaultRegionID: number;
  readonly branches: readonly { readonly branchID: number; readonly regionID: number; readonly name: string }[];
  readonly customFields: CustomFields;
  readonly directory: Directory;
}

/** Checks one record against the contract's fields and the tenant's choices; answers the file, or everything that is wrong. */
export function checkRecord(record: ImportRecord, surroundings: Surroundings): CheckedFile | Problem[] {
  const { line } = record;
  if (record.problem !== undefined) return [{ line, column: '', why: record.problem }];
  const { rows, problems, notes } = rowsOfRecord(record, surroundings.choices);
  const [file] = rows;
  if (!file) throw new Error('A record has no file');
  problems.push(...nameBranch(record, file, surroundings));
  addDefaults(file.values, surroundings);
  for (const row of rows) problems.push(...checkRow(line, row, rows));
  problems.push(...checkBranch(line, file, surroundings), ...checkCounts(line, rows));
  for (const row of rows) problems.push(...checkLinks(line, row, rows, surroundings.directory));
  problems.push(...checkDependencies(line, rows), ...checkStatements(line, file, rows));
  const checked = rows.map((row): CheckedRow => {
    const { values, links, section, path, parent } = row;
    const custom = checkCustomValues(line, row, surroundings.customFields, surroundings.directory);
    problems.push(...custom.problems);
    return { section, path, parentPath: parent?.path ?? null, values, links, custom: custom.values };
  });
  if (problems.length > 0) return problems;
  return { line, fileNumber: String(file.values.fileNumber), rows: checked, notes };
}

/** Branches of several regions may have one name: the region tells which is meant. */
function nameBranch({ line, values }: ImportRecord, file: RecordRow, { branches }: Surroundings): Problem[] {
  const column = file.columns.get('branchID') ?? '';
  const text = values.get(column)?.trim() ?? '';
  const namesakes = branches.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (new Set(namesakes.map(({ regionID }) => regionID)).size < 2) return [];
  if (file.values.regionID === undefined)
    return [{ line, column, why: `several regions have a branch "${text}": name the region, too` }];
  const ofRegion = namesakes.find(({ regionID }) => regionID === file.values.regionID);
  if (ofRegion) file.values.branchID = ofRegion.branchID;
  return [];
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

const schemas = new Map<Section, z.ZodType>();

function schemaOf(section: Section): z.ZodType {
  const known = schemas.get(section);
  if (known) return known;
  const own = Object.entries(section.fields).filter(([, { lookup }]) => !linkLookups.has(lookup ?? ''));
  const made = z.strictObject(shapeOf(Object.fromEntries(own))).partial();
  schemas.set(section, made);
  return made;
}

function checkRow(line: number, row: RecordRow, rows: readonly RecordRow[]): Problem[] {
  const { section, path, parent, values, columns, links } = row;
  const problems: Problem[] = [];
  const columnOf = (name: string) => columns.get(name) ?? (path === '' ? name : `${path}.${name}`);
  for (const [name, { required, kind, label }] of Object.entries(section.fields)) {
    if (!required || kind === 'boolean' || name in values || columns.has(name)) continue;
    problems.push({ line, column: columnOf(name), why: `${label} is required` });
  }
  const read = readBy(schemaOf(section), values);
  // The message of a schema never repeats the value, which matters for an SSN.
  if (read.ok) Object.assign(values, read.value);
  else
    problems.push(
      ...read.problems.map(({ path, message }) => ({ line, column: columnOf(String(path[0] ?? '')), why: message })),
    );
  const all = rows.flatMap((each) => (each.section === section && each.parent === parent ? [each.values] : []));
  for (const [name, why] of Object.entries(section.problems?.(values, new Set(links.keys()), all) ?? {}))
    problems.push({ line, column: columnOf(name), why });
  return problems;
}

function checkBranch(line: number, { values, columns }: RecordRow, { branches }: Surroundings): Problem[] {
  const branch = branches.find(({ branchID }) => branchID === values.branchID);
  if (!branch || branch.regionID === values.regionID) return [];
  return [{ line, column: columns.get('branchID') ?? 'branchID', why: 'the branch does not belong to the region' }];
}

function checkCounts(line: number, rows: readonly RecordRow[]): Problem[] {
  const lists = Map.groupBy(rows, ({ section, parent }) => `${parent?.path ?? ''}.${section.list}`);
  return [...lists.values()].flatMap(({ length: count, 0: first }) => {
    const { list, most } = first?.section ?? {};
    if (list === undefined || most === undefined || count <= most) return [];
    const above = first?.parent?.path || 'a file';
    return [{ line, column: list, why: `${above} holds at most ${most} ${list}; there are ${count}` }];
  });
}

function checkLinks(line: number, row: RecordRow, rows: readonly RecordRow[], directory: Directory): Problem[] {
  const problems: Problem[] = [];
  for (const [name, { column, text }] of row.links) {
    const why = linkProblem(row, row.section.fields[name]?.lookup, text, rows, directory);
    if (why !== null) problems.push({ line, column, why });
  }
  return problems;
}

/** Tasks that wait for themselves, or for each other, could never be done. */
function checkDependencies(line: number, rows: readonly RecordRow[]): Problem[] {
  const tasks = rows.filter(({ section }) => section.list === 'tasks');
  const waiting = tasks.map(({ values, links }, at) => {
    const places = (links.get('dependsOn')?.text ?? '').split(',').map(Number);
    // A place that is none has its own message.
    const dependsOn = places.filter((place) => place >= 1 && place <= tasks.length);
    return { id: at + 1, name: (values.name ?? '') as string, dependsOn };
  });
  return Object.entries(dependencyProblems(waiting)).map(([field, why]) => {
    const column = tasks[Number.parseInt(field, 10)]?.links.get('dependsOn')?.column ?? '';
    return { line, column, why };
  });
}

/** A loan has one statement, and so has a file without a loan. */
function checkStatements(line: number, file: RecordRow, rows: readonly RecordRow[]): Problem[] {
  const loans = rows.filter(({ section }) => section.list === 'loans').length;
  const statements = rows.filter(({ section }) => section === settlementSection);
  const firstOf = new Map<number, RecordRow>();
  return statements.flatMap((row) => {
    const place = loans === 0 ? 0 : linkedPlace(row, 'loanID', file);
    const first = firstOf.get(place);
    firstOf.set(place, first ?? row);
    // A place that is none has its own message.
    if (first === undefined || !(place <= loans)) return [];
    const column = row.links.get('loanID')?.column ?? `${row.path}.loanID`;
    return [{ line, column, why: `${first.path} is the statement of ${loans === 0 ? 'this file' : `loan ${place}`}` }];
  });
}

function linkProblem(
  row: RecordRow,
  lookup: string | undefined,
  text: string,
  rows: readonly RecordRow[],
  directory: Directory,
): string | null {
  const link = rowLinks.get(lookup ?? '');
  if (link) {
    const most = rows.filter(({ section }) => section.list === link.list).length;
    const places = link.several ? text.split(',').map((part) => part.trim()) : [text];
    const wrong = places.find((place) => !/^[1-9]\d{0,4}$/.test(place) || Number(place) > most);
    const kind = link.list.slice(0, -1);
    if (wrong !== undefined) return `the file has no ${kind} ${wrong}`;
    const own = rows.filter(({ section }) => section === row.section).indexOf(row) + 1;
    return link.before === true && Number(text) >= own ? `${kind} ${text} does not come before this one` : null;
  }
  switch (lookup) {
    case 'companies': {
      const match = directory.company(text);
      return match.is === 'none' ? match.why : null;
    }
    case 'companyContacts': {
      const company = row.links.get('companyID');
      if (!company) return 'a contact needs its company';
      const match = directory.contact(company.text, text);
      return match.is === 'none' ? match.why : null;
    }
    default:
      // The primary file may be one that this very import stores: it is looked for when this one is.
      return null;
  }
}
