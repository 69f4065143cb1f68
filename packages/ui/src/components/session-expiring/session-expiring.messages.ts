/** Texts of the session dialog, en-US. */
export const sessionExpiringMessages = {
  title: 'Session Expiring',
  left: 'You have left this application idle.',
  idle: (minutes: number) => `You have been idle for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  /** Around the number of seconds, which is shown bold. */
  loggingOut: (seconds: number) =>
    ['Logging out in ', String(seconds), seconds === 1 ? ' second...' : ' seconds...'] as const,
  logOut: 'Log out',
  keepWorking: 'Keep working',
};
