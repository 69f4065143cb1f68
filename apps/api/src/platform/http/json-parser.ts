import { AppError } from '@closewright/domain/errors';
import { repeatedKeys } from '@closewright/domain/json';
import type { FastifyInstance } from 'fastify';
import { isWithinJsonLimits, jsonLimits } from './json-limits.ts';

const beyondLimits = `A request holds at most ${jsonLimits.nodes} values, nested ${jsonLimits.depth} deep.`;
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
      const problem = isWithinJsonLimits(body) ? repetition(text) : beyondLimits;
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
