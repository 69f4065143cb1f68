import type { EmailRecipient } from '../../lib/parse/email.ts';

export const buyer: EmailRecipient = { address: 'jane@homebuyer.com', name: 'Jane Homebuyer' };
export const seller: EmailRecipient = { address: 'joe.seller@mail.com', name: 'Joe Seller' };
export const agent: EmailRecipient = { address: 'sales@omegarealty.com', name: 'Omega Real Estate' };
export const deeds: EmailRecipient = { address: 'deeds@epsilontitle.com' };
export const wrong: EmailRecipient = { address: 'mary.stone@anytown' };

const contacts: EmailRecipient[] = [
  buyer,
  seller,
  agent,
  { address: 'loans@ficusbank.com', name: 'Ficus Bank, loans' },
  { address: 'payoffs@ficusbank.com', name: 'Ficus Bank, payoffs' },
  deeds,
];

/** Contacts of a file that match by name or address. */
export const suggest = (text: string): Promise<EmailRecipient[]> =>
  Promise.resolve(
    contacts.filter((one) => `${one.name ?? ''} ${one.address}`.toLowerCase().includes(text.toLowerCase())),
  );
