import { expect, it } from 'vitest';
import { asksForLogOut, logOffRequestKey, takeLogOffRequest } from './log-off-request.ts';

it('reads the forceLogOut flag of the query', () => {
  for (const search of ['?forceLogOut', '?forceLogOut=true', '?a=1&forceLogOut=1'])
    expect(asksForLogOut(search)).toBe(true);
  for (const search of ['', '?a=1', '?forceLogOut=false', '?forceLogOut=0']) expect(asksForLogOut(search)).toBe(false);
});

// holds core 1.14
it('takes the request of session storage once', () => {
  const stored = new Map([[logOffRequestKey, 'true']]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  };
  expect(takeLogOffRequest(storage)).toBe(true);
  expect(takeLogOffRequest(storage)).toBe(false);
});

it('asks for nothing where storage is blocked', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(takeLogOffRequest({ getItem: blocked, removeItem: blocked })).toBe(false);
});
