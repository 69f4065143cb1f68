import { describe, expect, it } from 'vitest';
import {
  closingObstacle,
  discardObstacle,
  discardQuestion,
  editObstacle,
  entriesToTakeBack,
  entryObstacle,
  invoiceName,
  issueObstacle,
  noted,
  noteObstacle,
  payObstacle,
  stateWords,
  takeBackObstacle,
  voidObstacle,
} from './invoice-words.ts';
import { exampleClosing, exampleDraft, exampleInvoice, examplePayment } from './invoices.fixture.ts';

const draft = exampleDraft();
const open = exampleInvoice();
const voided = exampleInvoice({ state: 'void', voided: { by: 'Ada', at: '2013-04-15T00:00:00Z', reason: 'Twice' } });
const paid = exampleInvoice({ state: 'paid', balance: 0, entries: [examplePayment({ amount: 108_25 })] });
const today = '2013-04-15';
const closing = exampleClosing();
const closings = closing.kind === 'closing' ? [{ payment: closing.payment, left: 500_00 }] : [];

describe('what stands in the way of an act', () => {
  it.each([
    ['nothing in hand', editObstacle(null, null), 'No invoice is in hand'],
    ['a refusal', editObstacle(draft, 'Locked'), 'Locked'],
    ['a draft is edited', editObstacle(draft, null), null],
    ['an issued one is not', editObstacle(open, null), 'It is issued: it does not change any more'],
    ['nor deleted', discardObstacle(open, null), 'It is issued: void it instead'],
    ['a refusal comes first', discardObstacle(open, 'Locked'), 'Locked'],
    ['a draft is issued', issueObstacle(draft, null), null],
    ['to somebody', issueObstacle(exampleDraft({ customer: null }), null), 'Choose whom it is to'],
    ['with lines', issueObstacle(exampleDraft({ lines: [] }), null), 'Enter at least one line'],
    ['an open one is paid', payObstacle(open, null), null],
    ['a draft is not', payObstacle(draft, null), 'It is not issued yet'],
    ['nor a void one', payObstacle(voided, null), 'It is void'],
    ['nor one without a balance', payObstacle(paid, null), 'Nothing is left to pay of it'],
    ['it is still noted as sent', noteObstacle(paid, null), null],
    ['from closing', closingObstacle(open, closings, null), null],
    [
      'without a disbursement',
      closingObstacle(
        open,
        closings.map((each) => ({ ...each, left: 0 })),
        null,
      ),
      'The file has no disbursement to the office that is left for it',
    ],
    ['without the right', closingObstacle(open, null, null), 'Access to Check Writing is not authorized'],
    ['an open one is voided', voidObstacle(open, today, null), null],
    ['a draft is not', voidObstacle(draft, today, null), 'It is no claim yet: delete the draft'],
    ['nor twice', voidObstacle(voided, today, null), 'It is void'],
    [
      'nor a paid one',
      voidObstacle(paid, today, null),
      '108.25 counts as paid: take that back first, or credit what is left',
    ],
    ['nothing is taken back', takeBackObstacle(open, null), 'Nothing was noted of it that can be taken back here'],
    ['a payment is', takeBackObstacle(paid, null), null],
  ])('%s', (_, obstacle, expected) => {
    expect(obstacle).toBe(expected);
  });

  it('one whose payment from closing was voided can be voided', () => {
    expect(voidObstacle(exampleInvoice({ entries: [exampleClosing('voided')] }), today, null)).toBeNull();
  });

  it('what came with a batch is taken back with it', () => {
    const batch = { invoiceBatchID: 2, number: 'B-000002' };
    expect(entryObstacle(examplePayment({ batch }), null)).toBe(
      'It came with batch B-000002: take that back in Invoice Batch Payments',
    );
    expect(entriesToTakeBack({ entries: [examplePayment({ batch })] })).toEqual([]);
  });
});

it('says the name, the state and what was noted in words', () => {
  expect([invoiceName(open), invoiceName(draft), invoiceName({ number: null, customerCompanyName: '' })]).toEqual([
    'Invoice I-000012',
    'Draft to Ficus Bank',
    'Draft',
  ]);
  expect([discardQuestion(draft), discardQuestion({ customerCompanyName: '' })]).toEqual([
    'Delete draft to Ficus Bank?',
    'Delete draft?',
  ]);
  expect([stateWords(open), stateWords({ state: 'partly paid', daysLate: 1 })]).toEqual([
    'Open',
    'Partly paid, 1 day late',
  ]);
  expect(noted(examplePayment())).toBe('Check of 04/15/2013, 1042');
  expect(noted(exampleClosing())).toBe('Paid from closing by check 1042');
});
