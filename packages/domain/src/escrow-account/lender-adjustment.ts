import { formatMoney } from '../formats/index.ts';
import { addCents, type Cents, cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';
import type { InitialEscrow } from './initial-deposit.ts';

/** What the lender discloses in place of the adjustment of the account, and why it is taken. */
export interface LenderTerms {
  readonly lenderAdjustment?: number | null;
  readonly lenderReason?: string | null;
}

/** Something to look at before the deposit is used: what it is, and what to do about it. */
export interface EscrowFinding {
  readonly field: string;
  readonly what: string;
  readonly act: string;
}

/** An adjustment that the lender discloses, in place of the one of the account. */
export interface LenderAdjustment {
  readonly taken: Pick<InitialEscrow, 'adjustment' | 'aggregateDeposit'>;
  /** What the account comes to by its rule. */
  readonly calculated: Explained<Cents>;
  readonly findings: readonly EscrowFinding[];
}

/**
 * The adjustment of the lender where one is typed: it is charged as it is, the deposit follows, and what is apart from the rule is said. Null
 * where the rule of the account holds.
 */
export function lenderAdjustmentOf(
  { lenderAdjustment = null, lenderReason = null }: LenderTerms,
  { singleTotal, adjustment: calculated }: InitialEscrow,
): LenderAdjustment | null {
  if (lenderAdjustment === null) return null;
  const reason = lenderReason?.trim() ?? '';
  const adjustment = explainedMoney(cents(lenderAdjustment), {
    label: 'Aggregate adjustment',
    formula: reason === '' ? 'As the lender discloses it' : `As the lender discloses it: ${reason}`,
    math: 'a',
    inputs: [given('Adjustment of the lender', money(lenderAdjustment), 'lenderAdjustment')],
  });
  const aggregateDeposit = explainedMoney(addCents(singleTotal.value, adjustment.value), {
    label: 'Initial deposit',
    formula: 'The lines of all items and the adjustment of the lender',
    math: 'a + b',
    inputs: [singleTotal.trace, adjustment.trace],
  });
  const apart = subtractCents(adjustment.value, calculated.value);
  return {
    taken: { adjustment, aggregateDeposit },
    calculated,
    findings: [
      ...(aggregateDeposit.value < 0 ? [belowZero] : []),
      ...(apart === 0 ? [] : [apartFrom(apart)]),
      ...(apart === 0 || reason !== ''
        ? []
        : [
            {
              field: 'lenderReason',
              what: 'The adjustment of the lender stands without a reason',
              act: 'say why it is taken',
            },
          ]),
    ],
  };
}

/** No account opens with less than nothing. */
const belowZero: EscrowFinding = {
  field: 'lenderAdjustment',
  what: 'The deposit is below zero',
  act: 'the adjustment takes off more than the lines collect',
};

/** More than the rule allows is a limit that is passed (12 CFR 1024.17(c)(1)(i)); less leaves the account short. */
const apartFrom = (apart: Cents): EscrowFinding => ({
  field: 'lenderAdjustment',
  what: `The lender takes ${formatMoney(cents(Math.abs(apart)))} ${apart > 0 ? 'more than the account may ask for' : 'less than the account asks for'}`,
  act: 'compare its initial escrow disclosure',
});
