import { closingProcedures } from '@closewright/domain/closing-file';
import { gathered, InputError, type InputErrorCode, InputErrors, inputErrorsOf } from '@closewright/domain/errors';
import { faultsOf, type TraceFault } from '@closewright/domain/trace';
import { kinds } from './kinds.ts';
import { type Json, present, type ShownTrace } from './present.ts';
import { reckonCase } from './read-case.ts';

/** What a case is answered by. Amounts of the result are dollars with two decimals, as texts. */
export type Answer =
  | {
      readonly kind: string;
      readonly id?: string;
      readonly figure?: string;
      readonly result: Json;
      readonly trace?: Json;
      readonly faults?: readonly TraceFault[];
    }
  | Refusal;

/** Why a case has no answer. */
export interface Refusal {
  readonly kind?: string;
  readonly id?: string;
  readonly error: Finding;
  /** All that is wrong, the first included, where it is more than one thing. */
  readonly errors?: readonly Finding[];
}

/** What is wrong with a field. */
export interface Finding {
  readonly code: InputErrorCode;
  readonly field: string;
  readonly message: string;
}

export interface AnswerOptions {
  readonly hasTrace: boolean;
  /** The path of the one figure whose reason is wanted, instead of all results. */
  readonly figure?: string | undefined;
  /** Works every trace out again and adds what is wrong with them. */
  readonly isChecked: boolean;
  /** Keys the text of the case has twice. */
  readonly repeated?: readonly string[];
}

/** Answers one case: figures with their reasons, or the error that names the field. Throws nothing of an input. */
export function answerCase(input: unknown, { hasTrace, isChecked, figure, repeated = [] }: AnswerOptions): Answer {
  const named = nameOf(input);
  try {
    const wanted = kindOf(input);
    const [, figures] = gathered(
      () => eachOnce(repeated),
      () => reckonCase(wanted.schema, input, (read) => wanted.run(read, input)),
    );
    const { result, traces } = present(figures);
    if (figure !== undefined) return { ...named, kind: wanted.kind, ...oneOf(traces, figure) };
    return {
      ...named,
      kind: wanted.kind,
      result,
      ...(hasTrace && { trace: Object.fromEntries(traces.map(({ path, shown }) => [path, shown])) }),
      ...(isChecked && { faults: traces.flatMap(({ trace }) => faultsOf(trace, closingProcedures)) }),
    };
  } catch (error) {
    return { ...named, ...refusal(error) };
  }
}

/** One figure and its reason. Throws an InputError for a path that no figure has. */
function oneOf(traces: readonly ShownTrace[], figure: string) {
  const found = traces.find(({ path }) => path === figure);
  if (found) return { figure, result: found.value, trace: found.shown };
  const paths = traces.map(({ path }) => path);
  throw new InputError('UNKNOWN', '--trace', `No such figure: ${figure}. There are: ${paths.join(', ')}`);
}

/** An error of an input as it is printed; any other error is a fault of the program and goes on. */
export function refusal(error: unknown): Refusal {
  if (!(error instanceof InputError)) throw error;
  const errors = inputErrorsOf(error).map(({ code, field, message }) => ({ code, field, message }));
  return {
    error: { code: error.code, field: error.field, message: error.message },
    ...(errors.length > 1 && { errors }),
  };
}

function eachOnce(repeated: readonly string[]): void {
  if (repeated.length > 0)
    throw InputErrors.of(repeated.map((field) => new InputError('INCONSISTENT', field, 'The field is there twice')));
}

function kindOf(input: unknown) {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError('MALFORMED', 'case', 'A case is an object with a kind');
  if (!('kind' in input)) throw new InputError('MISSING', 'kind', 'A case has a kind');
  const wanted = kinds.find(({ kind }) => kind === input.kind);
  if (!wanted)
    throw new InputError(
      'UNKNOWN',
      'kind',
      `No such kind of case. There are: ${kinds.map(({ kind }) => kind).join(', ')}`,
    );
  return wanted;
}

/** What of a case its answer repeats. */
function nameOf(input: unknown): { kind?: string; id?: string } {
  if (typeof input !== 'object' || input === null) return {};
  const { kind, id } = input as { kind?: unknown; id?: unknown };
  return { ...(typeof kind === 'string' && { kind }), ...(typeof id === 'string' && { id }) };
}
