const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

export const memoFieldMessages = {
  length: (used: number, most: number) => `${used} of ${most}`,
  tooLong: (over: number) => `Remove ${characters(over)}.`,
  left: (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
};
