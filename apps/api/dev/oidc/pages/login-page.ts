import { escapeHtml, page } from './document.ts';

interface LoginPage {
  nonce: string;
  tenantName: string;
  action: string;
  username: string;
  error: string | null;
  /** The demo logins, with the password they share. */
  demo: { usernames: readonly string[]; password: string };
}

const fill = `
for (const button of document.querySelectorAll('button[data-username]')) {
  button.addEventListener('click', () => {
    document.getElementById('username').value = button.dataset.username;
    document.getElementById('password').value = button.dataset.password;
    document.getElementById('kc-login').focus();
  });
}`;

/**
 * The sign-in form. Field names and ids are Keycloak's (`username`, `password`, `kc-login`), so that journeys and
 * password managers find the same form in both.
 */
export function loginPage({ nonce, tenantName, action, username, error, demo }: LoginPage): string {
  const invalid = error ? ' aria-invalid="true" aria-describedby="input-error"' : '';
  const demoButtons = demo.usernames
    .map((name) => {
      const safe = escapeHtml(name);
      return `<li><button type="button" data-username="${safe}" data-password="${escapeHtml(demo.password)}">${safe}</button></li>`;
    })
    .join('');
  const body = `
<h1>Sign in</h1>
${error ? `<p class="error" id="input-error" role="alert">${escapeHtml(error)}</p>` : ''}
<form id="kc-form-login" method="post" action="${escapeHtml(action)}">
<label for="username">User name</label>
<input id="username" name="username" type="text" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="120" required autofocus${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${invalid}>
<button id="kc-login" type="submit">Sign in</button>
</form>
${
  demoButtons
    ? `<h2 id="demo">Demo logins</h2>
<p class="hint">Development only. The password of each is <code>${escapeHtml(demo.password)}</code>; click one to fill the form.</p>
<ul aria-labelledby="demo">${demoButtons}</ul>`
    : ''
}`;
  return page({ nonce, title: 'Sign in', place: tenantName, body, script: fill });
}
