/**
 * Writes docs/access.md, the whole matrix of who may do what, from the rules themselves:
 *
 *   node tools/access-matrix.ts --write
 *
 * tools/access-matrix.test.ts fails when the page and the rules differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '../packages/contract/src/index.ts';
import type { AccessRule } from '../packages/contract/src/kit/index.ts';
import {
  AccessLevel,
  type ActionName,
  type Actor,
  accessReasons,
  actions,
  can,
  fieldRules,
  freeFile,
  pageMode,
  roleDefaults,
  roleNames,
  routeAccess,
  securityKeys,
} from '../packages/domain/src/access/index.ts';
import { featureFlags, loadFlags } from '../packages/domain/src/constants/index.ts';
import { type RouteMeta, routes } from '../packages/domain/src/navigation/index.ts';

const page = new URL('../docs/access.md', import.meta.url);

/** A user of each starter role in one region, with every feature on: what is left is the role. */
const users = roleNames.map((role) => ({
  label: roleDefaults[role].label,
  actor: {
    usersID: 1,
    settings: roleDefaults[role].settings,
    features: loadFlags(Object.fromEntries(Object.keys(featureFlags).map((name) => [name, true]))),
    regions: [{ regionID: 1, isAdminRegion: role === 'administrator' }],
    allowOpenFileInUse: roleDefaults[role].allowOpenFileInUse,
  } satisfies Actor,
}));

