/** What somebody asks for: that an image of a signature is kept, or that it may stand on checks of a bank account. */
export const signatureKinds = ['image', 'account'] as const;

/** What becomes of it. What is approved ends when something takes its place, or somebody ends it. */
export const signatureStates = ['asked', 'approved', 'refused', 'withdrawn', 'ended'] as const;

/** What is done with it. */
export const signatureDecisions = ['approve', 'refuse', 'withdraw', 'end'] as const;

export type SignatureState = (typeof signatureStates)[number];
export type SignatureDecision = (typeof signatureDecisions)[number];

/** Of images: bytes as they are sent, and sides in pixels. */
export const signatureLimits = {
  bytes: 200_000,
  width: { min: 40, max: 2400 },
  height: { min: 20, max: 1000 },
  /** How many requests of an office are kept in sight. */
  requests: 500,
} as const;

/** What a decision makes of a request. */
export const decidedState: Readonly<Record<SignatureDecision, SignatureState>> = {
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
  end: 'ended',
};

/**
 * Why somebody may not decide a request so; null where they may. Two people stand behind each signature: who asked does not approve, and who is
 * neither asked nor asking ends what is approved.
 * @param isOwn whether whoever decides asked for it
 */
export function decisionProblem(state: SignatureState, decision: SignatureDecision, isOwn: boolean): string | null {
  if (decision === 'end') return state === 'approved' ? null : 'Only what is approved is ended';
  if (state !== 'asked') return 'It was decided already';
  if (decision === 'withdraw') return isOwn ? null : 'Who asked for it withdraws it; refuse it instead';
  return isOwn ? 'You asked for it: another person decides' : null;
}

/** Whose signature may stand on checks of a bank account. */
export interface CheckSigner {
  readonly usersID: number;
  readonly name: string;
  /** Up to this amount, in cents; null: any. */
  readonly most: number | null;
}

/**
 * The signatures that are printed on a check, of those that whoever prints has chosen: one for each line, or none, so that a check that needs two never
 * goes out with one. The others are signed by hand.
 * @param lines how many the check has to sign on
 */
export function signaturesOn<S extends Pick<CheckSigner, 'most'>>(
  amount: number,
  lines: number,
  chosen: readonly S[],
): readonly S[] {
  const able = chosen.filter(({ most }) => most === null || amount <= most);
  return able.length >= lines ? able.slice(0, lines) : [];
}
