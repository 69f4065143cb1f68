import type { Asked } from './asked.ts';

/** What a page of the books is told by its address. */
export interface ListScreenProps {
  /** What the address asks for. */
  readonly asked: Asked;
  /** Another filter was chosen: the address follows. */
  onAsk(asked: Asked): void;
  /** Opens the ledger of a file. */
  onOpen(ordersID: number): void;
  /** Its address, so that it can be opened in another tab. */
  hrefOf(ordersID: number): string;
}
