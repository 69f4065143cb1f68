import { escapeHtml, page } from './document.ts';

interface ErrorPage {
  nonce: string;
  title: string;
  message: string;
}

/** What a person sees when a request to the provider can not be answered. */
export function errorPage({ nonce, title, message }: ErrorPage): string {
  const body = `<h1>${escapeHtml(title)}</h1><p class="error" role="alert">${escapeHtml(message)}</p>
<p><a class="button" href="/">Back to Closewright</a></p>`;
  return page({ nonce, title, body });
}
