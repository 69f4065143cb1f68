import { expect, it } from 'vitest';
import { doInParts, partSize } from './in-parts.ts';

const all = Array.from({ length: partSize * 2 + 5 }, (_, at) => at + 1);
const failure = (error: unknown) => String(error);
const done = [...Array(partSize)].map(() => ({ problem: null }));

it('sends all in their order, part by part, and tells how far it has come', async () => {
  const sent: number[] = [];
  const told: number[] = [];
  const answers = await doInParts(all, {
    send: async (part) => {
      expect(part.length).toBeLessThanOrEqual(partSize);
      sent.push(...part);
      return part.map((one) => ({ problem: one % 10 === 0 ? 'Taken' : null }));
    },
    onPart: (behind) => told.push(behind),
    failure,
  });
  expect(sent).toEqual(all);
  expect(told).toEqual([partSize, partSize * 2]);
  expect([...answers]).toEqual(all.map((one) => [one, one % 10 === 0 ? 'Taken' : null]));
});

it('fails as its first part does: nothing was done', async () => {
  const send = () => Promise.reject(new Error('no answer'));
  await expect(doInParts(all, { send, onPart: () => {}, failure })).rejects.toThrow('no answer');
});

it('tells what is behind when a later part fails, and why the others are left; no more is sent', async () => {
  let parts = 0;
  const answers = await doInParts(all, {
    send: async () => {
      parts += 1;
      if (parts === 2) throw new Error('no answer');
      return done;
    },
    onPart: () => {},
    failure,
  });
  expect(parts).toBe(2);
  expect([...answers]).toEqual(all.map((one) => [one, one <= partSize ? null : 'Error: no answer']));
});
