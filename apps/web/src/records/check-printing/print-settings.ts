import type { CheckLayoutRecord, CheckPrinterRecord } from '@closewright/contract/check-printing';
import type { CheckSignerRow } from '@closewright/contract/check-signatures';
import { signatureCount } from '@closewright/domain/check-printing';
import { signaturesOn } from '@closewright/domain/check-signatures';

/** What the office prints checks with, as far as it is offered. */
export interface PrintSettings {
  readonly layouts: readonly CheckLayoutRecord[];
  readonly printers: readonly CheckPrinterRecord[];
  /** Whose signatures may be printed. */
  readonly signers: readonly CheckSignerRow[];
}

/** On how many checks the chosen signatures are printed, before they are. */
export function signedWords(
  checks: readonly { readonly amount: number }[],
  chosen: readonly CheckSignerRow[],
  layout: CheckLayoutRecord | undefined,
): string {
  if (chosen.length === 0 || layout === undefined) return 'None chosen: all are signed by hand';
  const above = chosen[0]?.twoSignaturesAbove ?? null;
  const signed = checks.filter(
    ({ amount }) => signaturesOn(amount, signatureCount(layout, amount, above), chosen).length > 0,
  ).length;
  if (signed === checks.length) return 'Printed on each of them';
  return signed === 0
    ? 'On none of them: their amounts take more, all are signed by hand'
    : `On ${signed} of ${checks.length}: the amounts of the others take more, they are signed by hand`;
}

/** The layout that checks of an account are printed by as a rule: its own, else the only one; null where somebody has to choose. */
export function usualLayout(
  { layouts }: PrintSettings,
  account: { readonly checkLayoutID: number | null } | undefined,
): number | null {
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
