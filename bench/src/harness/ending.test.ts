import { expect, it } from 'vitest';
import { untilEnd } from './ending.ts';

it('ends what was started, the last first, also when the work fails; the failure is told', async () => {
  const ended: string[] = [];
  const failing = untilEnd(async (ending) => {
    ending.defer(() => void ended.push('server'));
    ending.defer(async () => {
      await Promise.resolve();
      ended.push('browser');
    });
    throw new Error('A page does not show what it should');
  });
  await expect(failing).rejects.toThrow('A page does not show what it should');
  expect(ended).toEqual(['browser', 'server']);
});

it('ends what was started when the work is done', async () => {
  let isEnded = false;
  await untilEnd(async (ending) => {
    ending.defer(() => {
      isEnded = true;
    });
  });
  expect(isEnded).toBe(true);
});
