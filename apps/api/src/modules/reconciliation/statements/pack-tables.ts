import { counted, formatDate, formatInstant } from '@closewright/domain/formats';
import {
  matchRules,
  noFileLines,
  type PackFile,
  type PackMatch,
  type ReconciliationPack,
} from '@closewright/domain/reconciliation';
import type { PackSection } from '../../../platform/pdf/index.ts';
import { amountColumn, listed, money, table } from './pack-lists.ts';

const fileColumns = [
  { heading: 'File', share: 1.6 },
  { heading: 'Not collected', share: 1.2, align: 'right' },
  { heading: 'Available', share: 1.2, align: 'right' },
  { heading: 'Set apart', share: 1.2, align: 'right' },
  { heading: 'Lacking', share: 1.2, align: 'right' },
  { ...amountColumn, heading: 'Balance' },
] as const;

const fileRow = ({ fileNumber, uncollected, available, apart, lacking, balance }: PackFile): string[] => [
  fileNumber,
  ...[uncollected, available, apart, lacking, balance].map(money),
];

const sumRow = (label: string, files: readonly PackFile[]): string[] => [
  label,
  ...(['uncollected', 'available', 'apart', 'lacking', 'balance'] as const).map((of) =>
    money(files.reduce((sum, file) => sum + file[of], 0)),
  ),
];

/** Whose money it is: files below zero first, never netted against the others. */
export function filesSection({ files: { negative, even, positive }, threeWay }: ReconciliationPack): PackSection {
  return {
    isPage: true,
    blocks: [
      { kind: 'heading', text: 'Trial balance' },
      { kind: 'subheading', text: 'Files below zero' },
      listed(fileColumns, negative.map(fileRow), {
        none: 'None.',
        sum: sumRow(counted(negative.length, 'file'), negative),
      }),
      { kind: 'subheading', text: 'Files that lack all that they have' },
      listed(fileColumns, even.map(fileRow), { none: 'None.', sum: sumRow(counted(even.length, 'file'), even) }),
      { kind: 'subheading', text: 'Files with money' },
      listed(fileColumns, positive.map(fileRow), {
        none: 'None.',
        sum: sumRow(counted(positive.length, 'file'), positive),
      }),
      { kind: 'subheading', text: 'All of it' },
      table(
        [{ heading: 'What', share: 4 }, { heading: 'Files', share: 0.8, align: 'right' }, amountColumn],
        [
          ['Files below zero', String(threeWay.negative.count), money(threeWay.negative.amount)],
          ['Files with money', String(threeWay.positive.count), money(threeWay.positive.amount)],
          ['Files that lack all that they have', String(even.length), money(0)],
          ['Files that have nothing any more', String(threeWay.zero), money(0)],
          ...noFileLines(threeWay).map(({ label, amount }) => [label, '', money(amount)]),
          ['Sum of the files', '', money(threeWay.files)],
        ],
        [4],
      ),
    ],
  };
}

/** What was matched since the reconciliation before. */
export const matchesSection = ({ matches, previous, zone }: ReconciliationPack): PackSection => ({
  isPage: true,
  blocks: [
    { kind: 'heading', text: 'Journal of matches' },
    {
      kind: 'paragraph',
      text: `${counted(matches.length, 'match', 'matches')}${previous ? ` since ${formatDate(previous.date)}` : ''}.`,
    },
    listed(
      [
        { heading: 'Date', share: 1 },
        { heading: 'Bank', share: 2.6 },
        { heading: 'Book', share: 2.6 },
        { heading: 'By what', share: 2 },
        amountColumn,
      ],
      matches.map((match) => matchRow(match, zone)),
      { none: 'None.' },
    ),
  ],
});

function matchRow({ date, bankItems, bookItems, rule, reason, note, by, at, amount }: PackMatch, zone: string) {
  const bank = bankItems.map(({ date: on, kind, checkNumber, bankReference, amount: of }) =>
    [formatDate(on), kind, checkNumber ?? bankReference, money(of)].filter(Boolean).join(' '),
  );
  const book = bookItems.map(({ date: on, kind, checkNumber, name, fileNumber, amount: of }) =>
    [formatDate(on), kind, checkNumber, name, fileNumber && `file ${fileNumber}`, money(of)].filter(Boolean).join(' '),
  );
  const said = [reason || matchRules[rule].said, note, `${by}, ${formatInstant(at, zone)}`].filter(Boolean);
  return [formatDate(date), bank.join('\n'), book.join('\n'), said.join('\n'), money(amount)];
}

/** By what the pack and the ledger under it can be proved. */
export const endsSection = ({ ends }: ReconciliationPack, sha256: string | null): PackSection => ({
  isPage: true,
  blocks: [
    { kind: 'heading', text: 'Proof' },
    {
      kind: 'paragraph',
      text: 'Each transaction of the ledger has the SHA-256 of the one before it in its chain. These are the last ones of each chain when this was made.',
    },
    listed(
      [
        { heading: 'Chain', share: 0.6, align: 'right' },
        { heading: 'Transaction', share: 0.9, align: 'right' },
        { heading: 'SHA-256', share: 5 },
      ],
      ends.map(([stripe, number, hash]) => [String(stripe), String(number), hash]),
      { none: 'Nothing was posted.' },
    ),
    ...(sha256 === null
      ? []
      : [{ kind: 'paragraph', text: `SHA-256 of what this pack says, without its signatures: ${sha256}` } as const]),
  ],
});
