import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const file = '.s.PGSQL.5432';

/** A way to a Postgres server that can be cut. */
export interface Network {
  /** The folder of the socket that leads to the server while the network is whole. */
  readonly socket: string;
  /** Breaks what is open and refuses what is new. */
  cut(): void;
  /** Lets nothing through any more, and tells nobody: what is open stays so, dead for good. */
  silence(): void;
  heal(): void;
  /** Breaks some of what is open: those for which the number drawn is below the share. */
  breakSome(draw: () => number, share: number): void;
  /** Lets everything pass to the server and none of its answers, until what is open is broken. */
  holdAnswers(): void;
  /**
   * Lets these texts pass to the server, on one connection and in this order, and after the last none of its answers: what was asked is done, and
   * who asked never hears of it. Resolves when the last has passed.
   */
  holdAnswersAfter(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The folder of the server's socket in an address of the harness. */
const folderOf = (url: string): string => decodeURIComponent(/\?host=(.+)$/.exec(url)?.[1] ?? '');

/** A way to the server of an address, and the address by that way. */
export async function layNetworkTo(url: string): Promise<{ network: Network; through: string }> {
  const network = await layNetwork(folderOf(url));
  return { network, through: url.replace(/\?host=.+$/, `?host=${encodeURIComponent(network.socket)}`) };
}

/**
 * Stands between a node and its server.
 * @param behind the folder of the server's own socket
 */
export async function layNetwork(behind: string): Promise<Network> {
  const socket = mkdtempSync(join(tmpdir(), 'cw-net-'));
  chmodSync(socket, 0o755);
  const open = new Set<Socket>();
  /** The server's end of each connection, and whom it answers. */
  const answering = new Map<Socket, Socket>();
  let whole = true;
  let awaited: { readonly texts: readonly string[]; readonly passed: () => void } | null = null;
  const watch = (near: Socket, far: Socket) => {
    let seen = 0;
    near.on('data', (chunk: Buffer) => {
      const next = awaited?.texts[seen];
      if (!awaited || next === undefined || !chunk.includes(next)) return;
      seen += 1;
      if (seen < awaited.texts.length) return;
      far.unpipe(near).pause();
      awaited.passed();
      awaited = null;
    });
  };
  let silent = false;
  let isMute = false;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    if (silent) {
      open.add(near.on('error', () => {}));
      return;
    }
    const far = connect(join(behind, file));
    answering.set(far, near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end);
      end.pipe(other);
      // A broken end takes the other with it; what it broke of is told by whoever waits for an answer.
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        answering.delete(end);
        other.destroy();
      });
    }
    watch(near, far);
    if (isMute) far.unpipe(near).pause();
  });
  await new Promise<void>((done) => server.listen(join(socket, file), done));
  const breakAll = () => {
    for (const end of open) end.destroy();
  };
  return {
    socket,
    cut() {
      whole = false;
      breakAll();
    },
    silence() {
      silent = true;
      for (const end of open) end.unpipe().resume();
    },
    heal() {
      whole = true;
      silent = false;
      isMute = false;
    },
    breakSome(draw, share) {
      for (const end of [...open]) if (draw() < share) end.destroy();
    },
    holdAnswers() {
      isMute = true;
      for (const [far, near] of answering) far.unpipe(near).pause();
    },
    holdAnswersAfter: (texts) =>
      new Promise((passed) => {
        awaited = { texts, passed };
      }),
    async close() {
      breakAll();
      await new Promise((done) => server.close(done));
      rmSync(socket, { recursive: true, force: true });
    },
  };
}
