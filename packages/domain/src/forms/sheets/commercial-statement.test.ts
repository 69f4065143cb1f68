import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, parties, statement, tenant, typed } from '../../commercial-statement/commercial.fixture.ts';
import type { StoredCommercial } from '../../commercial-statement/index.ts';
import type { ExplainedForm } from '../closing-disclosure/closing-disclosure.ts';
import { lineOf, rowsOf, tablesIn, tablesOf, wordsOf } from '../form-text.fixture.ts';
import type { FormFigure } from '../index.ts';
import { expectSound } from '../sound-form.fixture.ts';
import { statementOf } from '../stored-h25b.fixture.ts';
import { told } from '../told-h25b.fixture.ts';
import { type CommercialOfForm, commercialOfForm, commercialStatement } from './commercial-statement.ts';

const sections = [
  { key: 1, number: 2, label: 'Loans' },
  { key: 2, number: 1, label: 'Price' },
  { key: 3, number: 3, label: 'Nothing' },
];
const unnamed: CommercialOfForm['named'] = { name: null, statementDate: null };
const formOf = (given: Partial<StoredCommercial>, named = unnamed) =>
  commercialStatement(statementOf(), told, { named, stored: statement(given), sections });
const keysOf = (form: ExplainedForm, at: number) => tablesIn(form.pages[at]?.blocks ?? []).map(({ label }) => label);

