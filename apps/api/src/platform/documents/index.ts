import { createHash } from 'node:crypto';
import { AppError } from '@closewright/domain/errors';
import { fileRecordLimits } from '@closewright/domain/file-records';
import { sql, type Transaction } from 'kysely';
import { rawQuery } from '../db/raw-query.ts';
import type { DB } from '../db/schema.gen.ts';
import { type Actor, type Database, nextIDs } from '../tenant/in-tenant.ts';

/** A document of a file. */
export interface StoredDocument {
  readonly ordersID: number;
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Where documents of files are kept. The database is one way; object storage with the hash in the database is another. */
export interface DocumentStore {
  /** Stores a document with the transaction; answers its id. Throws when it is larger than documents may be. */
  put(tx: Transaction<DB>, tenant: string, document: StoredDocument): Promise<number>;
  /** The bytes; null when there is no such document. Throws when they are not what was stored. */
  read(actor: Actor, documentID: number): Promise<Uint8Array | null>;
  /** As `read`, within a transaction. */
  readIn(tx: Transaction<DB>, tenant: string, documentID: number): Promise<Uint8Array | null>;
}

/** Documents in the database: what they are in `documents`, with the hash; their bytes beside it. */
export function databaseDocuments(database: Database): DocumentStore {
  return {
    async put(tx, tenant, { ordersID, name, mediaType, content }) {
      const { documentBytes } = fileRecordLimits;
      if (content.length > documentBytes)
        throw new Error(`A document has ${content.length} bytes; ${documentBytes} is most`);
      const documentID = await nextIDs(tx, 'document_id');
      const key = { tenant_id: tenant, document_id: documentID };
      const about = { orders_id: ordersID, name, media_type: mediaType, size: content.length, sha256: hashOf(content) };
      await tx
        .insertInto('documents')
        .values({ ...key, ...about })
        .execute();
      await tx
        .insertInto('document_contents')
        .values({ ...key, content: Buffer.from(content) })
        .execute();
      return documentID;
    },
    async read(actor, documentID) {
      const found = await database.readInTenant(actor, rawQuery(contentOf(actor.tenant, documentID)));
      return checked(found);
    },
    async readIn(tx, tenant, documentID) {
      const { rows } = await contentOf(tenant, documentID).execute(tx);
      return checked(rows);
    },
  };
}

interface Content {
  readonly name: string;
  readonly content: Uint8Array;
  readonly sha256: string;
  /** What the audit says was stored; null for what the transaction itself has stored. */
  readonly noted: string | null;
}

const contentOf = (tenant: string, documentID: number) => sql<Content>`
  select d.name, c.content, d.sha256, (select a.after ->> 'sha256' from audit_log a where a.tenant_id = d.tenant_id and a.table_name = 'documents'
    and a.row_key = d.document_id::text and a.operation = 'INSERT' order by a.seq desc limit 1) as noted from documents d
  join document_contents c on c.tenant_id = d.tenant_id and c.document_id = d.document_id
  where d.tenant_id = ${tenant} and d.document_id = ${documentID}`;

function checked([found]: readonly Content[]): Uint8Array | null {
  if (!found) return null;
  const { name, content, sha256, noted } = found;
  if (hashOf(content) !== sha256 || (noted ?? sha256) !== sha256)
    throw new AppError('INTERNAL', `“${name}” was changed since it was stored: it is not shown.`);
  return content;
}

/** What the bytes of a document are known by: SHA-256 in small hexadecimal letters. */
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
