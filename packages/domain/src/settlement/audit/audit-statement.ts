import { eachWithin, InputError } from '../../errors/index.ts';
import { type Cents, subtractCents } from '../../money/index.ts';
import type { StatementLine } from './statement-lines.ts';

/** An amount as somebody typed it on a statement. */
export interface TypedLine {
  readonly line: string;
  readonly amount: Cents;
}

/** A typed line beside what it comes to. */
export interface AuditedLine extends StatementLine {
  readonly typed: Cents;
  /** Above zero where too much was typed. */
  readonly off: Cents;
}

/** What came of holding a typed statement against its facts, line by line. */
export interface StatementAudit {
  readonly isRight: boolean;
  readonly lines: readonly AuditedLine[];
  /** Amounts the statement has to show that were not typed, those of zero left out. */
  readonly missing: readonly StatementLine[];
}

/** Holds every typed line against the statement that its facts make. Throws an InputError for lines it does not have and lines that are typed twice. */
export function auditStatement(lines: readonly StatementLine[], typed: readonly TypedLine[]): StatementAudit {
  const seen = new Set<string>();
  const audited = eachWithin('typed', typed, ({ line, amount }): AuditedLine => {
    const found = lines.find(({ name }) => name === line);
    if (!found) throw new InputError('UNKNOWN', 'line', `The statement has no line ${line}`);
    if (seen.has(line)) throw new InputError('INCONSISTENT', 'line', `The line ${line} is typed twice`);
    seen.add(line);
    return { ...found, typed: amount, off: subtractCents(amount, found.figure.value) };
  });
  const missing = lines.filter(({ name, figure }) => figure.value !== 0 && !seen.has(name));
  return { isRight: missing.length === 0 && audited.every(({ off }) => off === 0), lines: audited, missing };
}
