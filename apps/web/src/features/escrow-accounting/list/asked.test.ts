import { describe, expect, it } from 'vitest';
import { isNarrowed, notNarrowed, readAsked, withAsked } from './asked.ts';
import { askedWords } from './asked-words.ts';
import type { FilterField } from './filter-field.ts';

const fields: readonly FilterField[] = [
  { kind: 'account', name: 'bankAccountID' },
  { kind: 'date', name: 'date', label: 'As of', isRequired: true },
  { kind: 'text', name: 'text', label: 'Find', placeholder: 'File' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    any: 'Any',
    choices: [{ value: 'paid', label: 'Paid' }],
    width: 100,
  },
  { kind: 'cents', name: 'least', label: 'From amount' },
  { kind: 'count', name: 'idle', label: 'Idle days' },
  { kind: 'flag', name: 'zero', label: 'Files of zero' },
];

describe('what an address asks of a list', () => {
  it.each([
    ['nothing', {}, {}],
    ['an account', { bankAccountID: 3 }, { bankAccountID: 3 }],
    ['no account', { bankAccountID: 'x' }, {}],
    ['account 0', { bankAccountID: 0 }, {}],
    ['a day', { date: '2026-03-31' }, { date: '2026-03-31' }],
    ['a day that there is not', { date: '2026-02-30' }, {}],
    ['words', { text: ' 26 1 ' }, { text: '26 1' }],
    ['a number as words', { text: 1042 }, { text: '1042' }],
    ['a state', { state: 'paid' }, { state: 'paid' }],
    ['a state that there is not', { state: 'lost' }, {}],
    ['an amount', { least: '150000' }, { least: 150000 }],
    ['an amount below zero', { least: -1 }, {}],
    ['no days', { idle: 0 }, { idle: 0 }],
    ['a switch', { zero: true }, { zero: true }],
    ['a switch that is off', { zero: 'false' }, {}],
    ['what no list asks for', { other: 1 }, {}],
  ])('%s', (_name, search, asked) => {
    expect(readAsked(fields, search)).toEqual(asked);
  });

  it('changes by one filter, and clears all but what is always asked', () => {
    const asked = { date: '2026-03-31', state: 'paid' };
    expect(withAsked(asked, 'state', null)).toEqual({ date: '2026-03-31' });
    expect(withAsked(asked, 'least', 0)).toEqual({ ...asked, least: 0 });
    expect([isNarrowed(fields, asked), isNarrowed(fields, notNarrowed(fields, asked))]).toEqual([true, false]);
    expect(notNarrowed(fields, asked)).toEqual({ date: '2026-03-31' });
  });

  it('is said in words on paper', () => {
    const asked = {
      bankAccountID: 1,
      date: '2026-03-31',
      text: 'ada',
      state: 'paid',
      least: 1500_00,
      idle: 30,
      zero: true,
    };
    expect(askedWords(fields, asked, [{ bankAccountID: 1, name: 'Trust' }])).toEqual([
      ...[
        'Trust',
        'As of 03/31/2026',
        'Find: ada',
        'State: Paid',
        'From amount: 1,500.00',
        'Idle days: 30',
        'Files of zero',
      ],
    ]);
    expect(askedWords(fields, {}, [])).toEqual(['All bank accounts']);
  });
});
