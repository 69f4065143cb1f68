import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closingProcedures, type StatementDocument } from '../closing-file/index.ts';
import { storedFee } from '../closing-file/statement-document.fixture.ts';
import { faultsOf, fieldsOf, stepsOf } from '../trace/index.ts';
import { type PlannedDisbursement, type ProposedDisbursement, proposedDisbursements, transactionKey } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { moneyOf, names, purchase } from './statement-money.fixture.ts';

const nothing = ledger().soFar();
const money = moneyOf();
const proposed = (
  document: StatementDocument = purchase,
  soFar = nothing,
  plans: readonly PlannedDisbursement[] = [],
) => proposedDisbursements(moneyOf(document), soFar, plans);
const to = (all: readonly ProposedDisbursement[], payee: string) => all.filter((one) => one.payee === payee);
const withFees = (changed: Readonly<Record<number, object>>): StatementDocument => ({
  ...purchase,
  fees: purchase.fees.map((row) => ({ ...row, ...changed[row.feeID] })),
});
const planned = (
  lines: PlannedDisbursement['lines'],
  more: Partial<PlannedDisbursement> = {},
): PlannedDisbursement => ({
  method: 'check',
  payee: 'Appraisers Inc.',
  party: 'name appraisers inc.',
  memo: null,
  hold: null,
  lines,
  ...more,
});
const inShort = ({ payee, method, amount, problem, field }: ProposedDisbursement) => [
  payee,
  method,
  amount.value,
  problem,
  field,
];

describe('what a statement has to pay, when nothing is paid', () => {
  it('is payoffs first, each by itself, then each payee in one, the cash of the sides last', () => {
    expect(proposed().map(inShort)).toEqual([
      ['Maple Street Savings', 'wire out', 90_000_00, null, null],
      ['Maple Street Savings', 'wire out', 10_000_00, null, null],
      ['Ficus Bank', 'check', 1850_00, null, null],
      ['Alpha Real Estate Broker Co.', 'check', 3078_00, null, null],
      ['Epsilon Title Co.', 'check', 2618_40, null, null],
      ['Roofers Inc.', 'check', 460_00, null, null],
      ['Plumbers Inc.', 'check', 300_00, null, null],
      ['Appraisers Inc.', 'check', 355_00, null, null],
      ['Any Inspectors', 'check', 40_00, null, null],
      ['Referrers Inc.', 'check', 570_00, null, null],
      ['Alpha Agents LLC', 'check', 2052_00, null, null],
      ['Omega Real Estate Broker Inc.', 'check', 5700_00, null, null],
      ['Any State', 'check', 950_00, null, null],
      ['', 'check', 85_00, 'Survey: nobody is named who is paid', 'fees.3.payeeName'],
      ['', 'check', 85_00, 'Recording fee, Deed: nobody is named who is paid', null],
      ['Steve Cole and Amy Doe', 'wire out', 185_705_20, null, null],
    ]);
  });

  it('comes to the disbursements of the statement, each line once', () => {
    const all = proposed();
    const { disbursements } = money;
    expect(disbursements).toMatchObject({ value: all.reduce((sum, { amount }) => sum + amount.value, 0) });
    const keys = all.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { amount, lines } of all)
      expect(lines.reduce((sum, each) => sum + each.amount, 0)).toBe(Number(amount.value));
  });

  it('has its recording fees in one', () => {
    const recorder = proposed().find(({ key }) => key === 'recording');
    expect(recorder?.lines.map(({ key }) => key)).toEqual(['fee.recording.id21', 'fee.recording.id22']);
  });

  it('has a credit in what its payee is paid', () => {
    const [one] = to(proposed(), 'Appraisers Inc.');
    expect(one?.lines).toEqual([
      line('fee.fees.id12', 405_00, 'Appraisal'),
      line('fee.fees.id15', -50_00, 'Survey credit'),
    ]);
  });

  it.each([[405_00], [500_00]])('pays nobody whose credits are %d', (credit) => {
    const all = proposed(withFees({ 15: { borrowerAtClosing: -credit } }));
    expect(to(all, 'Appraisers Inc.')).toEqual([]);
  });

  it('of a side without a name says where it is named', () => {
    const all = proposedDisbursements(moneyOf(purchase, { ...names, sellers: null }), nothing, []);
    expect(all.at(-1)).toMatchObject({ payee: '', isAbout: 'payee', field: 'file.sellers' });
  });

  it('more lines than a posting holds go in several', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      storedFee(500 + at, {
        bucket: 'None',
        section: 'C',
        payeeName: 'Many Inc.',
        borrowerAtClosing: at < 3 ? -100 : 500,
      }),
    ) as unknown as StatementDocument['fees'];
    const all = to(proposed({ ...purchase, fees: many }), 'Many Inc.');
    expect(all.map(({ key, lines, amount }) => [key, lines.length, amount.value])).toEqual([
      ['to name many inc.', 35, 32 * 500 - 300],
      ['to name many inc. 2', 5, 2500],
    ]);
  });

  it('of a payee with an open amount shows what is known and is a problem', () => {
    const all = proposed(withFees({ 12: { borrowerAtClosing: null } }));
    const open = all.filter(({ isAbout }) => isAbout === 'open');
    expect(open.map(({ key, amount, problem, field }) => [key, amount.value, problem, field])).toEqual([
      ['to name appraisers inc.', -50_00, 'Open: Appraisal: who pays it, and how much', 'fees.1.borrowerAtClosing'],
      ['to seller', 0, 'Open: Appraisal: who pays it, and how much', 'fees.1.borrowerAtClosing'],
    ]);
  });
});

