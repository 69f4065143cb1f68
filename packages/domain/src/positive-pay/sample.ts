import type { PositivePayAccount, PositivePayEvent, PositivePayFacts } from './positive-pay-event.ts';

/** What a layout is tried on: nothing of the office. */
export const positivePaySample: {
  readonly account: PositivePayAccount;
  readonly events: readonly PositivePayEvent[];
  readonly facts: PositivePayFacts;
} = {
  account: { routingNumber: '123456780', accountNumber: '0044107788' },
  facts: { date: '2026-06-30', number: 7 },
  events: [
    {
      ...{ kind: 'issue', checkNumber: 20417, amount: 1_234_567, payee: 'Harper & Lowell, Surveyors' },
      ...{ issuedOn: '2026-06-29', happenedOn: '2026-06-29' },
    },
    {
      ...{ kind: 'issue', checkNumber: 20418, amount: 9_05, payee: 'Clerk of the Circuit Court' },
      ...{ issuedOn: '2026-06-30', happenedOn: '2026-06-30' },
    },
    {
      kind: 'issue',
      checkNumber: 20419,
      amount: 98_765_432,
      payee: 'The First Consolidated Savings and Loan Association of Upper Valley County, as Trustee',
      issuedOn: '2026-06-30',
      happenedOn: '2026-06-30',
    },
    {
      ...{ kind: 'void', checkNumber: 20388, amount: 450_00, payee: 'Renée Olsen' },
      ...{ issuedOn: '2026-06-12', happenedOn: '2026-06-30' },
    },
    {
      ...{ kind: 'stop', checkNumber: 20391, amount: 75_10, payee: 'Brightwater Homeowners "A"' },
      ...{ issuedOn: '2026-06-15', happenedOn: '2026-06-30' },
    },
  ],
};
