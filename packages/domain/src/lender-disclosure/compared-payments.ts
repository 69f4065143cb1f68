import type { Cents } from '../money/index.ts';
import { type DisclosedDifference, ofAmounts, ofText } from './difference.ts';
import type { DisclosedPayment } from './disclosed-statement.ts';

/** The columns of the projected payments, one by one in their order. */
export function differencesOfPayments(
  theirs: readonly DisclosedPayment[],
  ours: readonly DisclosedPayment[],
): DisclosedDifference[] {
  const section = 'payments';
  return Array.from({ length: Math.max(theirs.length, ours.length) }, (_, at) => {
    const [their, our] = [theirs[at], ours[at]];
    const shown = our ?? their;
    if (shown === undefined) return [];
    const line = yearsOf(shown);
    const years =
      their && our && yearsOf(their) !== line ? [ofText({ section, line }, 'Years', yearsOf(their), line)] : [];
    const parts = paymentParts.flatMap(({ column, of, isLeast }) =>
      isLeast && !(their && varies(their)) && !(our && varies(our))
        ? []
        : ofAmounts({ section, line, column }, their ? of(their) : null, our ? of(our) : null),
    );
    return [...years, ...parts];
  }).flat();
}

const yearsOf = ({ fromYear, toYear, isFinal }: DisclosedPayment): string => {
  if (isFinal) return 'Final Payment';
  return fromYear === toYear ? `Year ${fromYear}` : `Years ${fromYear}–${toYear}`;
};

/** Whether what is paid is a range: where it is not, its least is its most. */
const varies = ({ principalAndInterest, total }: DisclosedPayment): boolean =>
  principalAndInterest.least !== principalAndInterest.most || total.least !== total.most;

interface PaymentPart {
  readonly column: string;
  readonly of: (payment: DisclosedPayment) => Cents;
  readonly isLeast?: true;
}

const paymentParts: readonly PaymentPart[] = [
  {
    column: 'Principal & Interest, at least',
    of: ({ principalAndInterest }) => principalAndInterest.least,
    isLeast: true,
  },
  { column: 'Principal & Interest', of: ({ principalAndInterest }) => principalAndInterest.most },
  { column: 'Mortgage Insurance', of: ({ mortgageInsurance }) => mortgageInsurance },
  { column: 'Estimated Escrow', of: ({ escrow }) => escrow },
  { column: 'Estimated Total Monthly Payment, at least', of: ({ total }) => total.least, isLeast: true },
  { column: 'Estimated Total Monthly Payment', of: ({ total }) => total.most },
];
