import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import { counted, formatDate, formatInstant } from '@closewright/domain/formats';
import { lackingOf, type ReconciliationPack } from '@closewright/domain/reconciliation';
import type { PackSection, PrintedPack, PrintedSignature } from '../../../platform/pdf/index.ts';
import {
  adjustedSection,
  bookSection,
  exceptionsSection,
  inTransitSection,
  money,
  outstandingSection,
  table,
} from './pack-lists.ts';
import { endsSection, filesSection, matchesSection } from './pack-tables.ts';

/** What a pack is printed as: as it was kept, with who signed it, or as a draft of a day as it stands. */
export type PackPrint = { readonly signed: ReconciliationRow } | { readonly drawn: Date; readonly by: string };

/** The pack of a reconciliation on paper, made of what was kept alone. */
export function packPaper(pack: ReconciliationPack, print: PackPrint): PrintedPack {
  const { account, office, threeWay } = pack;
  const day = formatDate(threeWay.date);
  const state = 'drawn' in print ? 'DRAFT' : print.signed.isReconFinalized ? null : 'REPLACED';
  const head = [office, `${account.name}, ${account.bankName} ${account.accountNumber}`, day, state].filter(Boolean);
  return {
    title: `${state === 'DRAFT' ? 'Draft reconciliation' : 'Reconciliation'} of ${account.name}, ${day}`,
    author: 'drawn' in print ? print.by : print.signed.prepared.by,
    createdAt: 'drawn' in print ? print.drawn : new Date(print.signed.prepared.at),
    head: head.join(' · '),
    footer: `${account.name} ${account.accountNumber} · ${day}`,
    ...(state === null ? {} : { mark: state }),
    sections: [
      threeWaySection(pack, print),
      adjustedSection(pack),
      bookSection(pack),
      inTransitSection(pack),
      outstandingSection(pack),
      exceptionsSection(pack),
      filesSection(pack),
      matchesSection(pack),
      endsSection(pack, 'drawn' in print ? null : print.signed.sha256),
    ],
  };
}

function threeWaySection(pack: ReconciliationPack, print: PackPrint): PackSection {
  const { account, threeWay, previous, zone } = pack;
  const compared = (said: (of: NonNullable<typeof previous>) => number | null) =>
    [threeWay, ...(previous ? [previous] : [])].map((of) => money(said(of)));
  const columns = [
    { heading: 'Bank, book and files', share: 3 },
    ...[threeWay, ...(previous ? [previous] : [])].map(({ date }) => ({
      ...{ heading: formatDate(date), share: 1.2, align: 'right' as const },
    })),
  ];
  const version = 'drawn' in print ? [] : [['Version', String(print.signed.version)] as const];
  return {
    blocks: [
      { kind: 'heading', text: 'Three-way reconciliation' },
      {
        kind: 'facts',
        facts: [
          ['Bank account', `${account.name}\n${account.title}\n${account.bankName} ${account.accountNumber}`],
          ['Day', formatDate(threeWay.date)],
          ...version,
          ...replacedFacts(print, zone),
        ],
      },
      table(
        columns,
        [
          ['Adjusted bank balance', ...compared(({ adjusted }) => adjusted)],
          ['Book balance', ...compared(({ book }) => book)],
          ['Sum of the files', ...compared(({ files }) => files)],
          ['Bank less book', ...compared(({ bankLessBook }) => bankLessBook)],
          ['Book less files', ...compared(({ bookLessFiles }) => bookLessFiles)],
        ],
        [3, 4],
      ),
      { kind: 'paragraph', text: soundness(pack) },
    ],
    signatures:
      'drawn' in print
        ? [{ title: 'Prepared by' }, { title: 'Reviewed by' }]
        : [
            signature('Prepared by', print.signed.prepared, zone),
            signature('Reviewed by', print.signed.reviewed, zone),
          ],
  };
}

/** Balanced is not sound: what files lack, and what the bank took of no file, is said apart from what the others have. */
function soundness(pack: ReconciliationPack): string {
  const { count, amount } = lackingOf(pack);
  const { noFile, ofNoFile } = pack.threeWay;
  const charges = ofNoFile?.charges ?? Math.max(0, -noFile);
  const unclaimed = ofNoFile?.unclaimed ?? 0;
  const said = [
    ...(count === 0
      ? ['No file lacks money.']
      : [`${counted(count, 'file lacks', 'files lack')} money: ${money(amount)} in all.`]),
    ...(charges > 0 ? [`The bank took ${money(charges)} of no file that nobody made good yet.`] : []),
    ...(unclaimed > 0 ? [`Nobody has claimed ${money(unclaimed)} that came in.`] : []),
    ...(count > 0 || charges > 0 ? ['It is not made up for by what other files have.'] : []),
  ];
  return said.join(' ');
}

function replacedFacts(print: PackPrint, zone: string): (readonly [string, string])[] {
  if ('drawn' in print || !print.signed.reopened) return [];
  const { reopenAsked, reopened } = print.signed;
  const asked = reopenAsked ? [['Reopening asked by', said(reopenAsked, zone)] as const] : [];
  return [...asked, ['Reopened by', said(reopened, zone)]];
}

type Signed = ReconciliationRow['prepared'];

const said = ({ by, at, note }: Signed, zone: string): string =>
  [`${by}, ${formatInstant(at, zone)}`, note].filter(Boolean).join('\n');

const signature = (title: string, signed: Signed | null, zone: string): PrintedSignature =>
  signed === null
    ? { title }
    : {
        title,
        by: signed.by,
        at: formatInstant(signed.at, zone),
        ...(signed.note === null ? {} : { note: signed.note }),
      };
