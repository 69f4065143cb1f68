import type { ProjectedRange, PropertyCosts, statementProjections } from '@closewright/domain/closing-file';
import { type Named, type NamedFigures, ofSteps } from '../../records/settlement/computed/named-figures.ts';

export type Projections = ReturnType<typeof statementProjections>;

/** A range is one figure, `total.0`, or the least and the most, `total.0.least` and `total.0.most`. */
function ofRange(name: string, range: ProjectedRange | null): Named[] {
  if (range === null) return [];
  const [least, most] = range;
  return most ? [ofSteps(`${name}.least`, least), ofSteps(`${name}.most`, most)] : [ofSteps(name, least)];
}

/** The figures of the page by name: those of a column by its place, `costs` of all that a month costs, and what is outside of escrow by its field. */
export function projectionFigures(
  payments: Projections,
  { escrow: ofMonth, lines, total }: PropertyCosts,
): NamedFigures {
  const columns = payments.kind === 'figure' ? payments.columns : [];
  return Object.fromEntries([
    ...columns.flatMap(({ principalAndInterest, mortgageInsurance, escrow, total: all }, at): Named[] => [
      ...ofRange(`principalAndInterest.${at}`, principalAndInterest),
      ofSteps(`mortgageInsurance.${at}`, mortgageInsurance),
      ...(escrow ? [ofSteps(`escrow.${at}`, escrow)] : []),
      ...ofRange(`total.${at}`, all),
    ]),
    ...lines.flatMap(({ field, outside }) => (outside ? [ofSteps(field, outside.trace)] : [])),
    ...(ofMonth.kind === 'figure' ? [ofSteps('escrow', ofMonth.trace)] : []),
    ...(total.kind === 'figure' ? [ofSteps('costs', total.trace)] : []),
  ]);
}
