import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { touched } from './affected.mjs';
import { journeysByArea } from './journeys-by-area.mjs';
import { root } from './programs.mjs';

/** A small tree: each file with those that import it. */
const importers = new Map([
  [
    'packages/domain/src/workflow/queue.ts',
    ['packages/domain/src/workflow/queue.test.ts', 'apps/api/src/modules/alerts/alerts.queries.ts'],
  ],
  ['packages/domain/src/workflow/queue.test.ts', []],
  [
    'packages/contract/src/alerts/index.ts',
    ['packages/contract/src/index.ts', 'apps/web/src/features/alerts/page.tsx'],
  ],
  ['packages/contract/src/index.ts', ['apps/api/src/app.ts', 'apps/web/src/app/frame.tsx']],
  [
    'packages/ui/src/components/badge/badge.tsx',
    ['packages/ui/src/components/badge/badge.stories.tsx', 'apps/web/src/features/portfolio/page.tsx'],
  ],
  ['packages/ui/src/components/badge/badge.stories.tsx', []],
  ['apps/api/src/modules/alerts/alerts.queries.ts', ['apps/api/src/modules/index.ts']],
  ['apps/api/src/modules/orders/orders.queries.ts', ['apps/api/src/modules/index.ts']],
  ['apps/api/src/modules/index.ts', ['apps/api/src/app.ts']],
  ['apps/api/src/app.ts', ['apps/api/test/http/alerts.test.ts']],
  ['apps/api/test/http/alerts.test.ts', []],
  ['apps/web/src/lib/tasks.ts', ['apps/web/src/features/portfolio/page.tsx']],
  ['apps/web/src/features/alerts/page.tsx', ['apps/web/src/routes/alarms.tsx']],
  ['apps/web/src/features/portfolio/page.tsx', ['apps/web/src/routes/portfolio.tsx']],
  ['apps/web/src/routes/alarms.tsx', ['apps/web/src/routeTree.gen.ts']],
  ['apps/web/src/routes/portfolio.tsx', []],
  ['apps/web/src/routeTree.gen.ts', ['apps/web/src/app/router.tsx']],
  ['apps/web/src/app/router.tsx', []],
  ['apps/web/src/routes/index.tsx', []],
  ['apps/web/src/app/frame.tsx', ['apps/web/src/app/frame.test.tsx']],
  ['apps/web/src/app/frame.test.tsx', []],
  ['apps/web/e2e/page-models/cpl-page.ts', ['apps/web/e2e/journeys/cpl.journey.ts']],
  ['apps/web/e2e/journeys/cpl.journey.ts', []],
  ['tools/tree.test.ts', []],
  ['tools/sizes.mjs', []],
  ['tools/browser.mjs', ['vitest.config.ts']],
  ['vitest.config.ts', []],
  ['tailwind.config.ts', []],
]);
const journeys = (...names: string[]) => names.map((name) => `apps/web/e2e/journeys/${name}.journey.ts`);
const ofPortfolio = journeys('palette', 'portfolio');
const ofAlerts = journeys('alerts', 'home-menu', 'work-a-file');
const queueTest = 'packages/domain/src/workflow/queue.test.ts';
const frameTest = 'apps/web/src/app/frame.test.tsx';
const tree = 'tools/tree.test.ts';
const api = ['apps/api/test/http/alerts.test.ts'];
const nothing = { unit: [tree], api: [], storybook: [], journeys: [], commands: [] };
const all = { unit: 'all', api: 'all', storybook: 'all', journeys: 'all', commands: 'all' };

describe('what a change can touch', () => {
  it.each([
    ['nothing', [], nothing],
    ['documents', ['docs/money.md', 'CONTRIBUTING.md'], nothing],
    ['the document that names the commands', ['README.md'], { ...nothing, commands: 'all' }],
    ['a tool that no stage of tests imports', ['tools/sizes.mjs'], { ...nothing, commands: 'all' }],
    ['a tool that a configuration imports', ['tools/browser.mjs'], all],
    ['a tool that runs the stages', ['tools/run-stage.mjs'], all],
    ['a package', ['package.json'], all],
    ['a file of a kind that is not known', ['apps/web/new.thing'], all],
    ['a migration', ['apps/api/migrations/0100_more.sql'], { ...all, storybook: [] }],
    ['a test', [queueTest], { ...nothing, unit: [queueTest, tree] }],
    [
      'a rule and what uses it',
      ['packages/domain/src/workflow/queue.ts'],
      { ...nothing, unit: [queueTest, tree], api, journeys: ofAlerts },
    ],
    ['a feature', ['apps/web/src/features/portfolio/page.tsx'], { ...nothing, journeys: ofPortfolio }],
    ['what a feature stands on', ['apps/web/src/lib/tasks.ts'], { ...nothing, journeys: ofPortfolio }],
    [
      'a part of the kit',
      ['packages/ui/src/components/badge/badge.tsx'],
      { ...nothing, storybook: ['packages/ui/src/components/badge/badge.stories.tsx'], journeys: ofPortfolio },
    ],
    ['the tokens of the styles', ['tailwind.config.ts'], { ...nothing, storybook: 'all', journeys: 'all' }],
    ['a style of the kit', ['packages/ui/src/tokens/styles.css'], { ...nothing, storybook: 'all', journeys: 'all' }],
    ['a document that tests read', ['docs/import.md'], { ...nothing, api: 'all' }],
    [
      'an area of the contract',
      ['packages/contract/src/alerts/index.ts'],
      { ...nothing, unit: [frameTest, tree], api, journeys: ofAlerts },
    ],
    ['an area of the api', ['apps/api/src/modules/alerts/alerts.queries.ts'], { ...nothing, api, journeys: ofAlerts }],
    [
      'an area that all journeys pass',
      ['apps/api/src/modules/orders/orders.queries.ts'],
      { ...nothing, api, journeys: 'all' },
    ],
    ['a route of a feature', ['apps/web/src/routes/alarms.tsx'], { ...nothing, journeys: ofAlerts }],
    ['a route without a feature', ['apps/web/src/routes/index.tsx'], { ...nothing, journeys: 'all' }],
    ['the shell', ['apps/web/src/app/frame.tsx'], { ...nothing, unit: [frameTest, tree], journeys: 'all' }],
    ['a test of the shell', [frameTest], { ...nothing, unit: [frameTest, tree] }],
    ['a page model', ['apps/web/e2e/page-models/cpl-page.ts'], { ...nothing, journeys: journeys('cpl') }],
    [
      'two features',
      ['apps/web/src/features/portfolio/page.tsx', 'apps/web/src/features/alerts/page.tsx'],
      { ...nothing, journeys: [...ofAlerts, ...ofPortfolio].sort() },
    ],
    ['a feature that was taken away', ['apps/web/src/features/gone/page.tsx'], all],
  ])('%s', (_, changed, expected) => {
    expect(touched(changed, importers)).toEqual(expected);
  });
});

describe('the journeys of the areas', () => {
  it.each(Object.entries(journeysByArea))('%s and its journeys are there', (area, names) => {
    const folders = [`apps/web/src/features/${area}`, `apps/api/src/modules/${area}`];
    expect(folders.filter((folder) => existsSync(join(root, folder)))).not.toEqual([]);
    expect(journeys(...names).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('go-to-file has all that find a file by its number', () => {
    const folder = join(root, 'apps/web/e2e/journeys');
    const users = readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes('.goToFile('));
    const named = journeysByArea['go-to-file'];
    expect(users.map((name) => name.replace('.journey.ts', '')).filter((name) => !named?.includes(name))).toEqual([]);
  });
});