describe('a commercial statement on paper', () => {
  const form = formOf({
    lines: [
      line(1, { label: 'Price', amount: 900_00, debitTo: 'Buyers', creditTo: 'Sellers' }),
      line(2, { label: 'Loan', section: 2 }),
      line(3, { label: 'Of no section', section: null }),
    ],
    amounts: [typed(2, 1, { credit: 400_00 }), typed(3, 4, { debit: 3_00 }), typed(3, 1, { credit: 3_00 })],
    tenants: [
      tenant(1, {
        unit: '101',
        tenantName: 'Fir Cafe',
        rent: 3000_00,
        paidFrom: '2026-04-01',
        paidTo: '2026-04-30',
        deposit: 1000_00,
      }),
    ],
  });

  it.each([
    ['commercialSections.1', 'Loans'],
    ['commercialSections.3', null],
    ['commercialLines.1', 'Price | $450.00 |  | $270.00 |  | $180.00 |'],
    ['2.commercialLines.1', 'Price |  | $600.00 |  | $300.00'],
    ['commercialLines.2', 'Loan |  | $400.00 |  |  |  |'],
    ['others', 'Other lines'],
    ['2.commercialLines.3', 'Of no section | $3.00 |  |  |'],
    ['rentRoll', 'Rent roll'],
    ['2.rents', 'Rents, prorated | $1,333.33 |  | $666.67 |'],
    ['otherPages', 'Prorations and payoffs'],
    ['2.payoffs.0', 'Rho Servicing | $66,666.67 |  | $33,333.33 |'],
    ['commercialTenants.1', '101, Fir Cafe | 04/01/2026 to 04/30/2026 | $3,000.00 | $2,000.00 | $1,000.00'],
    ['totals', 'Totals | $490.00 | $2,085.52 | $294.00 | $1,009.51 | $196.00 | $673.01'],
    ['due', 'Due from or to | $1,595.52 |  | $715.51 |  | $477.01 |'],
    ['2.due', 'Due from or to |  | $68,259.70 |  | $34,128.34'],
    ['balance', 'In balance | $0.00'],
  ])('%s', (key, expected) => {
    expect(lineOf(form, key)).toBe(expected);
  });

  it('has three parties a page, their sections in the order of the office, balances and rents at the end', () => {
    expect([keysOf(form, 0), keysOf(form, 1)]).toEqual([
      ['File', 'Parties', 'Commercial Settlement Statement'],
      ['Commercial Settlement Statement, continued', 'Balance', 'Rent Roll'],
    ]);
    const keys = rowsOf(form).map(({ key }) => key);
    expect(keys.indexOf('commercialSections.1')).toBeLessThan(keys.indexOf('commercialSections.2'));
    expect(
      tablesOf(form)
        .find(({ label }) => label === 'Commercial Settlement Statement')
        ?.columns.at(-1)?.under,
    ).toBe('Cedar Trust');
  });

  it('is called what it is called, of its day; nothing stands there while neither is said', () => {
    const words = (named: CommercialOfForm['named']) => wordsOf(formOf({}, named).pages[0]?.blocks ?? []);
    expect(words({ name: 'Two parcels', statementDate: '2026-11-20' })[1]).toBe('Two parcels; 11/20/2026');
    expect(words({ name: null, statementDate: '2026-11-20' })[1]).toBe('11/20/2026');
    expect(words(unnamed)).toHaveLength(1);
  });

  it('is made of what is stored, each row known by its id and each amount by its line', () => {
    const named = { name: 'Two parcels', statementDate: '2026-11-20', closingDayOf: 'Buyer' as const };
    const made = commercialOfForm({
      closingDate: '2026-04-11',
      statement: named,
      commercialSections: [{ commercialSectionID: 7, number: 1, label: 'Price' }],
      commercialParties: parties.map((party) => ({ ...party, commercialPartyID: party.id })),
      commercialLines: [{ ...line(9, { label: 'Loan' }), commercialLineID: 9 }],
      commercialAmounts: [{ ...typed(9, 1, { credit: 400_00 }), commercialAmountID: 8, commercialLineID: 9 }],
      commercialTenants: [{ ...tenant(5, { unit: '101', deposit: 10_00 }), commercialTenantID: 5 }],
    });
    const drawn = commercialStatement(statementOf(), told, made);
    expect(lineOf(drawn, 'commercialSections.7')).toBe('Price');
    expect(lineOf(drawn, 'commercialLines.9')).toBe('Loan |  | $400.00 |  |  |  |');
    expect(lineOf(drawn, 'commercialTenants.5')).toBe('101 |  to  |  |  | $10.00');
    expectSound(drawn);
  });

  it('cells lead to where they are typed', () => {
    const cells = rowsOf(form).find(({ key }) => key === 'commercialLines.2')?.cells;
    expect([cells?.[0]?.runs[0]?.field, cells?.[2]?.runs[0]?.field]).toEqual([
      'commercialLines.2.label',
      'commercialLines.2.credit1',
    ]);
  });

  it('says by how much it is out of balance; what is open has no amount', () => {
    const out = formOf({ lines: [line(1, {})], amounts: [typed(1, 1, { debit: 100 }), typed(1, 4, { credit: 90 })] });
    expect(lineOf(out, 'balance')).toBe('Out of balance by | $0.10');
    const open = formOf({ lines: [line(1, { debitTo: 'Buyers' })] });
    expect([lineOf(open, 'commercialLines.1'), lineOf(open, 'balance'), lineOf(open, 'balance.1')]).toEqual([
      'Line |  |  |  |  |  |',
      'Balance |',
      'Alder LLC | Buyer | 50 |  |',
    ]);
  });
});

const centsOf = (figure: FormFigure | undefined): number =>
  figure?.kind === 'figure' && figure.trace.value.kind === 'money' ? figure.trace.value.cents : 0;

it('of any lines each column adds up to its total, and no row is there twice', () => {
  const word = fc.constantFrom('Buyers' as const, 'Sellers' as const, null);
  const row = fc.record({ amount: fc.integer({ min: -1e8, max: 1e8 }), debitTo: word, creditTo: word });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), fc.integer({ min: 0, max: 5 }), (rows, count) => {
      const form = formOf({
        parties: parties.slice(parties.length - count),
        lines: rows.map((each, at) => line(at + 1, { ...each, section: (at % 4) + 1 })),
      });
      for (const [name, total] of form.figures) {
        const [, column] = /^totals\.(\w+\d)$/.exec(name) ?? [];
        if (column === undefined || total.kind === 'open') continue;
        const own = [...form.figures].filter(([each]) => each.endsWith(`.${column}`) && each !== name);
        expect(
          own.reduce((all, [, figure]) => all + centsOf(figure), 0),
          column,
        ).toBe(centsOf(total));
      }
      expectSound(form);
    }),
    { numRuns: 60 },
  );
});
