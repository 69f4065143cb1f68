import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/programs.mjs';
import { type Stage, tenant } from './stage.ts';

/** What the first screen asks for. */
const paths = [
  '/api/environment',
  `/api/tenants/${tenant}/validity`,
  '/api/session',
  '/api/recent-files?scope=mine',
  '/api/lookups',
];

/** Holds the answers in memory. */
export const answersFile = '/answers.js';

/** A client that is signed in already, in place of keycloak-js, which stays below as a comment so that it weighs the same. */
const signedInClient = (original: string) => `class Client {
  authenticated = true; token = 'memory'; tokenParsed = {}; idToken = 'memory';
  init() { return Promise.resolve(true); } updateToken() { return Promise.resolve(false); }
  login() { return Promise.resolve(); } logout() { return Promise.resolve(); } clearToken() {}
}
export { Client as ${exportedName(original)} };
/*${original.replaceAll('*/', '* /')}*/`;

/** What the bundler called the one export of a file. */
function exportedName(code: string): string {
  const name = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(code)?.[1];
  if (name === undefined) throw new Error('One export was expected of keycloak-js');
  return name;
}

/**
 * A copy of the built web app as the peers are built: the same scripts byte for byte, but with its answers in memory and
 * nobody to sign in. The answers are those of the running stage. Returns its folder.
 */
export async function appInMemory(stage: Stage, ending: AsyncDisposableStack): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-app-'));
  ending.defer(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'apps/web/dist'), folder, { recursive: true });
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    if (!/^keycloak-.*\.js$/.test(name)) continue;
    const file = join(assets, name);
    writeFileSync(file, signedInClient(readFileSync(file, 'utf8')));
  }
  const answers: Record<string, string> = {};
  for (const path of paths) answers[path] = (await stage.person.ask('GET', path)).text;
  writeFileSync(
    join(folder, answersFile),
    `const answers = ${JSON.stringify(answers)};
window.fetch = async (path) => path in answers ? new Response(answers[path]) : new Promise(() => {});`,
  );
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<script', `<script src="${answersFile}"></script><script`));
  return folder;
}
