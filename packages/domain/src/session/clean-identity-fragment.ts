/** What an identity provider leaves behind the `#` of a redirect, good or failed (OpenID Connect, RFC 9207, Keycloak). */
const identityKeys = new Set([
  'state',
  'session_state',
  'code',
  'iss',
  'error',
  'error_description',
  'error_uri',
  'kc_action',
  'kc_action_status',
]);

/** Keys that no fragment of ours has: only with one of these the fragment is the identity provider's. */
const telltaleKeys = new Set(['state', 'session_state', 'iss']);

/**
 * The address to redirect to when a URL carries an identity-provider state fragment (core.md §2 route guard): the same
 * URL without those keys, and without `#` when nothing else was in it. Null when there is nothing to clean.
 * @param url absolute or relative; path and query are left as they are
 */
export function cleanIdentityFragment(url: string): string | null {
  const at = url.indexOf('#');
  if (at < 0) return null;
  const parts = url.slice(at + 1).split('&');
  const key = (part: string) => part.split('=', 1)[0] ?? '';
  if (!parts.some((part) => telltaleKeys.has(key(part)))) return null;
  const kept = parts.filter((part) => !identityKeys.has(key(part)));
  return url.slice(0, at) + (kept.length > 0 ? `#${kept.join('&')}` : '');
}
