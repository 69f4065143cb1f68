import { type FileDocument, fileDocumentSchema } from '@closewright/contract/file-export';
import { readBy } from '@closewright/contract/problems';
import { repeatedKeys } from '@closewright/domain/json';
import { type ImportRecord, ImportUnreadable } from '../../platform/csv/read-csv.ts';
import { prefixOf } from './columns.ts';
import { type JsonElement, jsonElements } from './json-elements.ts';
import { fileSection, type Section } from './sections.ts';

/** What the document of an export says besides its files; of a plain array it is empty. */
export interface JsonFrame {
  readonly companies: FileDocument['companies'];
  /** Parts that whoever exported the document may not see. */
  readonly leftOut: readonly string[];
}

/**
 * Reads JSON from its beginning to its end and tells what stands around the files: the document of an export, or an array of objects with the
 * fields of the file and arrays for what there can be several of. Throws where any of it can not be read.
 * @param onFile is called for each file
 */
export async function readJsonFrame(text: AsyncIterable<string>, onFile: () => void): Promise<JsonFrame> {
  const elements = jsonElements(text, 'files');
  let next = await elements.next();
  for (; !next.done; next = await elements.next()) {
    parseJson(next.value);
    onFile();
  }
  const around = parseJson({ line: 1, text: next.value });
  if (Array.isArray(around)) return { companies: [], leftOut: [] };
  const document = readDocument(around);
  if (!document) throw new ImportUnreadable('The JSON must be an array with an object for each file');
  return document;
}

/**
 * The files of a JSON text, one after the other, as the same columns that CSV has (`buyers[1].name` is `buyer2.name`), so that everything after
 * this is one way.
 */
export async function* readJson(text: AsyncIterable<string>): AsyncGenerator<ImportRecord, void, undefined> {
  for await (const element of jsonElements(text, 'files')) {
    const { line } = element;
    const file = parseJson(element);
    const values = new Map<string, string>();
    const rows: string[] = [];
    const problem = isObject(file) ? flatten(fileSection, '', file, values, rows) : 'is not an object';
    yield problem === undefined ? { line, values, rows } : { line, values, rows, problem };
  }
}

function parseJson({ line, text }: JsonElement): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ImportUnreadable(`The JSON cannot be read: ${(error as Error).message} (what begins in line ${line})`);
  }
  const [repeated] = repeatedKeys(text);
  if (repeated)
    throw new ImportUnreadable(
      `The JSON cannot be read: "${repeated.key}" stands twice in one object (line ${line + repeated.line - 1})`,
    );
  return parsed;
}

function readDocument(parsed: unknown): FileDocument | null {
  if (!isObject(parsed) || !('schema' in parsed)) return null;
  const read = readBy(fileDocumentSchema, parsed);
  if (read.ok) return read.value;
  const [{ path, message }] = read.problems;
  throw new ImportUnreadable(`The document cannot be read: ${path.join('.')}: ${message}`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts an object's values under their column names; answers why that is not possible. */
function flatten(
  section: Section,
  path: string,
  object: Record<string, unknown>,
  values: Map<string, string>,
  rows: string[],
): string | undefined {
  for (const [name, value] of Object.entries(object)) {
    const list = prefixOf(section, name);
    const problem = list
      ? flattenList(list.child, name, `${path}${list.prefix}`, value, values, rows)
      : name === 'custom' && isObject(value)
        ? flattenCustom(`${path}custom`, value, values)
        : put(values, `${path}${name}`, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function flattenList(
  section: Section,
  name: string,
  prefix: string,
  list: unknown,
  values: Map<string, string>,
  rows: string[],
): string | undefined {
  if (!Array.isArray(list) || !list.every(isObject)) return `"${name}" must be an array of objects`;
  for (const [index, row] of list.entries()) {
    const path = `${prefix}${index + 1}`;
    rows.push(path);
    const problem = flatten(section, `${path}.`, row, values, rows);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Custom fields stand under their tab. */
function flattenCustom(path: string, tabs: Record<string, unknown>, values: Map<string, string>): string | undefined {
  for (const [tab, fields] of Object.entries(tabs)) {
    if (!isObject(fields)) return `"${path}.${tab}" must be an object with the fields of the tab`;
    for (const [name, value] of Object.entries(fields)) {
      const problem = put(values, `${path}.${tab}.${name}`, value);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function put(values: Map<string, string>, column: string, value: unknown): string | undefined {
  if (value === null) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return `"${column}" must be a plain value`;
  }
  values.set(column, String(value));
  return undefined;
}
