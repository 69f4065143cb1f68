import { describe, expect, it } from 'vitest';
import { emptyCommission, type StoredCommission } from '../commissions/index.ts';
import { faultsOf } from '../trace/index.ts';
import { closingProcedures, type FileFacts, figuredFees, type StoredRows } from './index.ts';
import { amountOf, type Given, made, names } from './statement-parties.fixture.ts';
import { file, noCharges, payoff, rebate, rows } from './stored-purchase.fixture.ts';

const partyIn = ({ parties }: Pick<ReturnType<typeof made>, 'parties'>, name: string | null) => {
  const found = parties.find((party) => party.name === name);
  if (!found) throw new Error(`No ${name} among ${parties.map((party) => party.name).join()}`);
  return found;
};
const sums = (given: Given, name: string | null) => {
  const { gets, gives, net, outside } = partyIn(made(given), name);
  return [gets, gives, net, outside].map(amountOf);
};

describe('form H-25(B) by who gets and gives its money', () => {
  it.each([
    ['Borrower', [0, 14_147_26, -14_147_26, 0]],
    ['Seller', [64_414_96, 0, 64_414_96, 0]],
    ['Ficus Bank', [2493_29, 162_000_00, -159_506_71, 0]],
    ['Zeta Escrow', [0, 10_000_00, -10_000_00, 0]],
    ['Epsilon Title Co.', [3450_00, 750_00, 2700_00, 0]],
    ['Rho Servicing', [100_000_00, 0, 100_000_00, 0]],
    ['John Smith Appraisers Inc.', [0, 0, 0, 405_00]],
    ['Information Inc.', [0, 0, 0, 29_80]],
  ])('%s', (name, expected) => {
    expect(sums({}, name)).toEqual(expected);
  });

  it('comes in as it goes out, sides and lender first', () => {
    const { receipts, disbursements, balance, parties } = made();
    expect([receipts, disbursements, balance].map(amountOf)).toEqual([186_897_26, 186_897_26, 0]);
    expect(parties.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'buyer',
      'seller',
      'lender',
      'depositHolder',
      'agent',
    ]);
  });

  it('says who paid outside of closing, and lets nobody be paid for it here', () => {
    expect(partyIn(made(), 'John Smith Appraisers Inc.').lines).toMatchObject([
      { way: 'outside', by: 'lender', section: 'B' },
    ]);
    expect(partyIn(made(), 'Information Inc.').lines).toMatchObject([{ way: 'outside', by: 'borrower' }]);
  });

  it('has a reason for every figure', () => {
    const { parties } = made();
    for (const { lines, gets, gives, net } of parties)
      for (const total of [...lines.map(({ amount }) => amount), gets, gives, net])
        if (total.kind === 'figure') expect(faultsOf(total.trace, closingProcedures)).toEqual([]);
  });
});

describe('a fee whose parts name who is paid', () => {
  const fee = { label: 'Inspections', section: 'C', bucket: 'None', payeeName: 'Any Inspectors' } as const;
  const parts = [
    { label: 'Roof', payee: ' Roofers Inc. ', amount: 60_00 },
    { label: 'Pests', payee: null, amount: 40_00 },
  ];
  const of = (charged: object, feeParts: readonly (typeof parts)[] = [parts]) =>
    made({ charges: { fees: [{ ...fee, ...charged }], feeParts } });
  const paid = (all: ReturnType<typeof of>) =>
    all.parties.flatMap(({ name, lines }) =>
      lines.flatMap(({ key, label, amount, field }) =>
        key.startsWith('fee.fees.0') ? [[name, label, amountOf(amount), field]] : [],
      ),
    );

  it('is paid by its parts; a part without a payee goes to that of the fee', () => {
    const all = of({ borrowerAtClosing: 70_00, sellerAtClosing: 30_00 });
    expect(paid(all)).toEqual([
      ['Roofers Inc.', 'Inspections: Roof', 60_00, 'fees.0.parts.0.amount'],
      ['Any Inspectors', 'Inspections: Pests', 40_00, 'fees.0.parts.1.amount'],
    ]);
    const whole = of({ borrowerAtClosing: 70_00, sellerAtClosing: 30_00 }, []);
    expect(amountOf(all.disbursements)).toEqual(amountOf(whole.disbursements));
  });

  it.each<[string, object, readonly (typeof parts)[]]>([
    ['that come to less', { borrowerAtClosing: 100_01 }, [parts]],
    ['of what is in part paid before', { borrowerAtClosing: 60_00, borrowerBeforeClosing: 40_00 }, [parts]],
    ['without a payee', { borrowerAtClosing: 40_00 }, [parts.slice(1)]],
  ])('stays whole with parts %s', (_, charged, feeParts) => {
    const keys = of(charged, feeParts).parties.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(keys).toContain('fee.fees.0');
    expect(keys.filter((key) => key.startsWith('fee.fees.0.'))).toEqual(
      keys.filter((key) => key.startsWith('fee.fees.0.outside')),
    );
  });
});

