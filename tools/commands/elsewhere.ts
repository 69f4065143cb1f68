/**
 * Commands and options of README.md that no test of this folder runs: the stage of `npm test`, or `.ci/run`, that does,
 * and why that is enough.
 */
export const elsewhere: Readonly<Record<string, { readonly stage: string; readonly because: string }>> = {
  'npm test': { stage: '.ci/run', because: 'it is what runs the stages' },
  'npm run test:keycloak': { stage: '.ci/run', because: 'it needs Java and Maven' },
  'npm run test:pdf': { stage: '.ci/run', because: 'it needs Java and Maven' },
  'npm run test:referees': { stage: '.ci/run', because: 'it needs Python, Java and Maven, and fetches parsers' },
  'npm run sizes': { stage: 'lint', because: 'a step of the stage compares every part with the page' },
  'npm run publint': { stage: 'lint', because: 'a step of the stage' },
  'npm run build-storybook': {
    stage: 'storybook',
    because:
      'that stage serves every story with the same settings; a site costs a minute more, and its pages of text are compiled by no stage',
  },
  'npm run visual --update': {
    stage: 'storybook',
    because:
      'it would write pictures; that stage compares all of them. What it removes of stories that are gone is told by tools/kit-parts.test.ts',
  },
};
