import { type BankFile, bankFileLimits, type ReadBankFile } from './bank-file.ts';
import { type Findings, newFindings } from './findings.ts';
import { mt940Page } from './mt940-page.ts';
import { type Mt940Message, mt940Messages } from './mt940-parts.ts';
import { newMt940Statements } from './mt940-statements.ts';

/** Reads statements as SWIFT has them, MT940. Nothing is taken of a file whose lines do not lead from each opening balance to its closing one. */
export function readMt940(text: string): ReadBankFile {
  const findings = newFindings();
  const file = readMessages(text, findings);
  return file && !findings.hasProblems() ? { file } : { problems: findings.problems() };
}

function readMessages(text: string, findings: Findings): BankFile | null {
  const { problem, warn } = findings;
  const statements = newMt940Statements(findings);
  let items = 0;
  let last: Mt940Message | null = null;
  let isEnded = false;
  for (const message of mt940Messages(text, findings)) {
    if (last !== null && !last.isEnded && (last.isInBlock || isEnded))
      problem(message.line, `The statement that begins on line ${last.line} is not ended before this one`);
    items += message.fields.filter(({ tag }) => tag === '61').length;
    if (items > bankFileLimits.items) return tooMany('items', message.line, findings);
    const page = mt940Page(message, findings);
    // What is wrong with one page is told, and so is what is wrong with the others.
    if (page) statements.take(page);
    if (statements.count() > bankFileLimits.accounts) return tooMany('accounts', message.line, findings);
    isEnded ||= message.isEnded;
    last = message;
  }
  if (last !== null && !last.isEnded && (last.isInBlock || isEnded))
    problem(null, `The file is cut off: the statement that begins on line ${last.line} is not ended`);
  else if (last !== null && !last.isEnded)
    warn(null, 'No statement is ended by a line with -: a file that is cut off behind its last balance looks the same');
  if (findings.hasProblems()) return null;
  const told = statements.end();
  if (told.length === 0) problem(null, 'The file has no statement');
  return { format: 'MT940', identity: null, statements: told, warnings: findings.warnings() };
}

function tooMany(what: 'items' | 'accounts', line: number, { problem }: Findings): null {
  problem(line, `A bank file has at most ${bankFileLimits[what].toLocaleString('en-US')} ${what}`);
  return null;
}
