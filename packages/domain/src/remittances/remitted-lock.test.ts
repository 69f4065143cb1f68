import { expect, it } from 'vitest';
import { emptyRateOrder } from '../premium/index.ts';
import { isSentField, type RemittedChanges, remittedPath } from './remitted-lock.ts';

const order = {
  ...emptyRateOrder,
  underwriter: 'Omega Insurance',
  ownerLiability: 300_000_00,
  underwriterPercent: '15',
};
const rows = {
  rateOrders: [
    { rateOrderID: 1, ...order },
    { rateOrderID: 2, ...order },
  ],
  titlePolicies: [
    { titlePolicyID: 11, rateOrderID: 1, number: 'O-1', sequence: 1 },
    { titlePolicyID: 12, rateOrderID: 1, number: 'L-1', sequence: 2 },
    { titlePolicyID: 21, rateOrderID: 2, number: 'O-2', sequence: 1 },
  ],
};
/** The loan policy of the first order was sent. */
const locked = new Set([12]);

it.each<[what: string, RemittedChanges, path: string | null]>([
  ['nothing', {}, null],
  ['its date', { rateOrders: [{ rateOrderID: 1, effectiveDate: '2026-03-09' }] }, 'rateOrders.0.effectiveDate'],
  ['its policies', { rateOrders: [{ rateOrderID: 1, policies: 'Loan alone' }] }, 'rateOrders.0.policies'],
  ['the loan that is insured', { rateOrders: [{ rateOrderID: 1, loanID: 3 }] }, 'rateOrders.0.loanID'],
  ['a liability', { rateOrders: [{ rateOrderID: 1, ownerLiability: 1 }] }, 'rateOrders.0.ownerLiability'],
  ['that of the loan', { rateOrders: [{ rateOrderID: 1, loanLiability: 1 }] }, 'rateOrders.0.loanLiability'],
  ['the underwriter', { rateOrders: [{ rateOrderID: 1, underwriter: null }] }, 'rateOrders.0.underwriter'],
  ['its share', { rateOrders: [{ rateOrderID: 1, underwriterPercent: '20' }] }, 'rateOrders.0.underwriterPercent'],
  [
    'the second field of the second row',
    {
      rateOrders: [
        { rateOrderID: 2, underwriter: 'Two' },
        { rateOrderID: 1, remarks: 'Own', underwriter: 'Two' },
      ],
    },
    'rateOrders.1.underwriter',
  ],
  ['what it is already', { rateOrders: [{ rateOrderID: 1, underwriter: 'Omega Insurance', loanID: null }] }, null],
  ['the rates', { rateOrders: [{ rateOrderID: 1, rates: 'Texas', rateVersion: 'tx-2027', state: 'TX' }] }, null],
  ['who pays', { rateOrders: [{ rateOrderID: 1, ownerBorrowerPart: '50', payeeName: 'Other', remarks: 'Own' }] }, null],
  ['another order', { rateOrders: [{ rateOrderID: 2, underwriter: 'Two' }], removeRateOrders: [2] }, null],
  ['a new order', { rateOrders: [{ rateOrderID: -1, underwriter: 'Two' }] }, null],
  ['the number of the policy', { titlePolicies: [{ titlePolicyID: 12, number: 'L-2' }] }, 'titlePolicies.0.number'],
  ['its place alone', { titlePolicies: [{ titlePolicyID: 12, number: 'L-1', sequence: 1 }] }, null],
  [
    'another policy of the order',
    {
      titlePolicies: [
        { titlePolicyID: 11, number: 'O-3' },
        { titlePolicyID: -1, rateOrderID: 1 },
      ],
    },
    null,
  ],
  ['that it is there', { removeTitlePolicies: [11, 12] }, 'removeTitlePolicies.1'],
  ['that its order is there', { removeRateOrders: [2, 1] }, 'removeRateOrders.1'],
])('of what was sent nobody changes %s', (_what, changes, path) => {
  expect(remittedPath(rows, changes, locked)).toBe(path);
});

it('once it is unlocked, all of it is changed', () => {
  const changes = { rateOrders: [{ rateOrderID: 1, underwriter: 'Two' }], removeTitlePolicies: [12] };
  expect(remittedPath(rows, changes, new Set())).toBeNull();
});

it('what follows from rates and the closing is not what was typed', () => {
  expect(Object.keys(emptyRateOrder).filter(isSentField)).toEqual([
    ...['effectiveDate', 'policies', 'loanID', 'ownerLiability', 'loanLiability', 'underwriter', 'underwriterPercent'],
  ]);
});
