import { type FileDocument, fileDocumentSchema } from '@closewright/contract/file-export';
import { repeatedKey } from '../../platform/http/json-text.ts';
import { prefixOf } from './columns.ts';
import { linesOfElements } from './json-lines.ts';
import { type ImportRecord, ImportUnreadable } from './read-csv.ts';
import { fileSection, type Section } from './sections.ts';

/** What a JSON text has: files as records, and with a document of an export what it says of companies. */
interface JsonInput {
  readonly headers: string[];
  readonly records: ImportRecord[];
  readonly companies: FileDocument['companies'];
  /** Parts that whoever exported the document may not see. */
  readonly leftOut: readonly string[];
}

/**
 * Reads JSON: the document of an export, or an array of objects with the fields of the file and arrays for what there can be several of.
 * Answers the same columns as CSV has (`buyers[1].name` is `buyer2.name`), so that everything after this is one way.
 */
export function readJson(text: string): JsonInput {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new ImportUnreadable(`The JSON cannot be read: ${(error as Error).message}`);
  }
  const repeated = repeatedKey(text);
  if (repeated)
    throw new ImportUnreadable(
      `The JSON cannot be read: "${repeated.key}" stands twice in one object (line ${repeated.line})`,
    );
  const document = readDocument(parsed);
  const files: unknown = document?.files ?? parsed;
  if (!Array.isArray(files)) throw new ImportUnreadable('The JSON must be an array with an object for each file');
  const lines = linesOfElements(text, document ? 'files' : null);
  const headers = new Set<string>();
  const records = files.map((element: unknown, index): ImportRecord => {
    const line = lines[index] ?? 1;
    const values = new Map<string, string>();
    const rows: string[] = [];
    const problem = isObject(element) ? flatten(fileSection, '', element, values, rows) : 'is not an object';
    for (const name of values.keys()) headers.add(name);
    return problem === undefined ? { line, values, rows } : { line, values, rows, problem };
  });
  return { headers: [...headers], records, companies: document?.companies ?? [], leftOut: document?.leftOut ?? [] };
}

function readDocument(parsed: unknown): FileDocument | null {
  if (!isObject(parsed) || !('schema' in parsed)) return null;
  const { data, error } = fileDocumentSchema.safeParse(parsed);
  if (data) return data;
  const [issue] = error.issues;
  throw new ImportUnreadable(`The document cannot be read: ${issue?.path.join('.')}: ${issue?.message}`);
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
