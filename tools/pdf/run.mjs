/**
 * `npm run test:pdf`: veraPDF judges each paper the product prints, made with data as long as they get: is it PDF/UA-1?
 * One that is spoilt on purpose shows that it does judge. Where Java or Maven is missing it says so and ends well, having claimed nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyJars, run, whatIsMissing } from '../maven.mjs';
import { node, root } from '../programs.mjs';

const pom = join(root, 'tools', 'pdf', 'pom.xml');
const [, version] =
  /<artifactId>greenfield-apps<\/artifactId>\s*<version>([\d.]+)</.exec(readFileSync(pom, 'utf8')) ?? [];
const cache = join(root, 'node_modules', '.cache', 'verapdf');
const home = join(cache, `verapdf-${version}`);

const missing = whatIsMissing(home);
if (missing) console.log(`PDF/UA: not judged. ${missing}.`);
else process.exitCode = main();

function main() {
  fetchVeraPdf();
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'papers-'));
  try {
    run(node(), [join(root, 'apps', 'api', 'test', 'papers', 'write-papers.ts'), folder]);
    const papers = readdirSync(folder).sort();
    const spoilt = spoil(folder, papers[0]);
    const said = judge(folder, [...papers, spoilt]);
    const failed = [
      ...papers.filter((paper) => said.get(paper)?.verdict !== 'PASS').map((paper) => `${paper} is no PDF/UA-1`),
      ...(said.get(spoilt)?.verdict === 'FAIL' ? [] : [`${spoilt} is no PDF/UA-1, and veraPDF did not say so`]),
    ];
    for (const problem of failed) console.error(problem);
    for (const [paper, { text }] of said) if (paper !== spoilt && !text.startsWith('PASS')) console.error(text);
    console.log(`${papers.length + 1 - failed.length} passed, ${failed.length} failed`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Takes the title of a paper away from those who hear it: its file then shows the name of the file instead. */
function spoil(folder, paper) {
  const text = readFileSync(join(folder, paper), 'latin1');
  const without = text.replace('/DisplayDocTitle true', '/DisplayDocTitle null');
  if (without === text) throw new Error(`${paper} has nothing to spoil`);
  writeFileSync(join(folder, 'spoilt.pdf'), without, 'latin1');
  return 'spoilt.pdf';
}

/** @returns {Map<string, { verdict: string, text: string }>} what veraPDF says of each file */
function judge(folder, papers) {
  const { stdout, stderr, error } = spawnSync(
    'java',
    [
      ...['-cp', join(home, '*'), 'org.verapdf.apps.GreenfieldCliWrapper'],
      ...['-f', 'ua1', '--format', 'text', '-v'],
      ...papers.map((paper) => join(folder, paper)),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error) throw error;
  const said = new Map();
  // The rules that a file breaks stand under its verdict.
  for (const text of stdout.split(/^(?=PASS |FAIL )/m)) {
    const [, verdict, file] = /^(PASS|FAIL) (.+) ua1\s*$/m.exec(text) ?? [];
    if (verdict) said.set(basename(file), { verdict, text: text.trim() });
  }
  if (said.size === 0) throw new Error(`veraPDF said nothing.\n${stdout}${stderr}`);
  return said;
}

/** Its jars. */
function fetchVeraPdf() {
  if (existsSync(home)) return;
  console.log(`veraPDF ${version}: fetching through Maven ...`);
  copyJars(pom, home);
}
