import type {
  PositivePayAnswerFileRow,
  PositivePayExceptionPage,
  PositivePayExceptionRow,
} from '@closewright/contract/positive-pay';
import type { ExceptionDecision, ExceptionMapping } from '@closewright/domain/positive-pay';
import type { Database } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { payCalls } from './positive-pay-world.ts';

/** A check as a bank asks about it: one of those that `checks` posts, unless it is said otherwise. */
export const presented = {
  ...{ checkNumber: 1001, amount: 100_00, payee: 'Alpha Courier', bankReason: 'No issue on file' },
  ...{ presentedOn: '2026-03-06', decideOn: '2026-03-07', decideTime: '14:00' },
};

/** How the lists of the bank are read. */
export const mapping: ExceptionMapping = {
  columns: {
    ...{ checkNumber: 'Serial', amount: 'Amount', payee: 'Payee', bankReason: 'Reason' },
    ...{ presentedOn: 'Posted', account: 'Account' },
  },
  dates: 'MM/DD/YYYY',
};

/** The calls of checks that banks ask about, beside those of positive pay. */
export function exceptionCalls(api: () => ApiUnderTest, database: () => Database, { tenant = 'alpha' } = {}) {
  const pay = payCalls(api, database, { tenant });
  const { send, told } = pay;
  const path = '/api/positive-pay';
  const on = (id: number, act: string, body: object, sent?: Sent): Promise<Answer> =>
    send('POST', `${path}/exceptions/${id}/${act}`, body, sent);
  const list = (query = '', sent?: Sent) =>
    told<PositivePayExceptionPage>(send('GET', `${path}/exceptions${query}`, undefined, sent));
  const type = (bank: number, more: object = {}, sent?: Sent) =>
    send('POST', `${path}/accounts/${bank}/exceptions`, { ...presented, ...more }, sent);
  const asks = (bank: number, more: object = {}, sent?: Sent) => told<PositivePayExceptionRow>(type(bank, more, sent));
  const decide = (
    { positivePayExceptionID: id, finding }: PositivePayExceptionRow,
    decision: ExceptionDecision,
    { reason = null, found = finding, ...sent }: Sent & { reason?: string | null; found?: string } = {},
  ) => on(id, 'decide', { decision, found, reason }, sent);
  return {
    ...pay,
    ...{ list, type, asks, decide },
    one: async (bank: number, id: number) => {
      for (const state of ['', '&state=sent', '&state=taken%20off']) {
        const { results } = await list(`?bankAccountID=${bank}${state}`);
        const found = results.find(({ positivePayExceptionID }) => positivePayExceptionID === id);
        if (found) return found;
      }
      throw new Error(`There is no exception ${id}`);
    },
    confirm: (id: number, found: string, sent?: Sent) => on(id, 'confirm', { found }, sent),
    takeBackDecision: (id: number, sent?: Sent, reason = 'By mistake') => on(id, 'take-back', { reason }, sent),
    takeOff: (id: number, sent?: Sent, reason = 'Typed twice') => on(id, 'take-off', { reason }, sent),
    /** Takes a list of the bank. */
    take: (bank: number, text: string, more: object = {}, sent?: Sent) =>
      send(
        'POST',
        `${path}/accounts/${bank}/exceptions/import`,
        {
          ...{ fileName: 'Exceptions.csv', content: Buffer.from(text).toString('base64'), mapping },
          ...{ presentedOn: '2026-03-06', decideOn: '2026-03-07', decideTime: '14:00', ...more },
        },
        sent,
      ),
    lastMapping: (bank: number) =>
      told<{ mapping: ExceptionMapping | null }>(send('GET', `${path}/accounts/${bank}/exceptions/mapping`)),
    /** Makes the file of the decisions that are seen, or of others. */
    answer: async (bank: number, sent?: Sent, seen?: readonly object[]) => {
      const { results } = await list(`?bankAccountID=${bank}&state=decided`, sent);
      const exceptions = results.map(({ positivePayExceptionID, decision }) => ({
        positivePayExceptionID,
        decision: decision?.decision,
      }));
      return send('POST', `${path}/accounts/${bank}/answers`, { exceptions: seen ?? exceptions }, sent);
    },
    answers: (bank: number) =>
      told<{ results: PositivePayAnswerFileRow[]; totalRecords: number }>(
        send('GET', `${path}/answers?bankAccountID=${bank}`),
      ),
    answerDocument: (id: number, sent?: Sent) => send('GET', `${path}/answers/${id}/document`, undefined, sent),
    takeBackAnswers: (id: number, sent?: Sent) =>
      send('POST', `${path}/answers/${id}/take-back`, { reason: 'The bank refused it' }, sent),
  };
}
