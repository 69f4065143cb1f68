import { Readable } from 'node:stream';
import type { DownloadAddress } from '@closewright/contract/kit';
import { AppError } from '@closewright/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/index.ts';
import { tenantOf } from '../http/request-origin.ts';
import { type SecretBox, textSeal } from '../secrets/index.ts';
import type { Actor } from '../tenant/in-tenant.ts';

/** How long an address holds: long enough for the browser to follow it, too short to be passed on. */
const validMilliseconds = 60_000;

/** What a kind of download gives: bytes, or texts made while they are sent. Null when it is not there any more. */
export type DownloadContent = Uint8Array | AsyncIterable<string>;
type Maker<I> = (actor: Actor, input: I) => Promise<DownloadContent | null>;

/** Gives out an address under which the download of one input may be fetched. */
export type Offer<I> = (actor: Actor, input: I, file: { fileName: string; mediaType: string }) => DownloadAddress;

interface Ticket {
  readonly kind: string;
  readonly actor: Actor;
  readonly input: unknown;
  readonly fileName: string;
  readonly mediaType: string;
  readonly until: number;
}

interface Deps {
  secrets: SecretBox;
  clock: Clock;
  /** Counts requests without a token. */
  limit: (request: FastifyRequest) => Promise<void>;
}

const path = '/api/downloads';
const ticketPlace = (tenant: string) => ({ tenant, table: 'downloads', column: 'ticket' });

/**
 * Downloads: a call that has checked the caller offers an address, whose ticket is sealed for the tenant and says what to
 * make. Whoever opens it acts as the caller did; nothing else is asked, because a browser that follows an address sends no token.
 */
export class Downloads {
  readonly #deps: Deps;
  readonly #makers = new Map<string, Maker<never>>();

  constructor(app: FastifyInstance, deps: Deps) {
    this.#deps = deps;
    app.get(path, async (request, reply) => {
      await deps.limit(request);
      const { content, fileName, mediaType } = await this.#redeem(request);
      reply.type(mediaType).header('content-disposition', `attachment; filename="${fileName}"`);
      return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content));
    });
  }

  /** Adds a kind of download: how it is made of its input. */
  kind<I>(kind: string, make: Maker<I>): Offer<I> {
    this.#makers.set(kind, make as Maker<never>);
    return (actor, input, { fileName, mediaType }) => {
      const ticket: Ticket = {
        kind,
        actor,
        input,
        // A name of a file may hold what a header may not.
        fileName: fileName.replace(/[^\w. -]+/g, '-'),
        mediaType,
        until: this.#deps.clock.now().getTime() + validMilliseconds,
      };
      const sealed = textSeal(this.#deps.secrets, ticketPlace(actor.tenant)).seal(JSON.stringify(ticket));
      return { url: `${path}?ticket=${sealed}`, fileName: ticket.fileName, mediaType };
    };
  }

  async #redeem(request: FastifyRequest) {
    const tenant = tenantOf(request);
    const { ticket } = request.query as { ticket?: unknown };
    const opened = tenant !== null && typeof ticket === 'string' ? this.#open(tenant, ticket) : null;
    const make = opened && this.#makers.get(opened.kind);
    if (!opened || !make || opened.until < this.#deps.clock.now().getTime()) throw new AppError('NOT_FOUND');
    const content = await make({ ...opened.actor, requestID: request.id }, opened.input as never);
    if (content === null) throw new AppError('NOT_FOUND');
    return { content, fileName: opened.fileName, mediaType: opened.mediaType };
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
