import { expect, it, test, vi } from 'vitest';
import type { ScanState, Upload } from './upload.types.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { UploadQueueOptions } from './upload-queue.types.ts';
import { formatSize, isAccepted, type UploadRules } from './upload-rules.ts';

const file = (name: string, size = 10, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** A queue over a server that answers when told to. */
function scripted(rules: UploadRules = {}, concurrency = 2, more: Partial<UploadQueueOptions> = {}) {
  const sent: {
    name: string;
    signal: AbortSignal;
    progress: (done: number) => void;
    answer: (id: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const upload: Upload = ({ name }, { signal, onProgress }) =>
    new Promise((answer, fail) => sent.push({ name, signal, progress: onProgress, answer, fail }));
  const events = vi.fn();
  const queue = createUploadQueue({
    upload: () => upload,
    rules: () => rules,
    concurrency,
    onEvent: (kind, item) => events(kind, item.name),
    ...more,
  });
  const states = () => queue.items().map((item) => `${item.name} ${item.state}`);
  return { queue, sent, states, events };
}
const turn = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));

it('sends a few at a time, in order, and shows their progress', async () => {
  const { queue, sent, states } = scripted();
  queue.add([file('deed.pdf'), file('note.pdf'), file('plat.pdf')]);
  expect(states()).toEqual(['deed.pdf sending', 'note.pdf sending', 'plat.pdf waiting']);
  sent[0]!.progress(0.4);
  expect(queue.items()[0]!.progress).toBe(0.4);
  sent[0]!.answer('77');
  await turn();
  expect(states()).toEqual(['deed.pdf done', 'note.pdf sending', 'plat.pdf sending']);
  expect(queue.items()[0]).toMatchObject({ progress: 1, result: '77' });
});

it('keeps a failure with what the server said, and sends it again when asked', async () => {
  const { queue, sent, states } = scripted();
  queue.add([file('deed.pdf')]);
  sent[0]!.fail(new Error('The file store is full.'));
  await turn();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', error: 'The file store is full.' });
  queue.retry('file-1');
  expect(states()).toEqual(['deed.pdf sending']);
  sent[1]!.answer('78');
  await turn();
  expect(states()).toEqual(['deed.pdf done']);
});

it('stops at once when cancelled, drops the late answer and goes on with the next', async () => {
  const { queue, sent, states } = scripted({}, 1);
  queue.add([file('deed.pdf'), file('note.pdf')]);
  queue.cancel('file-1');
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(states()).toEqual(['deed.pdf cancelled', 'note.pdf sending']);
  sent[0]!.progress(0.9);
  sent[0]!.answer('79');
  await turn();
  expect(states()).toEqual(['deed.pdf cancelled', 'note.pdf sending']);
  expect(queue.items()[0]!.progress).toBe(0);
  queue.retry('file-1');
  expect(states()).toEqual(['deed.pdf waiting', 'note.pdf sending']);
});

it('does with all files what can be done with each', async () => {
  const pieces = { sendPiece: vi.fn(() => new Promise<undefined>(() => {})) };
  let isByHand = false;
  const { queue, states } = scripted({}, 1, { upload: () => pieces, startsByHand: () => isByHand });
  queue.add([file('deed.pdf'), file('note.pdf')]);
  isByHand = true;
  queue.add([file('plat.pdf')]);
  expect(queue.counts()).toEqual({ pause: 2, resume: 0, retry: 0, cancel: 3 });
  expect(queue.all('pause')).toBe(2);
  expect(states()).toEqual(['deed.pdf paused', 'note.pdf paused', 'plat.pdf waiting']);
  expect(queue.all('resume')).toBe(2);
  expect(states()).toEqual(['deed.pdf sending', 'note.pdf waiting', 'plat.pdf waiting']);
  expect(queue.all('cancel')).toBe(3);
  expect(states()).toEqual(['deed.pdf cancelled', 'note.pdf cancelled', 'plat.pdf cancelled']);
  expect(queue.all('retry')).toBe(0);
  expect(pieces.sendPiece).toHaveBeenCalledTimes(2);
});

it('sends all that failed again, and pauses nothing that is sent whole', async () => {
  const { queue, sent, states } = scripted();
  queue.add([file('deed.pdf'), file('note.pdf'), file('plat.pdf')]);
  sent[0]!.fail(new Error('Full.'));
  sent[1]!.fail(new Error('Full.'));
  await turn();
  queue.cancel('file-3');
  expect(queue.counts()).toEqual({ pause: 0, resume: 0, retry: 2, cancel: 0 });
  expect(queue.all('retry')).toBe(2);
  expect(states()).toEqual(['deed.pdf sending', 'note.pdf sending', 'plat.pdf cancelled']);
});

it('removes a file that is being sent and stops it', () => {
  const { queue, sent, states, events } = scripted();
  queue.add([file('deed.pdf')]);
  queue.remove('file-1');
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(states()).toEqual([]);
  expect(events).toHaveBeenLastCalledWith('removed', 'deed.pdf');
});

it('judges before anything is sent, and keeps what it refused in sight', () => {
  const { queue, sent } = scripted({ accept: ['.pdf', 'image/*'], maxSize: 100, maxFiles: 2 });
  queue.add([
    file('deed.pdf'),
    file('deed.pdf'),
    file('deed.exe', 10, ''),
    file('plat.pdf', 101),
    file('empty.pdf', 0),
    file('photo.jpg', 10, 'image/jpeg'),
    file('more.pdf'),
  ]);
  expect(queue.items().map((item) => item.refusal ?? item.state)).toEqual([
    'sending',
    'duplicate',
    'type',
    'too-large',
    'empty',
    'sending',
    'too-many',
  ]);
  expect(sent).toHaveLength(2);
});

it('stops everything when its list goes away', () => {
  const { queue, sent, states } = scripted({}, 1);
  queue.add([file('deed.pdf'), file('note.pdf')]);
  queue.dispose();
  expect(sent[0]!.signal.aborted).toBe(true);
  expect(states()).toEqual(['deed.pdf cancelled', 'note.pdf cancelled']);
});

it('waits for start, and for a document type where one is needed', () => {
  const { queue, states } = scripted({}, 2, { startsByHand: () => true, needsType: () => true });
  queue.add([file('deed.pdf'), file('note.pdf')]);
  expect([states(), queue.startable()]).toEqual([['deed.pdf waiting', 'note.pdf waiting'], 0]);
  queue.setType('file-1', 'deed');
  expect(queue.startable()).toBe(1);
  queue.start();
  expect(states()).toEqual(['deed.pdf sending', 'note.pdf waiting']);
  queue.setType('file-2', 'note');
  expect(states()).toEqual(['deed.pdf sending', 'note.pdf waiting']);
  queue.start();
  expect(states()).toEqual(['deed.pdf sending', 'note.pdf sending']);
});

it('sends a renamed file under its new name, and still knows it for the same', async () => {
  const { queue, sent, states } = scripted({}, 1);
  queue.add([file('deed.pdf'), file('scan0001.pdf')]);
  queue.rename('file-1', 'too-late.pdf');
  queue.rename('file-2', 'Warranty deed.pdf');
  queue.add([file('scan0001.pdf')]);
  expect(states()).toEqual(['deed.pdf sending', 'Warranty deed.pdf waiting', 'scan0001.pdf refused']);
  sent[0]!.answer('1');
  await turn();
  expect(sent[1]!.name).toBe('Warranty deed.pdf');
});

it('does not send a file while a name is typed for it', async () => {
  const { queue, sent, states } = scripted({}, 1);
  queue.add([file('deed.pdf'), file('scan.pdf')]);
  queue.setNaming('file-2', true);
  sent[0]!.answer('1');
  await turn();
  expect(states()).toEqual(['deed.pdf done', 'scan.pdf waiting']);
  queue.rename('file-2', 'note.pdf');
  queue.setNaming('file-2', false);
  expect([states(), sent[1]!.name]).toEqual([['deed.pdf done', 'note.pdf sending'], 'note.pdf']);
});

it('keeps a new name or type of a file that was sent, or shows the old one with the reason', async () => {
  const keep = vi.fn<NonNullable<UploadQueueOptions['keep']>>(async () => {});
  const { queue, sent, events } = scripted({}, 2, { keep });
  queue.add([file('deed.pdf')]);
  sent[0]!.answer('1');
  await turn();
  queue.rename('file-1', 'Deed.pdf');
  expect(queue.items()[0]).toMatchObject({ name: 'Deed.pdf', saving: true });
  await turn();
  expect(queue.items()[0]).toMatchObject({ name: 'Deed.pdf', saving: undefined });
  expect(events).toHaveBeenLastCalledWith('renamed', 'Deed.pdf');
  keep.mockRejectedValueOnce(new Error('The file is locked by the closer.'));
  queue.setType('file-1', 'deed');
  expect(queue.items()[0]!.documentType).toBe('deed');
  await turn();
  await turn();
  expect(queue.items()[0]).toMatchObject({ documentType: null, error: 'The file is locked by the closer.' });
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ result: '1' }), {
    name: 'Deed.pdf',
    documentType: 'deed',
  });
});

