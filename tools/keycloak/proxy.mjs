/**
 * The reverse proxy of deploy/, in small: one address per tenant, behind it Keycloak for `/realms` and `/resources` and
 * Closewright for the rest. Identity must be on the tenant's own host: browsers count each `x.localhost` as a site of its
 * own, and keycloak-js's frames would get no cookies from another one.
 */
import { createServer, request } from 'node:http';

const isIdentity = (url) => /^\/(realms|resources)(\/|$)/.test(url);

/** The realm of a path must be the tenant of the host, as in deploy/Caddyfile. */
function isForeignRealm(host, url) {
  const realm = /^\/realms\/([^/?]+)/.exec(url)?.[1];
  return realm !== undefined && realm !== host.split('.')[0];
}

export function startProxy({ port, applicationPort, keycloakPort }) {
  const server = createServer((incoming, outgoing) => {
    const host = incoming.headers.host ?? '';
    if (isForeignRealm(host, incoming.url)) {
      outgoing.writeHead(404).end();
      return;
    }
    const forward = request(options(incoming), (answer) => {
      outgoing.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    forward.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end('Bad gateway'));
    incoming.pipe(forward);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const forward = request(options(incoming));
    forward.on('upgrade', (answer, other, otherHead) => {
      const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
      for (let at = 0; at < answer.rawHeaders.length; at += 2) {
        lines.push(`${answer.rawHeaders[at]}: ${answer.rawHeaders[at + 1]}`);
      }
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      if (otherHead.length) socket.write(otherHead);
      other.pipe(socket).pipe(other);
      other.on('error', () => socket.destroy());
    });
    forward.on('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n\r\n`));
    forward.on('error', () => socket.destroy());
    socket.on('error', () => forward.destroy());
    forward.end(head);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

  function options(incoming) {
    const { host } = incoming.headers;
    const toKeycloak = isIdentity(incoming.url);
    return {
      host: '127.0.0.1',
      port: toKeycloak ? keycloakPort : applicationPort,
      method: incoming.method,
      path: incoming.url,
      headers: toKeycloak
        ? {
            ...incoming.headers,
            'x-forwarded-host': host,
            'x-forwarded-proto': 'http',
            'x-forwarded-port': String(port),
          }
        : incoming.headers,
    };
  }
}
