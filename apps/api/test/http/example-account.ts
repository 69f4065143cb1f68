import { bankAccountList } from '@closewright/domain/banking';

/** A trust account as it is sent; its number begins with zeros. */
export const exampleAccount = {
  ...bankAccountList.begin,
  name: 'Trust account',
  kind: 'Escrow trust',
  bankName: 'Ficus Bank',
  accountTitle: 'Epsilon Title Co., Escrow Trust',
  routingNumber: '123456780',
  accountNumber: '0012345678',
  state: 'TX',
  openedOn: '2013-01-02',
} as const;
