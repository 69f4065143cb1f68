import type { ReactElement, ReactNode } from 'react';
import type { PopoverCardMessages } from './popover-card.messages.ts';

/** Where a card gets what it shows: at hand, or asked for when it opens. */
export interface CardSource<T> {
  data?: T | undefined;
  /** Asked each time the card opens; the signal is aborted when it closes before the answer. */
  load?: ((signal: AbortSignal) => Promise<T>) | undefined;
}

export interface CardTriggerProps {
  /** The trigger: one button or link that takes a ref and pointer, focus, click and key handlers. */
  children: ReactElement;
  /** A click opens and closes it too: for info buttons, and the only way on touch. Not for links that go somewhere. Default false. */
  toggleOnClick?: boolean | undefined;
  /** Open from the start, kept open. */
  defaultOpen?: boolean | undefined;
}

export interface PopoverCardProps<T> extends CardSource<T>, CardTriggerProps {
  /** Accessible name: "Check 20417". Head of the card while it loads. */
  label: string;
  /** What the card shows: `CardHead` first. */
  content: (data: T) => ReactNode;
  /** Width in px. Default 320. */
  width?: number | undefined;
  messages?: Partial<PopoverCardMessages> | undefined;
}
