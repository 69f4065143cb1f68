import type { StatementInterest } from '@closewright/domain/closing-file';
import type { TermLine } from '@closewright/domain/disclosure';
import type { Trace } from '@closewright/domain/trace';
import { explanationOf, valueText } from '../../lib/why/explanation-of.ts';
import type { Named, NamedFigures } from '../../records/settlement/computed/named-figures.ts';

const ofTrace = (name: string, trace: Trace): Named => [
  name,
  { text: valueText(trace.value), explain: () => explanationOf(trace) },
];

/** The figures of the page by name: `balloonPayment`, `balloonPayment.answer`, `balloonPayment.0`, `interest.days`. */
export function termFigures(lines: readonly TermLine[], { ofLoan }: StatementInterest): NamedFigures {
  return Object.fromEntries([
    ...lines.flatMap(({ name, figure, answer, details }): Named[] => [
      ...(figure ? [ofTrace(name, figure)] : []),
      ...(answer ? [ofTrace(`${name}.answer`, answer.trace)] : []),
      ...details.flatMap(({ trace }, at) => (trace ? [ofTrace(`${name}.${at}`, trace)] : [])),
    ]),
    ...(ofLoan.kind === 'figure'
      ? [
          ofTrace('interest', ofLoan.trace),
          ofTrace('interest.days', ofLoan.days),
          ofTrace('interest.perDay', ofLoan.perDay),
        ]
      : []),
  ]);
}
