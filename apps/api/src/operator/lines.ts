import type { Socket } from 'node:net';

/** Longer than a chunk of a file in base64, short enough that nobody fills the memory with one message. */
const longest = 1024 * 1024;

const newline = 10;

/** How long the other side may neither read nor answer: then it stands still, and others do not wait for it any more. */
export const standingMilliseconds = 60_000;

/** The other side stood still: the connection to it is broken. */
export class StoodStill extends Error {
  constructor() {
    super('The other side stands still');
    this.name = 'StoodStill';
  }
}

/** Messages over a socket: each a line of JSON. */
export interface Lines<Sent> {
  /** Resolves when there is room for the next one; answers false where the other side is gone. Throws where the message is too long. */
  send(message: Sent): Promise<boolean>;
  /** What the other side is to do next: where it stands still, the connection is broken. */
  inTime<T>(work: Promise<T>): Promise<T>;
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
  const isGone = (): boolean => socket.destroyed || socket.writableEnded;
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => socket.destroy(new StoodStill()), standingMilliseconds).unref();
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  };
  /** While what was sent has not gone out: whoever sends waits, so that one message and what the socket holds are all there is. */
  let room: Promise<void> | null = null;
  const makeRoom = async (): Promise<void> => {
    const drained = Promise.withResolvers<void>();
    socket.once('drain', drained.resolve);
    await inTime(Promise.race([drained.promise, closed]));
    socket.off('drain', drained.resolve);
    room = null;
  };
  return {
    async send(message) {
      const line = `${JSON.stringify(message)}\n`;
      if (Buffer.byteLength(line) > longest) throw new Error('A message is too long');
      while (room && !isGone()) await room;
      if (isGone()) return false;
      if (!socket.write(line)) room = makeRoom();
      await room;
      return !socket.destroyed;
    },
    inTime,
    end() {
      socket.end();
      void inTime(closed);
    },
  };
}
