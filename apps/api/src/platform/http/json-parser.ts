import { AppError } from '@closewright/domain/errors';
import type { FastifyInstance } from 'fastify';
import { isWithinJsonLimits, jsonLimits } from './json-limits.ts';

const beyondLimits = `A request holds at most ${jsonLimits.nodes} values, nested ${jsonLimits.depth} deep.`;

/** Accepts JSON bodies and nothing else; refuses `__proto__` and `constructor.prototype` keys and excessive nesting. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text as string, (error, body) => {
      if (error) done(error);
      else if (isWithinJsonLimits(body)) done(null, body);
      else done(new AppError('MALFORMED_BODY', beyondLimits));
    });
  });
}
