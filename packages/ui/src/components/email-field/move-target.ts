import type { EmailRecipient } from '../../lib/parse/email.ts';

/** A list that recipients can be moved to. */
export interface EmailMoveTarget {
  /** Its name, as in "Move to Cc". */
  label: string;
  /** The key that moves there from a selected chip: Alt+Down to the next list, Alt+Up to the one before. */
  direction: 'next' | 'previous' | 'other';
  /** How many more it takes. Default: any number. */
  room?: number | undefined;
  onMove: (recipients: readonly EmailRecipient[]) => void;
}
