import { describe, expect, it } from 'vitest';
import { RoleType } from '../parties/index.ts';
import { type MailedParty, payeeAddress } from './payee-address.ts';

const nowhere = { address1: null, address2: null, city: null, state: null, zip: null };
const at = (address1: string) => ({ ...nowhere, address1, city: 'Anytown', state: 'TX', zip: '75001' });
const contact = (roleTypeID: number, name: string | null, more: Partial<MailedParty> = {}): MailedParty => ({
  ...{ roleTypeID, name, address: nowhere, forwarding: nowhere, payments: null },
  ...more,
});

const contacts = [
  contact(RoleType.Buyer, 'Michael Jones', { address: at('1 Old St'), forwarding: at('2 New St') }),
  contact(RoleType.Seller, 'Mary Stone'),
  contact(RoleType.Seller, 'Steve Cole', { address: at('3 Old St'), forwarding: at('4 New St') }),
  contact(RoleType.Lender, 'Ficus  Bank', { address: at('5 Main St'), payments: at('PO Box 6') }),
  contact(RoleType.Surveyor, null, { firstName: 'Ann', lastName: 'Field', address: { ...at('7 Hill St'), zip: null } }),
  contact(RoleType.Notary, 'Nobody Known', { payments: nowhere }),
];

describe('the address of a payee', () => {
  it.each<[string, string | null, readonly string[]]>([
    ['Michael Jones', 'buyer', ['1 Old St', 'Anytown, TX 75001']],
    ['Michael Jones', null, ['1 Old St', 'Anytown, TX 75001']],
    // Of several sellers that of the first one who has an address, where they live from now on.
    ['Mary Stone and Steve Cole', 'seller', ['4 New St', 'Anytown, TX 75001']],
    ['Steve Cole', null, ['4 New St', 'Anytown, TX 75001']],
    ['ficus bank', 'lender.id5', ['PO Box 6', 'Anytown, TX 75001']],
    ['Ann Field', 'name ann field', ['7 Hill St', 'Anytown, TX']],
    ['Nobody Known', 'name nobody known', []],
    ['Mary Stone', null, []],
    ['Omega Realty', 'name omega realty', []],
    ['', null, []],
  ])('%j, %j: %j', (payee, party, lines) => {
    expect(payeeAddress({ payee, party }, contacts)).toEqual(lines.length === 0 ? [] : [payee, ...lines]);
  });
});
