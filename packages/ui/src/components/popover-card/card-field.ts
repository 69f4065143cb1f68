import { createContext, type KeyboardEvent, type RefObject } from 'react';

/**
 * A field with the button of a card at its end. The button is no stop of Tab there: the field hands its keys on to the card, and the
 * focus comes back to the field.
 */
export interface CardField {
  input: RefObject<HTMLElement | null>;
  /** Set by the card while it is there: true if it used the key. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
}

export const CardFieldContext = createContext<CardField | null>(null);
