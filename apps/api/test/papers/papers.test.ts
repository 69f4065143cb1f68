import { afterAll, describe, expect, it } from 'vitest';
import { Printer } from '../../src/platform/pdf/index.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { papers } from './samples.ts';

const printer = new Printer();
afterAll(() => printer.close());

/** The text of a paper without blanks: where a line ends is a matter of layout. */
const read = async (name: keyof typeof papers) => {
  const { pages, info } = await readPdf(await printer.paper(await papers[name](), 'epsilon'));
  const words = pages.map(({ text }) => text.replace(/\s/g, ''));
  const roles = pages.flatMap(({ roles: own }) => own.filter((role) => /^(H\d|L|Table|TH)$/.test(role)));
  return { pages, info, roles, words, text: words.join('') };
};

/** That these stand in a paper, in this order. */
function inOrder(text: string, ...wanted: string[]): void {
  let from = 0;
  for (const part of wanted) {
    const at = text.indexOf(part.replaceAll(' ', ''), from);
    expect(at, `${part} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
}

describe('printed', () => {
  it('a letter says who protects whom in what, and that it is a specimen', async () => {
    const { text, info, roles, words } = await read('letter');
    expect(info.Title).toBe('Closing Protection Letter CPL-NM-ABCDEF0123');
    expect(roles).toEqual(['H1', 'L', 'H2', 'H2']);
    inOrder(
      text,
      'Closing Protection Letter',
      '· Single transaction · NM',
      ...['Letter number', 'CPL-NM-ABCDEF0123', 'Date', '03/04/2026', 'In place of', 'CPL-NM-0123456789'],
      ...['Lender', 'its successors and/or assigns', 'Attention Closing desk', 'Suite 3400', 'NM 87901-1234'],
      ...['Issuing agent', 'File', 'NM-2026-0000123', 'Loan number', 'Loan amount', '$1,234,567.89', 'Borrower'],
      ...[
        'Property',
        'What is protected',
        'the closing of the loan named above',
        'About this letter',
        'insures nothing',
      ],
    );
    expect(words).toHaveLength(1);
  });

  it('a version of a statement has its facts, what is doubtful about it, its lines by section, totals, days and contacts', async () => {
    const { text, roles, words } = await read('version');
    inOrder(
      text,
      'Settlement statement of file NM-2026-0000123, version 12',
      ...['Kept as', 'Sent to lender: Corrected', 'When and by whom', 'Buyer', 'Seller', 'Property', 'Hash'],
      '0123456789abcdef'.repeat(4),
      ...['does not have the hash it was given', 'the rules of today', 'A. Origination Charges', 'LinePaid byAmount'],
      ...['98,765.43', 'Totals', 'J Total closing costs', '12,345,678.90', 'Open', 'Days', '04/15/2026'],
      ...['Mortgage Broker', 'Name', 'Settlement Agent', 'Email'],
    );
    expect(roles.slice(0, 7)).toEqual(['H1', 'L', 'H2', 'Table', 'TH', 'TH', 'TH']);
    for (const [at, page] of words.entries())
      expect(page).toContain(`FileNM-2026-0000123·Version12,Senttolender·0123456789ab·Page${at + 1}of${words.length}`);
  });

  it('the changes of a file stand across the page, under their heads on each, newest first', async () => {
    const { pages, words, text } = await read('changes');
    expect(pages.every(({ width }) => width === 792)).toBe(true);
    inOrder(
      text,
      'Audit Log of file',
      'Changed',
      ...Array.from({ length: 300 }, (_, at) => `Fee ${at} Settlement agent reference`),
    );
    for (const [at, page] of words.entries()) {
      expect(page.slice(0, 100)).toContain('WhenWhoDidRecordFieldBeforeAfter');
      expect(page).toMatch(new RegExp(`Page${at + 1}of${words.length}$`));
    }
  });

  it('of more changes than anybody reads the newest 2000 are printed, and it says so', async () => {
    const { blocks } = await papers.changes(2001);
    expect(blocks).toMatchObject([
      {},
      { rows: { length: 2000 } },
      { text: 'These are the newest 2000 changes. Export the audit log as CSV for the rest.' },
    ]);
    expect((await papers.changes(2000)).blocks).toHaveLength(2);
  });
});
