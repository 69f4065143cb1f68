import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementDocument } from '../closing-file/index.ts';
import { anyStatement, storedFee } from '../closing-file/statement-document.fixture.ts';
import { emptyRecordingDocument, emptyTransferTax } from '../government-charges/index.ts';
import { emptyPayoff } from '../payoffs/index.ts';
import { mostOfKey } from './line-keys.ts';
import { moneyOf, names, purchase } from './statement-money.fixture.ts';

const linesOf = (document: StatementDocument) => moneyOf(document).parties.flatMap(({ lines }) => lines);
const paidLines = (document: StatementDocument) => linesOf(document).filter(({ way }) => way !== 'outside');

/** What each line comes to, by its key. */
const amounts = (document: StatementDocument) =>
  new Map(
    paidLines(document).map(({ key, way, amount }) => [key, [way, amount.kind === 'figure' ? amount.value : 'open']]),
  );

const few = { numRuns: 40 };

/** Sums of the whole statement, which any row moves. */
const ofAll = ['cashFromBorrower', 'cashToSeller', 'fee.escrow.adjustment'];

it('each line has a key of its own, made of its row', () => {
  const { parties, balance } = moneyOf();
  expect(balance).toMatchObject({ kind: 'figure', value: 0 });
  expect(parties.map(({ key, name, lines }) => [key, name, lines.map((line) => line.key)])).toEqual([
    ['buyer', 'Michael Jones and Mary Stone', ['cashFromBorrower']],
    ['seller', 'Steve Cole and Amy Doe', ['cashToSeller']],
    [
      'lender.id1',
      'Ficus Bank',
      ['loanAmount', 'fee.fees.id11', 'fee.escrow.id71', 'fee.escrow.id72', 'fee.escrow.adjustment', 'lenderCredits'],
    ],
    [
      'depositHolder',
      'Alpha Real Estate Broker Co.',
      ['deposit', 'deposit.commissions.id51', 'fee.commission.id51.payees.id61'],
    ],
    [
      'agent',
      'Epsilon Title Co.',
      [
        'adjustments.id41',
        'fee.fees.id16',
        'fee.rates.id91.premium.loan.0',
        'fee.rates.id91.endorsement.loan.0.endorsements.id95',
        'fee.rates.id91.premium.owner',
        'fee.rates.id91.endorsement.owner.endorsements.id96',
      ],
    ],
    ['name roofers inc.', 'Roofers Inc.', ['adjustments.id42', 'fee.fees.id13.parts.id81']],
    ['name plumbers inc.', 'Plumbers Inc.', ['adjustments.id43']],
    ['name maple street savings', 'Maple Street Savings', ['payoffs.id31', 'payoffs.id32']],
    ['name appraisers inc.', 'Appraisers Inc.', ['fee.fees.id12', 'fee.fees.id15']],
    ['name any inspectors', 'Any Inspectors', ['fee.fees.id13.parts.id82']],
    ['name referrers inc.', 'Referrers Inc.', ['fee.commission.id51.referral']],
    ['name alpha agents llc', 'Alpha Agents LLC', ['fee.commission.id51.payees.id62']],
    ['name omega real estate broker inc.', 'Omega Real Estate Broker Inc.', ['fee.commission.id52.payees.id63']],
    ['name any state', 'Any State', ['fee.transferTax.id26']],
    ['nobody', null, ['fee.fees.id14', 'fee.recording.id21', 'fee.recording.id22']],
  ]);
});

it('a payoff says what for, and of which loan', () => {
  const payoffs = purchase.payoffs.map((row) => (row.payoffID === 32 ? { ...row, loanNumber: null } : row));
  const labels = moneyOf({ ...purchase, payoffs })
    .parties.flatMap(({ lines }) => lines)
    .flatMap(({ key, label }) => (key.startsWith('payoffs.') ? [label] : []));
  expect(labels).toEqual(['Payoff of loan 1', 'Payoff']);
});

