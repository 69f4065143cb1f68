import { expect, it } from 'vitest';
import { decideInParts, inOrderOfSending, partSize } from './decide-in-parts.ts';

const ids = Array.from({ length: partSize * 2 + 5 }, (_, at) => at + 1);
const failure = (error: unknown) => String(error);

it('sends all in their order, part by part, and tells how far it has come', async () => {
  const sent: number[] = [];
  const told: number[] = [];
  const { done, problems } = await decideInParts(ids, {
    decide: async (part) => {
      expect(part.length).toBeLessThanOrEqual(partSize);
      sent.push(...part);
      return part.map((approvalID) => ({ approvalID, problem: approvalID % 10 === 0 ? 'Taken' : null }));
    },
    onPart: (behind) => told.push(behind),
    failure,
  });
  expect(sent).toEqual(ids);
  expect(told).toEqual([partSize, partSize * 2]);
  expect([...problems]).toEqual([10, 20, 30, 40].map((id) => [id, 'Taken']));
  expect(done.size).toBe(ids.length - 4);
});

it('sends money that comes in first, then what goes back, then payments, each in the order of the list', () => {
  const kinds = ['payment', 'stop', 'loss', 'void', 'advance'] as const;
  expect(inOrderOfSending(kinds.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual([
    ...['loss', 'advance', 'stop', 'void', 'payment'],
  ]);
});

it('fails as its first part does: nothing was decided', async () => {
  const decide = () => Promise.reject(new Error('no answer'));
  await expect(decideInParts(ids, { decide, onPart: () => {}, failure })).rejects.toThrow('no answer');
});

it('tells what is behind when a later part fails, and why the others are left; no more is sent', async () => {
  let parts = 0;
  const { done, problems } = await decideInParts(ids, {
    decide: async (part) => {
      parts += 1;
      if (parts === 2) throw new Error('no answer');
      return part.map((approvalID) => ({ approvalID, problem: null }));
    },
    onPart: () => {},
    failure,
  });
  expect(parts).toBe(2);
  expect([...done]).toEqual(ids.slice(0, partSize));
  expect([...problems]).toEqual(ids.slice(partSize).map((id) => [id, 'Error: no answer']));
});