describe('what was paid', () => {
  it('is not proposed again; what is left is, with the line and the posting in its reason', () => {
    const book = ledger();
    const check = book.pay([line('fee.fees.id12', 300_00, 'Appraisal')], { payee: 'Appraisers Inc.' });
    const [one] = to(proposed(purchase, book.soFar()), 'Appraisers Inc.');
    expect(one?.lines).toEqual([
      line('fee.fees.id12', 105_00, 'Appraisal'),
      line('fee.fees.id15', -50_00, 'Survey credit'),
    ]);
    const steps = one ? [...stepsOf(one.amount.trace)].map(({ label, value }) => [label, value]) : [];
    expect(steps).toContainEqual(['Check 1042 of 11/20/2026', { kind: 'money', cents: 300_00 }]);
    expect(one && fieldsOf(one.amount.trace)).toEqual([
      'fees.1.borrowerAtClosing',
      `ledger.${transactionKey(check)}`,
      'fees.4.borrowerAtClosing',
    ]);
  });

  it.each(['void', 'stop', 'takeBack'] as const)('and ended by %s is proposed again', (how) => {
    const book = ledger();
    const check = book.pay([line('fee.fees.id12', 405_00), line('fee.fees.id15', -50_00)]);
    expect(to(proposed(purchase, book.soFar()), 'Appraisers Inc.')).toEqual([]);
    const end = how === 'takeBack' ? book.takeBack(check) : book.end(check, how);
    expect(to(proposed(purchase, book.soFar()), 'Appraisers Inc.')).toEqual(to(proposed(), 'Appraisers Inc.'));
    book.takeBack(end);
    if (how !== 'takeBack') expect(to(proposed(purchase, book.soFar()), 'Appraisers Inc.')).toEqual([]);
  });

  it('by the bank stays paid', () => {
    const book = ledger();
    book.end(book.pay([line('fee.fees.id16', 500_00)]), 'paid');
    expect(to(proposed(purchase, book.soFar()), 'Epsilon Title Co.').map(({ amount }) => amount.value)).toEqual([
      2118_40,
    ]);
  });

  it('or was kept out of what came in is not proposed, as long as that stands', () => {
    const book = ledger();
    const kept = [line('fee.fees.id11', 1200_00), line('fee.escrow.adjustment', -200_00)];
    const receipt = book.receipt(239_000_00, { party: 'lender.id1', payer: 'Ficus Bank', kept });
    const lender = () => to(proposed(purchase, book.soFar()), 'Ficus Bank').map(({ amount }) => amount.value);
    expect(lender()).toEqual([850_00]);
    const back = book.back(receipt, 'uncollected');
    expect(lender()).toEqual([1850_00]);
    book.takeBack(back);
    expect(lender()).toEqual([850_00]);
  });

  it('of the statement of another loan is not of this one', () => {
    const book = ledger();
    book.pay([{ ...line('fee.fees.id12', 405_00), loanID: 2 }]);
    expect(proposed(purchase, book.soFar())).toEqual(proposed());
  });

  it('and is more than the statement has by now is a row of its own, of what is too much', () => {
    const book = ledger();
    book.pay([line('fee.fees.id16', 500_00, 'Settlement')], { payee: 'Epsilon Title Co.', party: 'agent' });
    const all = proposed(withFees({ 16: { borrowerAtClosing: 420_00 } }), book.soFar());
    expect(all.filter(({ kind }) => kind === 'overpaid').map((one) => [...inShort(one), one.lines])).toEqual([
      [
        'Epsilon Title Co.',
        'check',
        80_00,
        'The statement has 420.00 for Settlement, 500.00 was paid',
        'fees.5.borrowerAtClosing',
        [],
      ],
    ]);
    // The other lines of the same payee are paid in full.
    expect(to(all, 'Epsilon Title Co.').map(({ amount }) => amount.value)).toEqual([2118_40, 80_00]);
  });

  it('for a line that is gone is all too much', () => {
    const book = ledger();
    book.pay([line('fee.fees.id77', 10_00, 'Courier')], { payee: 'Couriers Inc.' });
    const over = proposed(purchase, book.soFar()).filter(({ kind }) => kind === 'overpaid');
    expect(over.map(inShort)).toEqual([
      ['Couriers Inc.', 'check', 10_00, 'The statement does not have Courier any more, 10.00 was paid', null],
    ]);
  });

  it('less by a credit that is gone leaves that much to pay', () => {
    const book = ledger();
    const lines = [line('fee.fees.id12', 405_00, 'Appraisal'), line('fee.fees.id15', -50_00, 'Survey credit')];
    book.pay(lines, { payee: 'Appraisers Inc.', party: 'name appraisers inc.' });
    const without = { ...purchase, fees: purchase.fees.filter(({ feeID }) => feeID !== 15) };
    expect(to(proposed(without, book.soFar()), 'Appraisers Inc.').map(({ lines: left }) => left)).toEqual([
      [line('fee.fees.id15', 50_00, 'Survey credit')],
    ]);
  });
});

