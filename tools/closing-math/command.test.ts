import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCases, casesOf, exampleNames, fileOf } from './examples.ts';
import { publicFigures } from './public-figures.ts';
import { type Ran, runHere, runInstalled } from './run-command.ts';

interface Answer {
  readonly kind: string;
  readonly id?: string;
  readonly result: unknown;
  readonly trace: Readonly<Record<string, unknown>>;
  readonly faults: readonly unknown[];
}

/** What an answer tells of what is wrong. */
interface Told {
  readonly error: { readonly code: string; readonly field: string; readonly message: string };
  readonly errors?: readonly Told['error'][];
}

/** The value at a path; a name may hold dots, so the longest that is there is taken. */
function at(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const names = Object.keys(value).filter((name) => path === name || path.startsWith(`${name}.`));
  const [name] = names.toSorted((a, b) => b.length - a.length);
  return name === undefined ? undefined : at(Reflect.get(value, name), path.slice(name.length + 1));
}

/** The manual of the example that brings its own. */
const ownManual = allCases.flatMap((one) => ('ownManual' in one ? [one.ownManual as object] : []))[0];

/** An account whose bills are paid in January and February of 2026. */
const yearOf = (firstPayment: string) => ({
  firstPayment,
  items: [
    {
      label: 'County taxes',
      bills: [
        { date: '2026-01-31', amount: 100 },
        { date: '2026-02-01', amount: 100 },
      ],
    },
  ],
});
const escrow = { kind: 'escrow-account', ...yearOf('2025-03-15') };
const file = { kind: 'full-file', salePrice: 1, loan: { amount: 1, rate: 1, months: 1 } };

/** A loan policy whose earlier policy is of a later day. */
const later = { liability: 1000, prior: { date: '2027-01-01', amount: 100 } };

const reversedTerms = { interestTo: '2026-11-20', goodThrough: '2026-11-19', arrives: '2026-11-20' };

const badCases = [
  [{ kind: 'payment', amount: 1, rate: 101, months: 12 }, 'OUT_OF_RANGE', 'rate'],
  [{ kind: 'payment', amount: 1, rate: 1, months: -12 }, 'OUT_OF_RANGE', 'months'],
  [{ kind: 'payment', amount: 1e14, rate: 1, months: 12 }, 'OUT_OF_RANGE', 'amount'],
  [{ kind: 'payment', amount: '1.005', rate: 1, months: 12 }, 'MALFORMED', 'amount'],
  [{ kind: 'payment', rate: 1, months: 12 }, 'MISSING', 'amount'],
  [{ kind: 'payment', amount: 1, rate: 1, months: 12, mnths: 1 }, 'UNKNOWN', 'mnths'],
  [{ kind: 'premium', state: 'TX', date: '2026-05-01', liability: 0 }, 'OUT_OF_RANGE', 'liability'],
  [
    { kind: 'premium', state: 'TX', date: '2026-05-01', loans: [{ liability: 0 }] },
    'OUT_OF_RANGE',
    'loans.0.liability',
  ],
  [{ kind: 'payoff', principal: 1, interest: 0, perDiem: 0, ...reversedTerms }, 'REVERSED', 'goodThrough'],
  [{ kind: 'day-count', from: '2013-02-02', to: '2013-02-01', dayCount: '30/360' }, 'REVERSED', 'to'],
  [{ kind: 'day-count', from: '2013-02-30', to: '2013-03-01', dayCount: '30/360' }, 'MALFORMED', 'from'],
  [{ kind: 'premium', state: 'TX', date: '2001-01-01', liability: 1 }, 'NO_TABLE', 'date'],
  [{ kind: 'premium', state: 'TX', date: '2026-04-01', liability: 1, ownManual }, 'INCONSISTENT', 'ownManual'],
  [{ kind: 'premium', date: '2027-01-01', liability: 1, ownManual }, 'NO_TABLE', 'date'],
  [{ kind: 'transfer-tax', state: 'MD', county: 'Howard', date: '2026-07-01' }, 'NO_TABLE', 'date'],
  [{ kind: 'transfer-tax', state: 'MD', county: 'Baltimore', date: '2026-03-01' }, 'UNKNOWN', 'county'],
  [{ kind: 'transfer-tax', state: 'MD', date: '2026-03-01' }, 'MISSING', 'county'],
  [{ ...escrow, firstPayment: '2026-02-01' }, 'OUT_OF_RANGE', 'items.0.bills.0.date'],
  [{ ...escrow, firstPayment: '2025-02-28' }, 'OUT_OF_RANGE', 'items.0.bills.1.date'],
  [{ ...file, closing: '2026-01-01', escrow: yearOf('2026-02-01') }, 'OUT_OF_RANGE', 'escrow.items.0.bills.0.date'],
  [{ ...file, closing: '2026-07-01', taxes: { state: 'MD', county: 'Howard' } }, 'NO_TABLE', 'closing'],
  [{ ...file, closing: '2001-01-01', premium: { state: 'TX', owner: { liability: 1 } } }, 'NO_TABLE', 'closing'],
  [{ kind: 'premium', liability: 1, ownManual: { ...ownManual, to: '2025-12-31' } }, 'REVERSED', 'ownManual.to'],
  [{ kind: 'premium', liability: 1, ownManual: { ...ownManual, state: 'Ohio' } }, 'MALFORMED', 'ownManual.state'],
  [{ kind: 'settlement', fees: [{ name: 'Fee', section: 'D', borrowerAtClosing: 1 }] }, 'MALFORMED', 'fees.0.section'],
  [{ kind: 'settlement', fees: [{ name: 'Fee', section: 'A' }] }, 'MISSING', 'fees.0.borrowerAtClosing'],
  [{ kind: 'settlement', fees: [] }, 'MISSING', 'salePrice'],
  [{ ...file, closing: '2026-01-01', salePrice: 0 }, 'MISSING', 'salePrice'],
  [
    { ...file, closing: '2026-02-01', loan: { ...file.loan, interestFrom: '2026-01-31' } },
    'REVERSED',
    'loan.interestFrom',
  ],
  [{ kind: 'prepaid-interest', amount: 1, rate: 1, from: '2013-05-01', to: '2013-04-15' }, 'REVERSED', 'to'],
  [{ kind: 'trid-dates', applicationReceived: '2026-03-10', consummation: '2026-03-09' }, 'REVERSED', 'consummation'],
  [{ kind: 'trid-dates', closingDisclosureSent: '2026-03-10', consummation: '2026-03-09' }, 'REVERSED', 'consummation'],
  [{ ...escrow, settlement: '2025-03-16' }, 'REVERSED', 'settlement'],
  [{ kind: 'premium', state: 'TX', date: '2026-05-01', loans: [later] }, 'REVERSED', 'loans.0.prior.date'],
  [{ kind: 'payof' }, 'UNKNOWN', 'kind'],
  [{}, 'MISSING', 'kind'],
  ['payment', 'MALFORMED', 'case'],
] as const;

