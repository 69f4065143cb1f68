/** The Keycloak server, fetched through Maven: the one place it is published as a plain archive. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.mjs';

/** Pinned: keycloak-js 26 supports every 26.x server; deploy/compose.yaml names the same one. */
export const version = '26.7.3';

const windows = process.platform === 'win32';
const cache = join(root, 'node_modules', '.cache', 'keycloak');
const home = join(cache, `keycloak-${version}`);

/** What is missing to run Keycloak here, in words, or null. */
export function whatIsMissing() {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (java.error) return 'Java is not installed (17 or newer is needed)';
  const release = Number(/version "(?:1\.)?(\d+)/.exec(java.stderr + java.stdout)?.[1] ?? 0);
  if (release < 17) return `Java is too old (${release || 'unknown'}; 17 or newer is needed)`;
  if (existsSync(home)) return null;
  const maven = spawnSync('mvn', ['-version'], { encoding: 'utf8', shell: windows });
  if (maven.error || maven.status !== 0) return 'Maven is not installed (it fetches the Keycloak server)';
  return null;
}

/** The folder of the unpacked server. Takes the download from Maven's own cache when it has been there before. */
export function fetchKeycloak() {
  if (existsSync(home)) return home;
  const scratch = join(cache, `.fetching-${process.pid}`);
  mkdirSync(scratch, { recursive: true });
  try {
    console.log(`Keycloak ${version}: fetching through Maven (about 180 MB the first time) ...`);
    const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`;
    run(
      'mvn',
      [
        '-q',
        '-B',
        'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
        `-Dartifact=${artifact}`,
        `-DoutputDirectory=${scratch}`,
      ],
      { cwd: scratch, shell: windows },
    );
    run('tar', ['-xzf', `keycloak-quarkus-dist-${version}.tar.gz`], { cwd: scratch });
    // Renamed into place last, so that an interrupted run leaves nothing that looks finished.
    renameSync(join(scratch, `keycloak-${version}`), home);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return home;
}

/**
 * A server folder of its own for one run: programs are linked, data and start scripts are not, so that runs do not meet
 * in one database.
 */
export function keycloakFolder(folder) {
  mkdirSync(join(folder, 'data', 'import'), { recursive: true });
  // Copied: kc.sh finds its home by following links from itself.
  cpSync(join(home, 'bin'), join(folder, 'bin'), { recursive: true });
  cpSync(join(home, 'conf'), join(folder, 'conf'), { recursive: true });
  // Starting writes its build into lib/quarkus.
  cpSync(join(home, 'lib', 'quarkus'), join(folder, 'lib', 'quarkus'), { recursive: true });
  cpSync(join(home, 'lib', 'app'), join(folder, 'lib', 'app'), { recursive: true });
  cpSync(join(home, 'lib', 'quarkus-run.jar'), join(folder, 'lib', 'quarkus-run.jar'));
  for (const name of [join('lib', 'lib'), 'providers', 'themes']) {
    symlinkSync(join(home, name), join(folder, name), 'junction');
  }
  return folder;
}

function run(program, parameters, options) {
  const { status, error, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', ...options });
  if (status !== 0) {
    throw new Error(`${program} ${parameters.join(' ')}\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
  }
}
