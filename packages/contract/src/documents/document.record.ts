import { field, record } from '../kit/index.ts';

/** The media types documents may have: what is served from the product's own address must never be a page. */
const mediaTypes = ['application/pdf'] as const;

/** A document of a file; its bytes lie in the document store, named by their hash. */
export const documentRecord = record({
  table: 'documents',
  id: 'documentID',
  of: 'orders',
  noun: 'Document',
  fields: {},
  facts: {
    name: field.requiredText({ label: 'Name', max: 120 }),
    mediaType: field.choice({ label: 'Media type', max: 80, choices: mediaTypes, required: true }),
  },
  others: ['size', 'sha256', 'created_at', 'created_by'],
  untold: ['media_type', 'size', 'sha256'],
  read: 'readOrder',
  notCopied: 'A document is of the file it was made for.',
});
