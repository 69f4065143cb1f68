import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import type { CommandContext } from '../operator/command.ts';
import { sha256 } from '../platform/backup/archive.ts';
import { backupFormat, signaturePurpose } from '../platform/backup/manifest.ts';
import { formatKey } from '../platform/secrets/keys.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { auditProblem, restore } from './restore.ts';

const key = (id: string, fill: number) => ({ id, key: Buffer.alloc(32, fill) });
const manifest = {
  format: backupFormat,
  version: '0.1.0',
  madeAt: '2026-11-24T03:45:00.000Z',
  migrations: [],
  tables: {},
  sequences: [],
  audit: [],
  keys: [],
  parts: [],
};

type Entries = readonly (readonly [name: string, bytes: string, type?: 'file' | 'symlink'])[];

/** A backup whose checksum is right, whatever is in it. */
async function archiveOf(entries: Entries): Promise<Buffer> {
  const archive = pack();
  for (const [name, bytes, type = 'file'] of entries) {
    if (type === 'symlink') archive.entry({ name, type, linkname: bytes });
    else archive.entry({ name }, bytes);
  }
  archive.finalize();
  const bytes = await buffer(archive);
  return Buffer.concat([bytes, Buffer.from(`${sha256(bytes)}\n`)]);
}

/** Entries with their manifest, signed with k1. */
function signed(more: object = {}, entries: Entries = []): Entries {
  const text = JSON.stringify({ ...manifest, ...more });
  const { key: by, mark } = createSecretBox(() => [key('k1', 1)]).sign(text, signaturePurpose);
  return [...entries, ['manifest.json', text], ['manifest.signature', `${by} ${mark.toString('base64url')}\n`]];
}

/** Restores as far as to the database; answers why not, and what was said. */
async function restoring(entries: Entries, args: readonly string[] = [], keys = [key('k1', 1)]) {
  const bytes = await archiveOf(entries);
  const said: string[] = [];
  const context = {
    connections: { asOwner: () => Promise.reject(new Error('to the database')) },
    config: { keys: keys.map(formatKey).join(','), dataDir: '' },
    clock: { now: () => new Date('2026-11-24T03:45:00Z') },
    files: {
      async *read() {
        yield bytes;
      },
    },
    out: async () => {},
    err: async (line: string) => void said.push(line),
    signal: new AbortController().signal,
  };
  // Before the database it asks for no more of its context than this.
  const work = restore.prepare(['FILE', ...args])(context as unknown as CommandContext);
  const { message } = await work.then(
    () => expect.fail('it was restored'),
    (error: Error) => error,
  );
  return { message, said };
}

it('a backup is taken that was signed here', async () => {
  expect(await restoring(signed())).toEqual({ message: 'to the database', said: [] });
  expect(await restoring(signed(), [], [key('k2', 2), key('k1', 1)])).toMatchObject({ message: 'to the database' });
});

it('a backup that was changed since it was signed is refused, whatever is asked', async () => {
  const [text, signature] = signed();
  const others: Entries[] = [
    [['manifest.json', `${text?.[1]} `], signature ?? ['', '']],
    [text ?? ['', ''], ['manifest.signature', String(signature?.[1]).replace(/^k1 ./, 'k1 -')]],
    [text ?? ['', ''], ['manifest.signature', 'k1\n']],
  ];
  for (const entries of others)
    for (const args of [[], ['--unsigned']])
      expect((await restoring(entries, args)).message).toMatch(/no whole backup: somebody changed it: .*Nothing was/);
});

it.each([
  ['nobody signed', signed().slice(0, 1), [key('k1', 1)], /nobody signed it, .* --unsigned/],
  [
    'is of the format without signatures',
    [['manifest.json', JSON.stringify({ ...manifest, format: 1 })]],
    [],
    /nobody/,
  ],
  [
    'was signed with a key that is not here',
    signed(),
    [key('k2', 2)],
    /signed with k1, .*--with-keys.*CLOSEWRIGHT_KEYS/,
  ],
] as [string, Entries, ReturnType<typeof key>[], RegExp][])(
  'a backup that %s is restored when asked for only',
  async (_what, entries, keys, why) => {
    const refused = await restoring(entries, [], keys.length > 0 ? keys : undefined);
    expect(refused.message).toMatch(/^The backup was not restored: /);
    expect(refused.message).toMatch(why);
    const asked = await restoring(entries, ['--unsigned'], keys.length > 0 ? keys : undefined);
    expect(asked).toEqual({
      message: 'to the database',
      said: [expect.stringMatching(/^Restored as it is: .*audit:verify/)],
    });
  },
);

it('a part is of its table and nowhere else', async () => {
  const part = (name: string, table = 'orders') => ({ name, table, rows: 1, sha256: sha256(Buffer.from('x')) });
  const good = 'tables/orders/000001.jsonl.gz';
  const withPart = (name: string, table?: string) => signed({ parts: [part(name, table)] }, [[name, 'x']]);
  expect((await restoring(withPart(good))).message).toBe('to the database');
  for (const name of [
    '../orders/000001.jsonl.gz',
    'tables/orders/../../etc/000001.jsonl.gz',
    '/tables/orders/000001.jsonl.gz',
    './tables/orders/000001.jsonl.gz',
    'tables/loans/000001.jsonl.gz',
    'tables/orders/1.jsonl.gz',
  ])
    expect((await restoring(withPart(name))).message, name).toMatch(/what it says of itself cannot be read/);
  expect((await restoring(withPart('tables/../x/000001.jsonl.gz', '../x'))).message).toMatch(/cannot be read/);
  const twice: Entries = [[good, 'x'], ...withPart(good)];
  expect((await restoring(twice)).message).toMatch(/000001.jsonl.gz is in it twice/);
  const link: Entries = [[good, '/etc/passwd', 'symlink'], ...signed()];
  expect((await restoring(link)).message).toMatch(/000001.jsonl.gz is no file/);
  const more: Entries = [['../more', 'x'], ...signed()];
  expect((await restoring(more)).message).toMatch(/a part that it does not name/);
});

it.each([
  ['it is as stated', { broken: null, rows: 3, head: 'aa' }, null],
  [
    'a row was changed',
    { broken: { seq: 2, reason: 'does not match its hash: the row was changed' }, rows: 1, head: 'bb' },
    'the audit is BROKEN at row 2, which does not match its hash: the row was changed, as it was when the backup was made',
  ],
  [
    'it is whole, but another one',
    { broken: null, rows: 2, head: 'bb' },
    'the audit is whole but ends at row 2 with head bb; the backup says row 3 with head aa',
  ],
])('says of the audit that was restored what it is: %s', (_what, report, said) => {
  expect(auditProblem(report, { rows: 3, head: 'aa' })).toBe(said);
});
