import { describe, expect, it } from 'vitest';
import type { StatementDocument } from '../closing-file/index.ts';
import { storedFee } from '../closing-file/statement-document.fixture.ts';
import { fieldsOf, stepsOf } from '../trace/index.ts';
import { type ProposedDisbursement, proposedDisbursements, transactionKey } from './index.ts';
import { ledger, line } from './ledger.fixture.ts';
import { nothing, proposed, to, withFees } from './proposed.fixture.ts';
import { moneyOf, names, purchase } from './statement-money.fixture.ts';

const money = moneyOf();
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
    // A stored fee has what the statement has of one, and its columns besides.
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

it('names parties and lines that are cut off within what is stored', () => {
  for (const blanks of [0, 1]) {
    const houses = ' '.repeat(blanks) + 'x'.repeat(blanks) + '\u{1f3e0}'.repeat(59);
    const all = proposed(withFees({ 12: { payeeName: houses, label: houses } }));
    for (const { party, key, lines } of all)
      for (const text of [party ?? '', key, ...lines.map(({ label }) => label)]) expect(text.isWellFormed()).toBe(true);
  }
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
});
