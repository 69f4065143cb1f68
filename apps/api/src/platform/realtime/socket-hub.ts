import type { RealtimeMessage } from '@closewright/contract/realtime';
import { realtimeUnauthorized } from '@closewright/contract/realtime';
import type { WebSocket } from 'ws';

/** Whom a socket belongs to, and what it may hear of. */
export interface SocketOwner {
  tenant: string;
  usersID: number;
  /** When its token ends, in milliseconds since 1970. */
  expiresAt: number;
  /** Whether a file of this region may be known to the user. */
  seesRegion(regionID: number): boolean;
}

/** Something that happened to a file, on its way to the sockets. */
export interface Announcement {
  tenant: string;
  regionID: number;
  message: RealtimeMessage;
}

interface Member {
  socket: WebSocket;
  owner: SocketOwner;
  isAlive: boolean;
  expiry: NodeJS.Timeout;
}

/** Browser tabs of one user that may listen at once; one more closes the oldest. */
const maxPerUser = 20;
const keepAliveMilliseconds = 30_000;
/** A reader so slow that this much waits for it is cut off rather than kept in memory. */
const maxBufferedBytes = 1_000_000;
/** setTimeout counts in 32 bits. */
const maxDelay = 2 ** 31 - 1;

const tryAgain = 1013;
const serviceRestart = 1012;

/** The open sockets of this process. Messages say what changed, never the data, and stay within the tenant. */
export class SocketHub {
  readonly #members = new Map<string, Set<Member>>();
  readonly #now: () => Date;
  readonly #keepAlive: NodeJS.Timeout;
  #accessChanges = 0;

  constructor(now: () => Date) {
    this.#now = now;
    this.#keepAlive = setInterval(() => this.#ping(), keepAliveMilliseconds);
    this.#keepAlive.unref();
  }

  /** Counts changes of access: who was judged before one of them may be judged wrongly after it. */
  get accessChanges(): number {
    return this.#accessChanges;
  }

  /** Lets a socket listen until it closes or its token ends. */
  add(socket: WebSocket, owner: SocketOwner): void {
    const members = this.#members.get(owner.tenant) ?? new Set();
    this.#members.set(owner.tenant, members);
    const ofUser = [...members].filter((member) => member.owner.usersID === owner.usersID);
    if (ofUser.length >= maxPerUser) ofUser[0]?.socket.close(tryAgain, 'Too many connections of this user');

    const remaining = Math.min(Math.max(owner.expiresAt - this.#now().getTime(), 0), maxDelay);
    const expiry = setTimeout(() => socket.close(realtimeUnauthorized, 'The token has expired'), remaining);
    expiry.unref();
    const member: Member = { socket, owner, isAlive: true, expiry };
    members.add(member);
    socket.on('pong', () => {
      member.isAlive = true;
    });
    socket.on('close', () => {
      clearTimeout(expiry);
      members.delete(member);
      if (members.size === 0 && this.#members.get(owner.tenant) === members) this.#members.delete(owner.tenant);
    });
  }

  /** Tells every socket of the tenant whose user may know the file. */
  announce({ tenant, regionID, message }: Announcement): void {
    const text = JSON.stringify(message);
    for (const { socket, owner } of this.#members.get(tenant) ?? []) {
      if (!owner.seesRegion(regionID) || socket.readyState !== socket.OPEN) continue;
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else socket.send(text);
    }
  }

  /**
   * Makes sockets of a tenant connect again, because what their users may hear has changed.
   * @param users whose sockets; null for all of the tenant
   */
  reconnect(tenant: string, users: readonly number[] | null): void {
    this.#accessChanges++;
    for (const { socket, owner } of this.#members.get(tenant) ?? []) {
      if (users === null || users.includes(owner.usersID)) this.again(socket);
    }
  }

  /** Makes one socket connect again. */
  again(socket: WebSocket): void {
    socket.close(serviceRestart, 'Access has changed');
  }

  /** The tenants somebody listens for here. */
  tenants(): string[] {
    return [...this.#members.keys()];
  }

  get size(): number {
    let count = 0;
    for (const members of this.#members.values()) count += members.size;
    return count;
  }

  close(): void {
    clearInterval(this.#keepAlive);
    for (const members of this.#members.values()) {
      for (const { socket, expiry } of members) {
        clearTimeout(expiry);
        socket.close(serviceRestart, 'The server is restarting');
      }
    }
  }

  /** A peer that did not answer the last ping is gone, whatever TCP still believes. */
  #ping(): void {
    for (const members of this.#members.values()) {
      for (const member of members) {
        if (!member.isAlive) {
          member.socket.terminate();
          continue;
        }
        member.isAlive = false;
        member.socket.ping();
      }
    }
  }
}
