import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenAndTell, orderStatement, pool } from './shared.ts';

/** Peer: node:http and pg, no framework, no validation, no tenancy. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = Number((request.url ?? '').split('/').at(-1));
  const { rows } = await pool.query(orderStatement(id));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result: rows[0]?.document }));
}

listenAndTell(createServer((request, response) => void answer(request, response)));
