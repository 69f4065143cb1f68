import { describe, expect, it } from 'vitest';
import type { StatementDocument } from '../closing-file/index.ts';
import { cents } from '../money/index.ts';
import { appraisal, availableOf, credit, type Given, gated, plan } from './gate.fixture.ts';
import type { GateCheck } from './index.ts';
import { line } from './ledger.fixture.ts';
import { moneyOf, purchase } from './statement-money.fixture.ts';

/** What a check says of the first disbursement. */
const says = (check: GateCheck, of: Given) => {
  const item = gated(of)[0]?.items.find((each) => each.check === check);
  return item && [item.state, item.title, item.words, item.field];
};
const withFee = (feeID: number, values: object): StatementDocument => ({
  ...purchase,
  fees: purchase.fees.map((row) => (row.feeID === feeID ? { ...row, ...values } : row)),
});
const unanswered = { kind: 'Other credit', label: 'Gift', party: null, adjustmentID: 49, sellerAmount: null } as const;
const outBy = (buyerAmount: number) => ({
  ...purchase,
  adjustments: [...purchase.adjustments, { ...unanswered, buyerAmount }],
});

const inNorthCarolina =
  'In North Carolina nothing of a residential closing is paid out before the deed and the loan documents are recorded, except recording fees and excise tax. N.C. Gen. Stat. § 45A-4(a)';

