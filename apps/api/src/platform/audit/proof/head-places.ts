import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { AwsClient } from 'aws4fetch';
import type { HeadTarget } from '../../config/index.ts';
import { headOf } from './signed-head.ts';

/** Heads of one tenant on their way out, oldest first. */
export interface TenantHeads {
  readonly tenant: string;
  readonly heads: readonly { readonly seq: number; readonly head: string }[];
}

/** A place outside of the database that keeps signed heads. */
export interface HeadPlace {
  /** What it is called before everybody: no address. */
  readonly name: string;
  /** Where it is, for whoever operates the server; never a password. */
  readonly address: string;
  /** @param tenants the names of all tenants there are, for a place that cannot be asked whose heads it holds */
  publish(heads: readonly TenantHeads[], tenants: readonly string[]): Promise<void>;
  /** The heads of a tenant that it holds; null: nobody can read there. */
  readonly read: ((tenant: string) => Promise<string[]>) | null;
  /** What it holds of all tenants; null: nobody can read there. */
  readonly newest: (() => Promise<NewestHeads>) | null;
}

/** What a place holds of all tenants. */
export interface NewestHeads {
  /** The newest head of each, by tenant. */
  readonly heads: ReadonlyMap<string, string>;
  /** Lines that are no whole head, as a full disk leaves them; they say nothing of any chain. */
  readonly torn: readonly string[];
}

/** The place that the configuration means. Nothing is opened yet. */
export function headPlace(target: HeadTarget): HeadPlace {
  if (target.kind === 'file') return filePlace(target.path);
  if (target.kind === 'bucket') return bucketPlace(target);
  return mailPlace(target);
}

/** A file that only grows, one head per line; on another machine or a disk that the database can not write. */
function filePlace(path: string): HeadPlace {
  async function* lines(): AsyncGenerator<string> {
    const stream = createReadStream(path, 'utf8');
    try {
      // A missing file is an error of the stream, which the lines alone would wait for without end.
      await new Promise((done, fail) => stream.once('open', done).once('error', fail));
      yield* createInterface({ input: stream });
    } finally {
      stream.destroy();
    }
  }
  return {
    name: 'heads file',
    address: path,
    async publish(all) {
      const lines = all.flatMap(({ heads }) => heads.map(({ head }) => `${head}\n`));
      const file = await open(path, 'a+', 0o600);
      try {
        // What was written last may have been cut off in the middle of its line.
        await file.writeFile([(await endsALine(file)) ? '' : '\n', ...lines].join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async read(tenant) {
      const found: string[] = [];
      for await (const line of lines()) if (headOf(line)?.tenant === tenant) found.push(line);
      return found;
    },
    async newest() {
      const heads = new Map<string, string>();
      const torn: string[] = [];
      for await (const line of lines()) {
        const head = headOf(line);
        if (head && head.seq > rowOf(heads.get(head.tenant) ?? null)) heads.set(head.tenant, line);
        else if (!head && line !== '') torn.push(line);
      }
      return { heads, torn };
    },
  };
}

/** Whether what is added to a file begins a new line. */
async function endsALine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

const timeoutMilliseconds = 10_000;

/** Whose heads an object store holds, one name per line. No tenant has a dot in its name. */
const namesObject = 'tenants.txt';

/** An object store with the interface of S3: one object per head, the newest once more as `latest`, and the names of all tenants. */
function bucketPlace({ address, key, secret, region }: HeadTarget & { kind: 'bucket' }): HeadPlace {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 2 });
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await client.fetch(`${address}/${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!answer.ok && answer.status !== 404) throw new Error(`${address}/${path} answered ${answer.status}`);
    return answer;
  };
  const put = async (path: string, body: string): Promise<void> => {
    if ((await ask(path, { method: 'PUT', body })).status === 404) throw new Error(`${address} has no such bucket`);
  };
  const get = async (path: string): Promise<string | null> => {
    const answer = await ask(path, {});
    return answer.status === 404 ? null : (await answer.text()).trim();
  };
  const latest = (tenant: string): Promise<string | null> => get(`${tenant}/latest`);
  const names = async (): Promise<string[]> => (await get(namesObject))?.split('\n') ?? [];
  return {
    name: 'object store',
    address,
    async publish(all, tenants) {
      // All that are here and not those alone of whom there are heads: what another node takes from the list at this moment comes back.
      const known = await names();
      const joined = [...new Set([...known, ...tenants])].sort();
      if (joined.length > known.length) await put(namesObject, joined.join('\n'));
      for (const { tenant, heads } of all) {
        for (const { seq, head } of heads) await put(`${tenant}/${String(seq).padStart(15, '0')}`, head);
        const newest = heads.at(-1);
        // Another node may have been there with a later one.
        if (newest && newest.seq > rowOf(await latest(tenant))) await put(`${tenant}/latest`, newest.head);
      }
    },
    read: async (tenant) => [await latest(tenant)].filter((head) => head !== null),
    async newest() {
      const found = new Map<string, string>();
      for (const tenant of await names()) {
        const head = await latest(tenant);
        if (head !== null) found.set(tenant, head);
      }
      return { heads: found, torn: [] };
    },
  };
}

/** The row of a head; 0 where there is none. */
const rowOf = (head: string | null): number => headOf(head ?? '')?.seq ?? 0;

/** A mail with what was signed since the last one. Whoever gets it keeps it, and checks with `--head`. */
function mailPlace({ to, from, server }: HeadTarget & { kind: 'mail' }): HeadPlace {
  return {
    name: 'mail',
    address: to,
    async publish(all) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(server);
      const heads = all.flatMap((one) => one.heads.map(({ head }) => head));
      try {
        await transport.sendMail({
          from,
          to,
          subject: `Closewright: signed heads of the audit (${heads.length})`,
          text: [
            'Each line proves how the audit of a tenant ended at its time. Keep this mail, and check a line with',
            'npm run audit:verify -- --head LINE',
            '',
            ...heads,
            '',
          ].join('\n'),
        });
      } finally {
        transport.close();
      }
    },
    read: null,
    newest: null,
  };
}
