import { expect, test, vi } from 'vitest';
import { endTurn, takeTurn } from './one-card.ts';

const card = (pinned: boolean) => ({ pinned: () => pinned, close: vi.fn() });

test('one card at a time; a pinned one is only replaced on purpose', () => {
  const loose = card(false);
  const pinned = card(true);
  const other = card(false);
  expect(takeTurn(loose, true)).toBe(true);
  expect(takeTurn(loose, true)).toBe(true);
  expect(loose.close).not.toHaveBeenCalled();
  expect(takeTurn(pinned, true)).toBe(true);
  expect(loose.close).toHaveBeenCalledOnce();
  expect(takeTurn(other, true)).toBe(false);
  expect(pinned.close).not.toHaveBeenCalled();
  expect(takeTurn(other, false)).toBe(true);
  expect(pinned.close).toHaveBeenCalledOnce();
  // A card that is not the current one ends nobody's turn.
  endTurn(pinned);
  expect(takeTurn(loose, true)).toBe(true);
  expect(other.close).toHaveBeenCalledOnce();
  endTurn(loose);
});
