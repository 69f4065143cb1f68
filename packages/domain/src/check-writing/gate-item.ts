/** What is looked at before money leaves a file. */
export type GateCheck = 'locked' | 'balanced' | 'collected' | 'payee' | 'held' | 'unchanged' | 'recorded' | 'wire';

/** What one of the checks before a disbursement says. */
export interface GateItem {
  readonly check: GateCheck;
  /** `tells`: something is still to be settled, which does not stop it. */
  readonly state: 'met' | 'blocks' | 'tells';
  /** A short title: `Statement is in balance`. */
  readonly title: string;
  /** What is missing, or what it was met by. */
  readonly words: string;
  /** The field of the statement where it is mended. */
  readonly field: string | null;
}
