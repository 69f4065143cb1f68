import { expect, it } from 'vitest';
import {
  emptyRecordingDocument,
  emptyTransferTax,
  recordingDocumentFigure,
  transferTaxFigure,
} from '../government-charges/index.ts';
import { fieldsOf } from '../trace/index.ts';
import { type FileFacts, feeOfDocument, feeOfTax, figuredFees } from './index.ts';

const noFile: FileFacts = {
  hasSeller: true,
  salePrice: null,
  earnestMoney: null,
  loan: null,
  closingDate: null,
  disbursementDate: null,
};
const noEscrow = {
  terms: { cushionMonths: null, paymentRounding: null },
  firstPayment: { day: null, source: 'No day' },
  items: [],
};
const document = (part: object = {}) => {
  const stored = { ...emptyRecordingDocument, kind: 'Deed', label: 'Warranty deed', fee: 85_00, ...part } as const;
  return { stored, figure: recordingDocumentFigure(stored) };
};
const tax = (part: object = {}) => {
  const terms = { level: 'State', method: 'Percent', reckonedOn: 'Sale price', rate: '1', borrowerPart: '0' } as const;
  const stored = { ...emptyTransferTax, ...terms, label: 'Stamps', payee: 'State', ...part };
  return { stored, figure: transferTaxFigure(stored, { salePrice: 1000_00, loanAmount: null }) };
};

it('documents and taxes are fees of section E: who bears them, and how far they may rise', () => {
  const fees = [
    feeOfDocument(document({ borrowerPart: '60' }), 0),
    feeOfDocument(document({ fee: 0, borrowerPart: '100' }), 1),
    feeOfTax(tax(), 0),
    feeOfTax(tax({ level: 'City or county', payee: ' ' }), 1),
  ];
  expect(fees).toMatchObject([
    {
      code: 'recording.0',
      section: 'E',
      kind: 'recording',
      bucket: 'tenPercent',
      label: 'Recording fee, Warranty deed',
      charges: [
        { paidBy: 'borrower', amount: 51_00 },
        { paidBy: 'seller', amount: 34_00 },
      ],
    },
    { code: 'recording.1', charges: [{ paidBy: 'borrower', amount: 0 }] },
    {
      code: 'transferTax.0',
      kind: 'stateTransferTax',
      bucket: 'zero',
      payee: 'State',
      charges: [{ paidBy: 'seller', amount: 10_00 }],
    },
    { code: 'transferTax.1', kind: 'localTransferTax' },
  ]);
  expect(fees[3]).not.toHaveProperty('payee');
  const { trace } = fees[2]?.charges[0] ?? {};
  expect(trace && fieldsOf(trace)).toContain('transferTaxes.0.salePrice');
});

it('one that is open is no fee', () => {
  expect(feeOfDocument(document(), 0)).toBeNull();
  expect(feeOfTax(tax({ rate: null }), 0)).toBeNull();
});

it('they are charged with the other fees of a statement, and what is missing for one says whose it is', () => {
  const of = { fees: [], commissions: [], rates: [], interest: { byDay: null, loan: null }, escrow: noEscrow } as const;
  const file = { ...noFile, salePrice: 1000_00 };
  const made = figuredFees(file, { ...of, documents: [document().stored], taxes: [tax().stored] });
  expect(made).toMatchObject([
    { kind: 'open', section: 'E', missing: [{ field: 'recordingDocuments.0.borrowerPart' }] },
    { kind: 'figure', fee: { code: 'transferTax.0', charges: [{ amount: 10_00 }] } },
  ]);
  const [tax0] = figuredFees(noFile, { ...of, documents: [], taxes: [tax().stored] });
  expect(tax0).toMatchObject({ kind: 'open', missing: [{ field: 'salePrice' }] });
});
