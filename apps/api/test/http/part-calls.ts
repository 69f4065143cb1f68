import type { Settlement } from '@closewright/contract/settlement';
import { expect } from 'vitest';
import type { ApiUnderTest, Sent } from './api-under-test.ts';

interface How {
  readonly as?: Sent['as'];
  readonly method?: 'POST' | 'PATCH';
}

/** Calls of the parts of a statement, by the officer where nobody else is named. */
export function partCalls(api: () => ApiUnderTest, path: string, read: () => Promise<Settlement>) {
  const send = async (method: 'GET' | 'POST' | 'PATCH', call: string, sent: Sent) =>
    (await api().send(method, `${path}/${call}`, sent)).body;
  return {
    ask: (call: string, as: Sent['as'] = 'officer') => send('GET', call, { as }),
    post: (call: string, body: object = {}, as: Sent['as'] = 'officer') => send('POST', call, { as, body }),
    /** Changes the statement as it is stored. */
    async change(call: string, body: object, { as = 'officer', method = 'POST' }: How = {}) {
      const { version } = await read();
      return send(method, call, { as, body: { version, ...body } });
    },
    /** Refused at these fields of the call, and nothing was stored. */
    async refusedAt(answer: () => ReturnType<typeof send>, fields: readonly string[]) {
      const before = await api().auditCount();
      const body = await answer();
      expect(body.isSuccessful, JSON.stringify(body)).toBe(false);
      expect(Object.keys(body.result.modelState ?? {}), JSON.stringify(body)).toEqual(fields);
      expect(await api().auditCount()).toBe(before);
    },
  };
}
