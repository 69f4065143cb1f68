/**
 * `npm run test:keycloak`: the sign-in, refresh and logout journeys against a real Keycloak.
 *
 * Fetches the server through Maven, starts it with the realms of deploy/keycloak, starts Closewright with IDENTITY_URL,
 * puts both behind one address per tenant as deploy/ does, and runs apps/web/e2e/keycloak. Where Java or Maven is
 * missing it says so and ends well, having claimed nothing.
 *
 *   npm run test:keycloak                    everything
 *   npm run test:keycloak -- --stay          starts everything and waits for Ctrl+C instead of running the journeys
 *   npm run test:keycloak -- --headed        any other word goes to Playwright
 */
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { whatIsMissing, windows } from '../maven.mjs';
import { command, node, quiet, root } from '../programs.mjs';
import { fetchKeycloak, home, keycloakFolder, version } from './distribution.mjs';
import { freePort } from './ports.mjs';
import { startProxy } from './proxy.mjs';
import { originVariables, tenants, writeRealms } from './realms.mjs';

const words = process.argv.slice(2);
const stay = words.includes('--stay');
const results = join(root, 'test-results', 'keycloak');
/** The app renews a token that is good for less than 300 s: so a journey sees it happen, several times. */
const TOKEN_SECONDS = 303;
const children = [];
let folder;
let proxy;

const missing = whatIsMissing(home);
if (missing) {
  console.log(`Keycloak journeys: not run. ${missing}.`);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stop();
    process.exit(signal === 'SIGINT' && stay ? 0 : 1);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`Keycloak journeys: failed. ${error.message}`);
  process.exitCode = 1;
} finally {
  stop();
}

async function main() {
  mkdirSync(results, { recursive: true });
  fetchKeycloak();
  build();
  const [publicPort, keycloakPort, applicationPort] = [await freePort(), await freePort(), await freePort()];
  const originOf = (tenant) => `http://${tenant}.localhost:${publicPort}`;
  folder = mkdtempSync(join(root, 'node_modules', '.cache', 'keycloak', 'run-'));

  proxy = await startProxy({ port: publicPort, applicationPort, keycloakPort });
  const keycloak = startKeycloak(keycloakPort, originOf);
  const application = startApplication(applicationPort, keycloakPort);
  const [tenant] = tenants();
  await Promise.all([
    answers(keycloak, `http://127.0.0.1:${keycloakPort}/realms/${tenant}/.well-known/openid-configuration`, 900),
    answers(application, `http://127.0.0.1:${applicationPort}/api/health`, 300),
  ]);
  console.log(`Keycloak ${version} and Closewright answer at ${tenants().map(originOf).join(' and ')}.`);
  if (stay) return new Promise(() => {});
  return journeys(originOf);
}

/** The journeys need the built web app; unchanged sources cost nothing. */
function build() {
  const { status, stdout, stderr } = spawnSync(
    node(),
    [command('turbo'), 'run', 'build', '--filter=@closewright/web', '--output-logs=errors-only', '--ui=stream'],
    { cwd: root, env: { ...process.env, ...quiet }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The web app could not be built.\n${stdout}${stderr}`);
}

function startKeycloak(port, originOf) {
  const home = keycloakFolder(join(folder, 'server'));
  writeRealms(join(home, 'data', 'import'), { accessTokenLifespan: TOKEN_SECONDS });
  return start(
    'keycloak',
    join(home, 'bin', windows ? 'kc.bat' : 'kc.sh'),
    [
      'start-dev',
      '--import-realm',
      '--cache=local',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      // No hostname is set: the address a person sees comes from the proxy, one per tenant.
      '--proxy-headers=xforwarded',
      '--log-level=info',
    ],
    { ...originVariables(originOf), JAVA_OPTS_APPEND: '-Xmx768m' },
  );
}

function startApplication(port, keycloakPort) {
  return start('application', node(), [join(root, 'apps', 'api', 'src', 'main.ts')], {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    IDENTITY_URL: `http://127.0.0.1:${keycloakPort}`,
    TOKEN_REFRESH_MS: '1000',
  });
}

async function journeys(originOf) {
  const playwright = start(
    'playwright',
    node(),
    [
      command('@playwright/test', 'playwright'),
      'test',
      '--config',
      join(root, 'tools', 'keycloak', 'playwright.config.ts'),
      ...words,
    ],
    originVariables(originOf),
    'inherit',
  );
  const code = await new Promise((resolve) => playwright.child.on('exit', (value) => resolve(value ?? 1)));
  console.log(code === 0 ? 'Keycloak journeys: passed.' : `Keycloak journeys: failed. Logs are in ${results}.`);
  return code;
}

/** Starts a program in a group of its own; what it says goes to test-results/keycloak/<name>.log. */
function start(name, program, parameters, variables, output = 'pipe') {
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, ...quiet, ...variables },
    stdio: output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    shell: windows && program.endsWith('.bat'),
  });
  const log = join(results, `${name}.log`);
  if (output !== 'inherit') {
    const file = createWriteStream(log);
    child.stdout.pipe(file);
    child.stderr.pipe(file);
  }
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  const started = { name, child, log };
  children.push(started);
  return started;
}

/** Waits until an address answers 200; gives up when the program behind it has ended or the seconds are over. */
async function answers({ name, child, log }, address, seconds) {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const tail = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-30).join('\n') : '';
  throw new Error(`The ${name} does not answer at ${address}. Its last words:\n${tail}`);
}

/** Ends what this run started, by process id, and removes its folder. */
function stop() {
  for (const { child } of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    try {
      if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Ended in between.
    }
  }
  proxy?.close();
  proxy?.closeAllConnections();
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
