import { escapeHtml, page } from './document.ts';

/** Asks first: an address alone, sent by anybody, must not sign people out. */
export function confirmLogoutPage(nonce: string, form: string): string {
  const body = `<h1>Sign out?</h1><p>You will be signed out of Closewright in every tab of this browser.</p>${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>`;
  return page({ nonce, title: 'Sign out', body });
}

export function signedOutPage(nonce: string, home: string): string {
  const body = `<h1>You are signed out</h1><p><a class="button" href="${escapeHtml(home)}">Back to Closewright</a></p>`;
  return page({ nonce, title: 'Signed out', body });
}