describe('what is planned', () => {
  const appraisal = (amount: number) => line('fee.fees.id12', amount, 'Appraisal');

  it('stands first, in its order, and what it leaves is proposed besides', () => {
    const plans = [
      planned([appraisal(300_00)], { method: 'ACH out', memo: 'Half', hold: 'W-9 missing' }),
      planned([line('fee.fees.id14', 85_00, 'Survey')], { payee: 'Surveys Co.', party: null }),
    ];
    const all = proposed(purchase, nothing, plans);
    expect(all.slice(0, 2)).toMatchObject([
      { ...plans[0], plan: 0, problem: null, amount: { value: 300_00 } },
      { ...plans[1], plan: 1, problem: null, amount: { value: 85_00 } },
    ]);
    expect(to(all, 'Appraisers Inc.').map(({ plan, amount }) => [plan, amount.value])).toEqual([
      [0, 300_00],
      [null, 55_00],
    ]);
    expect(all.filter(({ lines }) => lines.some(({ key }) => key === 'fee.fees.id14'))).toHaveLength(1);
  });

  it('in parts of one line has keys of its own', () => {
    const keys = proposed(purchase, nothing, [planned([appraisal(5_00)]), planned([appraisal(6_00)])]).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each<[string, StatementDocument, PlannedDisbursement, string, string | null]>([
    [
      'more than the statement has',
      purchase,
      planned([appraisal(420_00)]),
      'The statement has 405.00 for Appraisal, 420.00 is planned',
      'fees.1.borrowerAtClosing',
    ],
    [
      'a line that is gone',
      purchase,
      planned([line('fee.fees.id77', 5_00, 'Courier')]),
      'The statement does not have Courier any more, 5.00 is planned',
      null,
    ],
    [
      'a line that is open',
      withFees({ 12: { borrowerAtClosing: null } }),
      planned([appraisal(5_00)]),
      'Open: Appraisal: who pays it, and how much',
      'fees.1.borrowerAtClosing',
    ],
    [
      'a line that goes to somebody else',
      withFees({ 12: { payeeName: 'Others Inc.' } }),
      planned([appraisal(5_00)]),
      'The statement pays Appraisal to Others Inc.',
      'fees.1.borrowerAtClosing',
    ],
    [
      'more of a credit than the statement has',
      purchase,
      planned([appraisal(100_00), line('fee.fees.id15', -60_00, 'Survey credit')]),
      'The statement has (50.00) for Survey credit, (60.00) is planned',
      'fees.4.borrowerAtClosing',
    ],
    [
      'a credit of a line that is none',
      purchase,
      planned([line('fee.fees.id16', -5_00, 'Settlement'), appraisal(50_00)]),
      'The statement has 500.00 for Settlement, (5.00) is planned',
      'fees.5.borrowerAtClosing',
    ],
    [
      'nobody',
      purchase,
      planned([appraisal(5_00)], { payee: ' ' }),
      'Nobody is named who is paid',
      'fees.1.borrowerAtClosing',
    ],
    ['nothing', purchase, planned([]), 'It pays nothing', null],
    [
      'credits alone',
      purchase,
      planned([line('fee.fees.id15', -50_00)]),
      'Its credits are as much as what it pays',
      null,
    ],
    [
      'a line of another statement besides',
      purchase,
      planned([appraisal(5_00), { ...appraisal(5_00), loanID: 2 }]),
      'It has lines of another statement',
      null,
    ],
  ])('is a problem that pays %s', (_, document, plan, problem, field) => {
    expect(proposed(document, nothing, [plan])[0]).toMatchObject({ plan: 0, problem, field });
  });

  it('is a problem when it was paid otherwise meanwhile, or is planned twice', () => {
    const book = ledger();
    book.pay([appraisal(305_00)]);
    const plans = [planned([appraisal(80_00)]), planned([appraisal(30_00)])];
    const [one, other, rest] = proposed(purchase, book.soFar(), plans);
    expect([one?.problem, other?.problem, rest?.plan]).toEqual([
      null,
      '20.00 of Appraisal is left to pay, 30.00 is planned',
      null,
    ]);
  });

  it('of another statement is none here', () => {
    expect(proposed(purchase, nothing, [planned([{ ...appraisal(5_00), loanID: 2 }])])).toEqual(proposed());
  });
});

const cents = fc.integer({ min: -100_00, max: 500_00 }).filter((amount) => amount !== 0);
const anyLine = fc
  .tuple(fc.constantFrom(11, 12, 14, 15, 16, 77), cents)
  .map(([id, amount]) => line(`fee.fees.id${id}`, amount));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });

