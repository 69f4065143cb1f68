import type { KoaContextWithOIDC } from 'oidc-provider';

type SetOption = Parameters<KoaContextWithOIDC['cookies']['set']>[2];

/** Whether the id token that came with a log-out is of the person who is signed in. */
export function provesWhoAsks({ oidc }: KoaContextWithOIDC): boolean {
  return oidc.session?.accountId !== undefined && oidc.entities.IdTokenHint?.payload.sub === oidc.session.accountId;
}

/**
 * Ends the session in this one request, as Keycloak does. The provider's own way is a form that is sent at once; two tabs that log out
 * at the same moment overwrite each other's form, and the first of them came back to a session that still lived.
 * @param home where to go when the app did not say
 * @param cookie with which the session's cookie was set
 */
export async function endSession(ctx: KoaContextWithOIDC, home: string, cookie: SetOption): Promise<void> {
  const { provider, session, params } = ctx.oidc;
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (!grantId) continue;
    for (const kind of [provider.AccessToken, provider.RefreshToken, provider.AuthorizationCode])
      await kind.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session?.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, cookie);
  provider.emit('end_session.success', ctx);
  ctx.status = 303;
  ctx.redirect(typeof params?.post_logout_redirect_uri === 'string' ? params.post_logout_redirect_uri : home);
}