describe('of the first disbursement', () => {
  it.each<[GateCheck, string, Given, readonly [string, string, string, string | null] | undefined]>([
    ['locked', 'is', {}, ['met', 'Settlement is locked', 'Its statement stays as it is paid.', null]],
    [
      'locked',
      'is not',
      { facts: { isSettlementLocked: false } },
      ['blocks', 'Settlement is not locked', 'Lock it: money goes out by a statement that stays as it is.', null],
    ],
    ['balanced', 'is', {}, ['met', 'Statement is in balance', 'Receipts equal disbursements, 303,848.60.', null]],
    [
      'balanced',
      'is open',
      { document: withFee(12, { borrowerAtClosing: null }) },
      ['blocks', 'Statement is open', 'Open: Appraisal: who pays it, and how much.', 'fees.1.borrowerAtClosing'],
    ],
    [
      'balanced',
      'is out',
      { document: outBy(100_00) },
      [
        'blocks',
        'Statement is not in balance',
        '100.00 more goes out than comes in. Gift: nobody is named who gives the money, 100.00.',
        'adjustments.4.buyerAmount',
      ],
    ],
    ['collected', 'is', {}, ['met', 'Funds are collected', '310,000.00 is left after it.', null]],
    [
      'collected',
      'is, to the cent',
      { facts: { available: availableOf(90_000_00) } },
      ['met', 'Funds are collected', '0.00 is left after it.', null],
    ],
    [
      'collected',
      'is not',
      { facts: { available: availableOf(89_999_99) } },
      [
        'blocks',
        'Funds are not collected',
        'The file would be short 0.01. 52,898.60 is expected from Michael Jones and Mary Stone. 240,200.00 is expected from Ficus Bank. 10,000.00 is expected from Alpha Real Estate Broker Co. 750.00 is expected from Epsilon Title Co.',
        null,
      ],
    ],
    [
      'collected',
      'is not, and nothing is expected',
      { facts: { available: availableOf(0), expected: [] } },
      ['blocks', 'Funds are not collected', 'The file would be short 90,000.00.', null],
    ],
    ['payee', 'is named', {}, ['met', 'Payee is named', 'Maple Street Savings.', null]],
    [
      'payee',
      'is not',
      { plans: [plan([appraisal], { payee: '' })] },
      ['blocks', 'Payee is not settled', 'Nobody is named who is paid.', 'fees.1.borrowerAtClosing'],
    ],
    [
      'payee',
      'is another',
      { plans: [plan([appraisal], { party: 'agent' })] },
      ['blocks', 'Payee is not settled', 'The statement pays Appraisal to Appraisers Inc.', 'fees.1.borrowerAtClosing'],
    ],
    ['held', 'is not', {}, ['met', 'Not held', 'Nobody holds it.', null]],
    ['held', 'is', { plans: [plan([appraisal], { hold: 'W-9 missing' })] }, ['blocks', 'Held', 'W-9 missing.', null]],
    [
      'unchanged',
      'is, as it is left',
      {},
      ['met', 'As the statement has it', 'It is what the statement has left to pay.', null],
    ],
    [
      'unchanged',
      'is, as it is planned',
      { plans: [plan([appraisal, credit])] },
      ['met', 'As the statement has it', 'The statement has what is planned.', null],
    ],
    [
      'unchanged',
      'is not',
      { plans: [plan([{ ...appraisal, amount: 420_00 }])] },
      [
        'blocks',
        'Not as the statement has it',
        'The statement has 405.00 for Appraisal, 420.00 is planned.',
        'fees.1.borrowerAtClosing',
      ],
    ],
    [
      'unchanged',
      'leaves its credit',
      { plans: [plan([appraisal])] },
      [
        'blocks',
        'A credit would be left',
        '50.00 of credit to Appraisers Inc. would be left: take it off this payment.',
        null,
      ],
    ],
    [
      'unchanged',
      'leaves what its credit has grown by',
      { document: withFee(15, { borrowerAtClosing: -90_00 }), plans: [plan([appraisal, credit])] },
      [
        'blocks',
        'A credit would be left',
        '40.00 of credit to Appraisers Inc. would be left: take it off this payment.',
        null,
      ],
    ],
    [
      'unchanged',
      'leaves as much as its credit',
      { plans: [plan([{ ...appraisal, amount: 355_00 }])] },
      ['met', 'As the statement has it', 'The statement has what is planned.', null],
    ],
    [
      'unchanged',
      'is a payoff, which is paid in full',
      { document: withFee(15, { payeeName: 'Maple Street Savings' }) },
      ['met', 'As the statement has it', 'It is what the statement has left to pay.', null],
    ],
    ['recorded', 'is no matter', {}, undefined],
    [
      'recorded',
      'is on the same day',
      { facts: { state: 'NC', recordedOn: '2026-11-23' } },
      ['met', 'Deed is recorded', 'Recorded 11/23/2026.', null],
    ],
    [
      'recorded',
      'is later than it is paid',
      { facts: { state: 'NC', recordedOn: '2031-01-01' } },
      [
        'blocks',
        'Deed is not recorded',
        `It is recorded on 01/01/2031, after 11/23/2026 of this payment. ${inNorthCarolina}`,
        null,
      ],
    ],
    [
      'recorded',
      'is not, of a property there that is paid from elsewhere',
      { facts: { propertyState: 'NC' } },
      ['blocks', 'Deed is not recorded', inNorthCarolina, null],
    ],
    [
      'recorded',
      'is not, and the rule of the property is said first',
      { facts: { propertyState: 'NC', state: 'VA' } },
      ['blocks', 'Deed is not recorded', inNorthCarolina, null],
    ],
    [
      'recorded',
      'is not, of a property that nobody has said the state of',
      { facts: { propertyState: null, state: 'NC' } },
      ['blocks', 'Deed is not recorded', inNorthCarolina, null],
    ],
    [
      'recorded',
      'is',
      { facts: { state: 'NC', recordedOn: '2026-11-21' } },
      ['met', 'Deed is recorded', 'Recorded 11/21/2026.', null],
    ],
    ['recorded', 'is not', { facts: { state: 'NC' } }, ['blocks', 'Deed is not recorded', inNorthCarolina, null]],
    [
      'recorded',
      'is not, of taxes and recording fees',
      {
        facts: { state: 'NC' },
        plans: [plan([line('fee.transferTax.id26', 950_00), line('fee.recording.id21', 40_00)])],
      },
      ['met', 'May go out before recording', `Recording fees and taxes alone. ${inNorthCarolina}`, null],
    ],
    [
      'recorded',
      'is not, of taxes and something else',
      { facts: { state: 'NC' }, plans: [plan([line('fee.transferTax.id26', 950_00), appraisal])] },
      ['blocks', 'Deed is not recorded', inNorthCarolina, null],
    ],
  ])('%s: it %s', (check, _, of, expected) => {
    expect(says(check, of)).toEqual(expected);
  });

  it('one check that blocks blocks it, and no other', () => {
    const [held, next] = gated({ plans: [plan([appraisal, credit], { hold: 'W-9 missing' })] });
    expect([held?.isBlocked, next?.isBlocked]).toEqual([true, false]);
    expect(held?.items.filter(({ state }) => state !== 'met').map(({ check }) => check)).toEqual(['held']);
  });

  it('two lines that are out against each other are not in balance', () => {
    const adjustments = [
      ...purchase.adjustments,
      { ...unanswered, buyerAmount: 100_00 },
      { ...unanswered, kind: 'Payment to another', label: 'Loss', adjustmentID: 48, buyerAmount: 100_00 } as const,
    ];
    const { money } = { money: moneyOf({ ...purchase, adjustments }) };
    // What nobody gets is asked for, and the statement is open until it is said.
    expect(says('balanced', { document: { ...purchase, adjustments } })?.[0]).toBe('blocks');
    const out = [
      {
        kind: 'out',
        field: 'adjustments.4.buyerAmount',
        words: 'Gift: nobody is named who gives the money',
        amount: cents(100_00),
      } as const,
    ];
    expect(says('balanced', { facts: { money: { ...moneyOf(), out } } })).toEqual([
      'blocks',
      'Statement is not in balance',
      'Gift: nobody is named who gives the money, 100.00.',
      'adjustments.4.buyerAmount',
    ]);
    expect(money.out.length).toBeGreaterThan(0);
  });
});
