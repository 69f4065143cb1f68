import type { endpoints } from '@closewright/contract';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Example } from './example.ts';
import { investedFile, investedOn, investmentCalls, letInvest } from './investments-world.ts';

/** What the examples name: known once their world is made, alike in each tenant. */
const made = { bank: 0, trust: 0, asked: 0, open: 0, closing: 0, credit: 0, given: 0, sent: 0, back: 0 };
/** What is of no file is in the first part of the ledger, what is of the file in its own. */
const stripes = { none: 0, file: investedFile % 16 };

/** Makes investment accounts in each state, with principal and interest. */
export async function makeInvestments(api: ApiUnderTest, database: Database, tenant: string): Promise<void> {
  await letInvest(database, tenant);
  const calls = investmentCalls(
    () => api,
    () => database,
    { tenant, as: 'trusted', by: 'administrator' },
  );
  const own = { as: 'administrator' } as const;
  const trust = await calls.newBank({ kind: 'Escrow trust' });
  const open = await calls.open();
  const { bankAccountID, investmentID } = open;
  await calls.receive(bankAccountID, 5_000_00);
  await calls.receive(trust, 900_00);
  const sent = await calls.pay(trust, 100_00);
  const back = await calls.pay(trust, 200_00);
  const [credit, given] = [await calls.credit(bankAccountID, 1_00), await calls.credit(bankAccountID, 2_00)];
  await calls.told(calls.give(investmentID, [given], own));
  await calls.told(calls.name(investmentID, { bankAccountID: trust, ...back }, own));
  Object.assign(made, {
    ...{ bank: await calls.newBank(), trust, open: investmentID, closing: (await calls.open()).investmentID },
    ...{ asked: (await calls.asked({ bankAccountID: await calls.newBank() })).investmentID },
    ...{ credit: credit.number, given: given.number, sent: sent.number, back: back.number },
  });
}

const on = (investmentID: number) => ({ path: { investmentID } });
const move = (number: number) => ({ bankAccountID: made.trust, stripe: stripes.file, number });
const interest = (number: number) => ({ stripe: stripes.none, number });

type Names =
  | `list${'Investments' | 'InvestmentBanks' | 'PrincipalToName'}`
  | `${'get' | 'ask' | 'decide' | 'save' | 'close'}Investment`
  | `${'name' | 'unname'}Principal`
  | `${'give' | 'takeBack'}Interest`
  | `${'get' | 'export'}InterestYear`;

/** Calls of investment accounts that succeed. */
export const investmentExamples: Record<Names & keyof typeof endpoints, () => Example> = {
  listInvestments: () => ({ query: `?state=open&ordersID=${investedFile}&text=park` }),
  listInvestmentBanks: () => ({}),
  getInvestment: () => on(made.open),
  askInvestment: () => {
    const body = {
      ...{ ordersID: investedFile, bankAccountID: made.bank, beneficiary: 'Ada Park', taxID: '123-45-6789' },
      ...{ w9On: investedOn.principal, instructedOn: investedOn.principal, rate: '4.25', street: '1 Elm St' },
      ...{ city: 'Ames', state: 'IA', zip: '50010', reportedBy: 'Office', note: null },
    };
    return { body, wrongValue: { ...body, taxID: '123456789' } };
  },
  decideInvestment: () => ({
    ...on(made.asked),
    body: { decision: 'approve', reason: null },
    wrongValue: { decision: 'perhaps', reason: null },
  }),
  saveInvestment: () => ({ ...on(made.open), body: { version: 2, changes: { zip: '50011' } } }),
  closeInvestment: () => ({ ...on(made.closing), body: { reason: 'Nothing came in' }, wrongValue: { reason: ' ' } }),
  listPrincipalToName: () => on(made.open),
  namePrincipal: () => ({ ...on(made.open), body: move(made.sent), wrongValue: { ...move(made.sent), number: 0 } }),
  unnamePrincipal: () => ({ ...on(made.open), body: move(made.back), wrongValue: { ...move(made.back), number: 0 } }),
  giveInterest: () => ({ ...on(made.open), body: { credits: [interest(made.credit)] }, wrongValue: { credits: [] } }),
  takeBackInterest: () => ({
    ...on(made.open),
    body: { ...interest(made.given), reason: 'Of another account' },
    wrongValue: { ...interest(made.given), reason: '' },
  }),
  getInterestYear: () => ({ path: { year: 2026 } }),
  exportInterestYear: () => ({
    path: { year: 2026 },
    body: { withTaxIDs: false },
    wrongValue: { withTaxIDs: 'yes' },
  }),
};
