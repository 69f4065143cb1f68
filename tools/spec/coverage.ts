/**
 * Writes docs/spec-coverage*.md, what holds each sentence of the specifications, from the sentences (`core.md`, `building-blocks.md` here) and the
 * tests that name them:
 *
 *   node tools/spec/coverage.ts --write
 *
 * tools/spec-coverage.test.ts fails when a page is not what the tests say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.mjs';
import { filesOfTheTree } from '../tree.mjs';
import { type Holder, holdersOf } from './holders.ts';
import { partsInUse } from './parts-in-use.ts';
import { rulesInUse, rulesOf } from './rules-in-use.ts';

/** What a sentence is, beside held by a test: the words that stand before the reason. */
const reasons = ['open', 'declined', 'no rule'] as const;

/** The states of a sentence, in the order of the table that counts them. */
export const states = ['tested', 'rule only', ...reasons] as const;

/** A specification: the word by which tests name it, the file of its sentences, its page. */
export const specifications = [
  { key: 'core', title: 'The core specification', sentences: 'tools/spec/core.md', page: 'docs/spec-coverage.md' },
  {
    key: 'blocks',
    title: 'The specification of the building blocks',
    sentences: 'tools/spec/building-blocks.md',
    page: 'docs/spec-coverage-building-blocks.md',
  },
] as const;

/** A test that names sentences, and whether the product uses what it is of. */
interface Held extends Holder {
  readonly isUsed: boolean;
}

interface Sentence {
  readonly nr: string;
  readonly words: string;
  readonly reason?: { readonly state: (typeof reasons)[number]; readonly why: string };
}

interface Section {
  readonly heading: string;
  readonly sentences: readonly Sentence[];
}

/** The texts of the files of the repository, by path. */
export type Files = ReadonlyMap<string, string>;

/** The files that coverage is read from: the tests, the rules, and the product that uses them. */
export function repositoryFiles(): Files {
  const names = filesOfTheTree('apps', 'packages', 'tools').filter((file) => /\.(tsx?|md)$/.test(file));
  return new Map(names.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const isTest = (file: string): boolean => /\.(test|stories|journey)\.tsx?$/.test(file);

/** The page of each specification, and what is wrong with the names that the tests give. */
export function coverage(files: Files): { pages: { path: string; text: string }[]; problems: string[] } {
  const found = [...files].filter(([file]) => isTest(file)).map(([file, text]) => holdersOf(file, text));
  const problems = found.flatMap((one) => one.problems);
  const isUsed = usedBy(files, problems);
  const holders = found.flatMap((one) => one.holders.map((holder) => ({ ...holder, isUsed: isUsed(holder) })));
  const pages = specifications.map(({ key, title, sentences, page }) => {
    const sections = sectionsOf(files.get(sentences) ?? '');
    const names = new Map<string, Held[]>();
    for (const holder of holders) {
      for (const name of holder.sentences.filter((one) => one.startsWith(`${key} `))) {
        names.set(name, [...(names.get(name) ?? []), holder]);
      }
    }
    const rows = sections.map((section) => ({
      ...section,
      rows: section.sentences.map((sentence): Row => {
        const name = `${key} ${sentence.nr}`;
        const by = names.get(name) ?? [];
        names.delete(name);
        const fault = faultOf(sentence, by);
        if (fault) problems.push(`${name}: ${fault}`);
        return {
          sentence,
          by,
          state: sentence.reason?.state ?? (by.every((holder) => holder.isUsed) ? 'tested' : 'rule only'),
        };
      }),
    }));
    for (const [name, [first]] of names) problems.push(`${first?.file}: there is no sentence ${name}`);
    return { path: page, text: pageOf(title, rows) };
  });
  return { pages, problems };
}

function faultOf({ reason }: Sentence, { length }: readonly Held[]): string | null {
  if (length === 0) return reason ? null : 'no test holds it, and no reason is given';
  return reason?.state === 'no rule' ? 'a test holds what is no rule' : null;
}

/** Whether the product uses what a test is of: the rules of the domain, a part of the kit; every other test is of the product itself. */
function usedBy(files: Files, problems: string[]): (holder: Holder) => boolean {
  const sources = [...files].filter(
    ([file]) => /\.tsx?$/.test(file) && !/\.(test|stories|journey|fixture)\.tsx?$/.test(file),
  );
  const isRuleUsed = rulesInUse(
    sources.filter(([file]) => file.startsWith('packages/domain/src/')),
    sources.filter(([file]) => /^(apps\/[^/]+|packages\/contract)\/src\//.test(file)),
  );
  const isPartUsed = partsInUse(
    new Map(sources.filter(([file]) => file.startsWith('packages/ui/src/'))),
    sources.filter(([file]) => file.startsWith('apps/web/src/')).map(([, text]) => text),
  );
  return ({ file, title, node }) => {
    if (file.startsWith('packages/ui/')) return isPartUsed(file);
    if (!file.startsWith('packages/domain/')) return true;
    const rules = [...rulesOf(node)];
    const unused = rules.filter((rule) => !isRuleUsed(rule));
    if (rules.length === 0) problems.push(`${file}: "${title}" names no rule`);
    else if (unused.length > 0 && unused.length < rules.length)
      problems.push(
        `${file}: "${title}" is of rules in use and of ${unused.join(', ')}: two tests, or set-up for a fixture`,
      );
    return unused.length === 0;
  };
}

/** The sections of a file of sentences: `- 2.44 words`, or `- 2.48 words | open: why`. */
function sectionsOf(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading, sentences: lines.filter((line) => line.startsWith('- ')).map(sentenceOf) };
    });
}

