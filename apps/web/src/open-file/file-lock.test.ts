import type { OrderLockState } from '@closewright/contract/orders';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileLock, type FileLockEffects } from './file-lock.ts';

const start = new Date('2026-11-21T09:00:00Z').getTime();
const lockOf = (holder: string) => ({
  usersID: 7,
  holder,
  since: '2026-11-21T09:00:00Z',
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  sessionKey: '00000000-0000-4000-8000-000000000000',
});
const mine = (): OrderLockState => ({ isHeldByMe: true, lock: lockOf('me') });
const theirs = (): OrderLockState => ({ isHeldByMe: false, lock: lockOf('closer') });

function effectsWith(changes: Partial<FileLockEffects> = {}) {
  return {
    open: vi.fn(async () => mine()),
    hold: vi.fn(async () => mine()),
    takeOver: vi.fn(async () => mine()),
    release: vi.fn(async () => {}),
    mayHold: true,
    mayPass: () => true,
    now: () => Date.now(),
    ...changes,
  };
}

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

// holds core 4.19
it('is unknown, and so in use, until the server has answered', async () => {
  const lock = createFileLock(effectsWith());
  expect(lock.state.get()).toEqual({ isKnown: false, isHeldByMe: false, lock: null });
  await lock.open();
  expect(lock.state.get()).toMatchObject({ isKnown: true, isHeldByMe: true });
});

it('beats at a third of the time while it holds the file, and frees it once', async () => {
  const effects = effectsWith();
  const lock = createFileLock(effects);
  await lock.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(effects.hold).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(effects.hold).toHaveBeenCalledTimes(3);
  lock.release();
  lock.release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(effects.hold).toHaveBeenCalledTimes(3);
  expect(effects.release).toHaveBeenCalledOnce();
});

it('does not beat and frees nothing while somebody else holds the file', async () => {
  const effects = effectsWith({ open: vi.fn(async () => theirs()) });
  const lock = createFileLock(effects);
  await lock.open();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(effects.hold).not.toHaveBeenCalled();
  lock.release();
  expect(effects.release).not.toHaveBeenCalled();
});

it('notices that the file was taken over, and takes it back when told it is free', async () => {
  const effects = effectsWith({
    hold: vi
      .fn()
      .mockResolvedValueOnce(theirs())
      .mockImplementation(async () => mine()),
  });
  const lock = createFileLock(effects);
  await lock.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lock.state.get()).toMatchObject({ isHeldByMe: false, lock: { holder: 'closer' } });
  await lock.refresh();
  expect(lock.state.get().isHeldByMe).toBe(true);
});

it('never holds for a user who may only read', async () => {
  const effects = effectsWith({ mayHold: false, open: vi.fn(async () => ({ isHeldByMe: false, lock: null })) });
  const lock = createFileLock(effects);
  await lock.open();
  await lock.refresh();
  expect(effects.open).toHaveBeenCalledTimes(2);
  expect(effects.hold).not.toHaveBeenCalled();
});

it('keeps the file through a beat that gets no answer', async () => {
  const effects = effectsWith({
    hold: vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(async () => mine()),
  });
  const lock = createFileLock(effects);
  await lock.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lock.state.get().isHeldByMe).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(effects.hold).toHaveBeenCalledTimes(2);
});

it('lets whoever asked first wait for the newest answer', async () => {
  const answers: ((state: OrderLockState) => void)[] = [];
  const lock = createFileLock(effectsWith({ hold: () => new Promise((resolve) => answers.push(resolve)) }));
  await lock.open();
  let isHeld: boolean | undefined;
  const first = lock.refresh().then(() => (isHeld = lock.state.get().isHeldByMe));
  const second = lock.refresh();
  answers[0]?.(theirs());
  await vi.advanceTimersByTimeAsync(0);
  expect(isHeld).toBeUndefined();
  answers[1]?.(mine());
  await Promise.all([first, second]);
  expect(isHeld).toBe(true);
});

it('goes on asking until the first answer, unless asking is no use', async () => {
  const open = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(async () => mine());
  const lock = createFileLock(effectsWith({ open }));
  await expect(lock.open()).rejects.toThrow('offline');
  await vi.advanceTimersByTimeAsync(5000);
  expect(lock.state.get().isHeldByMe).toBe(true);
  const gone = effectsWith({ open: vi.fn(() => Promise.reject(new Error('not found'))), mayPass: () => false });
  await expect(createFileLock(gone).open()).rejects.toThrow('not found');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone.open).toHaveBeenCalledOnce();
});

it('lets no late answer overwrite a newer one', async () => {
  let answerOpen: (state: OrderLockState) => void = () => {};
  const effects = effectsWith({ open: () => new Promise((resolve) => (answerOpen = resolve)) });
  const lock = createFileLock(effects);
  void lock.open();
  await lock.takeOver();
  answerOpen(theirs());
  await vi.advanceTimersByTimeAsync(0);
  expect(lock.state.get().isHeldByMe).toBe(true);
});

it.each([
  ['frees at once and again with the answer', mine, 2],
  ['frees once where somebody else has it', theirs, 1],
])('left before the answer: %s', async (_, answer, times) => {
  const opening = Promise.withResolvers<OrderLockState>();
  const effects = effectsWith({ open: vi.fn(() => opening.promise) });
  const lock = createFileLock(effects);
  const opened = lock.open();
  lock.release();
  expect(effects.release).toHaveBeenCalledOnce();
  opening.resolve(answer());
  await opened;
  expect(effects.release).toHaveBeenCalledTimes(times);
  expect(lock.state.get().isHeldByMe).toBe(false);
});
