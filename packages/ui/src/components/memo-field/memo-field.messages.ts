export const memoFieldMessages = {
  length: (used: number, most: number) => `${used} of ${most}`,
  tooLong: (over: number) => `Remove ${over} ${over === 1 ? 'character' : 'characters'}.`,
};
