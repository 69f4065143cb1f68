import type { Paper } from './paper.ts';

/** Something that was done with the paper of a check. */
export interface PaperStep {
  readonly key: string;
  readonly what: 'Printed' | 'Printed again' | 'Spoiled';
  /** `04/15/2013 9:41 AM by Dana Whitfield: Lost in the mail`. */
  readonly words: string;
}

/** `, with the signature of Ann Lee and Bob Ray`; nothing where it is signed by hand. */
const signedBy = (signers: Paper['prints'][number]['signers']): string =>
  signers.length === 0 ? '' : `, with the signature of ${signers.map(({ name }) => name).join(' and ')}`;

/**
 * When and by whom a check was printed, and its paper spoiled; nothing of what is no check.
 * @param moment an instant in words
 */
export function paperSteps(paper: Paper | null, moment: (instant: string) => string): readonly PaperStep[] {
  const said = (at: string, by: string, reason: string | null) =>
    `${moment(at)} by ${by}${reason === null ? '' : `: ${reason}`}`;
  return (paper?.prints ?? []).flatMap(
    ({ printID, printedAt, printedBy, reason, signers, spoiled }, at): PaperStep[] => [
      {
        key: `printed ${printID}`,
        what: at === 0 ? 'Printed' : 'Printed again',
        words: said(printedAt, `${printedBy}${signedBy(signers)}`, reason),
      },
      ...(spoiled === null
        ? []
        : [
            {
              key: `spoiled ${printID}`,
              what: 'Spoiled' as const,
              words: said(spoiled.at, spoiled.by, spoiled.reason),
            },
          ]),
    ],
  );
}
