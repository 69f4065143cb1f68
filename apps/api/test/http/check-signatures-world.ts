import { crc32, deflateSync } from 'node:zlib';
import { expect } from 'vitest';
import type { ApiUnderTest, Sent } from './api-under-test.ts';
import { users } from './world.ts';

/** What is asked for first in a tenant of the endpoint map. */
export const signatures = { ofOfficer: 1, waiting: 2 } as const;

function chunk(type: string, data: Buffer, sum?: number): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(sum ?? crc32(named));
  return Buffer.concat([head, named, tail]);
}

interface Png {
  readonly width?: number;
  readonly height?: number;
  readonly interlaced?: boolean;
  readonly pixels?: Buffer;
  readonly more?: Buffer;
  readonly sum?: number;
}

/** A PNG of grey pixels. */
export function png({ width = 120, height = 40, interlaced = false, pixels, more, sum }: Png = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, interlaced ? 1 : 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, at) => Buffer.concat([Buffer.from([0]), Buffer.alloc(width, at * 6)])),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Author\0Somebody at home')),
    chunk('IDAT', deflateSync(pixels ?? rows), sum),
    chunk('IEND', Buffer.alloc(0)),
    more ?? Buffer.alloc(0),
  ]);
}

/** Calls of signatures, in a tenant. */
export function signatureCalls(api: () => ApiUnderTest, tenant = 'alpha') {
  const path = '/api/configuration/check-signatures';
  const send = (method: string, end: string, body?: object, sent: Sent = {}) =>
    api().send(method, `${path}${end}`, { tenant, ...(body && { body }), ...sent });
  const ask = (body: object, sent?: Sent) => send('POST', '', body, sent);
  const image = (usersID: number, bytes: Buffer = png(), sent?: Sent) =>
    ask({ kind: 'image', usersID, content: bytes.toString('base64') }, sent);
  const account = (usersID: number, most: number | null, sent: Sent = { as: 'administrator' }, bankAccountID = 1) =>
    ask({ kind: 'account', usersID, bankAccountID, most }, sent);
  const decide = (id: number, decision: string, sent: Sent = { as: 'bookkeeper' }) =>
    send('POST', `/${id}/decision`, { decision }, sent);
  const told = async (answer: ReturnType<typeof send>): Promise<number> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result.signatureID;
  };
  return {
    ...{ send, ask, image, account, decide, told },
    list: (sent?: Sent) => send('GET', '', undefined, sent),
    /** Somebody whose signature may be printed on checks of the first bank account. */
    holds: async (usersID: number, most: number | null): Promise<void> => {
      await told(decide(await told(image(usersID, png({ width: 100 + usersID }), { as: 'administrator' })), 'approve'));
      await told(decide(await told(account(usersID, most)), 'approve'));
    },
  };
}

/** The officer's signature, and one that waits. */
export async function makeSignatures(api: ApiUnderTest, tenant: string): Promise<void> {
  const calls = signatureCalls(() => api, tenant);
  await calls.told(calls.image(users.officer.usersID));
  await calls.told(calls.image(users.closer.usersID, png(), { as: 'bookkeeper' }));
}
