import { once } from 'node:events';
import type { Socket } from 'node:net';

/** Longer than a chunk of a file in base64, short enough that nobody fills the memory with one message. */
const longest = 1024 * 1024;

const newline = 10;

/** Messages over a socket: each a line of JSON. */
export interface Lines<Sent> {
  /** Resolves when there is room for the next one, or the other side is gone; answers false where it was gone before. */
  send(message: Sent): Promise<boolean>;
  /** Closes once everything is sent. */
  end(): void;
}

/**
 * Reads messages as they come. A line that is too long or no JSON, and whatever `hear` throws, breaks the connection and nothing else.
 * @param hear gets each message in its order
 */
export function overLines<Sent>(socket: Socket, hear: (message: unknown) => void): Lines<Sent> {
  let pending: Buffer[] = [];
  let length = 0;
  const take = (bytes: Buffer): void => {
    for (let rest = bytes; rest.length > 0 && !socket.destroyed; ) {
      const end = rest.indexOf(newline);
      const part = end < 0 ? rest : rest.subarray(0, end);
      length += part.length;
      if (length > longest) throw new Error('A message is too long');
      pending.push(part);
      if (end < 0) return;
      const line = Buffer.concat(pending).toString('utf8');
      pending = [];
      length = 0;
      hear(JSON.parse(line));
      rest = rest.subarray(end + 1);
    }
  };
  socket.on('data', (bytes: Buffer) => {
    try {
      take(bytes);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  let room: Promise<void> | null = null;
  return {
    async send(message) {
      if (socket.destroyed || socket.writableEnded) return false;
      if (socket.write(`${JSON.stringify(message)}\n`)) return true;
      room ??= Promise.race([once(socket, 'drain'), closed]).then(
        () => {
          room = null;
        },
        () => {},
      );
      await room;
      return true;
    },
    end: () => socket.end(),
  };
}
