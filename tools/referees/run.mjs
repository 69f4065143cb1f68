/**
 * `npm run test:referees`: parsers that others wrote read what we write, and we read what they write: wires in pain.001 and CSV, ACH in NACHA, bank files in BAI2 and
 * OFX.
 * Files that are spoilt on purpose show that they do judge. The parsers lie in a folder of their own that is gone afterwards. Where Python or one of them is
 * missing it says so and ends well, having claimed nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { windows } from '../maven.mjs';
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
  const imported = spawnSync(inside, ['-c', 'import achkit, bai2, ofxtools, pain001'], { encoding: 'utf8' });
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
