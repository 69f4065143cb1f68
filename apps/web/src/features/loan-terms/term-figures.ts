import type { StatementInterest } from '@closewright/domain/closing-file';
import type { TermLine } from '@closewright/domain/disclosure';
import { type Named, type NamedFigures, ofSteps } from '../../records/settlement/computed/named-figures.ts';

/** The figures of the page by name: `balloonPayment`, `balloonPayment.answer`, `balloonPayment.0`, `interest.days`. */
export function termFigures(lines: readonly TermLine<string>[], { ofLoan }: StatementInterest): NamedFigures {
  return Object.fromEntries([
    ...lines.flatMap(({ name, figure, answer, details }): Named[] => [
      ...(figure ? [ofSteps(name, figure)] : []),
      ...(answer ? [ofSteps(`${name}.answer`, answer.trace)] : []),
      ...details.flatMap(({ trace }, at) => (trace ? [ofSteps(`${name}.${at}`, trace)] : [])),
    ]),
    ...(ofLoan.kind === 'figure'
      ? [
          ofSteps('interest', ofLoan.trace),
          ofSteps('interest.days', ofLoan.days),
          ofSteps('interest.perDay', ofLoan.perDay),
        ]
      : []),
  ]);
}
