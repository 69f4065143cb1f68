import { expect, it, test, vi } from 'vitest';
import { createUploadQueue, type Upload } from './upload-queue.ts';
import { formatSize, isAccepted, type UploadRules } from './upload-rules.ts';

const file = (name: string, size = 10, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

/** A queue over a server that answers when told to. */
function scripted(rules: UploadRules = {}, concurrency = 2) {
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