function sentenceOf(line: string): Sentence {
  const [, nr = '', words = '', state, why = ''] = /^- (\d+\.\d+) ([^|]+?)(?: \| ([^:]+): (.+))?$/.exec(line) ?? [];
  const known = reasons.find((reason) => reason === state);
  if (nr === '' || (state !== undefined && known === undefined)) throw new Error(`Not a sentence: ${line}`);
  return { nr, words, ...(known && { reason: { state: known, why } }) };
}

interface Row {
  readonly sentence: Sentence;
  readonly by: readonly Held[];
  readonly state: (typeof states)[number];
}

const meanings: Readonly<Record<(typeof states)[number], string>> = {
  tested: 'the tests named fail when the sentence no longer holds',
  'rule only':
    'the rule, or the part of the kit, is there and tested; the product does not use it yet, or not what is *unused* (read from the imports)',
  open: 'not held, or not wholly; why, and what of it is tested',
  declined: 'we do otherwise, and why',
  'no rule': 'nothing to hold: the sentence introduces, or the spec itself says that it is not shown',
};

function pageOf(title: string, sections: readonly (Section & { readonly rows: readonly Row[] })[]): string {
  const all = sections.flatMap(({ rows }) => rows);
  const counted = states.map(
    (state) => `| ${state} | ${all.filter((row) => row.state === state).length} | ${meanings[state]} |`,
  );
  return `# ${title}, sentence by sentence

Written by \`npm run docs:spec\`: a test names the sentences it holds in the line above it (\`// holds core 2.44\`). The sentences are named by our own short
words: read them in the specification. A title with \`%s\` stands for a row of each case of a table.

| state | sentences | meaning |
|---|---|---|
${counted.join('\n')}
${sections.map(sectionText).join('')}`;
}

const sectionText = ({ heading, rows }: { heading: string; rows: readonly Row[] }): string => `
## ${heading}
| nr | sentence | tests, or why not | state |
|---|---|---|---|
${rows.map(rowText).join('\n')}
`;

const rowText = ({ sentence: { nr, words, reason }, by, state }: Row): string =>
  `| ${nr} | ${words} | ${[...(reason ? [reason.why] : []), testsOf(by)].filter(Boolean).join('; ')} | ${state} |`;

/** The titles by file: `file` "title", "title". What the product does not use is marked where it uses the rest. */
function testsOf(by: readonly Held[]): string {
  const files = Map.groupBy(by, ({ file }) => file);
  const isMixed = by.some(({ isUsed }) => isUsed);
  const titleText = ({ title, isUsed }: Held): string =>
    `"${title.replaceAll('|', '\\|')}"${isMixed && !isUsed ? ' (*unused*)' : ''}`;
  return [...files].map(([file, held]) => `\`${file}\` ${held.map(titleText).join(', ')}`).join('; ');
}

/** The page as it is in the repository. */
export const writtenPage = (path: string): string => readFileSync(join(root, path), 'utf8');

if (process.argv.includes('--write')) {
  const { pages, problems } = coverage(repositoryFiles());
  for (const { path, text } of pages) writeFileSync(join(root, path), text);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
