import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const queryKey = ['listFileNotes'];

/** A first read that is under way; each answer is given by hand. */
function setUp() {
  const client = createQueryClient([]);
  const answers: ((value: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((answer) => answers.push(answer)));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  return { client, answers, queryFn, observer, stop };
}

it('reads again what was invalidated while it was read for the first time: its answer may be older', async () => {
  const { client, answers, queryFn, observer, stop } = setUp();
  void client.invalidateQueries({ queryKey });
  answers[0]?.('old');
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  answers[1]?.('new');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('reads once what nobody has invalidated, or only after it was there', async () => {
  const { client, answers, queryFn, observer, stop } = setUp();
  answers[0]?.('first');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('first'));
  expect(queryFn).toHaveBeenCalledTimes(1);
  void client.invalidateQueries({ queryKey });
  answers[1]?.('second');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('second'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});
