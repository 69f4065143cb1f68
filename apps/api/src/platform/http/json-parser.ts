import { AppError } from '@closewright/domain/errors';
import { repeatedKeys } from '@closewright/domain/json';
import type { FastifyInstance } from 'fastify';
import { isWithinJsonLimits, jsonLimits } from './json-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most values of a body, where it may have more than elsewhere. */
    mostValues?: number;
  }
}

const beyond = ({ nodes, depth }: { readonly nodes: number; readonly depth: number }): string =>
  `A request holds at most ${nodes} values, nested ${depth} deep.`;
const notText = 'The body is not UTF-8.';

/**
 * Accepts JSON bodies and nothing else; refuses bytes that are not UTF-8, a key that stands twice, `__proto__` and `constructor.prototype` keys and
 * excessive nesting.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = readText(bytes as Buffer);
    if (text === null) return done(new AppError('MALFORMED_BODY', notText));
    void parse(request, text, (error, body) => {
      if (error) return done(error);
      const { depth, nodes } = jsonLimits;
      const limits = { depth, nodes: request.routeOptions.config.mostValues ?? nodes };
      const problem = isWithinJsonLimits(body, limits) ? repetition(text) : beyond(limits);
      return problem === null ? done(null, body) : done(new AppError('MALFORMED_BODY', problem));
    });
  });
}

/** Null for bytes that are not UTF-8: they would be stored as question marks. */
function readText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function repetition(text: string): string | null {
  const [found] = repeatedKeys(text);
  return found ? `"${found.key.slice(0, 80)}" stands twice in one object.` : null;
}
