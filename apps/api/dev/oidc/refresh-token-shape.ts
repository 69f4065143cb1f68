import type { Provider } from 'oidc-provider';

const segment = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Gives refresh tokens the shape `header.payload.opaque`. keycloak-js decodes a refresh token and fails on an opaque one.
 * Only the last segment, the provider's own random value, means anything to us: nothing is ever read from the others,
 * so they need no signature.
 */
export function shapeRefreshTokens(provider: Provider): void {
  // A method that its types leave out.
  const { prototype } = provider.RefreshToken as unknown as { prototype: RefreshTokenInternals };
  const original = prototype.getValueAndPayload;
  prototype.getValueAndPayload = async function shaped(this: RefreshTokenInternals) {
    const { value, payload } = await original.call(this);
    const claims = { typ: 'Refresh', iss: provider.issuer, iat: payload.iat, exp: payload.exp, azp: payload.clientId };
    return { value: `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.${value}`, payload };
  };
}

/** The provider's own value inside a refresh token as the browser holds it. */
export function opaquePart(token: string): string {
  return token.slice(token.lastIndexOf('.') + 1);
}

/** The part of oidc-provider's tokens that is replaced. */
interface RefreshTokenInternals {
  getValueAndPayload(): Promise<{ value: string; payload: { iat?: number; exp?: number; clientId?: string } }>;
}
