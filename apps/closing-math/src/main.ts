import { readFileSync } from 'node:fs';
import { InputError } from '@closewright/domain/errors';
import { z } from 'zod';
import { answerCase, refusal } from './answer.ts';
import { caseFileSchema } from './case-file-schema.ts';
import { kinds } from './kinds.ts';

const help = `closewright-math CASE.json [--no-trace] [--check]

Reckons the closing figures of one case or several: a case, an array of cases, or { "cases": [...] }.
"-" reads standard input. Prints the answer of a single case as an object, of several as an array, as JSON.
Amounts are dollars, rates percent, dates YYYY-MM-DD. A bad case is answered by { "error": { code, field, message } };
the others are still answered, and the exit code is 1.

  --no-trace      the results without their reasons
  --check         works every trace out again and adds "faults", which are none
  --kinds         the kinds of cases and what they are for
  --schema        the JSON Schema of a file of cases (docs/closing-math.schema.json)
  --help          this text
`;

const [, , ...given] = process.argv;
const flags = new Set(given.filter((word) => word.startsWith('--')));
const [file] = given.filter((word) => !word.startsWith('--'));
const known = ['--no-trace', '--check', '--kinds', '--schema', '--help'];

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** The cases of a file, and whether it held a single one. */
function readCases(path: string): { cases: readonly unknown[]; isSingle: boolean } {
  const read = parse(textOf(path));
  if (Array.isArray(read)) return { cases: read, isSingle: false };
  const isObject = typeof read === 'object' && read !== null;
  if (isObject && 'cases' in read && !('kind' in read)) {
    if (!Array.isArray(read.cases)) throw new InputError('MALFORMED', 'cases', 'Cases are a list');
    return { cases: read.cases, isSingle: false };
  }
  return { cases: [read], isSingle: true };
}

function textOf(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
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

function run(): void {
  const unknown = [...flags].find((flag) => !known.includes(flag));
  if (unknown) throw new InputError('UNKNOWN', unknown, `No such option. ${help}`);
  if (flags.has('--help')) process.stdout.write(help);
  else if (flags.has('--kinds')) print(purposes());
  else if (flags.has('--schema')) print(caseFileSchema());
  else answerFile();
}

const purposes = () =>
  Object.fromEntries(kinds.map(({ kind, schema }) => [kind, z.globalRegistry.get(schema)?.description ?? '']));

function answerFile(): void {
  if (file === undefined) throw new InputError('MISSING', 'file', `Which file of cases? ${help}`);
  const { cases, isSingle } = readCases(file);
  const options = { hasTrace: !flags.has('--no-trace'), isChecked: flags.has('--check') };
  const answers = cases.map((one) => answerCase(one, options));
  if (answers.some((answer) => 'error' in answer)) process.exitCode = 1;
  print(isSingle ? answers[0] : answers);
}

try {
  run();
} catch (error) {
  process.exitCode = 1;
  print(refusal(error));
}
