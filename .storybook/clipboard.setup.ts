import { afterAll, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeClipboard: () => Promise<void>;
    giveClipboard: () => Promise<void>;
  }
}

const LONGEST_WAIT_MILLISECONDS = 120_000;

beforeAll(() => commands.takeClipboard(), LONGEST_WAIT_MILLISECONDS);
afterAll(() => commands.giveClipboard());