it('searches what was sent for viruses, again when asked, and never after it was removed', async () => {
  const found: ((state: Exclude<ScanState, 'waiting'>) => void)[] = [];
  const signals: AbortSignal[] = [];
  const scan = (_: unknown, signal: AbortSignal) =>
    new Promise<Exclude<ScanState, 'waiting'>>((answer) => {
      signals.push(signal);
      found.push(answer);
    });
  const { queue, sent, events } = scripted({}, 2, { scan: () => scan });
  queue.add([file('deed.pdf')]);
  sent[0]!.answer('1');
  await turn();
  expect(queue.items()[0]).toMatchObject({ state: 'done', scan: 'waiting' });
  found[0]!('failed');
  await turn();
  await turn();
  expect(queue.items()[0]!.scan).toBe('failed');
  queue.rescan('file-1');
  found[1]!('infected');
  await turn();
  await turn();
  expect(queue.items()[0]!.scan).toBe('infected');
  expect(events).toHaveBeenLastCalledWith('infected', 'deed.pdf');
  queue.rescan('file-1');
  queue.remove('file-1');
  expect(signals[2]!.aborted).toBe(true);
});

test.each([
  ['deed.PDF', '', ['.pdf'], true],
  ['deed.pdf.exe', '', ['.pdf'], false],
  ['scan', 'image/tiff', ['image/*'], true],
  ['scan', 'image/tiff', ['image/png', 'application/pdf'], false],
  ['anything', '', [], true],
])('%s of type %j against %j: %j', (name, type, accept, taken) =>
  expect(isAccepted({ name, type }, accept)).toBe(taken),
);

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [25 * 1024 * 1024, '25 MB'],
])('shows %d bytes as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
