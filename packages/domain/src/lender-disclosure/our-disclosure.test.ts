import { describe, expect, it } from 'vitest';
import { type ReckonedStatement, reckonedDocument, statementFigures } from '../closing-file/index.ts';
import { blankStatement, storedFee } from '../closing-file/statement-document.fixture.ts';
import { cents } from '../money/index.ts';
import { costColumns, type OtherPayer } from '../settlement/index.ts';
import { knownPurchase } from './h25b.fixture.ts';
import { ourDisclosure } from './index.ts';

const ours = ourDisclosure({ known: knownPurchase, loan: null, facts: { lender: 'Ficus Bank', issued: null } });

describe('our closing disclosure, form H-25(B)', () => {
  it('has the totals of its pages 2 and 3, and what only the file says', () => {
    expect(ours.facts).toMatchObject({
      lender: 'Ficus Bank',
      closingDate: '2013-04-15',
      loanAmount: 162_000_00,
      'total.A': 1802_00,
      'total.D': 4694_05,
      'total.I': 5018_05,
      'total.J': 9712_10,
      borrowerAtClosing: 9682_30,
      borrowerBeforeClosing: 29_80,
      sellerAtClosing: 12_800_00,
      others: 405_00,
      salePrice: 180_000_00,
      dueFromBorrower: 189_762_30,
      paidForBorrower: 175_615_04,
      cashFromBorrower: 14_147_26,
      dueToSeller: 180_080_00,
      dueFromSeller: 115_665_04,
      cashToSeller: 64_414_96,
    });
  });

  it('leaves out what nobody says: it is not zero', () => {
    expect(Object.keys(ours.facts)).not.toContain('issued');
    expect(Object.keys(ours.facts)).not.toContain('lenderCredits');
    expect(ours.payments).toBeNull();
  });

  it('has one line for recording fees, and the columns of each fee', () => {
    const lines = ours.fees.map(({ section, label, columns }) => [section, label, columns]);
    expect(lines).toContainEqual(['E', 'Recording Fees', { borrowerAtClosing: 85_00 }]);
    expect(lines).toContainEqual(['B', 'Credit report fee', { borrowerBeforeClosing: 29_80 }]);
    expect(lines).toContainEqual(['B', 'Appraisal fee', { others: 405_00 }]);
  });

  it('has the lines of both sides with the rows they are typed in', () => {
    expect(ours.lines.map(({ section, kind, amount, from }) => [section, kind, amount, from])).toEqual([
      ['L', 'deposit', 10_000_00, 'earnestMoney'],
      ['L', 'sellerCredit', 2500_00, 'adjustments.0'],
      ['N', 'sellerCredit', 2500_00, 'adjustments.0'],
      ['L', 'otherCredit', 750_00, 'adjustments.1'],
      ['K', 'paidInAdvance', 80_00, 'prorations.0'],
      ['M', 'paidInAdvance', 80_00, 'prorations.0'],
      ['L', 'unpaidBySeller', 365_04, 'prorations.1'],
      ['N', 'unpaidBySeller', 365_04, 'prorations.1'],
      ['N', 'payoff', 100_000_00, 'payoffs.0'],
    ]);
    expect(ours.lines.find(({ kind }) => kind === 'payoff')).toMatchObject({ party: 'Rho Servicing' });
    expect(ours.lines.find(({ kind }) => kind === 'unpaidBySeller')).toMatchObject({
      label: 'County taxes',
      days: { from: '2013-01-01', to: '2013-04-14' },
    });
  });

  it('adds several deposits up to the one line that the form has, which no row stands for', () => {
    const file = { ...knownPurchase.file };
    const rows = {
      ...knownPurchase.rows,
      adjustments: [{ kind: 'Further deposit', buyerAmount: 500_00 } as const],
    };
    const known = { ...knownPurchase, rows, figures: statementOf(file, rows) };
    const [deposit] = ourDisclosure({ known, loan: null, facts: {} }).lines;
    expect(deposit).toEqual({
      section: 'L',
      kind: 'deposit',
      label: 'Deposit',
      amount: cents(10_500_00),
      party: null,
    });
  });

  it('has payoffs and payments in one run where nobody sells, with credits below zero', () => {
    const file = { ...knownPurchase.file, hasSeller: false };
    const rows = {
      ...knownPurchase.rows,
      prorations: [],
      adjustments: [{ kind: 'Other credit', label: 'Gift', party: 'Aunt', buyerAmount: 500_00 } as const],
    };
    const known = { ...knownPurchase, file, rows, figures: statementOf(file, rows) };
    expect(ourDisclosure({ known, loan: null, facts: {} }).lines).toEqual([
      expect.objectContaining({ section: 'P', kind: 'otherCredit', amount: -500_00, party: 'Aunt' }),
      expect.objectContaining({ section: 'P', kind: 'payoff', amount: 100_000_00 }),
    ]);
  });

  it('says what the lender pays of a line that others pay of, too, also of one that several fees share', () => {
    const document = (
      code: string,
      amount: number,
      payer: OtherPayer | 'borrower',
    ): ReckonedStatement['fees'][number] => ({
      kind: 'figure',
      fee: {
        code,
        label: 'Recording',
        section: 'E',
        kind: 'recording',
        bucket: 'tenPercent',
        source: 'typed',
        charges: [
          payer === 'borrower'
            ? { paidBy: 'borrower', when: 'atClosing', amount: cents(amount) }
            : { paidBy: 'other', when: 'atClosing', amount: cents(amount), payer },
        ],
      },
    });
    const paid = (...fees: ReckonedStatement['fees']) => {
      const [line] = ourDisclosure({ known: { ...knownPurchase, fees }, loan: null, facts: {} }).fees;
      return [line?.columns, line?.byLender];
    };
    const [lenders, agents, own] = [
      document('recording.0', 60_00, 'lender'),
      document('recording.1', 25_00, 'agent'),
      document('recording.2', 5_00, 'borrower'),
    ];
    expect(paid(lenders, agents, own)).toEqual([{ borrowerAtClosing: 5_00, others: 85_00 }, 60_00]);
    expect(paid(lenders, own)).toEqual([{ borrowerAtClosing: 5_00, others: 60_00 }, 60_00]);
    expect(paid(agents)).toEqual([{ others: 25_00 }, undefined]);
    expect(ours.fees.find(({ label }) => label === 'Appraisal fee')?.byLender).toBe(405_00);
  });

  it('leaves out what nothing is paid for, of which the form has a blank', () => {
    const empty = { ...knownPurchase, fees: [], figures: statementFigures(knownPurchase.file, knownPurchase.rows, []) };
    const { facts } = ourDisclosure({ known: empty, loan: null, facts: {} });
    expect(facts['total.J']).toBe(0);
    const blank = ['recordingDeed', 'recordingMortgage', ...costColumns];
    expect(Object.keys(facts).filter((name) => blank.includes(name))).toEqual([]);
  });

  it('says of a charge that it is optional where the borrower pays for it (12 CFR 1026.38(g)(4)(ii))', () => {
    const optional = (paid: object) => {
      const document = {
        ...blankStatement,
        fees: [storedFee(1, { section: 'H', label: 'Warranty', isOptional: true, ...paid })],
      };
      const [fee] = ourDisclosure({ known: reckonedDocument(document), loan: null, facts: {} }).fees;
      return fee?.isOptional ?? false;
    };
    expect([{ borrowerAtClosing: 5_00 }, { borrowerBeforeClosing: 5_00 }].map(optional)).toEqual([true, true]);
    expect([{ sellerAtClosing: 5_00 }, { others: 5_00 }].map(optional)).toEqual([false, false]);
    // What is required is in no other section.
    expect(optional({ borrowerAtClosing: 5_00, section: 'C' })).toBe(false);
  });
});

const statementOf = (file: typeof knownPurchase.file, rows: typeof knownPurchase.rows) =>
  statementFigures(file, rows, knownPurchase.fees);
