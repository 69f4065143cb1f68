import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.ts';
import { startMailSink } from '../../mail/mail-sink.ts';
import { headPlace } from './head-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'closewright-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const headOf = (tenant: string, seq: number) =>
  `head1.${tenant}.${seq}.${'a'.repeat(64)}.20260102T030405Z.k1.${'x'.repeat(43)}`;

const heads = [
  { tenant: 'epsilon', heads: [5, 9].map((seq) => ({ seq, head: headOf('epsilon', seq) })) },
  { tenant: 'epsilon-2', heads: [{ seq: 3, head: headOf('epsilon-2', 3) }] },
];

const names = ['epsilon', 'epsilon-2', 'new'];
/** The newest of each. */
const newest = new Map([
  ['epsilon', headOf('epsilon', 9)],
  ['epsilon-2', headOf('epsilon-2', 3)],
]);

/** What the environment makes of one address. */
const placeOf = (address: string, more: Record<string, string> = {}) => {
  const [target] = loadConfig({ AUDIT_HEADS_TO: address, ...more }).auditHeads.targets;
  if (!target) throw new Error(`${address} names no place`);
  return headPlace(target);
};

describe('a place for signed heads', () => {
  it('is a file that grows, for its owner only', async () => {
    const path = join(folder, 'heads.log');
    const place = placeOf(`file:${path}`);
    await expect(place.read?.('epsilon')).rejects.toThrow(/ENOENT/);
    await expect(place.newest?.()).rejects.toThrow(/ENOENT/);
    for (const one of heads) await place.publish([one], names);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await place.read?.('epsilon')).toEqual([headOf('epsilon', 5), headOf('epsilon', 9)]);
    expect(await place.read?.('epsilon-2')).toEqual([headOf('epsilon-2', 3)]);
    // The place of a line says nothing: two nodes add to one file.
    await place.publish([{ tenant: 'epsilon', heads: [{ seq: 7, head: headOf('epsilon', 7) }] }], names);
    expect(await place.newest?.()).toEqual({ heads: newest, torn: [] });
  });

  it('is a file that may have been cut anywhere: what is left of a line is no head, and the next begins a new one', async () => {
    const path = join(folder, 'cut.log');
    const place = placeOf(`file:${path}`);
    await place.publish(heads, names);
    const whole = readFileSync(path, 'utf8');
    const lines = whole.split('\n').slice(0, -1);
    const more = { tenant: 'epsilon', heads: [{ seq: 10, head: headOf('epsilon', 10) }] };
    for (let length = 0; length <= whole.length; length += 1) {
      writeFileSync(path, whole.slice(0, length));
      await place.publish([more], names);
      const kept = whole.slice(0, length).split('\n');
      const ofEpsilon = kept.filter((line) => lines.includes(line) && line.startsWith('head1.epsilon.'));
      expect(await place.read?.('epsilon'), String(length)).toEqual([...ofEpsilon, headOf('epsilon', 10)]);
      const torn = kept.filter((line) => line !== '' && !lines.includes(line));
      expect(await place.newest?.(), String(length)).toMatchObject({ torn });
    }
  });

  it('is an object store, asked with signed requests', async () => {
    const objects = new Map<string, string>();
    const unsigned: string[] = [];
    const server = createServer((request, response) => {
      const key = String(request.url);
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=me/')) unsigned.push(key);
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      request.on('end', () => {
        if (key.startsWith('/gone')) response.writeHead(403);
        else if (request.method === 'PUT') objects.set(key, body);
        else if (!objects.has(key)) response.writeHead(404);
        response.end(objects.get(key));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const login = { OBJECT_STORE_KEY: 'me', OBJECT_STORE_SECRET: 'secret' };
    const place = placeOf(`${address}/proofs/`, login);
    expect(await place.read?.('epsilon')).toEqual([]);
    expect(await place.newest?.()).toEqual({ heads: new Map(), torn: [] });
    await place.publish(heads, names);
    expect([...objects.keys()]).toEqual([
      '/proofs/tenants.txt',
      '/proofs/epsilon/000000000000005',
      '/proofs/epsilon/000000000000009',
      '/proofs/epsilon/latest',
      '/proofs/epsilon-2/000000000000003',
      '/proofs/epsilon-2/latest',
    ]);
    expect(await place.read?.('epsilon')).toEqual([headOf('epsilon', 9)]);
    // Nobody is forgotten who is not there any more.
    await place.publish([], ['new']);
    expect(await place.newest?.()).toEqual({ heads: newest, torn: [] });
    expect(unsigned).toEqual([]);
    await expect(placeOf(`${address}/gone`, login).publish(heads, names)).rejects.toThrow(/answered 403/);
    server.close();
  });

  it('is a mail with all of them', async () => {
    const sink = await startMailSink({ port: 0, folder: join(folder, 'mail'), now: () => new Date() });
    const place = placeOf('mailto:auditor@example.com', {
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'closewright@example.com',
    });
    await place.publish(heads, names);
    const [mail] = await sink.list();
    expect(mail?.email).toMatchObject({
      subject: 'Closewright: signed heads of the audit (3)',
      to: [{ address: 'auditor@example.com' }],
      text: expect.stringContaining(`\n${headOf('epsilon', 5)}\n${headOf('epsilon', 9)}\n${headOf('epsilon-2', 3)}\n`),
    });
    expect([place.read, place.newest]).toEqual([null, null]);
    await sink.close();
  });

  it.each([
    ['ftp://x', {}, /AUDIT_HEADS_TO must name places like/],
    ['https://bucket.example.com', {}, /OBJECT_STORE_KEY and OBJECT_STORE_SECRET must be set/],
    ['mailto:a@example.com', {}, /SMTP_URL and MAIL_FROM must be set/],
    ['mailto:a@example.com', { SMTP_URL: 'http://x', MAIL_FROM: 'a@example.com' }, /SMTP_URL must be an address like/],
  ])('is refused where %s with %o can not be used', (address, more, expected) => {
    expect(() => placeOf(address, more)).toThrow(expected);
  });
});
