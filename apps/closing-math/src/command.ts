import { readFileSync } from 'node:fs';
import { InputError } from '@closewright/domain/errors';
import { type JsonPath, repeatedKeys, withoutByteOrderMark } from '@closewright/domain/json';
import { z } from 'zod';
import { answerCase, refusal } from './answer.ts';
import { caseFileSchema } from './case-file-schema.ts';
import { kinds } from './kinds.ts';

const help = `closewright-math CASE.json [--no-trace] [--check] [--trace=FIGURE]

Reckons the closing figures of one case or several: a case, an array of cases, or { "cases": [...] }.
"-" reads standard input. Prints the answer of a single case as an object, of several as an array, as JSON.
Amounts are dollars, rates percent, dates YYYY-MM-DD. A bad case is answered by { "error": { code, field, message } },
and by all of them under "errors" where they are several; the others are still answered, and the exit code is 1.

  --no-trace      the results without their reasons
  --trace=FIGURE  one figure and its reason: --trace=figures.totalOfPayments
  --check         works every trace out again and adds "faults", which are none
  --kinds         the kinds of cases and what they are for
  --schema        the JSON Schema of a file of cases
  --help          this text
`;

const known = ['--no-trace', '--trace', '--check', '--kinds', '--schema', '--help'];

/** Where the command reads and writes: its process, or a test. */
export interface Streams {
  /** All of standard input. */
  readInput(): string;
  write(text: string): void;
}

/** Does what the words of a command line ask for; answers the exit code. */
export function runCommand(given: readonly string[], { readInput, write }: Streams): 0 | 1 {
  const print = (value: unknown): void => write(`${JSON.stringify(value, null, 2)}\n`);
  try {
    const answer = answerOf(given, readInput);
    if (typeof answer === 'string') write(answer);
    else print(answer.printed);
    return typeof answer !== 'string' && answer.hasError ? 1 : 0;
  } catch (error) {
    print(refusal(error));
    return 1;
  }
}

/** A text as it is printed, or what is printed as JSON. */
function answerOf(given: readonly string[], readInput: () => string): string | Answer {
  const figure = given.find((word) => word.startsWith('--trace='))?.slice('--trace='.length);
  const flags = new Set(
    given.filter((word) => word.startsWith('--')).map((word) => word.replace(/^--trace=.*/, '--trace')),
  );
  const unknown = [...flags].find((flag) => !known.includes(flag));
  if (unknown) throw new InputError('UNKNOWN', unknown, `No such option. ${help}`);
  if (flags.has('--help')) return help;
  if (flags.has('--kinds')) return { printed: purposes() };
  if (flags.has('--schema')) return { printed: caseFileSchema() };
  if (flags.has('--trace') && !figure) throw new InputError('MISSING', '--trace', 'Whose reason? Give --trace=FIGURE');
  const [file] = given.filter((word) => !word.startsWith('--'));
  if (file === undefined) throw new InputError('MISSING', 'file', `Which file of cases? ${help}`);
  const { cases, isSingle, repeated, depth } = readCases(file, readInput);
  const options = { hasTrace: !flags.has('--no-trace'), isChecked: flags.has('--check'), figure };
  const answers = cases.map((one, at) =>
    answerCase(one, { ...options, repeated: (repeated.get(at) ?? []).map((keys) => keys.slice(depth).join('.')) }),
  );
  return { printed: isSingle ? answers[0] : answers, hasError: answers.some((answer) => 'error' in answer) };
}

interface Answer {
  readonly printed: unknown;
  readonly hasError?: boolean;
}

/** The cases of a file, whether it held a single one, and the keys each has twice. */
interface CaseFile {
  readonly cases: readonly unknown[];
  readonly isSingle: boolean;
  readonly repeated: ReadonlyMap<number, readonly JsonPath[]>;
  /** How many steps of their ways lead to the case. */
  readonly depth: number;
}

function readCases(path: string, readInput: () => string): CaseFile {
  const text = withoutByteOrderMark(textOf(path, readInput));
  const read = parse(text);
  const repeated = Array.from(repeatedKeys(text), ({ path: keys }) => keys);
  if (Array.isArray(read)) return { cases: read, isSingle: false, repeated: byCase(repeated, 0), depth: 1 };
  const isObject = typeof read === 'object' && read !== null;
  if (isObject && 'cases' in read && !('kind' in read)) {
    if (!Array.isArray(read.cases)) throw new InputError('MALFORMED', 'cases', 'Cases are a list');
    if (repeated.some((keys) => keys.length === 1))
      throw new InputError('INCONSISTENT', 'cases', 'The field is there twice');
    return { cases: read.cases, isSingle: false, repeated: byCase(repeated, 1), depth: 2 };
  }
  return { cases: [read], isSingle: true, repeated: new Map([[0, repeated]]), depth: 0 };
}

/** Keys that are there twice by the place of their case, which stands at `depth` of their way. */
const byCase = (repeated: readonly JsonPath[], depth: number) => Map.groupBy(repeated, (keys) => Number(keys[depth]));

function textOf(path: string, readInput: () => string): string {
  try {
    return path === '-' ? readInput() : readFileSync(path, 'utf8');
  } catch {
    throw new InputError('MISSING', 'file', path === '-' ? 'Standard input cannot be read' : `No such file: ${path}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError('MALFORMED', 'file', `Not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

const purposes = () =>
  Object.fromEntries(kinds.map(({ kind, schema }) => [kind, z.globalRegistry.get(schema)?.description ?? '']));