describe('of any order of its rows', () => {
  const lists = [
    'payoffs',
    'adjustments',
    'commissions',
    'commissionPayees',
    'escrowItems',
    'fees',
    'feeParts',
    'recordingDocuments',
    'transferTaxes',
    'rateEndorsements',
  ] as const;
  const shuffled = fc
    .record(
      Object.fromEntries(
        lists.map((list) => {
          const rows: readonly unknown[] = purchase[list] ?? [];
          return [list, fc.shuffledSubarray([...rows], { minLength: rows.length })];
        }),
      ),
    )
    .map((rows): StatementDocument => ({ ...purchase, ...rows }));

  it('each key has the amount it had', () => {
    const before = amounts(purchase);
    fc.assert(
      fc.property(shuffled, (document) => {
        expect(amounts(document)).toEqual(before);
      }),
      few,
    );
  });

  it('each key has the amount it had when a row comes in front, whatever it is called', () => {
    const front = { fee: storedFee(99, { bucket: 'None', section: 'C', borrowerAtClosing: 12_00 }) };
    const more: Partial<Record<keyof StatementDocument, object>> = {
      fees: front.fee,
      payoffs: { ...emptyPayoff, payoffID: 98, principal: 5_00, interest: 0, interestTo: '2026-11-20', perDiem: 0 },
      adjustments: { ...purchase.adjustments[1], adjustmentID: 97 },
      commissions: { ...purchase.commissions[1], commissionID: 96 },
      recordingDocuments: {
        ...emptyRecordingDocument,
        recordingDocumentID: 93,
        kind: 'Deed',
        fee: 1_00,
        borrowerPart: '0',
      },
      transferTaxes: { ...emptyTransferTax, transferTaxID: 92, label: 'No tax yet' },
      escrowItems: { ...purchase.escrowItems[1], escrowItemID: 94 },
    };
    const before = [...amounts(purchase)].filter(([key]) => !ofAll.includes(key));
    fc.assert(
      fc.property(shuffled, fc.subarray(Object.entries(more), { minLength: 1 }), (document, added) => {
        const changed = Object.fromEntries(
          // Each of them is a list.
          added.map(([list, row]) => [list, [row, ...(document[list as 'fees'] as readonly object[])]]),
        );
        const escrowBills = [...document.escrowBills, { ...document.escrowBills[1], escrowItemID: 94 }];
        // The lists are those of the statement, with rows of theirs.
        const after = amounts({ ...document, ...changed, escrowBills } as StatementDocument);
        for (const [key, amount] of before) expect([key, after.get(key)]).toEqual([key, amount]);
        expect(after.size).toBeGreaterThan(before.length);
      }),
      few,
    );
  });

  it('each key has the amount it had when another row goes', () => {
    const plain = ['fees', 'payoffs', 'adjustments', 'recordingDocuments', 'transferTaxes'] as const;
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...plain), fc.nat(), (document, list, at) => {
        const rows: readonly object[] = document[list];
        const without = { ...document, [list]: rows.filter((_, place) => place !== at % rows.length) };
        const before = amounts(purchase);
        for (const [key, amount] of amounts(without))
          if (!ofAll.includes(key) && key !== 'lenderCredits') expect([key, before.get(key)]).toEqual([key, amount]);
      }),
      few,
    );
  });
});

it('keys stay when lines are called otherwise and come to something else', () => {
  const renamed = <R extends object>(rows: readonly R[]) => rows.map((row) => ({ ...row, label: 'Otherwise' }));
  const { payoffs, adjustments, fees } = purchase;
  const other: StatementDocument = {
    ...purchase,
    payoffs: payoffs.map((row) => ({ ...row, lenderName: 'Other Bank', principal: 1_00 })),
    adjustments: renamed(adjustments),
    fees: renamed(fees),
    commissions: renamed(purchase.commissions),
    feeParts: renamed(purchase.feeParts ?? []),
    escrowItems: renamed(purchase.escrowItems),
    recordingDocuments: renamed(purchase.recordingDocuments).map((row) => ({ ...row, fee: 7_00 })),
    transferTaxes: renamed(purchase.transferTaxes),
  };
  expect([...amounts(other).keys()].toSorted()).toEqual([...amounts(purchase).keys()].toSorted());
});

