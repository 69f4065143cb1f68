import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { TaggedPdf } from '../../platform/pdf/tagged-pdf.ts';
import type { LetterOrder } from './underwriter.ts';

/** A letter as the built-in underwriter writes it. It is a specimen and says so: the wording of a real one is the underwriter's. */
export function letterPdf(order: LetterOrder, letterNumber: string): Promise<Uint8Array> {
  const { letter, underwriterName, agentName, fileNumber, borrowers, property, replaces, requestedAt } = order;
  const isSingle = letter.form === 'Single transaction';
  const pdf = new TaggedPdf({
    title: `Closing Protection Letter ${letterNumber}`,
    author: underwriterName,
    createdAt: requestedAt,
    footer: `${letterNumber} · ${underwriterName}`,
  });
  pdf.heading('Closing Protection Letter');
  pdf.paragraph(`${underwriterName} · ${letter.form} · ${letter.propertyState}`);
  pdf.facts([
    ['Letter number', letterNumber],
    ['Date', formatDate(requestedAt.toISOString().slice(0, 10))],
    ...(replaces === null ? [] : [['In place of', replaces] as const]),
    ['Lender', lenderLines(letter)],
    ['Issuing agent', agentName],
    ['File', fileNumber],
    ...(isSingle
      ? ([
          ['Loan number', letter.loanNumber ?? ''],
          ['Loan amount', letter.loanAmount === null ? '' : formatMoney(cents(letter.loanAmount), { symbol: '$' })],
          ['Borrower', borrowers],
          ['Property', property],
        ] as const)
      : []),
  ]);
  pdf.subheading('What is protected');
  pdf.paragraph(
    `${underwriterName} stands for the conduct of the issuing agent named above in ${
      isSingle ? 'the closing of the loan named above' : `closings of loans of the lender in ${letter.propertyState}`
    }: that the agent follows the written closing instructions of the lender as far as they concern title and the collection of funds, and does not take or lose money of the lender by fraud, dishonesty or negligence.`,
  );
  pdf.subheading('About this letter');
  pdf.paragraph('It is a specimen of the built-in underwriter, for demonstration and training. It insures nothing.', {
    muted: true,
  });
  return pdf.end();
}

function lenderLines({ lenderName, clause, attention, ...address }: LetterOrder['letter']): string {
  const { address1, address2, city, addressState, zip } = address;
  return [
    clause ? `${lenderName}, ${clause}` : lenderName,
    attention && `Attention ${attention}`,
    [address1, address2].filter(Boolean).join(', '),
    `${city}, ${addressState} ${zip}`,
  ]
    .filter(Boolean)
    .join('\n');
}
