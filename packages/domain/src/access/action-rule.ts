import type { Requirement } from './requirement.ts';

/** One thing a user can do. */
export interface ActionRule extends Requirement {
  readonly label: string;
  /** Writes need Full access to the screens and no read-only state of app or file (core.md §6 Action execution). */
  readonly writes: boolean;
  /** What about the subject counts besides the rights. */
  readonly rule?: 'file' | 'settlement' | 'checkWriting' | 'company' | 'takeOver';
}

// What the first screen asks, each a constant of its own: it comes without the other actions.

/** Reading File Main, which the pages of a file ask for before the first of them stands. */
export const readOrder = { label: 'File Main', screens: ['OrderEntry'], writes: false } as const satisfies ActionRule;

/** A new file. */
export const createOrder = {
  label: 'Add File',
  screens: ['OrderEntry'],
  permissionKeys: ['AllowCreateOrder'],
  writes: true,
} as const satisfies ActionRule;
