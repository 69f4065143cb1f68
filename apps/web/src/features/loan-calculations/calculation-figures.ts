import type { FinanceChargeAtClosing, LoanCalculations } from '@closewright/domain/closing-file';
import { type Named, type NamedFigures, ofSteps } from '../../records/settlement/computed/named-figures.ts';

/** The figures of the page by name: `financeCharge`, `charge.0` of a fee, `charge` of all of them. */
export function calculationFigures(page5: LoanCalculations, { lines, total }: FinanceChargeAtClosing): NamedFigures {
  return Object.fromEntries([
    ...(page5.kind === 'figure' ? Object.entries(page5.figures).map(([name, trace]) => ofSteps(name, trace)) : []),
    ...lines.map(({ amount }, at): Named => ofSteps(`charge.${at}`, amount.trace)),
    ...(total.kind === 'figure' ? [ofSteps('charge', total.trace)] : []),
  ]);
}
