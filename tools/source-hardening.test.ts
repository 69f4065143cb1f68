import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './programs.mjs';
import { filesOfTheTree } from './tree.mjs';

const shipped = [
  'apps/api/src',
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'packages/contract/src',
  'packages/domain/src',
];

/** Source that reaches a user or a server: no tests, no stories. */
const sources = filesOfTheTree(...shipped, 'packages/ui/src')
  .filter((path) => /\.(ts|tsx|js|html)$/.test(path) && !/\.(test|stories|gen)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const filesWith = (pattern: RegExp, under = ''): string[] =>
  sources.filter(({ path, text }) => path.startsWith(under) && pattern.test(text)).map(({ path }) => path);

/** What the code may reach, and where: each list is short enough to be looked through (docs/asvs.md). */
describe('the shipped source', () => {
  it('was read', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(filesWith(/createRoot\(/)).toContain('apps/web/src/app/mount.tsx');
  });

  it('turns no text into HTML or code but in the viewers, which clean it first', () => {
    const dangerous =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcDoc|\beval\(|new Function\(|node:vm/;
    expect(filesWith(dangerous)).toEqual([
      'packages/ui/src/components/diff-viewer/diff-rows.tsx',
      // Reads back what DOMPurify has cleaned.
      'packages/ui/src/components/diff-viewer/sanitize-rows.ts',
      // A frame without scripts and without the site's origin.
      'packages/ui/src/components/email-viewer/message-body.tsx',
    ]);
    for (const path of ['diff-viewer/sanitize-rows.ts', 'email-viewer/message-frame.ts']) {
      expect(filesWith(/from 'dompurify'|import\('dompurify'\)/)).toContain(`packages/ui/src/components/${path}`);
    }
  });

  it('keeps nothing of a file in the browser: theme, tab key, last activity, the way back, a request to log off, the printer of checks, and the log where it is stored', () => {
    expect(filesWith(/localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open/)).toEqual([
      'apps/web/index.html',
      // Messages of faults, for three days at most, and only where log storage and the flag of the log are on.
      'apps/web/src/app/client-log/log-shelf.ts',
      'apps/web/src/app/preferences/appearance.ts',
      'apps/web/src/app/session/return-address.ts',
      'apps/web/src/app/session/session-key.ts',
      'apps/web/src/app/session/watch-activity.ts',
      'apps/web/src/app/start-up/browser-effects.ts',
      // The id of the printer, as each workstation has another one at hand.
      'apps/web/src/lib/check-printers/workstation-printer.ts',
    ]);
  });

  it('calls no other server but the identity provider for its keys and those an operator may set, and no program', () => {
    const outgoing = /\bfetch\(|node:https?'|createRemoteJWKSet|nodemailer|undici|axios|exporter-trace-otlp/;
    expect(filesWith(outgoing, 'apps/api/src')).toEqual([
      'apps/api/src/modules/addresses/census-geocoder.ts',
      'apps/api/src/platform/audit/proof/head-places.ts',
      'apps/api/src/platform/auth/identity-keys.ts',
      'apps/api/src/platform/tracing/open-telemetry.ts',
    ]);
    expect(filesWith(/node:child_process|worker_threads|from 'piscina'/, 'apps/api/src')).toEqual([
      'apps/api/src/modules/bank-files/read-file.ts',
      'apps/api/src/modules/sanctions/read-list.ts',
      'apps/api/src/platform/db/embedded-worker.ts',
      'apps/api/src/platform/db/embedded.ts',
      'apps/api/src/platform/pdf/printer.ts',
      'apps/api/src/platform/pdf/typst-worker.ts',
    ]);
    expect(filesWith(/child_process/)).toEqual([]);
    expect(filesWith(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
    expect(filesWith(/https?:\/\/(?!www\.w3\.org)/, 'apps/web/src')).toEqual([]);
  });

  it('puts text into SQL as parameters; the few raw pieces are constants of the code', () => {
    expect(filesWith(/sql\.(raw|lit)\(/)).toEqual([
      'apps/api/src/modules/orders/order-locks.queries.ts',
      'apps/api/src/modules/orders/order-rows.queries.ts',
      'apps/api/src/modules/portfolio/portfolio-conditions.ts',
      'apps/api/src/modules/portfolio/portfolio-sorts.ts',
      'apps/api/src/modules/workflow/dashboard.queries.ts',
      'apps/api/src/platform/audit/custom-field.ts',
      'apps/api/src/platform/audit/proof/verify-chain.ts',
      'apps/api/src/platform/records/select-of.ts',
    ]);
    // Interpolation into the text of a statement that is no tagged template.
    expect(filesWith(/\.query\(\s*`[^`]*\$\{/, 'apps/api/src/modules')).toEqual([]);
  });

  it('parses no XML and no YAML, and deserializes nothing but JSON', () => {
    expect(filesWith(/xml2js|fast-xml|js-yaml|node:v8|\bunserialize\b/)).toEqual([]);
    // Rich text of a custom field is read as HTML, in a document of its own where nothing runs or loads.
    const parsing = filesWith(/DOMParser/);
    expect(parsing).toEqual(['apps/web/src/features/custom-data/form/plain-text.ts']);
    expect(filesWith(/parseFromString\([^)]*, 'text\/html'\)/)).toEqual(parsing);
  });

  it('draws what must not be guessed from the secure source, and uses no weak algorithm', () => {
    // A pause between attempts may be guessed.
    expect(filesWith(/Math\.random/)).toEqual(['apps/web/src/app/mount.tsx']);
    expect(filesWith(/createHash\('(md5|sha1)'|'aes-\d+-(ecb|cbc)'|createCipher\(/)).toEqual([]);
  });
});
