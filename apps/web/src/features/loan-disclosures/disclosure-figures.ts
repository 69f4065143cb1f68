import { type EscrowDisclosure, escrowLines } from '@closewright/domain/closing-file';
import type { DisclosurePart, FormTable } from '@closewright/domain/disclosure';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { type Named, type NamedFigures, ofSteps, ofTotal } from '../../records/settlement/computed/named-figures.ts';

/** What of the page follows from something else, by name: `securityInterest`, `negativeAmortization`, `escrowed`, `maximumPayment.0`. */
export function disclosureFigures(
  parts: readonly DisclosurePart[],
  tables: readonly FormTable[],
  { lines }: EscrowDisclosure,
): NamedFigures {
  return Object.fromEntries([
    ...parts.flatMap(({ name, blank, boxes }): Named[] => [
      ...(blank ? [ofSteps(name, blank)] : []),
      ...boxes.flatMap(({ words, trace }): Named[] =>
        trace ? [[name, { text: words, explain: () => explanationOf(trace) }]] : [],
      ),
    ]),
    ...tables.flatMap(({ rows }) =>
      rows.flatMap(({ name, cells }) =>
        cells.flatMap((cell, at): Named[] => (typeof cell === 'string' ? [] : [ofSteps(`${name}.${at}`, cell)])),
      ),
    ),
    ...lines.flatMap(({ name, total }) => ofTotal(name, escrowLines[name][0], total)),
  ]);
}
