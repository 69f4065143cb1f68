import type { LedgerTransaction } from '@closewright/domain/check-writing';
import { amountText } from '../../../lib/amount-text.ts';

/** How much has come back, and from whom: `Recovered 200.00 from Rho Servicing`. */
export function recoveredWords(made: LedgerTransaction | undefined): string {
  if (made?.kind !== 'recovered' && made?.kind !== 'made good') return 'Recovered';
  const { payer } = made.facts;
  // What the file lacked is credited.
  const amount = made.lines.reduce((sum, line) => sum + Math.max(0, 0 - line.amount), 0);
  return `Recovered ${amountText(amount)} ${payer === null ? 'out of the file' : `from ${payer}`}`;
}
