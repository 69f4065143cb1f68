import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, node, root } from './programs.mjs';

/**
 * The guard of the import directions is itself guarded: one violation of every rule is planted in a small copy of the
 * layout and must be reported, the copy without them must be clean, and the real tree must really have been read.
 */
interface Cruise {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
  modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
}

const config = join(root, '.dependency-cruiser.cjs');
const rules: string[] = createRequire(import.meta.url)(config).forbidden.map((rule: { name: string }) => rule.name);

/** The same folders as `npm run boundaries`. */
const script = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.boundaries as string;
const folders = script.split(' ').slice(3);

async function cruise(cwd: string): Promise<Cruise> {
  const parameters = [
    command('dependency-cruiser', 'depcruise'),
    '--config',
    config,
    '--output-type',
    'json',
    ...folders,
  ];
  const { stdout } = await promisify(execFile)(node(), parameters, { cwd, maxBuffer: 256 * 1024 * 1024 }).catch(
    (error: { stdout?: string }) => {
      if (!error.stdout) throw error;
      return { stdout: error.stdout };
    },
  );
  return JSON.parse(stdout) as Cruise;
}

/** The layout in miniature: every allowed direction is used once. */
const clean: Record<string, string> = {
  'packages/domain/src/money/index.ts': `export const cents = 1;`,
  'packages/domain/src/parties/index.ts': `export const party = 1;`,
  'packages/contract/src/kit/index.ts': `import { z } from 'zod';\nimport { cents } from '@closewright/domain/money';\nexport const schema = [z, cents];`,
  'packages/contract/src/orders/index.ts': `export const order = 1;`,
  'packages/ui/src/components/button/index.ts': `import { clsx } from 'clsx';\nexport const button = clsx;`,
  'packages/testkit/src/index.ts': `import { schema } from '@closewright/contract/kit';\nexport const factory = schema;`,
  'apps/web/src/lib/api.ts': `import { schema } from '@closewright/contract/kit';\nexport const api = schema;`,
  'apps/web/src/features/orders/page.ts': `import { button } from '@closewright/ui/button';\nimport { api } from '../../lib/api.ts';\nexport const orders = [button, api];`,
  'apps/web/src/features/parties/page.ts': `export const parties = 1;`,
  'apps/web/src/app/session/app-session.ts': `export const session = 1;`,
  'apps/web/src/app/start-up/start.ts': `export const start = 1;`,
  'apps/web/src/app/frame/frame-shell.tsx': `export const shell = 1;`,
  'apps/web/src/app/frame/frame.tsx': `import { fileFrame } from '../../open-file/frame/file-frame.tsx';\nimport { parties } from '../../features/parties/page.ts';\nexport const frame = [fileFrame, parties];`,
  'apps/web/src/open-file/file-context.ts': `import { session } from '../app/session/app-session.ts';\nexport const file = session;`,
  'apps/web/src/open-file/frame/file-frame.tsx': `import { shell } from '../../app/frame/frame-shell.tsx';\nimport { parties } from '../../features/parties/page.ts';\nexport const fileFrame = [shell, parties];`,
  'apps/web/src/routes/index.tsx': `import { orders } from '../features/orders/page.ts';\nexport const route = orders;`,
  'apps/web/src/routes/index.test.ts': `import { factory } from '@closewright/testkit';\nexport const tested = factory;`,
  'apps/api/src/platform/db/index.ts': `import pg from 'pg';\nimport { sql } from 'kysely';\nexport { pg, sql };`,
  'apps/api/src/modules/orders/orders.queries.ts': `import type { Kysely } from 'kysely';\nimport { sql } from '../../platform/db/index.ts';\nexport type Handle = Kysely;\nexport const read = sql;`,
  'apps/api/src/modules/orders/orders.routes.ts': `import { read } from './orders.queries.ts';\nexport const routes = read;`,
  'apps/api/src/modules/parties/parties.usecases.ts': `import { read } from '../orders/orders.queries.ts';\nexport const use = read;`,
  'apps/api/dev/oidc/index.ts': `export const development = 1;`,
  'apps/api/src/main.ts': `import { development } from '../dev/oidc/index.ts';\nexport const main = development;`,
};

