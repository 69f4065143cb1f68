import type { CheckLayoutRecord, CheckPrinterRecord } from '@closewright/contract/check-printing';
import type { TrustAccount } from '@closewright/contract/check-writing';

/** What the office prints checks with, as far as it is offered. */
export interface PrintSettings {
  readonly layouts: readonly CheckLayoutRecord[];
  readonly printers: readonly CheckPrinterRecord[];
}

/** The layout that checks of an account are printed by as a rule: its own, else the only one; null where somebody has to choose. */
export function usualLayout({ layouts }: PrintSettings, account: TrustAccount | undefined): number | null {
  const own = layouts.find(({ checkLayoutID }) => checkLayoutID === account?.checkLayoutID);
  const only = layouts.length === 1 ? layouts[0] : undefined;
  return (own ?? only)?.checkLayoutID ?? null;
}

const inches = (hundredths: number): string => `${(Math.abs(hundredths) / 100).toFixed(2)} in`;

/** How a printer is helped: `Moved 0.03 in to the right and 0.10 in up`. */
export function offsetWords({ right, down }: Pick<CheckPrinterRecord, 'right' | 'down'>): string {
  const moves = [
    ...(right === 0 ? [] : [`${inches(right)} to the ${right > 0 ? 'right' : 'left'}`]),
    ...(down === 0 ? [] : [`${inches(down)} ${down > 0 ? 'down' : 'up'}`]),
  ];
  return moves.length === 0 ? 'Nothing is moved' : `Moved ${moves.join(' and ')}`;
}