it('names are the same whatever their case; lender and holder are called what they are while nobody is named', () => {
  const deposit = { ...names, depositHolder: ' ficus  BANK ' };
  expect(sums({ names: deposit }, 'Ficus Bank')).toEqual([2493_29, 172_000_00, -169_506_71, 0]);
  const anonymous = made({ fees: [], names: {} });
  expect(partyIn(anonymous, 'Lender').kind).toBe('lender');
  expect(partyIn(anonymous, 'Holder of the deposit').kind).toBe('depositHolder');
  const credit = { ...rebate, party: 'Borrower' };
  const namesakes = made({ rows: { ...rows, adjustments: [credit] } }).parties.filter(
    ({ name }) => name === 'Borrower',
  );
  expect(namesakes.map(({ kind }) => kind)).toEqual(['buyer', 'other']);
});

it('what has no payee stands with nobody, and leads to the field of its payee', () => {
  const charge = { label: 'Survey', section: 'C', bucket: 'None', borrowerAtClosing: 85_00 } as const;
  const known = figuredFees(file, { ...noCharges, fees: [charge] });
  const { kind, lines } = partyIn(made({ fees: known }), null);
  expect([kind, lines.map(({ field, amount }) => [field, amountOf(amount)])]).toEqual([
    'nobody',
    [['fees.0.payeeName', 85_00]],
  ]);
});

describe('what is open is a line that says so', () => {
  const openFees = (charge: object) =>
    figuredFees(file, { ...noCharges, fees: [{ section: 'C', bucket: 'None', ...charge }] });
  const words = (label: string) => [
    { field: 'fees.0.borrowerAtClosing', words: `${label}: who pays it, and how much` },
  ];

  it('a fee, with its payee, whose sums are open; those of others stand', () => {
    const open = openFees({ label: 'Search', payeeName: 'Rho Servicing' });
    expect(sums({ fees: open }, 'Rho Servicing')).toEqual([words('Search'), 0, words('Search'), 0]);
    const { receipts, balance, parties } = made({ fees: open });
    expect([receipts, balance].map(amountOf)).toEqual([words('Search'), words('Search')]);
    expect(sums({ fees: open }, 'Zeta Escrow')).toEqual([0, 10_000_00, -10_000_00, 0]);
    expect(amountOf(partyIn({ parties }, 'Borrower').net)).toEqual(words('Search'));
  });

  it('a fee of the lender keeps open what the lender sends', () => {
    expect(sums({ fees: openFees({ label: 'Points', section: 'A' }) }, 'Ficus Bank')).toEqual([
      words('Points'),
      162_000_00,
      words('Points'),
      0,
    ]);
  });

  it('a fee of nobody', () => {
    expect(sums({ fees: openFees({ label: 'Search' }) }, null)[0]).toEqual(words('Search'));
  });

  it.each<[string, FileFacts, StoredRows, string | null, string]>([
    ['the loan', { ...file, loan: { amount: null } }, rows, 'Ficus Bank', 'loanAmount'],
    ['the deposit', { ...file, earnestMoney: null }, rows, 'Zeta Escrow', 'earnestMoney'],
    ['the price', { ...file, salePrice: null }, rows, 'Seller', 'salePrice'],
    ['a payoff', file, { ...rows, payoffs: [{ ...payoff, principal: null }] }, 'Rho Servicing', 'payoffs.0.principal'],
    ['payoffs that may not be read', { ...file, leftOut: ['payoffs'] }, { ...rows, payoffs: [] }, null, 'payoffs'],
    [
      'entries that may not be read',
      { ...file, leftOut: ['adjustments'] },
      { ...rows, adjustments: [] },
      null,
      'adjustments',
    ],
  ])('%s', (_, facts, given, name, field) => {
    const [, , net] = sums({ file: facts, rows: given }, name);
    expect(net).toMatchObject([{ field }]);
  });
});

