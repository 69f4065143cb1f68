import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { localFiles } from './index.ts';

describe('files in a local folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'closewright-files-'));
  const files = localFiles(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are kept per tenant, replaced as a whole and removed', async () => {
    await files.put('epsilon', 'orders/1/deed.pdf', Buffer.from('one'));
    await files.put('epsilon', 'orders/1/deed.pdf', Buffer.from('two'));
    expect(await files.get('epsilon', 'orders/1/deed.pdf')).toEqual(Buffer.from('two'));
    expect(await files.get('ficus', 'orders/1/deed.pdf')).toBeNull();
    expect(readdirSync(join(folder, 'epsilon', 'orders', '1'))).toEqual(['deed.pdf']);
    await files.remove('epsilon', 'orders/1/deed.pdf');
    expect(await files.get('epsilon', 'orders/1/deed.pdf')).toBeNull();
  });

  it.each(['../ficus/deed.pdf', '/etc/passwd', 'a//b', '.hidden', 'a/..', 'a\\..\\b', 'a\0b', ''])(
    'never lie at %j',
    async (name) => {
      await expect(async () => files.get('epsilon', name)).rejects.toThrow('is not a name');
      await expect(async () => files.put('epsilon', name, Buffer.alloc(0))).rejects.toThrow('is not a name');
    },
  );
});
