import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** Where the reference page lives; it is a page, so it gets the headers of pages. */
export const referencePath = '/api/docs';

/** The OpenAPI document and the page to browse it: the api is a public feature. Call it after the last endpoint. */
export async function registerReference(app: FastifyInstance, version: string): Promise<void> {
  let made: ReturnType<typeof openApiDocument> | undefined;
  // Made when first asked for: its thousands of schemas would hold up each start.
  const document = () => {
    made ??= openApiDocument(app.implemented, version);
    return made;
  };
  app.get('/api/openapi.json', (_request, reply) => reply.send(document()));
  await app.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } });
  await app.register(swaggerUi, {
    routePrefix: referencePath,
    transformSpecification: document,
    transformSpecificationClone: false,
    uiConfig: { deepLinking: true, tryItOutEnabled: false },
    staticCSP: {
      'default-src': "'self'",
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
  });
}
