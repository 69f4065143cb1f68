/**
 * Why an input cannot be reckoned with: it is missing, is none there is (a field or kind of another name), is not written as such a value is, lies outside what is possible
 * (a negative term, a rate over 100 %, an amount past the guard), comes in the wrong order (dates reversed), does not go
 * with another input, or no table or manual covers it.
 */
export type InputErrorCode =
  | 'MISSING'
  | 'UNKNOWN'
  | 'MALFORMED'
  | 'OUT_OF_RANGE'
  | 'REVERSED'
  | 'INCONSISTENT'
  | 'NO_TABLE';

/** The one error of the calculations: which input (`loan.termMonths`, `fees.3.amount`), what kind, and a sentence for the user. */
export class InputError extends RangeError {
  readonly code: InputErrorCode;
  readonly field: string;

  constructor(code: InputErrorCode, field: string, message: string) {
    super(message);
    this.name = 'InputError';
    this.code = code;
    this.field = field;
  }

  /** The same of a field by another name. */
  called(field: string): InputError {
    return new InputError(this.code, field, this.message);
  }
}

/** A part of an input was asked for that could not be read, which is told already. */
export class UnreadInput extends InputError {
  constructor() {
    super('MALFORMED', '', 'It cannot be read');
  }

  override called(): InputError {
    return this;
  }
}

/** Several of them found together. As an error it is the first. */
export class InputErrors extends InputError {
  readonly all: readonly InputError[];

  private constructor(first: InputError, all: readonly InputError[]) {
    super(first.code, first.field, first.message);
    this.all = all;
  }

  /** One error as it is, several as one. */
  static of(errors: readonly InputError[]): InputError {
    const [first, second] = errors;
    if (!first) throw new Error('There is no error to tell of');
    return second ? new InputErrors(first, errors) : first;
  }
}

/** All errors that one tells of. */
export const inputErrorsOf = (error: InputError): readonly InputError[] =>
  error instanceof InputErrors ? error.all : [error];