const levelWords: Readonly<Record<number, string>> = {
  [AccessLevel.Custom]: 'own',
  [AccessLevel.None]: '–',
  [AccessLevel.Read]: 'read',
  [AccessLevel.Full]: 'full',
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const byRole = (first: string, cells: (actor: Actor) => string) => [first, ...users.map(({ actor }) => cells(actor))];
const roleHead = (first: string) => [first, ...users.map(({ label }) => label)];

const settingWord = (key: string, value: number) =>
  key.endsWith('_ScreenAccess') ? (levelWords[value] ?? String(value)) : value === 1 ? 'yes' : '–';

const settings = () =>
  table(
    roleHead('setting'),
    securityKeys.map((key) => byRole(`\`${key}\``, (actor) => settingWord(key, actor.settings?.[key] ?? 0))),
  );

const isOpen = (route: RouteMeta) =>
  !route.screens && !route.anyScreen && !route.apps && !route.permissionKeys && !route.name.startsWith('cfg:');

const needs = (route: RouteMeta) =>
  [
    ...(route.screens ?? []),
    ...(route.anyScreen ? ['one page of files'] : []),
    ...(route.apps ?? []),
    ...(route.permissionKeys ?? []),
    ...(route.featureFlag ? [`flag ${route.featureFlag}`] : []),
    ...(route.requiresAdministrator ? ['IsAdmin'] : []),
    ...(route.requiresSystemAdministrator ? ['IsSysAdmin'] : []),
  ].join(', ');

const screens = () =>
  table(
    [...roleHead('screen'), 'needs'],
    routes
      .filter((route) => route.requiresSignIn && !(isOpen(route) && !route.featureFlag && route.navItemID === null))
      .map((route) => [
        ...byRole(`${route.label} \`${route.path ?? ''}\``, (actor) => {
          const file = route.isFileRoute ? freeFile : null;
          return levelWords[routeAccess(actor, route, file).accessLevel] ?? '';
        }),
        needs(route),
      ]),
  );

const doings = () =>
  table(
    [...roleHead('action'), 'writes'],
    (Object.keys(actions) as ActionName[]).map((name) => [
      ...byRole(`${actions[name].label} (\`${name}\`)`, (actor) =>
        can(actor, name, { file: freeFile, regionID: 1 }).allowed ? 'yes' : '–',
      ),
      actions[name].writes ? 'yes' : '',
    ]),
  );

/** What the state of a file makes of a page that the role may edit. */
function fileStates(): string {
  const [administrator] = users;
  const limits = [
    ['consolidated', { isConsolidatedFile: true }],
    ['locked', { isLocked: true }],
    ['settlement locked', { isSettlementLocked: true }],
    ['in use by another', { isFileInUse: true }],
    ['in use, taken over', { isFileInUse: true, ignoreFileInUse: true }],
    ['bank of a foreign region', { bankCompanyRegionID: 9 }],
  ] as const;
  const pages = [
    routes.find(
      ({ isFileRoute, isSettlementRoute, screens: of }) =>
        isFileRoute && !isSettlementRoute && of?.includes('OrderEntry'),
    ),
    routes.find(({ isSettlementRoute }) => isSettlementRoute),
    routes.find(({ screens: of }) => of?.includes('CheckWriting')),
  ].filter((route) => route !== undefined);
  const actor: Actor = {
    ...(administrator as (typeof users)[number]).actor,
    settings: { ...administrator?.actor.settings, AllowCheckWritingEscrowOutOfRegion: 0 },
  };
  return table(
    ['file is', ...pages.map(({ label }) => label)],
    limits.map(([label, state]) => [
      label,
      ...pages.map((route) => {
        const mode = pageMode(actor, route, { ...freeFile, ...state });
        return `${levelWords[mode.accessLevel]}${mode.readOnly ? ', read-only' : ''}`;
      }),
    ]),
  );
}

const fields = () =>
  table(
    ['field', 'label', 'rule'],
    Object.entries(fieldRules).map(([path, rule]) => [
      `\`${path}\``,
      rule.label,
      [
        rule.isComputed ? 'computed' : '',
        rule.isSettlementField ? 'settlement lock' : '',
        rule.screen ? `screen ${rule.screen}` : '',
        ...(rule.permissionKeys ?? []),
      ]
        .filter((word) => word !== '')
        .join(', '),
    ]),
  );

const reasons = () =>
  table(
    ['reason', 'what the user reads', 'a write answers'],
    Object.entries(accessReasons).map(([code, reason]) => [
      `\`${code}\``,
      reason.text('{label}').replaceAll('<br>', ' '),
      `\`${reason.errorCode}\``,
    ]),
  );

/** What a rule of the contract asks for. */
function ruleWords(rule: AccessRule): string {
  const where = 'inAnyRegion' in rule && rule.inAnyRegion ? ', in any region' : '';
  switch (rule.kind) {
    case 'public':
      return 'nothing';
    case 'token':
      return 'a token';
    case 'signedIn':
      return 'an authorized user';
    case 'screen':
      return `${rule.screen}: ${rule.level.toLowerCase()}${where}`;
    case 'action':
      return `action \`${rule.action}\`${where}${rule.besides ? `, and \`${rule.besides.action}\` to ${rule.besides.to}` : ''}`;
  }
}

const calls = () =>
  table(
    ['call', 'asks for'],
    Object.values(endpoints)
      .map(({ method, path, access }) => [`\`${method} ${path}\``, ruleWords(access)])
      .toSorted(([a = ''], [b = '']) => (a.slice(a.indexOf(' ')) < b.slice(b.indexOf(' ')) ? -1 : 1)),
  );

/** The page, as it must be. */
export function accessPage(): string {
  return `# Access

Made from \`packages/domain/src/access\` and the calls of \`packages/contract\` by \`npm run docs:access\`; do not edit. One decision function answers the menu, the
route guard, the fields and the api, and says why. Starter roles are shown; a tenant's own roles hold the same settings.

## Settings of the starter roles

${settings()}

## Screens

Every feature flag is on here; a flag that is off gives no access to its screens. 'own': the screen decides by itself (level -1).

${screens()}

## Actions

On a file that nothing limits, in a region of the user.

${doings()}

## What the state of a file does

For a user with every right but \`AllowCheckWritingEscrowOutOfRegion\`. IsAppReadOnly makes every page read-only.

${fileStates()}

## Fields with a rule of their own

${fields()}

## Calls of the api

What a call asks for before its work begins; the work judges the file, its region and its state besides.

${calls()}

## Reasons

${reasons()}
`;
}

/** The page as it is in the repository. */
export const writtenPage = () => readFileSync(page, 'utf8');

// What reads the page meanwhile never finds half of it.
if (process.argv.includes('--write') && writtenPage() !== accessPage()) writeFileSync(page, accessPage());
