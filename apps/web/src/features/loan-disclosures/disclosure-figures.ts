import { type EscrowDisclosure, escrowLines } from '@closewright/domain/closing-file';
import type { DisclosurePart } from '@closewright/domain/disclosure';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { type Named, type NamedFigures, ofSteps, ofTotal } from '../../records/settlement/computed/named-figures.ts';

/** What of the page follows from something else, by name: `securityInterest`, `negativeAmortization`, `escrowed`. */
export function disclosureFigures(parts: readonly DisclosurePart[], { lines }: EscrowDisclosure): NamedFigures {
  return Object.fromEntries([
    ...parts.flatMap(({ name, blank, boxes }): Named[] => [
      ...(blank ? [ofSteps(name, blank)] : []),
      ...boxes.flatMap(({ words, trace }): Named[] =>
        trace ? [[name, { text: words, explain: () => explanationOf(trace) }]] : [],
      ),
    ]),
    ...lines.flatMap(({ name, total }) => ofTotal(name, escrowLines[name][0], total)),
  ]);
}
