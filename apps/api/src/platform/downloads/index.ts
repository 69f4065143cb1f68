import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DownloadAddress } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/index.ts';
import { circumstances } from '../errors/error-handler.ts';
import { tenantOf } from '../http/request-origin.ts';
import { type SecretBox, textSeal } from '../secrets/index.ts';
import type { Actor, Database } from '../tenant/in-tenant.ts';
import { downloadPath } from './download-operation.ts';
import { UsedTickets } from './used-tickets.ts';

/** How long an address holds: long enough for the browser to follow it, too short to be passed on. */
const validMilliseconds = 60_000;

/** What a kind of download gives: bytes, or texts made while they are sent. Null when it is not there any more. */
export type DownloadContent = Uint8Array | AsyncIterable<string>;
type Maker<I> = (actor: Actor, input: I) => Promise<DownloadContent | null>;

/** Gives out an address under which the download of one input may be fetched. */
export type Offer<I> = (actor: Actor, input: I, file: { fileName: string; mediaType: string }) => DownloadAddress;

interface Ticket {
  /** What is remembered of it when it is used. */
  readonly id: string;
  readonly kind: string;
  readonly actor: Actor;
  readonly input: unknown;
  readonly fileName: string;
  readonly mediaType: string;
  readonly until: number;
}

interface Deps {
  database: Database;
  secrets: SecretBox;
  clock: Clock;
  /** Counts requests without a token. */
  limit: (request: FastifyRequest) => Promise<void>;
}

const ticketPlace = (tenant: string) => ({ tenant, table: 'downloads', column: 'ticket', row: null });

/**
 * Downloads: a call that has checked the caller offers an address, whose ticket is sealed for the tenant and says what to
 * make. Whoever opens it acts as the caller did; nothing else is asked, because a browser that follows an address sends no token.
 * It is used up by one answer that went out whole. A browser that loses the connection may try again, and one that asks for
 * the headers first or fetches ahead of a click takes nothing away from the click.
 */
export class Downloads {
  readonly #deps: Deps;
  readonly #used: UsedTickets;
  readonly #makers = new Map<string, Maker<never>>();

  constructor(app: FastifyInstance, deps: Deps) {
    this.#deps = deps;
    this.#used = new UsedTickets(deps.database);
    app.head(downloadPath, async (request, reply) => {
      const ticket = await this.#ticketOf(request);
      if (await this.#used.isTaken(ticket.actor, ticket.id)) throw new AppError('DOWNLOAD_USED');
      return describe(reply, ticket).send();
    });
    app.get(downloadPath, async (request, reply) => {
      if (isAhead(request)) return reply.code(503).send();
      try {
        return await this.#send(request, reply);
      } catch (error) {
        if (!isRefusal(error) || !request.headers.accept?.includes('text/html')) throw error;
        request.log.info({ ...circumstances(request), errorCode: error.code }, 'refused');
        return reply.code(error.status).type('text/html; charset=utf-8').send(pageOf(error));
      }
    });
  }

  /** Adds a kind of download: how it is made of its input. */
  kind<I>(kind: string, make: Maker<I>): Offer<I> {
    this.#makers.set(kind, make as Maker<never>);
    return (actor, input, { fileName, mediaType }) => {
      const ticket: Ticket = {
        id: randomUUID(),
        kind,
        actor,
        input,
        // A name of a file may hold what a header may not.
        fileName: fileName.replace(/[^\w. -]+/g, '-'),
        mediaType,
        until: this.#deps.clock.now().getTime() + validMilliseconds,
      };
      const sealed = textSeal(this.#deps.secrets, ticketPlace(actor.tenant)).seal(JSON.stringify(ticket));
      return { url: `${downloadPath}?ticket=${sealed}`, fileName: ticket.fileName, mediaType };
    };
  }

  async #send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ticket = await this.#ticketOf(request);
    const { id, actor, kind, input } = ticket;
    const make = this.#makers.get(kind);
    if (!make) throw new AppError('NOT_FOUND');
    const sent = isSentWhole(reply);
    if (!(await this.#used.take(actor, id))) throw new AppError('DOWNLOAD_USED');
    // Once: given back a second time it would be taken from whoever has tried again.
    let givenBack: Promise<void> | undefined;
    const giveBack = () => {
      givenBack ??= this.#used
        .giveBack(actor, id)
        .catch((error) => request.log.warn({ err: error }, 'a download is not given back'));
      return givenBack;
    };
    void sent.then((isWhole) => (isWhole ? undefined : giveBack()));
    const content = await make(actor, input as never).catch(async (error) => {
      await giveBack();
      throw error;
    });
    if (content === null) throw new AppError('NOT_FOUND');
    return describe(reply, ticket).send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content));
  }

  /** What the address stands for, in the name of this request. */
  async #ticketOf(request: FastifyRequest): Promise<Ticket> {
    await this.#deps.limit(request);
    const tenant = tenantOf(request);
    const { ticket } = request.query as { ticket?: unknown };
    const opened = tenant !== null && typeof ticket === 'string' ? this.#open(tenant, ticket) : null;
    if (!opened) throw new AppError('NOT_FOUND');
    if (opened.until < this.#deps.clock.now().getTime()) throw new AppError('DOWNLOAD_USED');
    return { ...opened, actor: { ...opened.actor, requestID: request.id } };
  }

  #open(tenant: string, sealed: string): Ticket | null {
    try {
      return JSON.parse(textSeal(this.#deps.secrets, ticketPlace(tenant)).open(sealed)) as Ticket;
    } catch {
      // Forged, cut, or sealed for another tenant: to a stranger it is simply not there.
      return null;
    }
  }
}

/** Answers when the reply is over, also where the browser has gone before there was anything to send. */
const isSentWhole = ({ raw }: FastifyReply): Promise<boolean> =>
  new Promise((over) => {
    raw.once('finish', () => over(true));
    raw.once('close', () => over(false));
  });

const describe = (reply: FastifyReply, { fileName, mediaType }: Ticket): FastifyReply =>
  reply.type(mediaType).header('content-disposition', `attachment; filename="${fileName}"`);

/** A browser that fetches before anybody has clicked; it asks again for the click when it is refused. */
const isAhead = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose).includes('prefetch'));

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'DOWNLOAD_USED');

/** For whoever followed the address in a browser. The texts are constants. */
const pageOf = ({ message }: AppError): string =>
  `<!doctype html><html lang="en"><title>No file</title><h1>No file</h1><p>${message}</p></html>`;
