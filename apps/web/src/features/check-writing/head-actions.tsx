import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

const HeadSlot = createContext<HTMLElement | null>(null);

export const HeadSlotProvider = HeadSlot.Provider;

/** What can be done on the tab in hand, in the head of the page. */
export function HeadActions({ children }: { children: ReactNode }) {
  const slot = use(HeadSlot);
  return slot && createPortal(children, slot);
}
