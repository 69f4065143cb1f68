import { expect, it } from 'vitest';
import { sampleLoan } from '../../disclosure/stored-loans.fixture.ts';
import { toldOfFile } from '../index.ts';
import { sampleStated, told } from '../told-h25b.fixture.ts';

const property = { address2: null, city: 'Anytown', state: 'ST', zip: '12345' };
const file = {
  order: { fileNumber: told.fileNumber, earnestMoneyHeldBy: 'Alpha Real Estate Broker Co.' },
  contacts: told.contacts,
  properties: [
    { ...property, propertyID: 7, sequence: 2, address1: '1 Back Road' },
    { ...property, propertyID: 9, sequence: 1, address1: '456 Somewhere Ave' },
  ],
  loans: [
    { loanID: 1, lenderName: 'Other Bank', loanNumber: '1', micNumber: null, purpose: null, loanTypeID: null },
    { loanID: 2, lenderName: 'Ficus Bank', loanNumber: '2', micNumber: '3', purpose: 'Purchase', loanTypeID: 4 },
  ],
};
const statement = { loanID: 2, loans: [{ ...sampleLoan, loanID: 2 }], stated: {}, statedOfLoan: sampleStated };
const besides = { issued: null, propertyValue: null };
const typeOf = (loanTypeID: number) => (loanTypeID === 4 ? 'FHA' : null);

it('tells of the loan of the statement, and of properties in their order', () => {
  expect(toldOfFile(file, statement, besides, typeOf)).toMatchObject({
    fileNumber: '12-3456',
    properties: [
      { address: '456 Somewhere Ave, Anytown, ST 12345', field: 'file.properties.9.address1' },
      { address: '1 Back Road, Anytown, ST 12345', field: 'file.properties.7.address1' },
    ],
    named: { lenderName: 'Ficus Bank', loanNumber: '2', micNumber: '3', purpose: 'Purchase', loanType: 'FHA' },
    loan: { loan: { rate: '3.875' }, stated: sampleStated },
    depositHolder: 'Alpha Real Estate Broker Co.',
  });
});

it('a file without a loan has none', () => {
  const { loan, named } = toldOfFile({ ...file, loans: [] }, { ...statement, loanID: 0 }, besides, typeOf);
  expect([loan, ...Object.values(named)]).toEqual([null, null, null, null, null, null]);
});