/** One file, or more, that breaks exactly the named rule. */
const planted: Record<string, Record<string, string>> = {
  'not-to-unresolvable': { 'apps/web/src/lib/lost.ts': `import './nowhere.ts';` },
  'no-circular': {
    'packages/domain/src/money/left.ts': `import { right } from './right.ts';\nexport const left = () => right;`,
    'packages/domain/src/money/right.ts': `import { left } from './left.ts';\nexport const right = () => left;`,
    'packages/domain/src/money/coin.ts': `import type { Purse } from './purse.ts';\nexport interface Coin { purse: Purse }`,
    'packages/domain/src/money/purse.ts': `import type { Coin } from './coin.ts';\nexport interface Purse { coins: Coin[] }`,
    'apps/web/src/routeTree.gen.ts': `import { lone } from './routes/lone.tsx';\nexport const routeTree = lone;`,
    'apps/web/src/routes/lone.tsx': `import type { routeTree } from '../routeTree.gen.ts';\nexport const lone: unknown = (tree: typeof routeTree) => tree;`,
  },
  'domain-stands-alone': {
    'packages/domain/src/money/package.ts': `import { z } from 'zod';\nexport const schema = z;`,
    'packages/domain/src/money/system.ts': `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;`,
  },
  'domain-tests-stay-inside': {
    'packages/domain/src/money/money.test.ts': `import { schema } from '@closewright/contract/kit';\nexport const tested = schema;`,
  },
  'contract-knows-only-domain': {
    'packages/contract/src/kit/button.ts': `import type { button } from '@closewright/ui/button';\nexport type Button = typeof button;`,
  },
  'contract-uses-only-zod': {
    'packages/contract/src/kit/classes.ts': `import { clsx } from 'clsx';\nexport const c = clsx;`,
  },
  'ui-knows-no-other-part': {
    'packages/ui/src/components/button/money.ts': `import { cents } from '@closewright/domain/money';\nexport const m = cents;`,
    'packages/ui/src/components/button/schema.ts': `import type { schema } from '@closewright/contract/kit';\nexport type S = typeof schema;`,
  },
  'ui-knows-no-router-or-server-state': {
    'packages/ui/src/components/button/link.ts': `import { Link } from '@tanstack/react-router';\nexport const link = Link;`,
    'packages/ui/src/components/button/query.ts': `import { useQuery } from '@tanstack/react-query';\nexport const query = useQuery;`,
  },
  'testkit-knows-only-contract-and-domain': {
    'packages/testkit/src/web.ts': `import { api } from '../../../apps/web/src/lib/api.ts';\nexport const fake = api;`,
  },
  'product-knows-no-test-code': {
    'apps/web/src/lib/factory.ts': `import { factory } from '@closewright/testkit';\nexport const f = factory;`,
  },
  'web-and-api-meet-in-the-contract': {
    'apps/web/src/lib/main.ts': `import type { main } from '../../../api/src/main.ts';\nexport type Main = typeof main;`,
    'apps/api/src/modules/orders/orders.page.ts': `import { api } from '../../../../web/src/lib/api.ts';\nexport const page = api;`,
  },
  'ui-is-for-web-only': {
    'apps/api/src/modules/orders/orders.button.ts': `import { button } from '@closewright/ui/button';\nexport const b = button;`,
  },
  'features-do-not-meet': {
    'apps/web/src/features/orders/parties.ts': `import { parties } from '../parties/page.ts';\nexport const p = parties;`,
    'apps/web/src/features/orders/route.ts': `import { route } from '../../routes/index.tsx';\nexport const r = route;`,
  },
  'shell-mounts-in-frame-and-pages': {
    'apps/web/src/app/session/orders.ts': `import { orders } from '../../features/orders/page.ts';\nexport const o = orders;`,
    'apps/web/src/app/realtime/file.ts': `import { file } from '../../open-file/file-context.ts';\nexport const f = file;`,
  },
  'shell-offers-what-pages-use': {
    'apps/web/src/features/parties/start.ts': `import { start } from '../../app/start-up/start.ts';\nexport const s = start;`,
    'apps/web/src/records/start.ts': `import { start } from '../app/start-up/start.ts';\nexport const s = start;`,
    'apps/web/src/open-file/start.ts': `import { start } from '../app/start-up/start.ts';\nexport const s = start;`,
  },
  'frame-of-a-file-is-mounted': {
    'apps/web/src/features/parties/frame.ts': `import { fileFrame } from '../../open-file/frame/file-frame.tsx';\nexport const f = fileFrame;`,
    'apps/web/src/open-file/shell.ts': `import { shell } from '../app/frame/frame-shell.tsx';\nexport const s = shell;`,
  },
  'open-file-knows-no-feature': {
    'apps/web/src/open-file/parties.ts': `import { parties } from '../features/parties/page.ts';\nexport const p = parties;`,
  },
  'records-know-no-feature': {
    'apps/web/src/records/orders.ts': `import { orders } from '../features/orders/page.ts';\nexport const o = orders;`,
  },
  'web-lib-is-below': {
    'apps/web/src/lib/orders.ts': `import { orders } from '../features/orders/page.ts';\nexport const o = orders;`,
  },
  'modules-meet-in-usecases-and-queries': {
    'apps/api/src/modules/parties/parties.routes.ts': `import { routes } from '../orders/orders.routes.ts';\nexport const r = routes;`,
  },
  'platform-is-below-modules': {
    'apps/api/src/platform/locks.ts': `import { read } from '../modules/orders/orders.queries.ts';\nexport const lock = read;`,
  },
  'platform-knows-no-area': {
    'apps/api/src/platform/locked-file.ts': `import type { order } from '@closewright/contract/orders';\nexport type Locked = typeof order;`,
    'apps/api/src/platform/locked-party.ts': `import type { party } from '@closewright/domain/parties';\nexport type Locked = typeof party;`,
  },
  'only-db-holds-a-driver': {
    'apps/api/src/modules/orders/orders.driver.ts': `import pg from 'pg';\nexport const driver = pg;`,
    'apps/api/src/modules/orders/orders.embedded.ts': `import { PGlite } from '@electric-sql/pglite';\nexport const driver = PGlite;`,
  },
  'development-identity-stays-out': {
    'apps/api/src/modules/orders/orders.identity.ts': `import { development } from '../../../dev/oidc/index.ts';\nexport const d = development;`,
  },
};

