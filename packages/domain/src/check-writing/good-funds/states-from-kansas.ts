import { bankChecks, creditedCash, deposited, otherChecks, type RuleAvailability, type StateFunds } from './rules.ts';

const tenDays: RuleAvailability = { days: 10, counted: 'calendar days' };

/** Kansas to Virginia. */
export const statesFromKansas: readonly StateFunds[] = [
  {
    state: 'KS',
    from: null,
    citation: 'Kan. Stat. § 40-1137(c)',
    rules: [
      {
        of: ['Cash', ...bankChecks],
        available: deposited,
        at: '(1), (3)',
        words: 'Cash and cashier’s, certified and teller’s checks are good in Kansas once they are deposited.',
      },
      {
        of: ['Government check'],
        available: deposited,
        at: '(4)',
        words: 'A check of the government is good in Kansas once it is deposited.',
      },
      {
        of: otherChecks,
        available: tenDays,
        at: '(5)',
        words: 'Other checks are good in Kansas when they have been on deposit for ten days.',
      },
    ],
    otherwise: 'Kansas does not name this: it is good when it is collected.',
  },
  {
    state: 'MD',
    from: null,
    citation: 'Md. Code, Real Prop. § 7-109',
    rules: [],
    otherwise:
      'Maryland says in what form a lender brings a loan, not when a check may be paid out against: it is good when it is collected.',
  },
  {
    state: 'MO',
    from: '2008-06-10',
    citation: 'Mo. Rev. Stat. § 381.412',
    rules: [
      {
        of: ['Cash', ...bankChecks],
        available: deposited,
        at: '.2(2)',
        words: 'Cash and cashier’s, certified and teller’s checks are good in Missouri once they are deposited.',
      },
      {
        of: otherChecks,
        limits: [
          { most: 2_500_00, together: 'file', above: 'Above 2,500.00 Missouri asks for certified funds or a wire.' },
        ],
        available: tenDays,
        at: '.2(1)',
        words: 'Other checks are good in Missouri ten days after their deposit.',
      },
      {
        of: otherChecks,
        available: tenDays,
        at: '.2(1)',
        words: 'Other checks are good in Missouri ten days after their deposit.',
      },
    ],
    otherwise: 'Missouri does not name this: it is good when it is collected.',
  },
  {
    state: 'NC',
    from: null,
    citation: 'N.C. Gen. Stat. § 45A-4(a)',
    rules: [
      {
        of: bankChecks,
        available: deposited,
        at: '(1), (3)',
        words: 'A cashier’s, certified or teller’s check is good in North Carolina once it is deposited.',
      },
      {
        of: ['Personal check', 'Business check'],
        limits: [{ most: 5_000_00, together: 'file' }],
        available: deposited,
        at: '(6)',
        words:
          'Personal and commercial checks of up to 5,000.00 in all are good in North Carolina once they are deposited, with reasonable and prudent grounds to believe that they will be credited.',
      },
      creditedCash,
    ],
    otherwise:
      'North Carolina asks for collected funds. What it lets be relied on besides turns on who drew the check, so the bank has to confirm it.',
  },
  {
    state: 'NJ',
    from: null,
    citation: 'N.J. Stat. § 17:46B-10.1(b)',
    rules: [
      {
        of: ['Cash', ...bankChecks],
        available: deposited,
        words: 'Cash and cashier’s, certified and teller’s checks are good in New Jersey once they are deposited.',
      },
      {
        of: otherChecks,
        limits: [{ most: 1_000_00, together: 'file' }],
        available: deposited,
        words: 'Other checks of up to 1,000.00 in all are good in New Jersey once they are deposited.',
      },
    ],
    otherwise: 'Other checks above 1,000.00 in all are good in New Jersey when they are collected.',
  },
  {
    state: 'OH',
    from: '2017-09-29',
    citation: 'Ohio Rev. Code § 1349.21',
    rules: [
      {
        of: ['Cash', ...bankChecks, ...otherChecks.filter((each) => each !== 'Government check')],
        limits: [
          {
            most: 10_000_00,
            together: 'file',
            above:
              'Above 10,000.00 in all Ohio asks for an electronic transfer, or for checks on the trust account of a broker.',
          },
        ],
        available: 'at once',
        at: '(A)(2), (B)(2)',
        words:
          'Cash and checks of up to 10,000.00 in all are good in Ohio when they are received, if they go to the bank by the banking day after they are paid out against.',
      },
    ],
    otherwise: 'Ohio takes this when it is deposited and the bank has made it available.',
  },
  {
    state: 'TX',
    from: null,
    citation: 'Tex. Ins. Code § 2651.202; Tex. Title Basic Manual P-27',
    rules: [
      {
        of: ['Cash', ...bankChecks],
        available: 'at once',
        words:
          'Cash and cashier’s, certified and teller’s checks are good in Texas when they are received, if they go to the bank within three business days.',
      },
      {
        of: otherChecks,
        limits: [{ most: 1_499_99, together: 'file' }],
        available: 'at once',
        words:
          'Uncertified funds of less than 1,500.00 in all are good in Texas when they are received, if they go to the bank within three business days.',
      },
    ],
    otherwise: 'Uncertified funds of 1,500.00 or more in all are good in Texas when the bank has collected them.',
  },
  {
    state: 'VA',
    from: null,
    citation: 'Va. Code § 55.1-900',
    rules: [],
    otherwise:
      'Virginia says in what form a lender brings a loan, not when a check may be paid out against: it is good when it is collected.',
  },
];
