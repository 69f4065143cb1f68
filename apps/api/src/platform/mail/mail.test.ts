import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMailPages } from './mail-pages.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';

describe('the mail sink', () => {
  const folder = mkdtempSync(join(tmpdir(), 'closewright-mail-'));
  const app = Fastify();
  let sink: MailSink;

  beforeAll(async () => {
    sink = await startMailSink({ port: 0, folder, now: () => new Date() });
    registerMailPages(app, sink);
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps what is sent, shows it escaped and runs none of it', async () => {
    const transport = createTransport({ host: '127.0.0.1', port: sink.port, secure: false });
    await transport.sendMail({
      from: 'a@epsilon.example',
      to: 'b@example.com',
      subject: '<script>alert(2)</script>',
      text: 'Hello <b>',
      html: '<b>Closing</b><script>alert(1)</script><img src="http://evil.example/x.png">',
    });
    const [stored] = await sink.list();
    expect(stored?.email.subject).toBe('<script>alert(2)</script>');
    expect((await app.inject('/dev/mail')).body).toContain('&#60;script&#62;alert(2)');
    const page = await app.inject(`/dev/mail/${stored?.id}`);
    expect(page.body).not.toMatch(/<script/);
    expect(page.body).toContain('<iframe sandbox ');
    const body = await app.inject(`/dev/mail/${stored?.id}/html`);
    expect(body.body).toContain('<b>Closing</b>');
    expect(body.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  it('listens at the next free port where that is wanted, and says which; otherwise its port must be free', async () => {
    const taken = { port: sink.port, folder, now: () => new Date() };
    const neighbour = await startMailSink({ ...taken, orNext: true });
    expect(neighbour.port).toBeGreaterThan(sink.port);
    await neighbour.close();
    await expect(startMailSink(taken)).rejects.toThrow(/EADDRINUSE/);
  });

  it('knows no files but its own', async () => {
    for (const id of ['..%2f..%2fkeys.json', 'x', `${'0'.repeat(13)}-${crypto.randomUUID()}`]) {
      expect((await app.inject(`/dev/mail/${id}`)).statusCode).toBe(404);
    }
  });
});
