import { addCents, type Cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money } from '../trace/index.ts';

/** The premiums of policies issued together as a closing disclosure must show them. */
export interface DisclosedPremiums {
  readonly loan: Explained<Cents>;
  readonly owner: Explained<Cents>;
}

/**
 * The presentation of simultaneous premiums (12 CFR 1026.37(f)(2), (g)(4) and their comments): the loan policy at its full rate, as if no owner's policy were
 * issued, and the owner's policy at what is left of the real total. It differs from what is charged for each, and not in sum.
 */
export function disclosedPremiums(fullLoanPremium: Cents, chargedOwner: Cents, chargedLoan: Cents): DisclosedPremiums {
  const total = addCents(chargedOwner, chargedLoan);
  return {
    loan: explainedMoney(fullLoanPremium, {
      label: 'Lender’s title insurance, as disclosed',
      formula: 'The full premium of the loan policy, without simultaneous issue',
      rule: { text: '12 CFR 1026.37(f)(2), comment 4' },
      inputs: [given('Charged', money(chargedLoan))],
    }),
    owner: explainedMoney(subtractCents(total, fullLoanPremium), {
      label: 'Owner’s title insurance, as disclosed',
      formula: 'What both policies cost less the full premium of the loan policy',
      rule: { text: '12 CFR 1026.37(g)(4), comment 2' },
      inputs: [
        given('Owner’s policy, charged', money(chargedOwner)),
        given('Loan policy, charged', money(chargedLoan)),
        given('Loan policy, full premium', money(fullLoanPremium)),
      ],
    }),
  };
}