describe('a commission', () => {
  const side = (changed: Partial<StoredCommission>, parts: readonly (readonly [string | null, string])[]) => ({
    stored: {
      ...emptyCommission,
      label: 'Listing',
      paidBy: 'Seller',
      agreedAs: 'Flat amount',
      flatAmount: 5700_01,
      ...changed,
    } as const,
    payees: parts.map(([payee, part]) => ({ payee, part })),
    tiers: [],
  });
  const shared = side({}, [
    ['Alpha', '50'],
    ['Omega', '50'],
  ]);

  it('is shared out to its payees, to the cent', () => {
    expect(sums({ fees: [], commissions: [shared] }, 'Alpha')).toEqual([2850_01, 0, 2850_01, 0]);
    expect(sums({ fees: [], commissions: [shared] }, 'Omega')).toEqual([2850_00, 0, 2850_00, 0]);
  });

  it('goes to nobody as long as not all of it is shared out, or a payee has no name', () => {
    const half = side({}, [['Alpha', '50']]);
    expect(sums({ fees: [], commissions: [half] }, null)[0]).toBe(5700_01);
    const unnamed = side({ referralPayee: 'Sigma', referralRate: '10' }, [[null, '100']]);
    expect(sums({ fees: [], commissions: [unnamed] }, null)[0]).toBe(5130_01);
    expect(sums({ fees: [], commissions: [unnamed] }, 'Sigma')[0]).toBe(570_00);
  });

  it('takes what its broker keeps of the deposit from that broker', () => {
    const keeps = side({ depositHeld: 4000_00 }, [['Alpha', '100']]);
    expect(sums({ fees: [], commissions: [keeps] }, 'Alpha')).toEqual([5700_01, 4000_00, 1700_01, 0]);
    expect(sums({ fees: [], commissions: [keeps] }, 'Zeta Escrow')).toEqual([0, 6000_00, -6000_00, 0]);
    const all = side({ depositHeld: 10_000_00 }, [['Alpha', '100']]);
    expect(made({ fees: [], commissions: [all] }).parties.map(({ name }) => name)).not.toContain('Zeta Escrow');
  });

  it('of several payees the one that is marked keeps it, nobody by name as long as none is; more than there is stays with its holder', () => {
    const keeps = side({ depositHeld: 4000_00 }, [
      ['Alpha', '50'],
      ['Omega', '50'],
    ]);
    expect(sums({ fees: [], commissions: [keeps] }, 'Broker, Listing')[1]).toBe(4000_00);
    const marked = { ...keeps, payees: keeps.payees.map((each, at) => ({ ...each, holdsDeposit: at === 1 })) };
    expect(sums({ fees: [], commissions: [marked] }, 'Omega')).toEqual([2850_00, 4000_00, -1150_00, 0]);
    expect(made({ fees: [], commissions: [marked] }).parties.map(({ name }) => name)).not.toContain('Broker, Listing');
    const more = side({ depositHeld: 10_000_01 }, [['Alpha', '100']]);
    expect(sums({ fees: [], commissions: [more] }, 'Zeta Escrow')[1]).toBe(10_000_00);
  });
});

it('what nobody answers for is no line of anybody, and the balance is out by it', () => {
  const { balance, figures } = made({ rows: { ...rows, adjustments: [{ ...rebate, party: null }] } });
  expect([amountOf(balance), figures.balance.kind]).toEqual([-750_00, 'out']);
});

it('without a seller, the borrower may get what the loan leaves', () => {
  const facts = { ...file, hasSeller: false };
  const { parties, balance } = made({ file: facts, rows: { payoffs: [payoff], prorations: [], adjustments: [] } });
  expect([parties[0]?.name, amountOf(balance)]).toEqual(['Borrower', 0]);
  expect(parties.map(({ name }) => name)).not.toContain('Seller');
});
