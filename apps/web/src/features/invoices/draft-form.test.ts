import { describe, expect, it } from 'vitest';
import {
  changesOf,
  customerOf,
  customerValue,
  type DraftForm,
  type DraftLine,
  draftFormOf,
  draftOf,
  figuredLines,
  lineProblems,
  refusedLines,
  withSources,
} from './draft-form.ts';
import { exampleDraft, exampleSource } from './invoices.fixture.ts';

const line = (part: Partial<DraftLine> = {}): DraftLine => ({
  ...{ key: 1, text: 'Courier', amount: 100_00, isTaxable: false, source: null },
  ...part,
});
const blank = line({ key: 2, text: '', amount: null });
const form = (part: Partial<DraftForm> = {}): DraftForm => ({
  ...{ customer: 'contact 5', terms: 30, note: null, lines: [line(), blank] },
  ...part,
});

describe('a draft', () => {
  it.each([{ kind: 'contact', rolesID: 5 } as const, { kind: 'company', companyID: 7 } as const])(
    'names a customer: %j',
    (customer) => {
      expect(customerOf(customerValue(customer))).toEqual(customer);
    },
  );

  it('is to nobody without one', () => {
    expect(customerOf(null)).toBeNull();
  });

  it('is sent as it is stored, without blank lines', () => {
    expect(draftOf(form())).toEqual({
      ...{ customer: { kind: 'contact', rolesID: 5 }, terms: 30, note: null },
      lines: [{ text: 'Courier', amount: 100_00, isTaxable: false, source: null }],
    });
    const stored = exampleDraft();
    expect(draftOf(draftFormOf(stored)).lines).toEqual(stored.lines);
  });

  it('sends what changed, lines whole', () => {
    const lines = [line({ amount: 5 })];
    expect(changesOf({ lines }, form({ lines }))).toEqual({
      lines: [{ text: 'Courier', amount: 5, isTaxable: false, source: null }],
    });
    expect(changesOf({ customer: null }, form({ customer: null }))).toEqual({ customer: null });
  });
});

describe('lines', () => {
  it.each([
    ['a whole one', line(), undefined],
    ['a blank one is none', blank, undefined],
    ['one without words', line({ text: ' ' }), { text: 'Say what it is for' }],
    ['one without an amount', line({ amount: null }), { amount: 'Enter an amount' }],
    ['one of nothing', line({ amount: 0 }), { amount: 'An amount is not 0.00' }],
  ])('%s', (_, row, expected) => {
    expect(lineProblems([row]).get(row.key)).toEqual(expected);
  });

  it('what the api says stands at its cell, whatever blank lines stand before', () => {
    const lines = [blank, line({ key: 7 })];
    expect(refusedLines({ 'changes.lines.0.amount': ['Too much'], note: ['No'] }, lines)).toEqual(
      new Map([[7, { amount: 'Too much' }]]),
    );
  });

  it('out of the statement come after those that are there, with what they came from', () => {
    const open = exampleSource({ key: 'fee.2', label: 'Search', amount: null });
    const rows = withSources([line({ key: 4 }), blank], [exampleSource(), open]);
    expect(rows.map(({ key, text, amount }) => [key, text, amount])).toEqual([
      [4, 'Courier', 100_00],
      [5, 'Settlement fee', 500_00],
      [6, 'Search', null],
    ]);
    expect(rows[1]?.source).toEqual({ key: 'fee.1', label: 'Settlement fee' });
    expect(figuredLines(rows).map(({ amount }) => amount)).toEqual([100_00, 500_00, 0]);
  });
});
