import { expect, it, vi } from 'vitest';
import { CommitQueue } from './use-queued-commit.ts';

const deferred = <A>() => {
  let resolve: (answer: A) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<A>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
};

it('is pending until the answer is there, then idle or missed', async () => {
  const states: string[] = [];
  const queue = new CommitQueue((state) => states.push(state));
  const hit = deferred<string>();
  const first = queue.commit(hit.promise, (answer) => answer === 'Ficus Bank');
  hit.resolve('Ficus Bank');
  expect(await first).toBe(true);
  const second = queue.commit(Promise.resolve('nothing'), () => false);
  expect(await second).toBe(false);
  expect(states).toEqual(['pending', 'idle', 'pending', 'missed']);
});

it('takes a lost answer as a miss', async () => {
  const queue = new CommitQueue(() => {});
  const lost = deferred<string>();
  const done = queue.commit(lost.promise, () => true);
  lost.reject(new Error('lost'));
  expect(await done).toBe(false);
  expect(await queue.settled()).toBe(false);
});

it('applies the newest only, in whatever order the answers come', async () => {
  const queue = new CommitQueue(() => {});
  const [late, early] = [deferred<string>(), deferred<string>()];
  const applied: string[] = [];
  const apply = (answer: string) => applied.push(answer) > 0;
  const first = queue.commit(late.promise, apply);
  void queue.commit(early.promise, apply);
  early.resolve('second');
  await queue.settled();
  late.resolve('first');
  expect(await first).toBe(true);
  expect(applied).toEqual(['second']);
  expect(queue.state).toBe('idle');
});

it('is void once cancelled', async () => {
  const queue = new CommitQueue(() => {});
  const answer = deferred<string>();
  const apply = vi.fn(() => false);
  void queue.commit(answer.promise, apply);
  queue.cancel();
  answer.resolve('late');
  expect(await queue.settled()).toBe(true);
  expect(apply).not.toHaveBeenCalled();
  expect(queue.state).toBe('idle');
});

it('makes a submit wait', async () => {
  const queue = new CommitQueue(() => {});
  const answer = deferred<string>();
  void queue.commit(answer.promise, () => true);
  let sent = false;
  const submit = queue.settled().then((ready) => {
    sent = ready;
  });
  await Promise.resolve();
  expect(sent).toBe(false);
  answer.resolve('Ficus Bank');
  await submit;
  expect(sent).toBe(true);
});
