import { expect, test } from 'vitest';
import { storedShelf } from './log-shelf.ts';

const user = `test/${crypto.randomUUID()}`;

test('two tabs that share a shelf lose nothing of each other, and one at a time sends', async () => {
  const tabs = [storedShelf(user), storedShelf(user)];
  const entry = (message: string) => ({ at: 1, level: 'Info' as const, message });
  await Promise.all(
    tabs.flatMap((shelf, tab) =>
      Array.from({ length: 20 }, (_, at) => shelf.update((waiting) => [...waiting, entry(`${tab} ${at}`)])),
    ),
  );
  const waiting = await storedShelf(user).update((kept) => kept);
  expect(new Set(waiting.map(({ message }) => message)).size).toBe(40);

  let sending = 0;
  let most = 0;
  await Promise.all(
    tabs.map((shelf) =>
      shelf.alone(async () => {
        sending += 1;
        most = Math.max(most, sending);
        await shelf.update((kept) => kept);
        sending -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(await storedShelf('test/somebody else').update((kept) => kept)).toEqual([]);
});
