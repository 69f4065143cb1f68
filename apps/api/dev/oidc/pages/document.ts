import { randomBytes } from 'node:crypto';

/** A fresh value for the `nonce` attributes of one page. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The policy of a page with one inline style and script; nothing comes from anywhere else. */
export function pagePolicy(nonce: string, frameAncestors: 'none' | 'self'): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors '${frameAncestors}'`,
  ].join('; ');
}

/** The headers every page of the provider carries beside its policy. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': policy.includes("frame-ancestors 'none'") ? 'DENY' : 'SAMEORIGIN',
  };
}

interface Page {
  nonce: string;
  title: string;
  /** Shown at the right of the bar: where one is. */
  place?: string;
  body: string;
  script?: string;
}

/**
 * The frame of the provider's pages: the product's bar and one sheet. Self-contained: no file of the web app is needed,
 * so that signing in works while that one is being built. Values are those of design/look/tokens.css.
 */
export function page({ nonce, title, place = '', body, script }: Page): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Closewright</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><span class="product">Closewright</span><span class="place">${escapeHtml(place)}</span></header>
<main>${body}</main>
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>`;
}

const style = `
:root {
  color-scheme: light dark;
  --canvas: oklch(95% 0.006 235); --base: oklch(100% 0 235); --sunken: oklch(96.4% 0.005 235);
  --chrome: oklch(23.5% 0.038 232); --on-chrome: oklch(97.4% 0.004 235); --on-chrome-muted: oklch(80% 0.066 225);
  --text: oklch(21% 0.014 235); --muted: oklch(43% 0.018 235);
  --hairline: oklch(90.8% 0.008 235); --rule: oklch(60% 0.015 235);
  --solid: oklch(45% 0.082 227); --solid-hover: oklch(37.5% 0.07 228); --on-solid: oklch(100% 0 235); --accent: oklch(45% 0.082 227);
  --focus: oklch(55% 0.2 260); --focus-bg: oklch(97.2% 0.012 262);
  --danger: oklch(47% 0.168 27); --danger-bg: oklch(97.5% 0.012 22); --danger-rule: oklch(62% 0.195 25);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: oklch(15.5% 0.01 235); --base: oklch(21% 0.014 235); --sunken: oklch(18.5% 0.012 235);
    --chrome: oklch(20% 0.03 232);
    --text: oklch(95% 0.006 235); --muted: oklch(77% 0.012 235);
    --hairline: oklch(30% 0.017 235); --rule: oklch(60% 0.015 235);
    --solid: oklch(80% 0.066 225); --solid-hover: oklch(88% 0.046 225); --on-solid: oklch(20% 0.03 232); --accent: oklch(80% 0.066 225);
    --focus: oklch(71.5% 0.135 261); --focus-bg: oklch(25.5% 0.048 264);
    --danger: oklch(81% 0.105 22); --danger-bg: oklch(25.5% 0.045 24); --danger-rule: oklch(62% 0.195 25);
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--canvas); color: var(--text);
  font: 13px/1.45 'Inter Variable', Inter, 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif; }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; height: 40px; padding: 0 16px; background: var(--chrome); color: var(--on-chrome); }
.product { font-weight: 650; letter-spacing: .01em; }
.place { color: var(--on-chrome-muted); }
main { width: min(380px, calc(100vw - 32px)); margin: 11vh auto 32px; padding: 24px; background: var(--base); border: 1px solid var(--hairline); border-radius: 4px; }
h1 { margin: 0 0 16px; font-size: 18px; font-weight: 650; line-height: 1.3; }
h2 { margin: 24px 0 8px; padding-top: 16px; border-top: 1px solid var(--hairline); font-size: 12px; font-weight: 600; color: var(--muted); }
p { margin: 0 0 12px; }
p.hint { color: var(--muted); font-size: 12px; }
label { display: block; margin: 0 0 4px; font-size: 12px; color: var(--muted); }
input { width: 100%; height: 32px; margin: 0 0 12px; padding: 0 8px; color: inherit; font: inherit; background: var(--base);
  border: 1px solid var(--hairline); border-bottom-color: var(--rule); border-radius: 2px; }
input:focus { background: var(--focus-bg); }
input[aria-invalid=true] { border-bottom-color: var(--danger-rule); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
button, a.button { display: inline-block; min-height: 32px; padding: 0 14px; font: inherit; font-weight: 600; line-height: 30px; cursor: pointer; text-decoration: none;
  color: var(--on-solid); background: var(--solid); border: 1px solid var(--solid); border-radius: 4px; }
button:hover, a.button:hover { background: var(--solid-hover); border-color: var(--solid-hover); }
form > button { width: 100%; margin-top: 4px; }
.error { margin: 0 0 16px; padding: 8px 10px; color: var(--danger); background: var(--danger-bg); border-left: 3px solid var(--danger-rule); }
ul { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none; }
li button { min-height: 26px; padding: 0 8px; line-height: 24px; font-weight: 500; color: var(--accent); background: var(--sunken); border-color: var(--hairline); }
li button:hover { color: var(--on-solid); }
code { font-family: ui-monospace, 'Cascadia Mono', Consolas, monospace; }
`;
