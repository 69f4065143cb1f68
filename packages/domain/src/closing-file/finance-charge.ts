import type { Gaps, OrOpen, StoredTerms } from '../disclosure/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Fee, type FeeSection, financeChargeOf, prepaidFinanceCharge } from '../settlement/index.ts';
import { type Explained, given, money } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';

/** A fee that is a finance charge: what the borrower pays of it, and the field that makes it one. */
export interface FinanceChargeLine {
  readonly label: string;
  readonly section: FeeSection;
  readonly amount: Explained<Cents>;
  readonly field: string;
}

/** The finance charge that is paid at or before closing, and the fees it is made of; none where one sum is typed. */
export interface FinanceChargeAtClosing {
  readonly lines: readonly FinanceChargeLine[];
  readonly total: OrOpen<Explained<Cents>>;
}

const field = 'prepaidFinanceCharge';

const openFor = (words: string): { readonly kind: 'open'; readonly missing: Gaps } => ({
  kind: 'open',
  missing: { [field]: words },
});

/** The prepaid finance charge: of the fees that are flagged, or in one sum where none is. */
export function financeChargeAtClosing(
  { prepaidFinanceCharge: sum }: StoredTerms,
  fees: readonly FiguredFee[],
): FinanceChargeAtClosing {
  const open = fees.flatMap((each) => (each.kind === 'open' ? [each] : []));
  const known = fees.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
  const flagged = prepaidFinanceCharge(known);
  const isFlagged = flagged !== null || open.some(({ isFinanceCharge }) => isFinanceCharge);
  const lines = isFlagged ? known.flatMap(lineOf) : [];
  if (isFlagged && sum !== null)
    return { lines, total: openFor('Fees are flagged as finance charges, and a sum is typed: one of both') };
  const gaps = open.flatMap((each) =>
    each.isFinanceCharge || each.isPrepaidInterest || each.isMortgageInsurance ? each.missing : [],
  );
  if (isFlagged && gaps.length > 0)
    return { lines, total: { kind: 'open', missing: Object.fromEntries(gaps.map((gap) => [gap.field, gap.words])) } };
  if (flagged) return { lines, total: { kind: 'figure', ...flagged } };
  if (sum === null) return { lines, total: openFor('What of the fees is a finance charge: flags of fees, or the sum') };
  const trace = given('Prepaid finance charge', money(sum), field);
  return { lines, total: { kind: 'figure', value: cents(sum), trace } };
}

function lineOf(fee: Fee): FinanceChargeLine[] {
  const amount = financeChargeOf(fee);
  if (!amount) return [];
  return [{ label: fee.label, section: fee.section, amount, field: fieldOf(fee) }];
}

/** What makes a fee a finance charge: its flag or its name, the kind of an escrow item, or the interest of the loan. */
function fieldOf({ code, isFinanceCharge }: Fee): string {
  if (code.startsWith('fees.')) return `${code}.${isFinanceCharge ? 'isFinanceCharge' : 'label'}`;
  return code.startsWith('escrow.') ? `${code.replace('escrow', 'escrowItems')}.kind` : 'prepaidInterestDay';
}
