import { expect, it } from 'vitest';
import { instructionProblems, type TypedInstructions } from './index.ts';
import { destination } from './wires.fixture.ts';

const today = '2026-11-30';
const right: TypedInstructions = { ...destination(), accountType: null, secCode: null, receivedOn: today };
const ach = { accountType: 'Checking', secCode: 'CCD' } as const;
const { address } = right;

it.each<[string, Partial<TypedInstructions>, object]>([
  ['what is right', {}, {}],
  [
    'an address without a state',
    { address: { ...address, state: null, country: 'US' } },
    { 'address.state': 'State is required' },
  ],
  [
    'a state abroad',
    { address: { ...address, state: 'TX', country: 'CA' } },
    { 'address.state': 'Only an address in the United States has a state' },
  ],
  ['ACH', ach, {}],
  ['ACH to nobody known', { accountType: 'Savings' }, { secCode: 'Say whether it is a business or a person, too' }],
  ['ACH to no kind of account', { secCode: 'PPD' }, { accountType: 'Say which kind of account it is, too' }],
  [
    'ACH abroad',
    { ...ach, address: { ...address, state: null, country: 'CA' } },
    { accountType: 'ACH goes to accounts in the United States alone' },
  ],
  [
    'ACH by a bank between',
    { ...ach, intermediaryName: 'Gulf Bank', intermediaryRouting: '021000021' },
    { accountType: 'ACH goes by no bank between' },
  ],
  [
    'ACH for further credit',
    { ...ach, furtherCredit: 'Loan 7' },
    { accountType: 'ACH says nothing of a further credit' },
  ],
  ['an address abroad', { address: { ...address, state: null, country: 'CA' } }, {}],
  [
    'a bank between without its name',
    { intermediaryRouting: '021000021' },
    { intermediaryName: 'Name the intermediary bank, too' },
  ],
  [
    'a bank between without its number',
    { intermediaryName: 'Gulf Bank' },
    { intermediaryRouting: 'Enter the routing number of the intermediary bank, too' },
  ],
  ['a beneficiary that no bank reads', { beneficiary: 'Δelta LLC' }, { beneficiary: expect.stringContaining('Δ') }],
  [
    'a city of signs alone',
    { address: { ...address, town: '—' } },
    { 'address.town': expect.stringContaining('City') },
  ],
  ['a day to come', { receivedOn: '2026-12-01' }, { receivedOn: 'This day is still to come' }],
])('instructions with %s', (_, part, problems) => {
  expect(instructionProblems({ ...right, ...part }, today)).toEqual(problems);
});
