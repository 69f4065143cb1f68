import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ariaFolder, parseTrees } from './aria-file.mjs';
import { keysOf, pressesKey, rowsOf } from './key-tables.ts';
import { isSelfTest, readLooks } from './looks.mjs';
import { picturedStories } from './pictures.mjs';
import { root } from './programs.mjs';
import { featureStories } from './stories.mjs';

const source = join(root, 'packages/ui/src');
const folders = (path: string) =>
  readdirSync(join(source, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(source, path, entry.name)).length > 0)
    .map(({ name }) => `${path}/${name}`);
const components = folders('components');
const services = folders('services');
const parts = [...components, ...services];
const files = (folder: string) => readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' });
const read = (folder: string, file: string) => readFileSync(join(source, folder, file), 'utf8');

type Kind = 'index' | 'stories' | 'features' | 'mdx' | 'board';

/** What a part does without, and why. */
const without: Record<string, Partial<Record<Kind, string>>> = {
  'components/field-mode': {
    stories: 'draws nothing by itself; its features show every field in every mode',
    board: 'shown by the fields that are read only',
  },
  'components/kbd': {
    stories: 'a mark inside buttons, menus and tooltips, shown in theirs',
    features: 'a mark inside buttons, menus and tooltips, shown in theirs',
    mdx: 'nothing to decide about it',
    board: 'shown with badges',
  },
  'components/memory': {
    stories: 'keeps what the user chose; draws nothing',
    features: 'keeps what the user chose; draws nothing',
    mdx: 'its docstrings say it',
    board: 'draws nothing',
  },
  'components/product-mark': {
    stories: 'one drawing, shown in the stories of global-bar and notice',
    features: 'one drawing, shown in the stories of global-bar and notice',
    mdx: 'nothing to decide about it',
    board: 'in the head of the board',
  },
  'components/kit-board': {
    index: 'a page about the parts, not a part',
    stories: 'its looks are its stories',
    mdx: 'a page of documentation itself',
    board: 'the board',
  },
  'components/busy': { board: 'comes after a delay and says so when it takes long; shown by its own stories' },
  'components/command-palette': { board: 'floats over the page; shown by its own stories' },
  'components/dialog': { board: 'floats over the page; shown by its own stories' },
  'components/grid-views': { board: 'a button above a grid; shown by its own stories' },
  'components/session-expiring': { board: 'floats over the page; shown by its own stories' },
  'components/frame': { board: 'the whole page; its pieces are on the board' },
  'services/busy': {
    stories: 'the queue without looks; the component busy shows it',
    features: 'the queue without looks; the component busy shows it',
    mdx: 'described with the component busy',
  },
};

/** Rows of the tables of keys that no test presses, and why. */
const unpressed: Record<string, Record<string, string>> = {
  'components/section': { 'Ctrl F': 'the search of the browser; its event `beforematch` is sent in the keys story' },
};

/** Rows that name no key: the part has none of its own, or those of another part. */
const keyless = new Set(['none', 'others']);

