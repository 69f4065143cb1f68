import type { AccessRule } from '@closewright/contract/kit';

/** What the reference page says at its top. */
export const introduction = `The api of Closewright is the one its own screens use.

**Answers.** Every answer is \`{ isSuccessful, errorCode, errorMessage, result }\` with the true HTTP status. Go by \`errorCode\`: each call lists the codes it may answer.
\`result.requestID\` of a failure finds it in the server's log; \`result.modelState\` says which field is wrong.

**Who calls.** The tenant is the first label of the host. Calls carry an access token of the tenant's realm, \`/realms/{tenant}\` on the same host, as a bearer token.
Each call says which right it needs; \`x-access\` says the same for programs.

**Changes.** What people edit has a \`version\`. A change names the version it was made on and is refused with \`VERSION_CONFLICT\` and both sides when somebody else was faster.
\`x-idempotent\` marks calls that may be sent again when no answer came; others take an \`Idempotency-Key\`, with which they may too.

**Too much.** \`RATE_LIMITED\`, \`TENANT_BUSY\` and \`UNAVAILABLE\` say in \`retry-after\` how many seconds to wait.

**Files.** Calls that make a file answer its address, from which it is fetched once, without a token.

Money is whole cents, dates are \`YYYY-MM-DD\`, instants are UTC.`;

/** The groups of the reference page, in its order. */
export const tags: readonly { name: string; description: string }[] = [
  { name: 'Start', description: 'What a client asks before anybody has signed in, and what it reports.' },
  { name: 'Session', description: 'Who is signed in, what they may do, and the counts in their header.' },
  { name: 'User settings', description: 'What one user keeps for themselves.' },
  { name: 'Lookups', description: 'The lists that fields choose from.' },
  { name: 'Search', description: 'Finding files by what is known of them.' },
  { name: 'Portfolio', description: 'The list of all files, its filters and its counts.' },
  { name: 'New files', description: 'Opening a file, alone, from a template or beside another one.' },
  { name: 'Orders', description: 'A file: its dates, property, loans, parties and who has it in use.' },
  { name: 'File notes', description: 'What was said about a file, and by whom.' },
  {
    name: 'Commercial statement',
    description: 'The commercial settlement statement of a file: what is entered in it, whole.',
  },
  {
    name: 'Check writing',
    description:
      'The money of a file: what came in, what is paid out by its statement, and its ledger. What is posted stays.',
  },
  {
    name: 'Approvals',
    description:
      'Voids, stop payments, advances, losses and payments outside the statement: one user asks, another decides.',
  },
  {
    name: 'Positive pay',
    description:
      'What the bank of an account is told of its checks, so that it pays no others, and what it is told of those that it asks about.',
  },
  {
    name: 'Wires',
    description:
      'Whom the office sends wires to and by which instructions, the wires that go out and those that are expected. Nobody sends one alone.',
  },
  {
    name: 'Invoices',
    description:
      'What the office claims for its own work: drafts, issued invoices with what was noted of them, and remittances over several. Nothing is posted to the trust ledger.',
  },
  {
    name: 'Investment accounts',
    description:
      'Principal of one beneficiary of one file, in a bank account of its own that stays in the books of trust; its interest, and what forms 1099-INT say of it.',
  },
  {
    name: 'Journal exports',
    description:
      'What the ledger of a bank account came to by day, branch and account, for the books of the office: each transaction in one export that stands.',
  },
  {
    name: 'Reconciliation',
    description:
      'Bank, book and files of trust accounts, compared to the cent: what is matched, what waits for somebody, and days that are finalized.',
  },
  {
    name: 'Bank files',
    description:
      'What banks tell of their accounts: files with balances and items, which are taken whole or not at all, and taken back whole.',
  },
  {
    name: 'Sanctions',
    description:
      'Lists of sanctions that the office imports, and what screening of its payees of wires against them came to.',
  },
  {
    name: 'Stale checks',
    description:
      'Checks that nobody cashes: what is done about each, letters to their owners, and when what is unclaimed is reported to a state.',
  },
  {
    name: 'Unclaimed money',
    description:
      'Money of no file: what nobody has claimed, what banks credited by mistake, and what is paid back of it or of interest by two people.',
  },
  {
    name: 'E-Remit',
    description:
      'What is remitted to underwriters, policy by policy: what waits, remittances with their lines, and the payments of the ledger that are held against them.',
  },
  {
    name: 'Escrow accounting',
    description:
      'The books of all files as they are read: trial balance, activity of a bank account, disbursements and receipts.',
  },
  {
    name: 'Consolidated checks',
    description:
      'One check, wire or ACH entry to one payee for several files: one transaction with a part of each of them, paid, printed and ended for all of them or for none.',
  },
  {
    name: 'Check printing',
    description:
      'Checks on paper: which were printed, printed again and spoiled. What was posted stays, whatever becomes of its paper.',
  },
  { name: 'Settlement', description: 'The settlement statement of a loan: what is entered in it, whole.' },
  {
    name: 'Settlement by purpose',
    description:
      'Parts of that statement by what they are for: premiums, commissions, recording, payoffs, prorations and its forms.',
  },
  { name: 'Alerts', description: 'What somebody has to be told about a file or a company.' },
  { name: 'Workflow', description: 'The tasks of a file, and whose they are.' },
  { name: 'Time tracking', description: 'How long somebody worked on a file.' },
  { name: 'Closing protection letters', description: 'Letters of the underwriter, asked for and voided.' },
  { name: 'Companies', description: 'Lenders, agents and others that files are closed with.' },
  { name: 'Addresses', description: 'Whole addresses for what is typed of one.' },
  { name: 'Custom data', description: 'Fields that a tenant defines for itself.' },
  { name: 'Audit', description: 'Who changed what, and when.' },
  { name: 'Configuration', description: 'What an administrator sets up: users, roles, regions, lists and rules.' },
  { name: 'Downloads', description: 'Where files are fetched.' },
];

/** Who may make a call, in one sentence. */
export function accessText(rule: AccessRule): string {
  switch (rule.kind) {
    case 'public':
      return 'Open to everybody: no token is needed.';
    case 'token':
      return 'Needs a token of this tenant, whatever the state of its user.';
    case 'signedIn':
      return 'Needs a token of this tenant and an authorized user.';
    case 'screen':
      return `Needs ${rule.level} access to the screen \`${rule.screen}\`${whereOf(rule)}.`;
    case 'action':
      return `Needs the right to \`${rule.action}\`${whereOf(rule)}.`;
  }
}

const whereOf = ({ inAnyRegion }: { inAnyRegion?: true }): string =>
  inAnyRegion
    ? ' in one region of the user; each file is judged in its own'
    : ', in the region of the file where there is one';
