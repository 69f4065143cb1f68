export { COUNTDOWN_TICK, type CountdownClock, SESSION_NOTICE, startCountdown, systemClock } from './countdown.ts';
export { sessionExpiringMessages } from './session-expiring.messages.ts';
export { SessionExpiring, type SessionExpiringProps } from './session-expiring.tsx';
export { type CountdownOptions, useCountdown } from './use-countdown.ts';
