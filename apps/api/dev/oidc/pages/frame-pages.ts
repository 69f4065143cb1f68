import { createHash } from 'node:crypto';
import { statusCookie } from '../session-status.ts';
import { documentHeaders } from './document.ts';

/** A page without content that keycloak-js loads into a hidden frame and talks to by messages. */
export interface FramePage {
  html: string;
  headers: Record<string, string>;
}

/**
 * Answers `{clientId} {sessionId}` with `unchanged`, `changed` or `error`, as Keycloak's page of this name does. A tab
 * without a session asks with an empty id: `changed` then means that somebody has signed in meanwhile.
 */
export function loginStatusPage(client: string): FramePage {
  return framePage(
    'Sign-in status',
    `
const cookie = () => document.cookie.split('; ').find((pair) => pair.startsWith('${statusCookie}='))?.slice(${statusCookie.length + 1}) ?? '';
const hash = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
addEventListener('message', async (event) => {
  if (event.origin !== location.origin || typeof event.data !== 'string') return;
  const [client, session = ''] = event.data.split(' ');
  let answer = 'error';
  if (client === ${JSON.stringify(client)}) {
    const current = cookie();
    answer = current === (session && (await hash(session))) ? 'unchanged' : 'changed';
  }
  // The tab may have left meanwhile.
  event.source?.postMessage(answer, event.origin);
});`,
  );
}

/** Tells keycloak-js that cookies work in frames. They do: the provider is on the page's own host. */
export function thirdPartyCookiesPage(): FramePage {
  return framePage('Cookie check', `parent.postMessage('supported', location.origin);`);
}

function framePage(title: string, script: string): FramePage {
  const digest = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${digest}'; base-uri 'none'; frame-ancestors 'self'`;
  return {
    html: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title></head><body><script>${script}</script></body></html>`,
    // The same for everybody, so it may be kept: each start of the app loads it.
    headers: { ...documentHeaders(policy), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=300' },
  };
}
