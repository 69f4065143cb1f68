import { type BankFile, bankFileLimits, type ReadBankFile } from './bank-file.ts';
import { shown } from './bank-words.ts';
import { type Findings, newFindings } from './findings.ts';
import { newOfxAccounts, type OfxAccounts } from './ofx-accounts.ts';
import { type OfxPart, type OfxTag, ofxTags } from './ofx-tags.ts';

/** Deeper than any bank nests. */
const deepest = 50;

/** Parts that items and balances are read from. Where one of them is never ended, the file is cut off. */
const ours: ReadonlySet<string> = new Set([
  ...[
    'OFX',
    'SONRS',
    'BANKMSGSRSV1',
    'STMTTRNRS',
    'STMTRS',
    'BANKACCTFROM',
    'BANKTRANLIST',
    'STMTTRN',
    'LEDGERBAL',
    'AVAILBAL',
  ],
  ...['STATUS', 'CURRENCY', 'ORIGCURRENCY', 'PAYEE', 'BANKACCTTO', 'CCACCTTO'],
]);

/** Reads an OFX file, whether it is SGML, where values have no end tags, or XML. */
export function readOfx(text: string): ReadBankFile {
  const findings = newFindings();
  const file = readTags(text, findings);
  return file && !findings.hasProblems() ? { file } : { problems: findings.problems() };
}

function readTags(text: string, findings: Findings): BankFile | null {
  const { problem } = findings;
  const accounts = newOfxAccounts(findings);
  const open: OfxPart[] = [];
  let isOver = false;
  for (const tag of ofxTags(text, findings)) {
    const { name, line, isEnd } = tag;
    if (isOver) {
      problem(line, 'Nothing comes behind the end of OFX');
      return null;
    }
    if (isEnd) endPart(tag, open, { accounts, findings });
    else if (open.length === 0 && name !== 'OFX') problem(line, `Here is ${shown(name)}, and OFX is due`);
    else if (ours.has(name) || (tag.text === '' && !values.has(name) && !/^(?:DT|CORRECT)/.test(name)))
      open.push({ name, line, values: new Map() });
    else open.at(-1)?.values.set(name, tag.text);
    if (open.length > deepest) {
      problem(line, `More than ${deepest} parts stand in each other: no bank nests so`);
      return null;
    }
    if (accounts.count() > bankFileLimits.items) {
      problem(line, `A bank file has at most ${bankFileLimits.items.toLocaleString('en-US')} items`);
      return null;
    }
    isOver = name === 'OFX' && isEnd;
  }
  const [first] = open;
  if (findings.hasProblems()) return null;
  if (!isOver) problem(first?.line ?? null, 'The file is cut off: OFX is never ended');
  const statements = accounts.statements();
  if (statements.length === 0) problem(null, 'The file has no statement of a bank account');
  return { format: 'OFX', identity: null, statements, warnings: findings.warnings() };
}

/** Values that banks leave blank: without an end tag such a one looks like the begin of a part. */
const values: ReadonlySet<string> = new Set([
  ...['ACCTID', 'ACCTKEY', 'ACCTTYPE', 'ADDR1', 'ADDR2', 'ADDR3', 'BALAMT', 'BANKID', 'BRANCHID', 'CHECKNUM', 'CITY'],
  ...['CLTCOOKIE', 'CODE', 'COUNTRY', 'CURDEF', 'CURRATE', 'CURSYM', 'EXTDNAME', 'FID', 'FITID', 'LANGUAGE', 'MEMO'],
  ...['MESSAGE', 'MKTGINFO', 'NAME', 'ORG', 'PAYEEID', 'PHONE', 'POSTALCODE', 'REFNUM', 'SEVERITY', 'SIC', 'SRVRTID'],
  ...['STATE', 'TRNAMT', 'TRNTYPE', 'TRNUID'],
]);

/** Ends a part, and what was begun in it and has no end tag: a value that is blank. */
function endPart(
  { name, line }: OfxTag,
  open: OfxPart[],
  { accounts, findings }: { accounts: OfxAccounts; findings: Findings },
): void {
  const at = open.findLastIndex((part) => part.name === name);
  // The end tag of a value.
  if (at === -1) return;
  while (open.length > at) {
    const part = open.pop();
    const parent = open.at(-1);
    if (!part) return;
    if (part.name !== name && ours.has(part.name))
      findings.problem(part.line, `${part.name} is not ended before ${name} is, on line ${line}`);
    else if (part.name !== name) for (const [key, value] of part.values) parent?.values.set(key, value);
    else accounts.take(part, open);
  }
}
