/**
 * `npm run test:referees`: parsers that others wrote read what we write, and we read what they write: wires in pain.001 and CSV, ACH in NACHA, bank files in BAI2,
 * MT940 and OFX.
 * Files that are spoilt on purpose show that they do judge. Parsers in Python lie in a folder of their own that is gone afterwards, those in Java where Maven puts
 * them. Where Python, Java, Maven or one of the parsers is missing it says so and ends well, having claimed nothing of it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyJars, run as runQuietly, whatIsMissing, windows } from '../maven.mjs';
import { node, root } from '../programs.mjs';

const here = join(root, 'tools', 'referees');
/** What a slow mirror may take; what is not there by then is missing. */
const patience = 45_000;

const folder = mkdtempSync(join(tmpdir(), 'closewright-referees-'));
try {
  const judge = fetchJudge();
  if (typeof judge === 'string') console.log(`Files for banks: not judged. ${judge}.`);
  else process.exitCode = main(judge.python);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} python */
function main(python) {
  run(node(), [join(here, 'write.ts'), folder]);
  const theirs = run(python, [join(here, 'judge.py'), folder]);
  const javaIsMissing = readWires();
  if (javaIsMissing !== null) console.log(`Wires: not judged by pw-iso20022. ${javaIsMissing}.`);
  const ours = run(node(), [join(here, 'read.ts'), folder]);
  /** @type {{ claim: string, problem: string | null }[]} */
  const verdicts = [theirs, ours].flatMap((said) =>
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const failed = verdicts.filter(({ problem }) => problem !== null);
  for (const { claim, problem } of failed) console.error(`${claim}: ${problem}`);
  console.log(`${verdicts.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

/** What pw-iso20022 reads of our wires, beside each. @returns {string | null} what is missing */
function readWires() {
  const pom = join(here, 'pom.xml');
  const [, version] = /<version>(SRU[\w.-]+)</.exec(readFileSync(pom, 'utf8')) ?? [];
  const jars = join(root, 'node_modules', '.cache', 'pw-iso20022', String(version));
  const missing = whatIsMissing(jars);
  if (missing !== null) return missing;
  try {
    copyJars(pom, jars);
  } catch (error) {
    return `Maven has not brought it (${error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error)})`;
  }
  runQuietly('java', ['-cp', join(jars, '*'), join(here, 'ReadWires.java'), folder], {});
  return null;
}

/** @returns {{ python: string } | string} what runs the parsers, or what is missing */
function fetchJudge() {
  const python = ['python3', 'python'].find((name) => isNewEnough(name));
  if (python === undefined) return 'Python is not installed (3.10 or newer is needed)';
  const venv = join(folder, 'venv');
  if (spawnSync(python, ['-m', 'venv', venv], { encoding: 'utf8' }).status !== 0) return 'Python has no venv';
  const inside = join(venv, ...(windows ? ['Scripts', 'python.exe'] : ['bin', 'python']));
  const requirements = join(here, 'requirements.txt');
  const pip = spawnSync(
    inside,
    [
      '-m',
      'pip',
      'install',
      '--no-compile',
      '--quiet',
      '--disable-pip-version-check',
      '--no-input',
      '--retries',
      '1',
      '-r',
      requirements,
    ],
    { encoding: 'utf8', timeout: patience },
  );
  const last = (/** @type {string} */ text) => text.trim().split('\n').at(-1) || 'it said nothing';
  if (pip.status !== 0) return `pip has not brought the parsers (${last(pip.stderr)})`;
  const imported = spawnSync(inside, ['-c', 'import achkit, bai2, mt940, ofxtools, pain001'], { encoding: 'utf8' });
  return imported.status === 0 ? { python: inside } : `The parsers do not run here (${last(imported.stderr)})`;
}

/** @param {string} name */
function isNewEnough(name) {
  return spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { stdout, stderr, status, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}
