import type { Cents } from '../../money/index.ts';
import { type Explained, given, money, type Trace } from '../../trace/index.ts';
import { checkList, checkNotNegative, checkText } from '../checked.ts';
import { sumOf, takenOff } from '../sum.ts';
import { type HudLine, hudLine } from './hud-line.ts';
import { numbered } from './numbered.ts';

/** Somebody the proceeds of a loan go to: section M. */
export interface Disbursement {
  readonly payee: string;
  readonly amount: Cents;
  /** How it came about, where it does not stand as given. */
  readonly trace?: Trace;
}

/** What sections M and N of a HUD-1A are made of. */
export interface NetSettlement {
  readonly loanAmount: Cents;
  /** Line 1601: cash or check from the borrower. */
  readonly cashFromBorrower: Cents;
  /** Line 1400, which 1602 takes over. */
  readonly settlementCharges: Explained<Cents>;
  readonly disbursements: readonly Disbursement[];
}

/** Sections M and N of a HUD-1A. */
export interface HudOneA {
  readonly lines: readonly HudLine[];
  /** 1520. */
  readonly totalDisbursed: Explained<Cents>;
  /** 1604: above zero to the borrower, after the time to rescind; below zero the loan does not reach. */
  readonly toBorrower: Explained<Cents>;
}

const rule = (line: number) => ({ text: `12 CFR 1024, Appendix A, HUD-1A line ${line}` });

/**
 * The disbursements to others (1501 to 1520) and the net settlement (1600 to 1604 = 1600 + 1601 − 1602 − 1603). Throws an InputError: `disbursements.2.amount`.
 */
export function hudOneA({ loanAmount, cashFromBorrower, settlementCharges, disbursements }: NetSettlement): HudOneA {
  checkNotNegative(loanAmount, 'loanAmount');
  checkNotNegative(cashFromBorrower, 'cashFromBorrower');
  checkList(disbursements, 'disbursements');
  for (const [at, { payee, amount }] of disbursements.entries()) {
    checkText(payee, `disbursements.${at}.payee`);
    checkNotNegative(amount, `disbursements.${at}.amount`);
  }
  const others = numbered(
    disbursements.map((item) => ({ item, line: null })),
    { first: 1501, last: 1515 },
  ).map(({ item: { payee, amount, trace = given(payee, money(amount), payee) }, number }) =>
    hudLine(number, 'Disbursed', { buyer: { value: amount, trace } }, { payee }),
  );
  const totalDisbursed = sumOf(
    'Total disbursed',
    others.flatMap(({ buyer }) => buyer?.trace ?? []),
    'The sum of its lines',
    rule(1520),
  );
  const loan = { value: loanAmount, trace: given('Loan amount', money(loanAmount), 'loanAmount') };
  const cash = {
    value: cashFromBorrower,
    trace: given('Plus cash or check from borrower', money(cashFromBorrower), 'cashFromBorrower'),
  };
  const toBorrower = sumOf(
    'Disbursements to borrower',
    [loan.trace, cash.trace, takenOff(settlementCharges.trace), takenOff(totalDisbursed.trace)],
    'Line 1600 plus 1601, less 1602 and 1603',
    rule(1604),
  );
  const line = (number: number, label: string, buyer: Explained<Cents>) => hudLine(number, label, { buyer });
  return {
    lines: [
      ...others,
      line(1520, 'Total disbursed (enter on line 1603)', totalDisbursed),
      line(1600, 'Loan amount', loan),
      line(1601, 'Plus cash or check from borrower', cash),
      line(1602, 'Minus total settlement charges (line 1400)', settlementCharges),
      line(1603, 'Minus total disbursements to others (line 1520)', totalDisbursed),
      line(1604, 'Equals disbursements to borrower', toBorrower),
    ],
    totalDisbursed,
    toBorrower,
  };
}
