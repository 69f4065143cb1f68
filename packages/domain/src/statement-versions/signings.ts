import type { WireDate } from '../dates/index.ts';
import { formatDate } from '../formats/index.ts';
import { nameKey } from '../parties/index.ts';
import type { VersionKind } from './version-kinds.ts';

/** A signature on a version: the name as it was signed, the role in which, and the day. */
export interface VersionSigning {
  readonly signedBy: string;
  /** The role of a party of the file. */
  readonly roleTypeID: number;
  readonly signedOn: WireDate;
}

/** What a signature is held against: the day its version was kept, today, and who else has signed that version. */
export interface SigningPlace {
  readonly kind: VersionKind;
  readonly keptOn: WireDate;
  readonly today: WireDate;
  readonly others: readonly Pick<VersionSigning, 'signedBy' | 'roleTypeID'>[];
}

/** Why a signature cannot be as it is entered, by field. */
export function signingProblems(
  { kind, keptOn, today, others }: SigningPlace,
  signing: VersionSigning,
): Readonly<Record<string, string>> {
  const { signedOn } = signing;
  if (kind === 'Draft') return { signedBy: 'A draft is signed by nobody' };
  const isKnown = others.some((other) => signerOf(other) === signerOf(signing));
  return {
    ...(isKnown ? { signedBy: 'They have signed it in this role already' } : {}),
    ...(signedOn < keptOn
      ? { signedOn: `It was kept on ${formatDate(keptOn)}: it cannot have been signed before` }
      : {}),
    ...(signedOn > today ? { signedOn: 'That day is still to come' } : {}),
  };
}

/** The same person may sign in two roles. */
const signerOf = ({ signedBy, roleTypeID }: Pick<VersionSigning, 'signedBy' | 'roleTypeID'>): string =>
  `${roleTypeID} ${nameKey(signedBy)}`;
