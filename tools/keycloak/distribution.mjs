/** The Keycloak server, fetched through Maven: the one place it is published as a plain archive. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { maven, run } from '../maven.mjs';
import { root } from '../programs.mjs';

/** Pinned: keycloak-js 26 supports every 26.x server; deploy/compose.yaml names the same one. */
export const version = '26.7.3';

const cache = join(root, 'node_modules', '.cache', 'keycloak');
/** Where it lies when it is fetched. */
export const home = join(cache, `keycloak-${version}`);

/** The folder of the unpacked server. Takes the download from Maven's own cache when it has been there before. */
export function fetchKeycloak() {
  if (existsSync(home)) return home;
  const scratch = join(cache, `.fetching-${process.pid}`);
  mkdirSync(scratch, { recursive: true });
  try {
    console.log(`Keycloak ${version}: fetching through Maven (about 180 MB the first time) ...`);
    const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`;
    maven('copy', [`-Dartifact=${artifact}`, `-DoutputDirectory=${scratch}`], scratch);
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
