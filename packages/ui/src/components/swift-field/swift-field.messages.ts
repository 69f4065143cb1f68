import type { SwiftRefusal } from '../../lib/parse/bank-code.ts';

export const swiftFieldMessages: Record<SwiftRefusal, string> = {
  characters: 'Use letters and digits only.',
  length: 'Enter 8 or 11 characters, like CHASUS33.',
  pattern: 'Begin with 6 letters, like CHASUS33.',
};
