import { csvRows, newFindings } from '../bank-files/index.ts';
import { counted } from '../formats/index.ts';
import { nameWords } from './name-parts.ts';
import { type SanctionsName, sanctionsLimits } from './sanctions.ts';

/** Files of a list as OFAC publishes them. */
export interface SanctionsFiles {
  /** `sdn.csv` or `cons_prim.csv`. */
  readonly names: string;
  /** `alt.csv` or `cons_alt.csv`; null where there is none. */
  readonly aliases: string | null;
}

/** What is wrong with a file of a list. */
export interface SanctionsProblem {
  readonly file: 'names' | 'aliases';
  /** From 1; null of the file as a whole. */
  readonly line: number | null;
  readonly text: string;
}

/** What stands in files of a list, with all that is wrong with them. */
export interface ReadSanctionsFiles {
  readonly names: readonly SanctionsName[];
  readonly problems: readonly SanctionsProblem[];
}

/** Entry, name, type, program, title, call sign, type of vessel, tonnage, gross tonnage, flag, owner, remarks. */
const nameColumns = 12;
/** Entry, alias, kind of alias, name, remarks. */
const aliasColumns = 5;
const columnsOf = { names: nameColumns, aliases: aliasColumns } as const;
const oneOf = { names: 'a file of names', aliases: 'a file of aliases' } as const;

type File = keyof typeof columnsOf;
type Tell = (line: number | null, text: string) => void;
interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Reads the names and aliases of a list. Never throws; what has a problem is not to be taken. */
export function readSanctionsFiles({ names: namesText, aliases: aliasesText }: SanctionsFiles): ReadSanctionsFiles {
  const [ofNames, ofAliases] = [newFindings(), newFindings()];
  const names = readNames(rowsOf('names', namesText, ofNames.problem), ofNames.problem);
  const entries = new Map(names.map((one) => [one.entry, one]));
  const aliases =
    aliasesText === null || ofNames.hasProblems()
      ? []
      : readAliases(rowsOf('aliases', aliasesText, ofAliases.problem), entries, ofAliases.problem);
  if (names.length + aliases.length > sanctionsLimits.names)
    ofNames.problem(null, `A list has at most ${counted(sanctionsLimits.names, 'name', 'names')}`);
  const problems = [
    ...ofNames.problems().map((one) => ({ file: 'names' as const, ...one })),
    ...ofAliases.problems().map((one) => ({ file: 'aliases' as const, ...one })),
  ];
  return { names: [...names, ...aliases], problems };
}

/** The rows of a file that have its columns. */
function rowsOf(file: File, text: string, tell: Tell): readonly Row[] {
  // Files of OFAC end with what old programs end a text with.
  const trimmed = text.trimEnd();
  const whole = trimmed.endsWith(endOfFile) ? trimmed.slice(0, -1) : text;
  if (whole.trim() === '') {
    tell(null, 'The file is empty');
    return [];
  }
  if (isNoText.test(whole)) {
    tell(lineOf(whole, isNoText), 'This is no text, or it is in other letters than UTF-8');
    return [];
  }
  if (isUnseen.test(whole)) {
    tell(lineOf(whole, isUnseen), 'A letter stands here that nobody sees, or that turns the others round');
    return [];
  }
  const findings = newFindings();
  const rows = [...csvRows(whole, ',', 1, findings)];
  for (const { line, text: wrong } of findings.problems()) tell(line, `${wrong}: the file is cut off`);
  const wanted = columnsOf[file];
  const other = file === 'names' ? 'aliases' : 'names';
  if (rows.length > 0 && rows.every(({ fields }) => fields.length === columnsOf[other])) {
    tell(null, `This is ${oneOf[other]}, not ${oneOf[file]}`);
    return [];
  }
  for (const [at, { line, fields }] of rows.entries()) {
    if (fields.length === wanted) continue;
    const has = `${counted(fields.length, 'column', 'columns')} instead of ${wanted}`;
    tell(
      line,
      at === rows.length - 1 && fields.length < wanted ? `The file is cut off: its last line has ${has}` : has,
    );
  }
  return rows.filter(({ fields }) => fields.length === wanted);
}

/** Control characters other than those that part lines and columns, and what stands for a letter that could not be read. */
const isNoText = /(?![\t\n\f\r])[\p{Cc}\uFFFD]/u;
const isUnseen = /\p{Cf}/u;
const endOfFile = String.fromCharCode(0x1a);

const lineOf = (text: string, what: RegExp): number => text.slice(0, text.search(what)).split('\n').length;

function readNames(rows: readonly Row[], tell: Tell): SanctionsName[] {
  const lines = new Map<number, number>();
  return rows.flatMap(({ line, fields: [entryText = '', nameText = '', type = '', program = '', ...more] }) => {
    const entry = entryOf(entryText, line, tell);
    const name = nameOf(nameText, line, tell);
    if (entry === null || name === null) return [];
    const before = lines.get(entry);
    if (before !== undefined) {
      tell(line, `Entry ${entry} stands on line ${before} already`);
      return [];
    }
    lines.set(entry, line);
    const of = { type: given(type).toLowerCase(), program: given(program), remarks: given(more.at(-1) ?? '') };
    return [{ entry, name, kind: 'name' as const, ...of }];
  });
}

/** Each alias has the type, programs and remarks of its entry. */
function readAliases(rows: readonly Row[], entries: ReadonlyMap<number, SanctionsName>, tell: Tell): SanctionsName[] {
  const known = new Set<string>();
  return rows.flatMap(({ line, fields: [entryText = '', numberText = '', , nameText = ''] }) => {
    const entry = entryOf(entryText, line, tell);
    const name = nameOf(nameText, line, tell);
    if (entry === null || name === null) return [];
    const of = entries.get(entry);
    if (!of) {
      tell(line, `Entry ${entry} is not among the names: they are cut off, or of another day`);
      return [];
    }
    const key = `${entry} ${numberText}`;
    if (known.has(key)) {
      tell(line, `Alias ${numberText} of entry ${entry} stands twice`);
      return [];
    }
    known.add(key);
    return [{ ...of, name, kind: 'alias' as const }];
  });
}

function entryOf(text: string, line: number, tell: Tell): number | null {
  const entry = Number(text);
  if (/^\d{1,9}$/.test(text) && entry > 0) return entry;
  tell(line, `${shown(text)} is no number of an entry`);
  return null;
}

function nameOf(text: string, line: number, tell: Tell): string | null {
  const name = given(text);
  if (name === '') tell(line, 'An entry without a name');
  else if (name.length > sanctionsLimits.nameLength)
    tell(line, `A name has at most ${sanctionsLimits.nameLength} letters`);
  else if (nameWords(name).length > sanctionsLimits.nameWords)
    tell(line, `A name has at most ${sanctionsLimits.nameWords} words`);
  else return name;
  return null;
}

/** OFAC writes `-0-` where it has nothing. */
const given = (text: string): string => {
  const value = text.trim();
  return value === '-0-' ? '' : value;
};

const shown = (text: string): string => (text === '' ? 'Nothing' : text.length > 40 ? `${text.slice(0, 40)}…` : text);