it('whatever was paid, kept and planned, each figure has its reason, and nothing is paid twice', () => {
  fc.assert(
    fc.property(
      fc.array(anyLines, { maxLength: 4 }),
      anyLines,
      fc.array(anyLines, { maxLength: 4 }),
      (paid, kept, plans) => {
        const book = ledger();
        for (const lines of paid) book.pay(lines);
        book.receipt(5, { kept });
        const all = proposed(
          purchase,
          book.soFar(),
          plans.map((lines) => planned(lines)),
        );
        const left = new Map<string, number>();
        for (const { amount, kind, problem, lines, plan } of all) {
          expect(faultsOf(amount.trace, closingProcedures)).toEqual([]);
          if (kind === 'overpaid' || plan === null) expect(amount.value).toBeGreaterThan(0);
          if (problem === null || plan === null)
            for (const each of lines) left.set(each.key, (left.get(each.key) ?? 0) + each.amount);
        }
        const has = new Map(
          money.parties.flatMap(({ lines }) =>
            lines.flatMap(({ key, amount }) => (amount.kind === 'figure' ? [[key, Number(amount.value)]] : [])),
          ),
        );
        const gone = [...paid.flat(), ...kept];
        for (const [key, amount] of left) {
          const had = has.get(key) ?? 0;
          const already = gone.reduce((sum, each) => (each.key === key ? sum + each.amount : sum), 0);
          const rest = had - already + Math.max(0, already - Math.max(had, 0));
          expect(amount).toBeLessThanOrEqual(Math.max(0, rest));
          expect(amount).toBeGreaterThanOrEqual(Math.min(0, rest));
        }
      },
    ),
    { numRuns: 100 },
  );
});
