import type { RealtimeMessage } from '@closewright/contract/realtime';
import { realtimeUnauthorized } from '@closewright/contract/realtime';
import type { WebSocket } from 'ws';
import type { StoredUser } from '../auth/user.queries.ts';
import { within } from '../clock/within.ts';
import { RecentNotices } from './recent-notices.ts';

/** What has become of the user of a socket: no user any more, one with other rights, or the same. */
export type Standing = 'gone' | 'changed' | 'same';

/** Whom a socket belongs to, and what it may hear of. */
export interface SocketOwner {
  tenant: string;
  usersID: number;
  login: string;
  /** When its token ends, in milliseconds since 1970. */
  expiresAt: number;
  /** Whether a file of this region may be known to the user. */
  seesRegion(regionID: number): boolean;
  /** Compares with what is stored now; null where the login has no active user. */
  standing(stored: StoredUser | null): Standing;
}

/** Something that happened to a file, on its way to the sockets. */
export interface Announcement {
  tenant: string;
  regionID: number;
  message: RealtimeMessage;
}

/** Of a file, or of the rights of users; null: of everybody's. */
type Notice = Announcement | { users: readonly number[] | null };

interface Member {
  socket: WebSocket;
  owner: SocketOwner;
  /** Since when it hears everything, by the clock of the process. */
  since: number;
  isAlive: boolean;
  /** Whether it may be told of files: not once it is unknown who its user is by now. */
  mayHear: boolean;
  expiry: NodeJS.Timeout;
}

/** Browser tabs of one user that may listen at once; one more closes the oldest. */
const maxPerUser = 20;
const keepAliveMilliseconds = 30_000;
/** A reader so slow that this much waits for it is cut off rather than kept in memory. */
const maxBufferedBytes = 1_000_000;
/** setTimeout counts in 32 bits. */
const maxDelay = 2 ** 31 - 1;
/** Sockets that are made to connect again because notices were missed, per second: each browser then reads its page anew. */
const anewPerSecond = 100;
/** How long a tenant's users may take to be read after a gap. */
const readMilliseconds = 5000;

const tryAgain = 1013;
const serviceRestart = 1012;
const missed = 'Notices were missed';

/** The open sockets of this process. Messages say what changed, never the data, and stay within the tenant. */
export class SocketHub {
  readonly #members = new Map<string, Set<Member>>();
  readonly #ofSocket = new WeakMap<WebSocket, Member>();
  readonly #recent = new RecentNotices<Notice>(() => performance.now());
  readonly #now: () => Date;
  readonly #keepAlive: NodeJS.Timeout;
  #accessChanges = 0;
  #gaps = 0;

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
    const member: Member = { socket, owner, since: performance.now(), isAlive: true, mayHear: true, expiry };
    members.add(member);
    this.#ofSocket.set(socket, member);
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
  announce(announcement: Announcement): void {
    this.#recent.add(announcement.tenant, announcement);
    const text = JSON.stringify(announcement.message);
    for (const member of this.#members.get(announcement.tenant) ?? []) tell(member, announcement, text);
  }

  /**
   * Tells a socket what was announced before it listened, so that its page has missed nothing.
   * @param readFor for how many milliseconds its page had been reading when the socket opened. The page saw it open later than it began to
   * listen here, so what is told begins rather too early.
   */
  catchUp(socket: WebSocket, readFor: number): void {
    const member = this.#ofSocket.get(socket);
    if (!member) return;
    const { tenant, usersID } = member.owner;
    const notices = this.#recent.since(tenant, member.since - readFor);
    if (notices === null) {
      this.reconnectOne(socket, missed);
      return;
    }
    for (const notice of notices) {
      if (!('users' in notice)) tell(member, notice, JSON.stringify(notice.message));
      else if (concerns(notice.users, usersID)) this.reconnectOne(socket);
    }
  }

  /**
   * Makes sockets of a tenant connect again, because what their users may hear has changed.
   * @param users whose sockets; null for all of the tenant
   */
  reconnect(tenant: string, users: readonly number[] | null): void {
    this.#accessChanges++;
    this.#recent.add(tenant, { users });
    for (const { socket, owner } of this.#members.get(tenant) ?? []) {
      if (concerns(users, owner.usersID)) this.reconnectOne(socket);
    }
  }

  /** Makes one socket connect again, and says why. */
  reconnectOne(socket: WebSocket, reason = 'Access has changed'): void {
    socket.close(serviceRestart, reason);
  }

  /**
   * Notices were missed: looks at every user anew. Who is none any more is out, who has other rights connects again at once, and all others do
   * so little by little. Connected again, a page reads anew.
   * @param read the active users of a tenant by their logins
   */
  async beginAnew(read: (tenant: string, logins: string[]) => Promise<StoredUser[]>): Promise<void> {
    this.#accessChanges++;
    this.#recent.missedSome();
    const gap = ++this.#gaps;
    let waiting = 0;
    const later = ({ socket }: Member) => {
      const timer = setTimeout(() => this.reconnectOne(socket, missed), (waiting++ * 1000) / anewPerSecond).unref();
      socket.once('close', () => clearTimeout(timer));
    };
    await Promise.all(
      this.tenants().map(async (tenant) => {
        const members = [...(this.#members.get(tenant) ?? [])];
        // What is announced until its user is known again, it reads when it begins anew.
        for (const member of members) member.mayHear = false;
        const users = await within(
          readMilliseconds,
          read(tenant, [...new Set(members.map(({ owner }) => owner.login))]),
        );
        // What was read before a newer gap says nothing of what was missed in it: that gap's reading decides, and it sees the same sockets.
        if (gap !== this.#gaps) return;
        const byLogin = users && new Map(users.map((user) => [user.login, user]));
        for (const member of members) {
          const standing = byLogin && member.owner.standing(byLogin.get(member.owner.login) ?? null);
          member.mayHear = standing === 'same';
          if (standing === 'gone') member.socket.close(realtimeUnauthorized, 'No user any more');
          else if (standing === 'changed') this.reconnectOne(member.socket);
          else later(member);
        }
      }),
    );
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

function tell({ socket, owner, mayHear }: Member, { regionID }: Announcement, text: string): void {
  if (!mayHear || !owner.seesRegion(regionID) || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(text);
}

const concerns = (users: readonly number[] | null, usersID: number): boolean =>
  users === null || users.includes(usersID);