describe('closewright-math', () => {
  let ran: Ran;
  let answers: Answer[];

  beforeAll(() => {
    ran = runHere(['-', '--check'], JSON.stringify({ cases: allCases }));
    answers = ran.json as Answer[];
  });

  it('answers every example', () => {
    expect(ran.status).toBe(0);
    expect(answers.map(({ kind, id }) => [kind, id])).toEqual(allCases.map(({ kind, id }) => [kind, id]));
  });

  it.each(publicFigures)('%s %s meets its public figures', (kind, id, figures) => {
    const answer = answers.find((one) => one.kind === kind && (id === null || one.id === id));
    const met = Object.fromEntries(Object.keys(figures).map((path) => [path, at(answer?.result, path)]));
    expect(met).toEqual(figures);
  });

  it('gives a reason that can be worked out again, down to inputs and cited constants', () => {
    for (const { kind, id, faults } of answers) expect([kind, id, faults]).toEqual([kind, id, []]);
  });

  it('has an example of every kind', () => {
    const kinds = Object.keys(runHere(['--kinds']).json as object);
    expect(exampleNames.toSorted()).toEqual(kinds.toSorted());
  });

  it('prints a JSON Schema that every example passes, and no other field, kind or form of file', () => {
    // Strict: a keyword that the draft does not know is an error too.
    const isCaseFile = new Ajv2020({ strict: true, strictTypes: false, formats: { date: true, uri: true } }).compile(
      runHere(['--schema']).json as object,
    );
    const errorsOf = (file: unknown) => (isCaseFile(file) ? null : isCaseFile.errors);
    for (const name of exampleNames) expect(errorsOf(fileOf(name)), name).toBeNull();
    for (const one of allCases) expect(isCaseFile({ ...one, mnths: 1 }), one.kind).toBe(false);
    for (const wrong of [{ kind: 'none' }, { cases: 1 }, [1], {}]) expect(isCaseFile(wrong)).toBe(false);
  });

  it('answers a bad case by an error that names the field, and the others all the same', () => {
    const good = { kind: 'payment', amount: '162000.00', rate: '3.875', months: 360 };
    const { status, json } = runHere(['-', '--no-trace'], JSON.stringify([...badCases.map(([bad]) => bad), good]));
    const all = json as {
      error?: { code: string; field: string; message: string };
      result?: unknown;
      trace?: unknown;
    }[];
    expect(status).toBe(1);
    expect(all.slice(0, -1).map(({ error }) => [error?.code, error?.field])).toEqual(
      badCases.map(([, code, field]) => [code, field]),
    );
    expect(all.every(({ error }) => error === undefined || error.message.length > 0)).toBe(true);
    expect(all.at(-1)).toEqual({ kind: 'payment', result: { payment: '761.78' } });
  });

  it('tells all that is wrong with a case at once, in its own words', () => {
    const errorsOf = (one: object) => {
      const { error, errors = [error] } = runHere(['-'], JSON.stringify(one)).json as Told;
      expect(errors[0]).toEqual(error);
      return errors.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(errorsOf({ kind: 'payment', rate: 'x', months: 1.5, mnths: 1, term: 2 })).toEqual([
      'amount: It is missing',
      'rate: A rate is a number in percent, such as 3.875',
      'months: It is a whole number',
      'mnths: There is no such field: mnths',
      'term: There is no such field: term',
    ]);
    expect(errorsOf({ kind: 'payment', amount: [], rate: 1, months: 601, rounding: 'none' })).toEqual([
      'amount: It is a number or a text',
      'months: It is at most 600',
      'rounding: It is one of halfUp, halfEven, up, down, ceiling, floor',
    ]);
    expect(errorsOf({ kind: 'escrow-account', items: [], firstPayment: '2026-01-01', cushionMonths: 3 })).toEqual([
      'items: There are at least 1',
      'cushionMonths: It is 0 or 1 or 2',
    ]);
    const commission = { label: 'Side' };
    const twice = {
      ...file,
      salePrice: 0,
      closing: '2026-02-01',
      commissions: [commission, commission],
      fees: [{ name: 'Fee', section: 'A' }],
    };
    expect(errorsOf(twice)).toEqual([
      'salePrice: A purchase has a price',
      'fees.0.borrowerAtClosing: Who pays how much? Give a column, a percent or a count',
      'commissions.0.rate: Give a rate, a flat amount or tiers',
      'commissions.1.rate: Give a rate, a flat amount or tiers',
    ]);
    const sides = [
      { ...commission, rate: 3 },
      { ...commission, rate: 3 },
    ];
    expect(
      errorsOf({
        ...file,
        closing: '2026-02-01',
        commissions: sides,
        loan: { ...file.loan, interestFrom: '2026-01-01' },
      }),
    ).toEqual([
      'loan.interestFrom: Interest begins on 02/01/2026; that of the first payment begins on 01/01/2026, in an earlier month',
      'commissions.1.label: Two figures are called commission.Side',
    ]);
  });

  it.each([
    [
      'a file: a day there is none of beside a purchase without a price',
      { ...file, closing: '2013-02-30', salePrice: 0 },
      ['closing: A date is written as YYYY-MM-DD and exists', 'salePrice: A purchase has a price'],
    ],
    [
      'a file: rows beside a row, and a field there is none of',
      {
        ...file,
        closing: '2026-02-01',
        salePrice: 1,
        fees: [{ name: 'Fee', section: 'A' }, { name: 'Fee', section: 'Z', borrowerAtClosing: 1 }, { section: 'B' }],
        payoffs: [
          { label: 'First', principal: 'x' },
          { label: 'Second', principal: 1, perDiem: 1 },
        ],
        commissions: [{ label: 'Side' }],
        mnths: 1,
      },
      [
        'payoffs.0.principal: An amount is a number such as 1,234.56',
        'fees.1.section: It is one of A, B, C, E, F, G, H',
        'fees.2.name: It is missing',
        'mnths: There is no such field: mnths',
        'payoffs.0.interestTo: To when does the interest run that is already figured?',
        'payoffs.1.interestTo: To when does the interest run that is already figured?',
        'fees.0.borrowerAtClosing: Who pays how much? Give a column, a percent or a count',
        'commissions.0.rate: Give a rate, a flat amount or tiers',
      ],
    ],
    [
      'a statement: its form beside its price',
      { kind: 'hud-1', form: '1986', fees: [{ name: 'Fee', section: 'A' }] },
      [
        'form: It is one of 1974, 2010',
        'fees.0.borrowerAtClosing: Who pays how much? Give a column, a percent or a count',
        'salePrice: A purchase has a price',
      ],
    ],
    [
      'payoffs: a row beside a row',
      { kind: 'payoffs', loans: [{ label: 1, principal: 1 }, { label: 'Second' }] },
      [
        'loans.0.label: It is a text',
        'loans.0.perDiem: Give the interest of a day, or the rate',
        'loans.0.arrives: Give the day the money arrives, or the days',
        'loans.1.principal: Give the principal that is owed, or the loan',
        'loans.1.perDiem: Give the interest of a day, or the rate',
        'loans.1.arrives: Give the day the money arrives, or the days',
      ],
    ],
  ])('tells what cannot be read and what the rules say of the rest: %s', (_, one, told) => {
    const { error, errors = [error] } = runHere(['-'], JSON.stringify(one)).json as Told;
    expect(errors.map(({ field, message }) => `${field}: ${message}`)).toEqual(told);
  });

  it.each([
    ['a single case', '{"kind": "payment", "rate": 1, "rate": 2}', 'rate'],
    ['a case of a list', '[{"kind": "payment", "amount": 1, "rate": "}", "months": 12, "months": 12}]', 'months'],
    ['a case of a file', '{"cases": [{"kind": "payment", "amount": 1, "am\\u006funt": 1}]}', 'amount'],
    [
      'inside of a case',
      '{"cases": [{"kind": "settlement", "fees": [{}, {"name": "a", "na\\u006de": [{"b": 1}]}]}]}',
      'fees.1.name',
    ],
    ['the cases themselves', '{"cases": [], "cases": []}', 'cases'],
  ])('refuses a key that is there twice: %s', (_, text, field) => {
    const { status, json } = runHere(['-'], text);
    const [first] = [json].flat() as Told[];
    expect([status, first?.error]).toMatchObject([
      1,
      { code: 'INCONSISTENT', field, message: 'The field is there twice' },
    ]);
  });

  it('rounds index and margin up to the next eighth where a note says so, and the reason tells it', () => {
    const adjustable = { margin: 2.25, indexes: [4.06], firstAdjustment: 61, roundedTo: 0.125, rounding: 'up' };
    const loan = { kind: 'schedule', amount: 100_000, rate: 4.5, months: 61, adjustable };
    const { json } = runHere(['-', '--check', '--trace=totalInterest'], JSON.stringify(loan));
    const inputs = at(json, 'trace.inputs');
    expect(inputs).toContainEqual(
      expect.objectContaining({
        value: { kind: 'text', text: '61 at 6.375' },
        rounding: 'up to the next multiple of 0.125 %, index and margin together',
      }),
    );
  });

  it('reads a file that a program of Windows saved, with a mark of byte order before it', () => {
    expect(runHere(['-', '--no-trace'], `\ufeff${JSON.stringify(casesOf('payment')[0])}`).status).toBe(0);
  });

  it('gives one figure with its reason on request, the letters of its arithmetic beside the inputs', () => {
    const { json, status } = runHere(['-', '--trace=payment'], JSON.stringify(casesOf('payment')[0]));
    expect(status).toBe(0);
    expect(json).toMatchObject({
      kind: 'payment',
      figure: 'payment',
      result: '761.78',
      trace: {
        math: 'halfUp(a * b * (1200 + b) ^ c / (((1200 + b) ^ c - 1200 ^ c) * 1200))',
        inputs: [
          { letter: 'a', label: 'Balance' },
          { letter: 'b', label: 'Interest rate' },
          { letter: 'c', label: 'Payments' },
        ],
      },
    });
    const none = runHere(['-', '--trace=paymnt'], JSON.stringify(casesOf('payment')));
    expect(none.status).toBe(1);
    expect(none.json).toMatchObject([
      { error: { code: 'UNKNOWN', field: '--trace', message: expect.stringContaining('There are: payment') } },
    ]);
  });

  it.each([
    ['no figure', ['-', '--trace'], '[]', 'MISSING', '--trace'],
    ['no file', [], undefined, 'MISSING', 'file'],
    ['a file that is not there', ['none.json'], undefined, 'MISSING', 'file'],
    ['what is no JSON', ['-'], '{', 'MALFORMED', 'file'],
    ['cases that are no list', ['-'], '{"cases": 1}', 'MALFORMED', 'cases'],
    ['an option there is none of', ['-', '--traces'], '[]', 'UNKNOWN', '--traces'],
  ] as const)('refuses %s', (_, given, input, code, field) => {
    const { status, json } = runHere(given, input);
    expect([status, json]).toMatchObject([1, { error: { code, field } }]);
  });

  it('reads standard input, prints and ends alike as it is installed', () => {
    const input = JSON.stringify([badCases[0][0], casesOf('payment')[0]]);
    const installed = runInstalled(['-', '--no-trace'], input);
    expect(installed.status).toBe(1);
    expect(installed).toEqual(runHere(['-', '--no-trace'], input));
  }, 60_000);

  it('says what it does', () => {
    expect(runHere(['--help'])).toMatchObject({ status: 0, text: expect.stringContaining('reads standard input') });
  });
});
