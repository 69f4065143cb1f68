import { describe, expect, it } from 'vitest';
import { accessPage, writtenPage } from './access-matrix.ts';

describe('docs/access.md', () => {
  it('is what the rules say (mend with: npm run docs:access)', () => {
    expect(writtenPage()).toBe(accessPage());
  });

  it('names every starter role and every right', () => {
    for (const word of ['Escrow officer', 'Title examiner', 'IsAppReadOnly', 'appEBankRecon_AppAccess']) {
      expect(accessPage()).toContain(word);
    }
  });
});
