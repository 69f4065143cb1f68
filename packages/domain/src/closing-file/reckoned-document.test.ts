import { expect, it } from 'vitest';
import { emptyCommission } from '../commissions/index.ts';
import { emptyEscrowItem } from '../escrow-account/index.ts';
import { emptyRecordingDocument, emptyTransferTax } from '../government-charges/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import { emptyEndorsement, emptyRateOrder } from '../premium/index.ts';
import { reckonedDocument, type StatementDocument, statementMoves } from './index.ts';
import { blankStatement, storedFee } from './statement-document.fixture.ts';

const texas = {
  ...emptyRateOrder,
  state: 'TX',
  effectiveDate: '2026-11-20',
  policies: 'Owner and loan, together',
  ownerBorrowerPart: '0',
  loanBorrowerPart: '100',
  loanSection: 'C',
} as const;
const flat = { ...emptyCommission, paidBy: 'Seller', agreedAs: 'Flat amount', flatAmount: 1000_00 } as const;
const tax = {
  ...emptyTransferTax,
  level: 'State',
  method: 'Flat amount',
  borrowerPart: '0',
  flatAmount: 10_00,
} as const;

/** The lines that differ once the first row of a list is deleted. */
function withoutFirst(list: keyof StatementDocument & `${string}s`, rows: Partial<StatementDocument>) {
  const before = { ...blankStatement, ...rows };
  const all = before[list];
  const after = { ...before, [list]: Array.isArray(all) ? all.slice(1) : all };
  const { amounts } = statementMoves(reckonedDocument(before), reckonedDocument(after), 'CDF');
  return amounts.map((each) => [each.label, each.before?.kind ?? null, each.after?.kind ?? null]);
}

const rateOrder = { ...texas, rateOrderID: 4 };
const endorsement = { ...emptyEndorsement, policy: 'Loan', rateOrderID: 4 } as const;

it.each<[string, Parameters<typeof withoutFirst>, string]>([
  [
    'endorsements priced by hand',
    [
      'rateEndorsements',
      {
        rateOrders: [rateOrder],
        rateEndorsements: [
          { ...endorsement, rateEndorsementID: 1, label: 'Tax deletion', amount: 20_00 },
          { ...endorsement, rateEndorsementID: 2, label: 'Survey', amount: 30_00 },
          { ...endorsement, rateEndorsementID: 3, label: 'Survey', amount: 40_00 },
        ],
      },
    ],
    'Title – Tax deletion',
  ],
  [
    'endorsements of the manual',
    [
      'rateEndorsements',
      {
        rateOrders: [rateOrder],
        rateEndorsements: [
          { ...endorsement, rateEndorsementID: 1, code: 't-19-residential' },
          { ...endorsement, rateEndorsementID: 2, label: 'Survey', amount: 30_00 },
        ],
      },
    ],
    'Title – T-19 Restrictions, encroachments, minerals, residential loan',
  ],
  [
    'commissions that are open',
    [
      'commissions',
      {
        commissions: [
          { ...flat, commissionID: 1, label: 'Listing', flatAmount: null },
          { ...flat, commissionID: 2, label: 'Selling', flatAmount: null },
        ],
      },
    ],
    'Listing: the flat amount',
  ],
  [
    'documents that are open',
    [
      'recordingDocuments',
      {
        recordingDocuments: [
          { ...emptyRecordingDocument, recordingDocumentID: 1, kind: 'Deed', borrowerPart: '0' },
          { ...emptyRecordingDocument, recordingDocumentID: 2, kind: 'Mortgage', borrowerPart: '0' },
        ],
      },
    ],
    'Deed: the fee of the recorder, 0 if there is none',
  ],
  [
    'taxes that are open',
    [
      'transferTaxes',
      {
        transferTaxes: [
          { ...tax, transferTaxID: 1, label: 'State stamps', flatAmount: null },
          { ...tax, transferTaxID: 2, label: 'County stamps', flatAmount: null },
        ],
      },
    ],
    'State stamps: the flat amount',
  ],
  [
    'rate orders that are open',
    [
      'rateOrders',
      {
        rateOrders: [
          { ...texas, policies: 'Owner alone', ownerBorrowerPart: null, rateOrderID: 1 },
          { ...texas, policies: 'Loan alone', loanBorrowerPart: null, rateOrderID: 2 },
        ],
      },
    ],
    'Premium rates: the borrower’s part of the owner’s policy, 0 if the seller pays',
  ],
  [
    'items of the escrow account that are open',
    [
      'escrowItems',
      {
        statement: {
          ...blankStatement.statement,
          cushionMonths: 2,
          escrowRounding: 'Nearest',
          firstEscrowPayment: '2013-06-01',
        },
        escrowItems: [
          { ...emptyEscrowItem, escrowItemID: 1, label: 'Flood', monthlyAmount: null },
          { ...emptyEscrowItem, escrowItemID: 2, label: 'County', monthlyAmount: null },
        ],
      },
    ],
    'Escrow: What Flood costs: its bills, or a bill of every month',
  ],
])('%s are told apart by their rows: of two of which one is deleted, that one is gone', (_, [list, rows], label) => {
  const gone = withoutFirst(list, rows);
  expect(gone).toEqual([[label, expect.any(String), null]]);
});

it('what a block says was estimated makes a charge that the seller pays one of the borrower: its lines add up', () => {
  const settlementStatementType = SettlementStatementType.HUD2010;
  const fee = storedFee(1, { section: 'A', sellerAtClosing: 600_00 });
  const before: StatementDocument = { ...blankStatement, settlementStatementType, fees: [fee] };
  const after = { ...before, statement: { ...before.statement, gfeOrigination: 500_00 } };
  const { amounts, totals } = statementMoves(reckonedDocument(before), reckonedDocument(after), 'HUD');
  expect(amounts.map(({ line, label, change }) => [line, label, change])).toEqual([
    ['800', 'Fee 1', -600_00],
    ['800', 'Fee 1', 600_00],
    ['220, 520', 'Fee 1 paid by the seller', 600_00],
  ]);
  expect(totals.flatMap(({ name, change }) => (change === 0 ? [] : [[name, change]]))).toEqual([
    ['borrowerAtClosing', 600_00],
    ['sellerAtClosing', -600_00],
    ['dueFromBorrower', 600_00],
    ['paidForBorrower', 600_00],
  ]);
});
