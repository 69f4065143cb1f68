import { fundsInstruments } from './instruments.ts';
import {
  bankChecks,
  creditedCash,
  deposited,
  type FundsLimit,
  nextBusinessDay,
  otherChecks,
  type RuleAvailability,
  type StateFunds,
} from './rules.ts';

const fourteenDays: RuleAvailability = { days: 14, counted: 'calendar days' };

const illinoisParty: FundsLimit = {
  most: 49_999_99,
  together: 'payer',
  counts: fundsInstruments,
  above: 'From 50,000.00 on from one party Illinois asks for a wire, or for collected funds.',
};

const indianaParty: FundsLimit = {
  most: 10_000_00,
  together: 'payer',
  counts: fundsInstruments.filter((instrument) => instrument !== 'Wire'),
  above: 'What one party brings above 10,000.00 Indiana takes as a wire only.',
};

/** Arizona to Indiana. */
export const statesToIndiana: readonly StateFunds[] = [
  {
    state: 'AZ',
    from: null,
    citation: 'Ariz. Rev. Stat. § 6-843',
    rules: [
      {
        of: bankChecks,
        available: deposited,
        at: '(A)(4)',
        words: 'A cashier’s, certified or teller’s check is good in Arizona once it is deposited.',
      },
      { of: ['Cash'], available: 'collection', words: 'Arizona does not name cash: it is good when it is collected.' },
    ],
    otherwise: 'Other checks are good in Arizona when the bank has made them available.',
  },
  {
    state: 'CA',
    from: null,
    citation: 'Cal. Ins. Code § 12413.1',
    rules: [
      { of: ['Cash'], available: deposited, words: 'Cash is good in California on the business day of its deposit.' },
      {
        of: bankChecks,
        available: nextBusinessDay,
        words:
          'A cashier’s, certified or teller’s check is good in California on the business day after that of its deposit.',
      },
    ],
    otherwise:
      'Other checks are good in California on the day that Regulation CC has the bank make them available, which the bank confirms.',
  },
  {
    state: 'CO',
    from: null,
    citation: 'Colo. Rev. Stat. § 38-35-125',
    rules: [
      {
        of: bankChecks,
        available: nextBusinessDay,
        at: '(1)(a)(II)',
        words:
          'A cashier’s, certified or teller’s check may be withdrawn as of right on the next business day, and is good in Colorado then.',
      },
      creditedCash,
    ],
    otherwise: 'Colorado asks for funds that may be withdrawn as of right: of other checks the bank has to confirm it.',
  },
  {
    state: 'DC',
    from: null,
    citation: 'D.C. Code § 31-5031.14(e)',
    rules: [
      { of: ['Cash'], available: deposited, at: '(1)', words: 'Cash is good in the District once it is deposited.' },
      {
        of: bankChecks,
        available: nextBusinessDay,
        at: '(4)',
        words:
          'A cashier’s, certified or teller’s check is good in the District on the next business day after its deposit.',
      },
      {
        of: otherChecks.filter((each) => each !== 'Money order'),
        limits: [{ most: 3_000_00, together: 'one' }],
        available: deposited,
        at: '(3)',
        words: 'One check of up to 3,000.00 that is not finally paid may be relied on in the District.',
      },
    ],
    otherwise: 'Other checks are good in the District when they are finally paid.',
  },
  {
    state: 'FL',
    from: null,
    citation: 'Fla. Admin. Code R. 69O-186.008(1)',
    rules: [
      {
        of: ['Cashier’s check', 'Certified check', 'Money order'],
        available: deposited,
        at: '(a)',
        words: 'A cashier’s check, a certified check or a money order is good in Florida once it is deposited.',
      },
      {
        of: ['Teller’s check'],
        available: deposited,
        at: '(c)',
        words:
          'A check that a bank has drawn on another one is good in Florida once it is deposited, with reasonable and prudent grounds to believe that it will clear.',
      },
      creditedCash,
    ],
    otherwise:
      'Florida asks for collected funds. What it lets be relied on besides turns on who drew the check, so the bank has to confirm it.',
  },
  {
    state: 'GA',
    from: null,
    citation: 'Ga. Code § 44-14-13(c)',
    rules: [
      {
        of: ['Personal check'],
        limits: [{ most: 5_000_00, together: 'file' }],
        available: deposited,
        words: 'Personal checks of up to 5,000.00 in all are good in Georgia once they are deposited.',
      },
      creditedCash,
    ],
    otherwise:
      'Georgia asks for collected funds. What it lets be relied on besides turns on who drew the check, so the bank has to confirm it.',
  },
  {
    state: 'IL',
    from: null,
    citation: '215 ILCS 155/26',
    rules: [
      {
        of: ['Cash', ...bankChecks],
        limits: [illinoisParty],
        available: 'at once',
        at: '(c)(1), (3)',
        words:
          'Cash and cashier’s, certified and teller’s checks of less than 50,000.00 from one party are good in Illinois when they are received.',
      },
      {
        of: ['Trust account check'],
        limits: [illinoisParty],
        available: 'at once',
        at: '(c)(5), (7)',
        words:
          'A check on the trust account of a lawyer, a broker or a title company, of less than 50,000.00 from one party, is good in Illinois when it is received, with reasonable grounds to believe that it is covered.',
      },
      {
        of: ['Personal check'],
        limits: [illinoisParty, { most: 5_000_00, together: 'file' }],
        available: 'at once',
        at: '(c)(4)',
        words:
          'Personal checks of up to 5,000.00 in all are good in Illinois when they are received, with reasonable grounds to believe that they are covered.',
      },
    ],
    otherwise: 'Illinois takes this when it is collected: deposited, finally settled and credited.',
  },
  {
    state: 'IN',
    from: null,
    citation: 'Ind. Code § 27-7-3.7',
    rules: [
      {
        of: ['Cash', 'Cashier’s check', 'Certified check'],
        limits: [indianaParty],
        available: 'at once',
        at: '-4(1), (3)',
        words:
          'Cash and cashier’s and certified checks of up to 10,000.00 from one party are good in Indiana when they are received.',
      },
      {
        of: ['Personal check'],
        limits: [indianaParty, { most: 500_00, together: 'file' }],
        available: 'at once',
        at: '-4(5)',
        words: 'Personal checks of up to 500.00 in all are good in Indiana when they are received.',
      },
      {
        of: ['Teller’s check', ...otherChecks.filter((each) => each !== 'Money order')],
        limits: [indianaParty],
        available: fourteenDays,
        at: '-4(9)',
        words:
          'Other checks are good in Indiana when they have been on deposit for 14 days before the day of the closing.',
      },
    ],
    otherwise: 'Indiana does not count this among good funds: the bank has to confirm that it is collected.',
  },
];
