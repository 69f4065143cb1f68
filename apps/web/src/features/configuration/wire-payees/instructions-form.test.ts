import { expect, it } from 'vitest';
import { beginInstructions, instructionErrors, instructionsBody, type TypedInstructions } from './instructions-form.ts';

const typed: TypedInstructions = {
  ...beginInstructions('2013-04-10'),
  ...{ beneficiary: 'Maple Street Savings', street: '12 Main St', town: 'Houston', state: 'TX', postcode: '77002' },
  ...{ bankName: 'First National Bank', routingNumber: '021000021', accountNumber: '000123456789', source: 'Letter' },
};

it('sends an address in its parts, and nothing while something is missing', () => {
  expect(instructionsBody(typed)).toEqual({
    ...{ beneficiary: 'Maple Street Savings', bankName: 'First National Bank', routingNumber: '021000021' },
    address: { street: '12 Main St', building: null, postcode: '77002', town: 'Houston', state: 'TX', country: 'US' },
    ...{ accountNumber: '000123456789', intermediaryName: null, intermediaryRouting: null, furtherCredit: null },
    ...{ accountType: null, secCode: null },
    ...{ source: 'Letter', receivedOn: '2013-04-10', phoneGiven: null, note: null },
  });
  expect(instructionsBody({ ...typed, town: null })).toBeNull();
  expect(instructionsBody({ ...typed, source: null })).toBeNull();
});

it.each([
  ['nothing', {}, {}],
  [
    'a routing number with a wrong check digit',
    { routingNumber: '021000022' },
    { routingNumber: 'The check digit of this routing number is wrong' },
  ],
  ['one that is too short', { routingNumber: '0210' }, { routingNumber: 'A routing number has nine digits' }],
  [
    'that of a bank between',
    { intermediaryName: 'Middle Bank', intermediaryRouting: '021000022' },
    { intermediaryRouting: 'The check digit of this routing number is wrong' },
  ],
  [
    'a bank between without a number',
    { intermediaryName: 'Middle Bank' },
    { intermediaryRouting: 'Enter the routing number of the intermediary bank, too' },
  ],
  [
    'a number without a bank',
    { intermediaryRouting: '021000021' },
    { intermediaryName: 'Name the intermediary bank, too' },
  ],
  ['a country in words', { country: 'USA', state: null }, { country: 'A country is two capital letters' }],
  ['no state', { state: null }, { state: 'State is required' }],
  ['a street that no bank reads', { street: '12½ Main St' }, { street: expect.stringContaining('½') }],
  ['a bank of signs alone', { bankName: '—' }, { bankName: expect.stringContaining('Bank') }],
  ['a short account number', { accountNumber: '999' }, { accountNumber: expect.stringContaining('4 to 17') }],
  ['a day to come', { receivedOn: '2013-04-12' }, { receivedOn: 'This day is still to come' }],
  [
    'what is missing',
    { town: null, source: null, routingNumber: null },
    { town: 'City is required', source: 'Say how the instructions came', routingNumber: 'Routing number is required' },
  ],
])('says at its field what is wrong: %s', (_, part, errors) => {
  expect(instructionErrors({ ...typed, ...part }, '2013-04-10')).toEqual(errors);
});
