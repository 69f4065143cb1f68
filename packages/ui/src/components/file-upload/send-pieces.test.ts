import { expect, it, test, vi } from 'vitest';
import type { PieceAnswer, UploadInPieces, UploadPiece } from './upload.types.ts';
import { createUploadQueue } from './upload-queue.ts';

const file = (size: number) =>
  new File([new Uint8Array(size)], 'plat.pdf', { type: 'application/pdf', lastModified: 1 });
const turns = async () => {
  for (let at = 0; at < 12; at++) await Promise.resolve();
};

/** A server that takes pieces of ten bytes when told to. */
function scripted(more: Partial<UploadInPieces> = {}) {
  const pieces: (UploadPiece & {
    signal: AbortSignal;
    progress: (done: number) => void;
    take: (answer?: PieceAnswer) => void;
    fail: (error: Error) => void;
  })[] = [];
  const method: UploadInPieces = {
    pieceSize: 10,
    sendPiece: (piece, { signal, onProgress }) =>
      new Promise((take, fail) =>
        pieces.push({ ...piece, signal, progress: onProgress, take: (answer) => take(answer), fail }),
      ),
    ...more,
  };
  const queue = createUploadQueue({ upload: () => method, rules: () => ({}), concurrency: 1 });
  const seen = () => pieces.map(({ offset, data, isLast, session }) => [offset, data.size, isLast, session]);
  return { queue, pieces, seen, item: () => queue.items()[0]! };
}

it('sends piece after piece, each with its place, and ends with the id', async () => {
  const { queue, pieces, seen, item } = scripted();
  queue.add([file(25)]);
  pieces[0]!.progress(0.5);
  expect(item().progress).toBe(0.2);
  pieces[0]!.take({ session: 's1' });
  await turns();
  expect(item().progress).toBe(0.4);
  pieces[1]!.take();
  await turns();
  pieces[2]!.take({ id: '77' });
  await turns();
  expect(seen()).toEqual([
    [0, 10, false, undefined],
    [10, 10, false, 's1'],
    [20, 5, true, 's1'],
  ]);
  expect(item()).toMatchObject({ state: 'done', result: '77', progress: 1 });
});

it('goes on after a pause from the last piece the server took', async () => {
  const { queue, pieces, seen, item } = scripted();
  queue.add([file(25)]);
  pieces[0]!.take({ session: 's1' });
  await turns();
  queue.pause('file-1');
  expect(pieces[1]!.signal.aborted).toBe(true);
  // The answer comes all the same: it counts for nothing.
  pieces[1]!.take();
  await turns();
  expect(item()).toMatchObject({ state: 'paused', progress: 0.4 });
  queue.retry('file-1');
  expect(seen().at(-1)).toEqual([10, 10, false, 's1']);
  expect(item()).toMatchObject({ state: 'sending', progress: 0.4 });
});

it('goes on after a failure from what the server says that it holds', async () => {
  const heldBytes = vi.fn(async () => 20);
  const { queue, pieces, seen, item } = scripted({ heldBytes });
  queue.add([file(25)]);
  pieces[0]!.take({ session: 's1' });
  await turns();
  pieces[1]!.fail(new Error('The connection was lost.'));
  await turns();
  expect(item()).toMatchObject({ state: 'failed', error: 'The connection was lost.' });
  queue.retry('file-1');
  await turns();
  expect(heldBytes).toHaveBeenCalledWith('s1', { signal: expect.any(AbortSignal) });
  expect(seen().at(-1)).toEqual([20, 5, true, 's1']);
});

test.each([
  [25, [25, 0, true]],
  [26, [0, 10, false]],
  [-1, [0, 10, false]],
  [Number.NaN, [0, 10, false]],
])('a server that says it holds %d of 25 bytes is sent %j', async (held, [offset, size, isLast]) => {
  const { queue, pieces, seen } = scripted({ heldBytes: async () => held });
  queue.add([file(25)]);
  pieces[0]!.take({ session: 's1' });
  await turns();
  pieces[1]!.fail(new Error('x'));
  await turns();
  queue.retry('file-1');
  await turns();
  expect(seen().at(-1)).toEqual([offset, size, isLast, 's1']);
});

it('begins anew after a cancel, and tells the server to forget the pieces', async () => {
  const abandon = vi.fn();
  const { queue, pieces, seen, item } = scripted({ abandon });
  queue.add([file(25)]);
  pieces[0]!.take({ session: 's1' });
  await turns();
  queue.pause('file-1');
  queue.cancel('file-1');
  expect(abandon).toHaveBeenCalledExactlyOnceWith('s1');
  expect(item()).toMatchObject({ state: 'cancelled', progress: 0 });
  queue.retry('file-1');
  expect(seen().at(-1)).toEqual([0, 10, false, undefined]);
});

it('a file that waits its turn can be paused, and the next one goes', () => {
  const { queue, pieces } = scripted();
  queue.add([file(5), new File(['b'], 'b.pdf'), new File(['c'], 'c.pdf')]);
  queue.pause('file-2');
  queue.pause('file-1');
  expect(queue.items().map(({ state }) => state)).toEqual(['paused', 'paused', 'sending']);
  expect(pieces).toHaveLength(2);
});

it('a file that is sent whole cannot be paused', () => {
  const queue = createUploadQueue({ upload: () => () => new Promise(() => {}), rules: () => ({}), concurrency: 1 });
  queue.add([file(5)]);
  queue.pause('file-1');
  expect(queue.items()[0]!.state).toBe('sending');
});
