import type { premiumCase } from '@closewright/contract/closing-math';
import { InputError, renamed } from '@closewright/domain/errors';
import { manualFor, type PremiumOrder, type RateManual, rateManuals } from '@closewright/domain/premium';
import type { z } from 'zod';

type Input = z.output<typeof premiumCase>;
type OwnerInput = NonNullable<Input['owner']>;
type PolicyInput = Input['loans'][number];

type ManualChoice = Pick<Input, 'manual' | 'state' | 'ownManual' | 'date'>;

/** The case's own manual, the one it names, or that of the state in force on the date. Throws an InputError where there is none. */
export function manualOf({ ownManual, manual, state, date }: ManualChoice): RateManual {
  if (ownManual !== undefined) {
    if (manual !== undefined || state !== undefined)
      throw new InputError('INCONSISTENT', 'ownManual', 'Give a manual of your own, or a state or name, not both');
    return inForce(ownManual, date);
  }
  if (manual !== undefined) {
    if (state !== undefined) throw new InputError('INCONSISTENT', 'state', 'Give the state or the manual, not both');
    const named = rateManuals.find(({ id }) => id === manual);
    if (!named) throw new InputError('NO_TABLE', 'manual', `There is no rate manual ${manual}`);
    return inForce(named, date);
  }
  if (state === undefined) throw new InputError('MISSING', 'state', 'Give a state and a date, or a manual');
  if (date === undefined) throw new InputError('MISSING', 'date', 'Which day are the policies of?');
  return renamed({ day: 'date' }, () => manualFor(state, date));
}

/** Refuses a manual on a day that it does not cover. */
function inForce(manual: RateManual, date: string | undefined): RateManual {
  if (date !== undefined && (date < manual.from || (manual.to !== undefined && date > manual.to)))
    throw new InputError('NO_TABLE', 'date', `The manual ${manual.id} is not in force on ${date}`);
  return manual;
}

/** Policies of a case as the domain takes them. */
export function orderOf({
  owner,
  loans,
  closingProtectionLetters,
}: Pick<Input, 'owner' | 'loans' | 'closingProtectionLetters'>): Omit<PremiumOrder, 'day'> {
  return {
    ...(owner && { owner: ownersPolicyOf(owner) }),
    loans: loans.map(policyOf),
    closingProtectionLetters,
  };
}

function ownersPolicyOf({ newHome, surrendersContract, ...policy }: OwnerInput) {
  return { ...policyOf(policy), ...(newHome && { newHome }), surrendersContract };
}

function policyOf({ liability, isEnhanced, coverage, endorsements, prior }: PolicyInput) {
  const policy = { liability, isEnhanced, endorsements, ...(coverage && { coverage }) };
  if (!prior) return policy;
  const { date, amount, payoff, isUnimproved, isRefinance } = prior;
  const before = { day: date, amount, isUnimproved, isRefinance, ...(payoff !== undefined && { payoff }) };
  return { ...policy, prior: before };
}