const stubs = [
  'zod',
  'clsx',
  'pg',
  'kysely',
  '@electric-sql/pglite',
  '@tanstack/react-router',
  '@tanstack/react-query',
];

function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
}

/** A folder with the layout, the real `exports` of the workspace packages, and stand-ins for the packages of others. */
function layout(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'closewright-boundaries-'));
  write(folder, files);
  for (const name of ['domain', 'contract', 'ui', 'testkit']) {
    const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
    write(folder, { [`packages/${name}/package.json`]: manifest });
    mkdirSync(join(folder, 'node_modules/@closewright'), { recursive: true });
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@closewright', name), 'junction');
  }
  for (const name of stubs) {
    write(folder, {
      // Real packages keep their code in dist, and a rule that never looks there would be blind to all of them.
      [`node_modules/${name}/package.json`]: JSON.stringify({
        name,
        version: '1.0.0',
        type: 'module',
        exports: './dist/index.js',
      }),
      [`node_modules/${name}/dist/index.js`]: 'export const z = 1;',
    });
  }
  write(folder, {
    'package.json': JSON.stringify({
      name: 'layout',
      dependencies: Object.fromEntries(stubs.map((name) => [name, '1.0.0'])),
    }),
  });
  return folder;
}

describe('the guard of the import directions', () => {
  const made: string[] = [];
  let reported: Cruise;
  let untouched: Cruise;
  let real: Cruise;
  beforeAll(async () => {
    const bad = layout({ ...clean, ...Object.assign({}, ...Object.values(planted)) });
    const good = layout(clean);
    made.push(bad, good);
    [reported, untouched, real] = await Promise.all([cruise(bad), cruise(good), cruise(root)]);
    // The whole tree is read: half a minute on a busy machine of two cores.
  }, 180_000);
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });

  /** A circle is reported at one of its files, the first that was read; planted circles are pairs. */
  const inCircles = (caught: readonly string[]) => {
    const files = Object.keys(planted['no-circular'] ?? {});
    return files.filter((_file, at) =>
      files.slice(at - (at % 2), at - (at % 2) + 2).some((each) => caught.includes(each)),
    );
  };

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual([...rules].sort());
  });

  it.each(rules)('%s is caught', (rule) => {
    const files = Object.keys(planted[rule] ?? {});
    const caught = files.filter((file) =>
      reported.summary.violations.some((violation) => violation.from === file && violation.rule.name === rule),
    );
    if (rule === 'no-circular') expect(inCircles(caught)).toEqual(files);
    else expect(caught).toEqual(files);
  });

  it('says nothing about a tree that keeps the rules', () => {
    expect(untouched.summary.violations).toEqual([]);
    expect(untouched.summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(clean).length);
  });

  it('finds no violation in the tree it guards', () => {
    expect(real.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('really reads the tree it guards', () => {
    const sources = real.modules.map((module) => module.source);
    const inside = (prefix: string) =>
      sources.filter((source) => source.startsWith(prefix) && /\.tsx?$/.test(source)).length;
    expect(inside('packages/domain/src/')).toBeGreaterThan(10);
    expect(inside('packages/contract/src/')).toBeGreaterThan(10);
    expect(inside('packages/ui/src/')).toBeGreaterThan(20);
    expect(inside('apps/api/src/')).toBeGreaterThan(20);
    expect(inside('apps/web/src/')).toBeGreaterThan(20);
    // Imports of types and of workspace packages are followed, or the rules would look at nothing.
    const edges = real.modules.flatMap((module) => module.dependencies.map((dependency) => dependency.resolved));
    expect(edges.filter((target) => target.startsWith('packages/domain/src/')).length).toBeGreaterThan(20);
    expect(edges.filter((target) => target.startsWith('node_modules/')).length).toBeGreaterThan(20);
  });
});

describe('the guard of the query builder', () => {
  let folder: string;
  beforeAll(() => {
    folder = layout({
      'apps/api/src/modules/orders/bad.ts': `import { Kysely } from 'kysely';\nexport const builder = Kysely;`,
      'apps/api/src/modules/orders/good.ts': `import { sql, type Kysely } from 'kysely';\nexport const tag: [typeof sql, Kysely?] = [sql];`,
      'apps/api/src/platform/db/good.ts': `import { Kysely } from 'kysely';\nexport const builder = Kysely;`,
      '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('leaves the sql tag and types of kysely free, and the rest to platform/db', async () => {
    const parameters = [command('oxlint'), '--format', 'json'];
    const { stdout } = await promisify(execFile)(node(), parameters, { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    const restricted = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
    expect(restricted.map(({ filename }) => filename)).toEqual(['apps/api/src/modules/orders/bad.ts']);
  });
});
