import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { Paper } from '../../platform/pdf/index.ts';
import type { LetterOrder } from './underwriter.ts';

/** A letter as the built-in underwriter writes it. It is a specimen and says so: the wording of a real one is the underwriter's. */
export function letterPaper(order: LetterOrder, letterNumber: string): Paper {
  const { letter, underwriterName, agentName, fileNumber, borrowers, property, replaces, requestedAt, requestedOn } =
    order;
  const isSingle = letter.form === 'Single transaction';
  const loan = [
    ['Loan number', letter.loanNumber ?? ''],
    ['Loan amount', letter.loanAmount === null ? '' : formatMoney(cents(letter.loanAmount), { symbol: '$' })],
    ['Borrower', borrowers],
    ['Property', property],
  ] as const;
  const covered = isSingle
    ? 'the closing of the loan named above'
    : `closings of loans of the lender in ${letter.propertyState}`;
  return {
    title: `Closing Protection Letter ${letterNumber}`,
    author: underwriterName,
    createdAt: requestedAt,
    footer: `${letterNumber} · ${underwriterName}`,
    blocks: [
      { kind: 'heading', text: 'Closing Protection Letter' },
      { kind: 'paragraph', text: `${underwriterName} · ${letter.form} · ${letter.propertyState}` },
      {
        kind: 'facts',
        facts: [
          ['Letter number', letterNumber],
          ['Date', formatDate(requestedOn)],
          ...(replaces === null ? [] : [['In place of', replaces] as const]),
          ['Lender', lenderLines(letter)],
          ['Issuing agent', agentName],
          ['File', fileNumber],
          ...(isSingle ? loan : []),
        ],
      },
      { kind: 'subheading', text: 'What is protected' },
      {
        kind: 'paragraph',
        text: `${underwriterName} stands for the conduct of the issuing agent named above in ${covered}: that the agent follows the written closing instructions of the lender as far as they concern title and the collection of funds, and does not take or lose money of the lender by fraud, dishonesty or negligence.`,
      },
      { kind: 'subheading', text: 'About this letter' },
      {
        kind: 'note',
        text: 'It is a specimen of the built-in underwriter, for demonstration and training. It insures nothing.',
      },
    ],
  };
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