it('an open line has the key that it will have', () => {
  const open: StatementDocument = {
    ...purchase,
    fees: purchase.fees.map((row) => (row.feeID === 14 ? { ...row, borrowerAtClosing: null } : row)),
    payoffs: purchase.payoffs.map((row) => (row.payoffID === 32 ? { ...row, principal: null } : row)),
    transferTaxes: purchase.transferTaxes.map((row) => ({ ...row, flatAmount: null })),
    rateOrders: purchase.rateOrders.map((row) => ({ ...row, loanSection: null })),
    earnestMoney: null,
  };
  const keys = paidLines(open).flatMap(({ key, amount }) => (amount.kind === 'open' ? [key] : []));
  expect(keys.toSorted()).toEqual([
    'cashFromBorrower',
    'cashToSeller',
    'deposit',
    'fee.fees.id14',
    'fee.rates.id91.premium.loan.0',
    'fee.rates.id91.premium.owner',
    'fee.transferTax.id26',
    'payoffs.id32',
  ]);
});

it('a commission that nobody has shared out yet is one line, called by its row', () => {
  const commissionPayees = purchase.commissionPayees.map((row) => ({ ...row, part: '10' }));
  const keys = paidLines({ ...purchase, commissionPayees }).flatMap(({ key }) =>
    key.startsWith('fee.c') ? [key] : [],
  );
  expect(keys).toEqual(['fee.commission.id51', 'fee.commission.id52']);
});

it('of any statement each key is there once and is no longer than what is stored of it', () => {
  fc.assert(
    fc.property(anyStatement, (document) => {
      const keys = paidLines(document).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(key.length).toBeLessThanOrEqual(mostOfKey);
    }),
  );
});

describe('a party', () => {
  const named = (payeeName: string, id = 14) =>
    moneyOf({ ...purchase, fees: purchase.fees.map((row) => (row.feeID === id ? { ...row, payeeName } : row)) });
  const long = `${'Surveyors '.repeat(11)}Inc.`;

  it('with a long name has a key that is no longer than what is stored of it, and is not that of another', () => {
    const [one, other] = [`${long} A`, `${long} B`].map(
      (name) => named(name).parties.find((party) => party.name === name)?.key,
    );
    expect([one?.length, other?.length]).toEqual([mostOfKey, mostOfKey]);
    expect(one).not.toBe(other);
  });

  it('that is the lender stays the same when it is called otherwise', () => {
    const keys = (lender: string | null) => moneyOf(purchase, { ...names, lender }).parties.map(({ key }) => key);
    expect(keys('Ficus Bank, N.A.')).toEqual(keys('Ficus Bank'));
  });

  it.each([
    ['buyer', { buyers: null }],
    ['seller', { sellers: ' ' }],
    ['lender', { lender: null }],
    ['depositHolder', { depositHolder: null }],
  ] as const)('that the file does not name has no name: the %s', (of, missing) => {
    const { parties } = moneyOf(purchase, { ...names, ...missing });
    expect(parties.find(({ kind }) => kind === of)?.name).toBeNull();
  });

  it('that a payoff does not name has no name', () => {
    const payoffs = purchase.payoffs.map((row) => ({ ...row, lenderName: null }));
    const found = moneyOf({ ...purchase, payoffs }).parties.filter(({ lines }) =>
      lines.some(({ key }) => key.startsWith('payoffs.')),
    );
    expect(found.map(({ name }) => name)).toEqual([null, null]);
  });
});
