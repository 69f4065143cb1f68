import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { AwsClient } from 'aws4fetch';
import type { HeadTarget } from '../../config/index.ts';

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
  publish(heads: readonly TenantHeads[]): Promise<void>;
  /** The heads of a tenant that it holds; null: nobody can read there. */
  readonly read: ((tenant: string) => Promise<string[]>) | null;
}

/** The place that the configuration means. Nothing is opened yet. */
export function headPlace(target: HeadTarget): HeadPlace {
  if (target.kind === 'file') return filePlace(target.path);
  if (target.kind === 'bucket') return bucketPlace(target);
  return mailPlace(target);
}

/** A file that only grows, one head per line; on another machine or a disk that the database can not write. */
function filePlace(path: string): HeadPlace {
  return {
    name: 'heads file',
    address: path,
    async publish(all) {
      const lines = all.flatMap(({ heads }) => heads.map(({ head }) => `${head}\n`));
      const file = await open(path, 'a', 0o600);
      try {
        await file.writeFile(lines.join(''));
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async read(tenant) {
      const found: string[] = [];
      const stream = createReadStream(path, 'utf8');
      try {
        // A missing file is an error of the stream, which the lines alone would wait for without end.
        await new Promise((done, fail) => stream.once('open', done).once('error', fail));
        for await (const line of createInterface({ input: stream }))
          if (line.startsWith(`head1.${tenant}.`)) found.push(line);
        return found;
      } finally {
        stream.destroy();
      }
    },
  };
}

const timeoutMilliseconds = 10_000;

/** An object store with the interface of S3: one object per head, and the newest once more as `latest`. */
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
  const latest = async (tenant: string): Promise<string | null> => {
    const answer = await ask(`${tenant}/latest`, {});
    return answer.status === 404 ? null : (await answer.text()).trim();
  };
  return {
    name: 'object store',
    address,
    async publish(all) {
      for (const { tenant, heads } of all) {
        for (const { seq, head } of heads) await put(`${tenant}/${String(seq).padStart(15, '0')}`, head);
        const newest = heads.at(-1);
        // Another node may have been there with a later one.
        if (newest && newest.seq > rowOf(await latest(tenant))) await put(`${tenant}/latest`, newest.head);
      }
    },
    read: async (tenant) => [await latest(tenant)].filter((head) => head !== null),
  };
}

/** The row of a head; 0 where there is none. */
const rowOf = (head: string | null): number => Number(head?.split('.')[2] ?? 0);

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
  };
}
