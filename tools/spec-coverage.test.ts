import { describe, expect, it } from 'vitest';
import { coverage, repositoryFiles, specifications, writtenPage } from './spec/coverage.ts';

const files = repositoryFiles();
const { pages, problems } = coverage(files);

describe('what the tests hold', () => {
  it('is said of sentences that are there, by tests that run; every other sentence has a reason', () => {
    expect(problems).toEqual([]);
  });

  it.each(pages)('$path is what the tests say (mend with: npm run docs:spec)', ({ path, text }) => {
    expect(writtenPage(path)).toBe(text);
  });

  it.each(specifications)('the sentences of $sentences are numbered through each section', ({ sentences }) => {
    const named = [...(files.get(sentences) ?? '').matchAll(/^- (\d+)\.(\d+) /gm)].map(([, section, nr]) => ({
      section,
      nr,
    }));
    const bySection = Map.groupBy(named, ({ section }) => section);
    expect([...bySection.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const numbers of bySection.values()) {
      expect(numbers.map(({ nr }) => nr)).toEqual(numbers.map((_, at) => `${at + 1}`));
    }
  });
});

const comment = '// holds core 1.1';

/** A repository of two sentences, a rule, its test and an api. */
const small = {
  'tools/spec/core.md':
    '## §1 Numbers\n\n- 1.1 lines that are shown\n- 1.2 lines of old forms | open: none is read yet\n',
  'packages/domain/src/lines/line.ts': `
    export const hidden = [13];
    export const limits = { first: 1, last: 2399 };
    const isWithin = (line: number) => line >= limits.first && line <= limits.last;
    export function isShown(line: number): boolean {
      return isWithin(line) && !hidden.includes(line);
    }`,
  'packages/domain/src/lines/line.test.ts': `
    import { hidden, isShown, limits } from './line.ts';
    const check = (line: number) => expect(isShown(line)).toBe(true);
    ${comment}
    it.each([1, 2399])('line %d is shown', check);`,
  'apps/api/src/main.ts': '',
};

/** What the tests hold in the small repository once a file of it reads otherwise. */
function withChange(file: keyof typeof small, change: (text: string) => string) {
  const changed = change(small[file]);
  expect(changed, 'The change changes nothing').not.toBe(small[file]);
  const {
    pages: [page],
    ...others
  } = coverage(new Map(Object.entries({ ...small, [file]: changed })));
  const row = page?.text.split('\n').find((line) => line.startsWith('| 1.1 |'));
  return { ...others, row };
}

describe('a page', () => {
  const test = 'packages/domain/src/lines/line.test.ts';

  it.each([
    ['a sentence that is not there', test, comment, `${comment}, core 1.3`, /there is no sentence core 1\.3/],
    ['a name that is none', test, comment, '// holds 1.1', /no names of sentences/],
    ['a comment without a test below', test, comment, `${comment}\nconst row = 1;`, /no test below/],
    ['a sentence that lost its test', test, comment, '', /core 1\.1: no test holds it/],
    ['a sentence without a test or a reason', 'tools/spec/core.md', / \| open.*/, '', /core 1\.2: no test/],
    [
      'a test of what is no rule',
      'tools/spec/core.md',
      'shown',
      'shown | no rule: it introduces',
      /holds what is no rule/,
    ],
    ['a test that is skipped', test, 'it.each', 'it.skip.each', /does not run/],
    ['a test that is left for later', test, "it.each([1, 2399])('", "test.fixme('", /does not run/],
    ['a test of the domain without a rule', test, ', check)', ', () => {})', /names no rule/],
  ] as const)('is not written for %s', (_, file, from, to, problem) => {
    expect(withChange(file, (text) => text.replace(from, to)).problems).toContainEqual(expect.stringMatching(problem));
  });

  it('refuses a reason that is no state', () => {
    expect(() => withChange('tools/spec/core.md', (text) => text.replace('open:', 'later:'))).toThrow('Not a sentence');
  });

  it('names a test by its title, a story by its name and a row of a table by its first words', () => {
    const row = "// holds core 1.1\nit.each([\n// holds core 1.1\n['hidden', isShown(0), false]])('%s', check);";
    expect(withChange(test, (text) => text.replace(/ {4}\/\/ holds[\s\S]*/, row)).row).toContain('"%s", "hidden"');
    expect(withChange(test, (text) => text.replace('is shown', 'is seen')).row).toContain(
      'line.test.ts` "line %d is seen"',
    );
    const story = '// holds core 1.1\nexport const Shown: Story = {};';
    const stories = coverage(new Map(Object.entries({ ...small, 'packages/ui/src/line.stories.tsx': story })));
    expect(stories.pages[0]?.text).toContain('`packages/ui/src/line.stories.tsx` "Shown"');
  });

  it.each([
    ['nothing', '// isShown of @closewright/domain/lines', 'rule only'],
    ['a type', "import { type isShown } from '@closewright/domain/lines';", 'rule only'],
    [
      'a rule of this name in another area',
      "import { isShown } from '@closewright/domain/pages'; isShown(1);",
      'rule only',
    ],
    ['another rule', "import { isHidden } from '@closewright/domain/lines'; isHidden(1);", 'rule only'],
    ['the rule', "import { isShown } from '@closewright/domain/lines'; isShown(1);", 'tested'],
    ['the rule by another name', "import { isShown as isSeen } from '@closewright/domain/lines'; isSeen(1);", 'tested'],
  ])('finds out by itself whether the product uses the rule: it calls %s', (_, text, state) => {
    expect(withChange('apps/api/src/main.ts', () => text).row).toMatch(new RegExp(`\\| ${state} \\|$`));
  });

  it.each([
    ["import { Line } from '@closewright/ui/line';", 'tested'],
    ["import { Row } from '@closewright/ui/row';", 'tested'],
    ["import { Page } from '@closewright/ui/page';", 'rule only'],
  ])('finds out whether a screen uses the part of the kit, by itself or in another one: %s', (screen, state) => {
    const parts = 'packages/ui/src/components';
    const kit = {
      'tools/spec/core.md': small['tools/spec/core.md'],
      [`${parts}/line/line.stories.tsx`]: '// holds core 1.1\nexport const Shown: Story = {};',
      [`${parts}/line/index.ts`]: "export { Line } from './line.tsx';",
      [`${parts}/row/index.ts`]: "const Line = lazy(() => import('../line/index.ts'));",
      [`${parts}/page/index.ts`]: "import { Head } from './head.tsx';",
      'apps/web/src/screen.tsx': screen,
    };
    expect(coverage(new Map(Object.entries(kit))).pages[0]?.text).toMatch(
      new RegExp(`^\\| 1\\.1 .*\\| ${state} \\|$`, 'm'),
    );
  });

  /** The small repository with an api that uses its rule, and a test of something else in its place. */
  const inUse = (tested: string, more: Record<string, string> = {}) =>
    coverage(
      new Map(
        Object.entries({
          ...small,
          [test]: small[test].replace('isShown(line)', tested),
          'apps/api/src/main.ts': "import { isShown } from '@closewright/domain/lines'; isShown(1);",
          ...more,
        }),
      ),
    );

  it.each([
    ['limits.last', 'tested'],
    ['limits.none', 'rule only'],
    // A method of an array reads all of it.
    ['hidden.map', 'tested'],
  ])('goes by what a rule is made of, and tells the parts of a constant apart: %s', (part, state) => {
    const [page] = inUse(part).pages;
    expect(page?.text).toMatch(new RegExp(`^\\| 1\\.1 .*\\| ${state} \\|$`, 'm'));
  });

  it('tells apart what two files call the same', () => {
    const page = {
      'packages/domain/src/pages/page.ts':
        'const isWithin = (page: number) => page > 0;\nexport const isPage = isWithin;',
      'apps/api/src/main.ts': "import { isPage } from '@closewright/domain/pages'; isPage(1);",
    };
    expect(inUse('limits.last', page).pages[0]?.text).toMatch(/^\| 1\.1 .*\| rule only \|$/m);
  });

  it('is not written for a test of rules in use and of others, unless a fixture has these', () => {
    const both = 'isShown(line) === limits.none';
    expect(inUse(both).problems).toEqual([expect.stringMatching(/rules in use and of lines\/limits\.none: two tests/)]);
    const setUp = small[test].replace(', limits }', ' }').replace('isShown(line)', both);
    const fixture = `import { limits } from './line.fixture.ts';${setUp}`;
    expect(inUse('', { [test]: fixture })).toMatchObject({
      problems: [],
      pages: [{ text: expect.stringContaining('| tested |\n') }, {}],
    });
  });

  it('marks what is unused where the product uses the rest', () => {
    const more = `${small[test]}\n${comment}\nit('none', () => expect(limits.none).toBe(0));`;
    const [page] = inUse('', { [test]: more }).pages;
    expect(page?.text).toContain('"line %d is shown", "none" (*unused*) | rule only |');
    expect(withChange(test, () => more).row).not.toContain('unused');
  });
});