/** Fields whose shared keys (Tab, Enter, Escape, undo) the contract of typed fields presses. */
const typedFields = new Set(
  read('testing', 'field-parts.ts')
    .split(/\n {2}\{\n/)
    .filter((part) => part.includes('typing: {'))
    .map((part) => `components/${/folder: '([\w-]+)'/.exec(part)?.[1]}`),
);

/** Rows pressed in one file for several parts: each suite there has a folder's name. */
const keyRows = new Map(
  read('testing', 'key-rows.browser.test.tsx')
    .split(/^describe\('/m)
    .slice(1)
    .map((suite) => [suite.slice(0, suite.indexOf("'")), suite] as const),
);

const board = files('components/kit-board')
  .map((file) => read('components/kit-board', file))
  .join('\n');

describe('every part of the kit', () => {
  it('was found', () => {
    expect(components.length).toBeGreaterThan(40);
    expect(services.length).toBeGreaterThan(2);
    expect(typedFields.size).toBeGreaterThan(8);
  });

  it.each(parts)('%s has what a part has, or a reason', (folder) => {
    const excused = without[folder] ?? {};
    const has = (ending: RegExp) => files(folder).some((file) => ending.test(basename(file)));
    const present: Record<Kind, boolean> = {
      index: existsSync(join(source, folder, 'index.ts')),
      stories: has(/^[\w-]+\.stories\.tsx$/),
      features: has(/\.features\.stories\.tsx$/),
      mdx: has(/\.mdx$/),
      board: folder.startsWith('services/') || board.includes(`part: '${basename(folder)}'`),
    };
    const kinds = Object.keys(present) as Kind[];
    expect({
      missing: kinds.filter((kind) => !present[kind] && !excused[kind]),
      needlesslyExcused: folder.startsWith('services/') ? [] : kinds.filter((kind) => present[kind] && excused[kind]),
    }).toEqual({ missing: [], needlesslyExcused: [] });
  });

  it('has features beside its playground, where axe looks at it', () => {
    const stories = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const playgrounds = stories.filter((file) => /(^|[\\/])[\w-]+\.stories\.tsx$/.test(file));
    expect(playgrounds.length).toBeGreaterThan(70);
    expect(playgrounds.filter((file) => !stories.includes(file.replace('.stories.', '.features.stories.')))).toEqual(
      [],
    );
  });

  it('that is excused exists', () => {
    const named = [...Object.keys(without), ...Object.keys(unpressed), ...keyRows.keys()];
    expect(named.filter((folder) => !parts.includes(folder))).toEqual([]);
  });

  it.each(parts)('%s proves every row of its table of keys', (folder) => {
    const pages = files(folder).filter((file) => file.endsWith('.mdx'));
    const tests = files(folder).filter((file) => /(keys\.stories|browser\.test)\.tsx$/.test(file));
    const beside = tests.map((file) => read(folder, file)).join('\n');
    const shared = typedFields.has(folder) ? read('testing', 'field-contract.ts') : '';
    const proofs = [beside, shared, keyRows.get(folder)].join('\n');
    const rows = pages.flatMap((page) => rowsOf(read(folder, page)));
    expect(rows.filter((row) => keysOf(row).length === 0 && !keyless.has(row))).toEqual([]);
    const unproved = rows
      .map((row) => ({ row, keys: keysOf(row).filter((key) => !pressesKey(proofs, key)) }))
      .filter(({ row, keys }) => keys.length > 0 && !unpressed[folder]?.[row]);
    expect(unproved).toEqual([]);
    expect(Object.keys(unpressed[folder] ?? {}).filter((row) => !rows.includes(row))).toEqual([]);
  });

  const subpaths = [
    ...components.filter((folder) => !without[folder]?.index).map((folder) => basename(folder)),
    ...services,
    'testing',
    'styles.css',
  ];
  it.each(subpaths)('can be imported as @closewright/ui/%s', (subpath) => {
    const file = fileURLToPath(import.meta.resolve(`@closewright/ui/${subpath}`));
    expect(existsSync(file)).toBe(true);
    expect(file.startsWith(source)).toBe(true);
  });
});

describe('the baselines of stories', () => {
  const known = new Map(featureStories().map(({ id, part }) => [id, part]));

  it('have ids of their own', () => {
    expect(known.size).toBe(featureStories().length);
    expect(known.size).toBeGreaterThan(150);
  });

  it('hold no picture of a story that is gone', () => {
    expect(picturedStories().filter((id) => !known.has(id))).toEqual([]);
  });

  it('hold the looks that stories name, and no others', async () => {
    const named = featureStories().flatMap(({ id, looks }) => looks.map((look) => `${id} ${look}`));
    const kept = Object.entries(await readLooks())
      .filter(([id]) => !isSelfTest(id))
      .flatMap(([id, looks]) => Object.keys(looks).map((look) => `${id} ${look}`));
    expect(kept.toSorted()).toEqual(named.toSorted());
    expect(named.length).toBeGreaterThan(250);
  });

  it('hold no ARIA tree of a story that is gone', () => {
    const kept = (existsSync(ariaFolder) ? readdirSync(ariaFolder) : []).flatMap((file) =>
      [...parseTrees(readFileSync(join(ariaFolder, file), 'utf8')).keys()].map((id) => ({ id, file })),
    );
    expect(kept.filter(({ id, file }) => `${known.get(id)}.txt` !== file)).toEqual([]);
  });
});

describe('the board', () => {
  it('shows stories that exist', () => {
    const panels = [...board.matchAll(/\{[^{}]*?part: '([\w-]+)'[^{}]*\}/g)].map(([text, part = '']) => {
      const story = /story: '(\w+)'/.exec(text)?.[1] ?? 'All';
      const file = `${part}.${text.includes("file: 'stories'") ? 'stories' : 'features.stories'}.tsx`;
      const path = join(source, 'components', part, file);
      const there = existsSync(path) && new RegExp(`export const ${story}\\b`).test(readFileSync(path, 'utf8'));
      return { panel: `${file} ${story}`, there };
    });
    expect(panels.length).toBeGreaterThan(40);
    expect(panels.filter(({ there }) => !there)).toEqual([]);
  });
});

describe('a table of keys', () => {
  const page =
    '| key | does |\n| --- | --- |\n| Tab, Shift Tab | stay |\n| in it: Page Up/Down, `F4` | move |\n\n| prop | is |\n| a | b |';

  it('is read row by row', () => {
    expect(rowsOf(page)).toEqual(['Tab, Shift Tab', 'in it: Page Up/Down, `F4`']);
    expect(keysOf('Tab, Shift Tab')).toEqual(['Tab', 'Shift+Tab']);
    expect(keysOf('in it: Page Up/Down, `F4`')).toEqual(['PageUp', 'PageDown', 'F4']);
    expect(keysOf('Alt Shift Left, Alt Shift Right')).toEqual(['Alt+Shift+Left', 'Alt+Shift+Right']);
    expect(keysOf('Shift with Up, arrows; Ctrl+A')).toEqual([
      ...['Shift+Up', 'Shift+Up', 'Shift+Down', 'Shift+Left', 'Shift+Right'],
      'Ctrl+A',
    ]);
    expect(keysOf('`+`, `-`')).toEqual(['+', '-']);
    expect(keysOf('`R`')).toEqual(['r']);
    expect(keysOf('Enter, comma, semicolon')).toEqual(['Enter', ',', ';']);
    expect(keysOf('Ctrl+;, menu key')).toEqual(['Ctrl+;', 'ContextMenu']);
    expect(keysOf('Alt held')).toEqual(['Alt']);
    expect(keysOf('Alt Down')).toEqual(['Alt+Down']);
    expect(keysOf('Ctrl+Z, Ctrl+Y')).toEqual(['Ctrl+Z', 'Ctrl+Y']);
    expect(keysOf('Ctrl PgDn, Ctrl PgUp')).toEqual(['Ctrl+PageDown', 'Ctrl+PageUp']);
    expect(keysOf('Alt and a letter')).toEqual(['Alt+letters']);
    expect(keysOf('none')).toEqual([]);
  });

  it.each([
    ["await userEvent.keyboard('{Shift>}{Tab}{/Shift}')", 'Shift+Tab', true],
    ['await userEvent.tab()', 'Shift+Tab', false],
    ['await userEvent.tab()', 'Tab', true],
    ["keyboard('{Control>}z{/Control}')", 'Ctrl+Z', true],
    ["keyboard('{Control>}z{/Control}')", 'Ctrl+Y', false],
    ["keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')", 'Alt+Shift+Left', true],
    ["keyboard('{ArrowDown}')", 'Up', false],
    ["keyboard('[F8]')", 'F8', true],
    ["keyboard('fic')", 'letters', true],
    ["expect(name).toBe('fic')", 'letters', false],
  ])('is proved by pressing the key: %s, %s', (press, key, pressed) => {
    expect(pressesKey(`it('x', async () => {\n  ${press};\n  expect(name).toBe('y');\n});`, key)).toBe(pressed);
  });

  it('is not proved by a test that expects nothing', () => {
    const press = "  await userEvent.keyboard('{F2}');\n";
    const test = (rest: string) => `it('x', async () => {\n${press}${rest}});\n`;
    expect(pressesKey(test(''), 'F2')).toBe(false);
    expect(pressesKey(test('  await until(() => open());\n'), 'F2')).toBe(true);
    expect(pressesKey(`${test('')}it('y', () => expect(1).toBe(1));`, 'F2')).toBe(false);
    const own = 'const opens = async () => {\n  expect(list()).not.toBeNull();\n};\n';
    expect(pressesKey(`${own}${test('  await opens();\n')}`, 'F2')).toBe(true);
  });
});
