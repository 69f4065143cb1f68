import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Largest message the sink keeps; a larger one is refused as a real server would. */
const maxMessageBytes = 25 * 1024 * 1024;
/** How many ports after a taken one are tried. */
const portsTried = 50;
/** How many of the newest messages the page lists. */
const listed = 200;

export interface StoredMail {
  id: string;
  receivedAt: string;
  email: Email;
}

/** A development mail server: takes every message, delivers none, keeps each as an `.eml` file. */
export interface MailSink {
  readonly port: number;
  list(): Promise<StoredMail[]>;
  read(id: string): Promise<StoredMail | null>;
  close(): Promise<void>;
}

/** The name of a message file: when it came, then an id, so that names sort by time and never hold foreign text. */
const idPattern = /^\d{13}-[0-9a-f-]{36}$/;

interface MailSinkOptions {
  /** 0 takes a free one. */
  port: number;
  /** Takes the next free port where that one is taken. */
  orNext?: boolean;
  folder: string;
  now: () => Date;
}

/** Listens on a loopback port and stores what arrives in `folder`. */
export async function startMailSink(options: MailSinkOptions): Promise<MailSink> {
  await mkdir(options.folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    // A loopback sink has no certificate worth trusting; it must not be taken for a real server.
    disabledCommands: ['STARTTLS'],
    size: maxMessageBytes,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
          return;
        }
        const id = `${String(options.now().getTime()).padStart(13, '0')}-${randomUUID()}`;
        writeFile(join(options.folder, `${id}.eml`), Buffer.concat(chunks), { flag: 'wx', mode: 0o600 }).then(
          () => done(),
          done,
        );
      });
    },
  });
  // A broken client must not end the process.
  server.on('error', () => undefined);
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.server.off('error', reject);
        resolve();
      });
    });
  const last = options.port + (options.orNext ? portsTried : 0);
  for (let port = options.port; ; port++) {
    try {
      await listen(port);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= last) throw error;
    }
  }
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;

  const read = async (id: string): Promise<StoredMail | null> => {
    if (!idPattern.test(id)) return null;
    const raw = await readFile(join(options.folder, `${id}.eml`)).catch(() => null);
    if (!raw) return null;
    const email = await PostalMime.parse(raw);
    return { id, receivedAt: new Date(Number(id.slice(0, 13))).toISOString(), email };
  };

  return {
    port,
    read,
    async list() {
      const names = await readdir(options.folder);
      const ids = names
        .map((name) => name.replace(/\.eml$/, ''))
        .filter((id) => idPattern.test(id))
        .sort()
        .reverse()
        .slice(0, listed);
      const mails = await Promise.all(ids.map(read));
      return mails.filter((mail): mail is StoredMail => mail !== null);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
