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
  heal(): void;
  close(): Promise<void>;
}

/**
 * Stands between a node and its server.
 * @param behind the folder of the server's own socket
 */
export async function layNetwork(behind: string): Promise<Network> {
  const socket = mkdtempSync(join(tmpdir(), 'cw-net-'));
  chmodSync(socket, 0o755);
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(join(behind, file));
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
        other.destroy();
      });
    }
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
    heal() {
      whole = true;
    },
    async close() {
      breakAll();
      await new Promise((done) => server.close(done));
      rmSync(socket, { recursive: true, force: true });
    },
  };
}
