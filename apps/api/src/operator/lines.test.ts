import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { overLines } from './lines.ts';

let folder: string;
let server: Server;
let near: Socket;
let far: Socket;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'closewright-lines-'));
  server = createServer();
  server.listen(join(folder, 'socket'));
  const met = once(server, 'connection');
  far = connect(join(folder, 'socket'));
  far.pause();
  [near] = (await met) as [Socket];
  near.on('error', () => {});
});
afterEach(() => {
  near.destroy();
  far.destroy();
  server.close();
  rmSync(folder, { recursive: true });
});

it('however many send at once to a side that does not read, one message waits in memory; none is lost when it does', async () => {
  const lines = overLines<string>(near, () => {});
  const sent = Promise.all(Array.from({ length: 30 }, (_, at) => lines.send(`${at} ${'x'.repeat(500_000)}`)));
  expect(near.writableLength).toBeLessThan(600_000);
  let heard = '';
  far.resume();
  far.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    expect(near.writableLength).toBeLessThan(600_000);
  });
  expect(new Set(await sent)).toEqual(new Set([true]));
  lines.end();
  await once(far, 'end');
  const numbers = heard
    .trimEnd()
    .split('\n')
    .map((line) => Number.parseInt(JSON.parse(line) as string, 10));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at));
});

it('who waits for room is told when the other side is gone, and what is too long is not begun', async () => {
  const lines = overLines<string>(near, () => {});
  await expect(lines.send('x'.repeat(1_100_000))).rejects.toThrow('A message is too long');
  const sent = Promise.all([1, 2, 3].map(() => lines.send('x'.repeat(900_000))));
  far.destroy();
  expect(await sent).toEqual([false, false, false]);
  expect(await lines.send('x')).toBe(false);
});
