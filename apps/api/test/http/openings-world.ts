import type { LedgerOpening, LedgerOpeningRow, OpeningBody } from '@closewright/contract/ledger-opening';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';
import { day, reviewer, statementCalls } from './statements-world.ts';
import { fileNumber, files } from './world.ts';

/** The files of the example by their numbers. */
export const numbers = {
  open: fileNumber(files.open),
  two: fileNumber(files.settlementLocked),
  elsewhere: fileNumber(files.inRegionTwo),
  locked: fileNumber(files.locked),
};

/**
 * An account with 1,800.00 at the bank: 1,000.00, 50.00 and 500.00 of files, a check and a wire that are outstanding, and a deposit on its way, by which the
 * wire was paid.
 */
export const opening = (bankAccountID: number, more: Partial<OpeningBody> = {}): OpeningBody => ({
  ...{ bankAccountID, date: day, bankBalance: 1_800_00, comment: 'Files of the former product' },
  files: [
    { fileNumber: numbers.open, balance: 1_000_00 },
    { fileNumber: numbers.two, balance: 50_00 },
    { fileNumber: numbers.locked, balance: 500_00 },
  ],
  payments: [
    {
      ...{ fileNumber: numbers.open, method: 'check', checkNumber: 501, reference: null, payee: 'Alpha Courier' },
      ...{ date: '2025-09-01', amount: 300_00 },
    },
    {
      ...{ fileNumber: numbers.two, method: 'wire out', checkNumber: null, reference: 'W-7701', payee: 'Ficus Bank' },
      ...{ date: '2026-02-27', amount: 200_00 },
    },
  ],
  deposits: [
    {
      ...{ fileNumber: numbers.two, payer: 'Michael Jones', reference: '8812', date: '2026-02-27' },
      amount: 250_00,
    },
  ],
  ...more,
});

/** Calls of openings, beside those of reconciliations. */
export function openingCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const calls = statementCalls(api, database, { tenant });
  const path = '/api/ledger-openings';
  const send = (method: string, end: string, body?: object, sent: Sent = {}): Promise<Answer> =>
    api().send(method, `${path}${end}`, { tenant, as: 'officer', ...(body && { body }), ...sent });
  const ask = (body: OpeningBody, sent?: Sent) => send('POST', '', body, sent);
  const decide = (openingID: number, decision: string, comment: string | null = null, sent: Sent = { as: reviewer }) =>
    send('POST', `/${openingID}/decision`, { decision, comment }, sent);
  const asked = (body: OpeningBody, sent?: Sent) => calls.told<LedgerOpening>(ask(body, sent));
  return {
    ...calls,
    sendOpening: send,
    ask,
    asked,
    decide,
    listed: (query = '', sent?: Sent) => calls.told<LedgerOpeningRow[]>(send('GET', query, undefined, sent)),
    got: (openingID: number, sent?: Sent) => calls.told<LedgerOpening>(send('GET', `/${openingID}`, undefined, sent)),
    /** An account that begins with this opening. */
    begun: async (more: Partial<OpeningBody> = {}, account: object = {}): Promise<number> => {
      const bank = await calls.newAccount(account);
      const { openingID } = await asked(opening(bank, more));
      await calls.told(decide(openingID, 'approve'));
      return bank;
    },
  };
}
