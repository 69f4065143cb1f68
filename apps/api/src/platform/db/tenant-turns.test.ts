import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TenantTurns } from './tenant-turns.ts';

const limits = { most: 2, beyond: 4, waiting: 3, waitMilliseconds: 1000 };

/** Work that goes on until it is told to end, and what has begun of it. */
function works(turns: TenantTurns) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const start = (name: string, tenant = 'alpha') =>
    turns.run(tenant, () => {
      begun.push(name);
      return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  return {
    begun,
    start,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the turns of tenants', () => {
  it('let each tenant begin as many as its part, and the others theirs', async () => {
    const { begun, start } = works(new TenantTurns(limits));
    for (const name of ['a', 'b', 'c']) void start(name);
    void start('other', 'beta');
    expect(begun).toEqual(['a', 'b', 'other']);
  });

  it('go to those who wait, in the order they came, also after a failure', async () => {
    const { begun, start, end, fail } = works(new TenantTurns(limits));
    const first = start('a');
    for (const name of ['b', 'c', 'd']) void start(name);
    fail('a');
    await expect(first).rejects.toThrow('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'c']);
    end('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leave a first one to each tenant, however many hold more', async () => {
    const { begun, start } = works(new TenantTurns({ ...limits, beyond: 2 }));
    for (const tenant of ['alpha', 'beta', 'gamma', 'delta'])
      for (const call of [1, 2, 3]) void start(`${tenant} ${call}`, tenant);
    expect(begun).toEqual(['alpha 1', 'alpha 2', 'beta 1', 'beta 2', 'gamma 1', 'delta 1']);
  });

  it('that are given back go to the tenant that holds least, and to each in turn', async () => {
    const { begun, start, end } = works(new TenantTurns({ ...limits, most: 3, beyond: 2 }));
    for (const call of [1, 2, 3, 4, 5]) void start(`a${call}`, 'alpha');
    for (const call of [1, 2, 3]) void start(`b${call}`, 'beta');
    for (const call of [1, 2]) void start(`g${call}`, 'gamma');
    const next = async (name: string) => {
      const before = begun.length;
      end(name);
      await vi.advanceTimersByTimeAsync(0);
      return begun.slice(before);
    };
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'g1']);
    expect(await next('a1')).toEqual(['b2']);
    // Alpha holds as few as gamma now, and beta more.
    expect(await next('a2')).toEqual(['a4']);
    expect(await next('a3')).toEqual(['g2']);
    expect(await next('b1')).toEqual(['b3']);
    expect(await next('g1')).toEqual(['a5']);
  });

  it('are refused at once when too many wait, and after a while when none comes; what was refused never begins', async () => {
    const { begun, start, end } = works(new TenantTurns(limits));
    for (const name of ['a', 'b']) void start(name);
    const waiting = ['c', 'd', 'e'].map((name) => start(name));
    await expect(start('f')).rejects.toMatchObject({ code: 'TENANT_BUSY', status: 503 });
    const refused = Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject({ code: 'TENANT_BUSY' })));
    await vi.advanceTimersByTimeAsync(limits.waitMilliseconds);
    await refused;
    end('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    void start('g');
    expect(begun).toEqual(['a', 'b', 'g']);
  });

  it('are counted: who holds one, who waits, the longest queue and who was refused', async () => {
    const turns = new TenantTurns(limits);
    const { start } = works(turns);
    for (const name of ['a', 'b', 'c', 'd', 'e']) void start(name).catch(() => {});
    for (const name of ['f', 'g', 'h']) void start(name, 'beta').catch(() => {});
    await expect(start('i')).rejects.toThrow();
    expect(turns.load).toEqual({ held: 4, waiting: 4, longestQueue: 3, refused: 1 });
    await vi.advanceTimersByTimeAsync(limits.waitMilliseconds);
    expect(turns.load).toEqual({ held: 4, waiting: 0, longestQueue: 0, refused: 5 });
  });
});
