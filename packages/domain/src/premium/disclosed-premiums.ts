import { addCents, type Cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney } from '../trace/index.ts';

/** The premiums of policies issued together as a closing disclosure must show them. */
export interface DisclosedPremiums {
  readonly loan: Explained<Cents>;
  readonly owner: Explained<Cents>;
}

/**
 * The presentation of simultaneous premiums (12 CFR 1026.37(f)(2), (g)(4) and their comments): the loan policy at its full rate, as if no owner's policy were
 * issued, and the owner's policy at what is left of the real total. It differs from what is charged for each, and not in sum.
 */
export function disclosedPremiums(
  fullLoan: Explained<Cents>,
  owner: Explained<Cents>,
  loan: Explained<Cents>,
): DisclosedPremiums {
  return {
    loan: explainedMoney(fullLoan.value, {
      label: 'Lender’s title insurance, as disclosed',
      formula: 'The full premium of the loan policy, without simultaneous issue',
      math: 'a',
      rule: { text: '12 CFR 1026.37(f)(2), comment 4' },
      inputs: [fullLoan.trace],
    }),
    owner: explainedMoney(subtractCents(addCents(owner.value, loan.value), fullLoan.value), {
      label: 'Owner’s title insurance, as disclosed',
      formula: 'What both policies cost less the full premium of the loan policy',
      math: 'a + b - c',
      rule: { text: '12 CFR 1026.37(g)(4), comment 2' },
      inputs: [owner.trace, loan.trace, fullLoan.trace],
    }),
  };
}
