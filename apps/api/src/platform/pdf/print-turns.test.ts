import { describe, expect, it } from 'vitest';
import { PrintTurns } from './print-turns.ts';

/** Works that end when they are told to, and the order in which they began. */
function bench(most: number, waiting: number) {
  const turns = new PrintTurns(most, waiting);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) =>
    turns.run(name.charAt(0), () => {
      began.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string, work: Promise<void> | undefined) => {
    ends.get(name)?.();
    await work;
  };
  return { began, start, end };
}

describe('turns of printing', () => {
  it('go to the tenant that has none before one that has', async () => {
    const { began, start, end } = bench(2, 9);
    const [a1, a2] = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'].map(start);
    expect(began).toEqual(['a1', 'a2']);
    await end('a1', a1);
    await end('a2', a2);
    expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are nobody’s where no tenant is said', async () => {
    await expect(new PrintTurns(1, 1).run('', async () => {})).rejects.toThrow('that of a tenant');
  });

  it('are refused to a tenant of which too many wait, and not to another', async () => {
    const { began, start, end } = bench(1, 1);
    const [a1] = ['a1', 'a2'].map(start);
    await expect(start('a3')).rejects.toMatchObject({ code: 'TENANT_BUSY', status: 503 });
    void start('b1');
    await end('a1', a1);
    expect(began).toHaveLength(2);
  });
});
