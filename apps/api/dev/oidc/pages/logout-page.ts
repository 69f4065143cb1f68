import { escapeHtml, page } from './document.ts';

// The provider's form has the id "op.logoutForm" and lacks the field that says the answer was yes.
const submit = `
const form = document.getElementById('op.logoutForm');
const answer = document.createElement('input');
answer.type = 'hidden'; answer.name = 'logout'; answer.value = 'yes';
form.append(answer);
form.submit();`;

/** Ends the session at once: the app proved by its id token that it may ask for it. */
export function submitLogoutPage(nonce: string, form: string): string {
  const body = `<h1>Signing out</h1>${form}<noscript><button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></noscript>`;
  return page({ nonce, title: 'Signing out', body, script: submit });
}

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
