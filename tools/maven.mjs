/** What is published as a Java program only is fetched through Maven, and run where Java is. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const windows = process.platform === 'win32';

/**
 * What is missing to fetch and run a Java program here, in words, or null.
 * @param {string} home where it lies when it was fetched before
 */
export function whatIsMissing(home) {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (java.error) return 'Java is not installed (17 or newer is needed)';
  const release = Number(/version "(?:1\.)?(\d+)/.exec(java.stderr + java.stdout)?.[1] ?? 0);
  if (release < 17) return `Java is too old (${release || 'unknown'}; 17 or newer is needed)`;
  if (existsSync(home)) return null;
  const maven = spawnSync('mvn', ['-version'], { encoding: 'utf8', shell: windows });
  if (maven.error || maven.status !== 0) return 'Maven is not installed (it fetches the program)';
  return null;
}

/** Runs a goal of Maven's plugin for dependencies. It takes from its own cache what has been there before. */
export function maven(goal, parameters, cwd) {
  const plugin = `org.apache.maven.plugins:maven-dependency-plugin:3.6.1:${goal}`;
  run('mvn', ['-q', '-B', plugin, ...parameters], { cwd, shell: windows });
}

/** Brings the jars of a pom into `home`, from Maven's own cache when they have been there before. */
export function copyJars(pom, home) {
  if (existsSync(home)) return;
  const scratch = join(dirname(home), `.fetching-${process.pid}`);
  mkdirSync(scratch, { recursive: true });
  try {
    copyFileSync(pom, join(scratch, 'pom.xml'));
    const lib = join(scratch, 'lib');
    maven('copy-dependencies', [`-DoutputDirectory=${lib}`], scratch);
    // Renamed into place last, so that an interrupted run leaves nothing that looks finished.
    renameSync(lib, home);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs a program to its end; what it says is told only where it fails. */
export function run(program, parameters, options) {
  const { status, error, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', ...options });
  if (status !== 0) {
    throw new Error(`${program} ${parameters.join(' ')}\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
  }
}
