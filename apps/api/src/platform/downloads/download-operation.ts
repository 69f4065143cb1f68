import type { ErrorCode } from '@closewright/domain/errors';

/** Where all downloads are fetched. */
export const downloadPath = '/api/downloads';

/** What it may answer besides the file; it is no call of the contract, because its answer is no envelope. */
export const downloadErrors: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'NOT_FOUND',
  'DOWNLOAD_USED',
  'RATE_LIMITED',
  'INTERNAL',
  'TENANT_BUSY',
  'UNAVAILABLE',
];

const bytes = { schema: { type: 'string', format: 'binary' } };

/** Its entry in the OpenAPI document, without the failures. */
export const downloadOperation = {
  operationId: 'fetchDownload',
  summary: 'The file behind an address that another call answered.',
  description:
    'Open to everybody who has the address: it holds for a minute, on the host of the tenant, and is used up by one answer that arrived whole. ' +
    'HEAD asks for the headers and uses nothing up. A browser that follows the address is answered failures as a page.',
  tags: ['Downloads'],
  security: [],
  parameters: [
    {
      name: 'ticket',
      in: 'query',
      required: true,
      description: 'Sealed by the server: take the whole address as it was answered.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The file, to be saved under the name in `content-disposition`.',
      headers: { 'content-disposition': { description: 'The name of the file.', schema: { type: 'string' } } },
      content: { 'text/csv': bytes, 'application/pdf': bytes, 'text/plain': bytes },
    },
  },
};
