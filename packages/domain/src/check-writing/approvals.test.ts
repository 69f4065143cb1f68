import { expect, it } from 'vitest';
import { approvalSubject, isApproved } from './approvals.ts';

it('what was posted by a request is approved, in its bank account', () => {
  const made = { bankAccountID: 1, stripe: 5, number: 3 };
  const request = { bankAccountID: 1, posted: { stripe: 5, number: 3 } };
  const others = [
    { ...request, posted: null },
    { ...request, bankAccountID: 2 },
  ];
  expect([isApproved(made, [...others, request]), isApproved(made, others)]).toEqual([true, false]);
});

const ada = { payee: 'Ada Park', checkNumber: null, toFile: null, overFiles: null };
const nobody = { payee: null, checkNumber: null, method: null, toFile: null, overFiles: null };

it.each<[Parameters<typeof approvalSubject>[0], string]>([
  [{ ...ada, kind: 'void', checkNumber: 1001, method: 'check' }, 'Void check 1001, Ada Park'],
  [{ ...ada, kind: 'stop', checkNumber: 1001, method: 'check' }, 'Stop check 1001, Ada Park'],
  [{ ...ada, kind: 'void', method: 'wire out' }, 'Void wire, Ada Park'],
  [{ ...ada, kind: 'void', method: 'ACH out' }, 'Void ACH payment, Ada Park'],
  [{ ...ada, kind: 'payment', method: 'check' }, 'Pay Ada Park by check, outside the statement'],
  [{ ...ada, kind: 'payment', method: 'wire out' }, 'Pay Ada Park by wire, outside the statement'],
  [{ ...ada, kind: 'payment', method: 'ACH out' }, 'Pay Ada Park by ACH payment, outside the statement'],
  [{ ...nobody, kind: 'payment' }, 'Pay by check, outside the statement'],
  [{ ...nobody, kind: 'void' }, 'Void check'],
  [{ ...nobody, kind: 'advance' }, 'Advance'],
  [{ ...nobody, kind: 'loss' }, 'Loss'],
  [{ ...nobody, kind: 'transfer', toFile: '13-0042' }, 'Transfer to file 13-0042'],
])('%o is %s', (request, words) => {
  expect(approvalSubject(request)).toBe(words);
});
